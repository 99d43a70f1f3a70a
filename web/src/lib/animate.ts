// A piece lifts, travels from where it was to where it is, and lands. Pieces stand at places (`data-place="essex-scots"`, as many as
// `data-count` says); before the page changes their numbers and positions are noted, afterwards what left one place
// is drawn moving to where it arrived, or to the supply, with the shield of whoever moved it.
import { mount, tick, unmount } from 'svelte'
import Shield from '../art/Shield.svelte'
import { EASE, isStill, LONG } from './motion'
import { movements } from './movements'

interface Stand {
  readonly element: Element
  readonly box: DOMRect
  readonly copy: SVGElement | null
  readonly count: number
}

const MOST = 12 // at once; more would be a swarm
const APART = 120
const LAST = 900 // when the last of many sets out
let known = new Map<string, Stand>()

/** Note where everything stands, before the page changes. */
export function notePlaces(): void {
  if (!isStill() && !document.hidden) known = places()
}

/** Animate what has moved since then; `mover` is the seat whose move it was, if it is somebody else's. */
export function animateMovements(mover: number | null = null): void {
  if (isStill() || document.hidden) return
  void tick().then(() => {
    const now = places()
    const arrived = new Map<string, number>()
    const moved = known.size > 0 ? movements(known, now) : [] // at first nobody has come from anywhere
    moved.slice(0, MOST).forEach(([from, to], index) => {
      const [start, end] = [known.get(from) ?? now.get(from), now.get(to)]
      if (!start || !end) return
      const wait = Math.min(index * APART, LAST)
      arrived.set(to, (arrived.get(to) ?? 0) + 1)
      conceal(end, arrived.get(to)!, wait)
      travel(start, end, wait, index === 0 ? mover : null)
    })
    known = now
  })
}

function places(): Map<string, Stand> {
  const found = new Map<string, Stand>()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const copy = element.querySelector<SVGElement>('.follower')
    found.set(element.dataset['place'] ?? '', { element, box: (copy ?? element).getBoundingClientRect(), copy, count: Number(element.dataset['count'] ?? 1) })
  }
  return found
}

/** Whoever is still on the way does not stand at the end of it yet. */
function conceal(at: Stand, newcomer: number, wait: number): void {
  const standing = [...at.element.querySelectorAll('.piece')]
  const piece = at.element.matches('[data-count]') ? (at.count <= standing.length ? standing.at(-newcomer) : null) : at.element
  piece?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: wait + LONG })
}

function travel(from: Stand, to: Stand, wait: number, mover: number | null): void {
  const piece = to.copy ?? from.copy
  if (!piece || from.box.width === 0 || to.box.width === 0) return
  const layer = document.createElement('div')
  layer.classList.add('moving')
  const size = Math.max(22, to.box.width, from.box.width)
  layer.innerHTML = `<svg viewBox="0 0 24 24" width="${size}" height="${size}"></svg>`
  layer.firstElementChild!.append(piece.cloneNode(true))
  document.body.append(layer)
  const badge = mover === null ? null : mount(Shield, { target: layer, props: { seat: mover, size: 20 } })
  const at = (box: DOMRect, lift: number): string => `translate(${box.x}px, ${box.y - lift}px) scale(${1 + lift / 40})`
  const animation = layer.animate(
    [{ transform: at(from.box, 0) }, { transform: at(from.box, 10), offset: 0.15 }, { transform: at(to.box, 10), offset: 0.85 }, { transform: at(to.box, 0) }],
    { duration: LONG, delay: wait, easing: EASE, fill: 'backwards' },
  )
  void animation.finished.finally(() => {
    if (badge) void unmount(badge)
    layer.remove()
  })
}
