// A piece moves from where it was to where it is. Pieces stand at places (`data-place="essex-scots"`, as many as
// `data-count` says); before the page changes their numbers and positions are noted, afterwards what left one place
// is drawn moving to where it arrived, or to the supply.
import { tick } from 'svelte'
import { movements } from './movements'

interface Stand {
  readonly box: DOMRect
  readonly copy: SVGElement | null
  readonly count: number
}

const TAKES = 380
const MOST = 12 // at once; more would be a swarm
const still = window.matchMedia('(prefers-reduced-motion: reduce)')
let known = new Map<string, Stand>()

/** Note where everything stands now, and animate what moved since the last time. */
export function animateMovements(): void {
  if (still.matches || document.hidden) return
  void tick().then(() => {
    const now = places()
    movements(known, now).slice(0, MOST).forEach(([from, to], index) => {
      const [start, end] = [known.get(from) ?? now.get(from), now.get(to)]
      if (start && end) animate(start, end, index * 120)
    })
    known = now
  })
}

function places(): Map<string, Stand> {
  const found = new Map<string, Stand>()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const copy = element.querySelector<SVGElement>('.follower')
    found.set(element.dataset['place'] ?? '', { box: (copy ?? element).getBoundingClientRect(), copy, count: Number(element.dataset['count'] ?? 1) })
  }
  return found
}

function animate(from: Stand, to: Stand, wait: number): void {
  if (!to.copy || from.box.width === 0 || to.box.width === 0) return
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  layer.setAttribute('viewBox', '0 0 24 24')
  layer.append(to.copy.cloneNode(true))
  layer.classList.add('moving')
  document.body.append(layer)
  const at = (box: DOMRect): string => `translate(${box.x}px, ${box.y}px)`
  const size = Math.max(22, to.box.width)
  layer.style.setProperty('width', `${size}px`)
  layer.style.setProperty('height', `${size}px`)
  const animation = layer.animate([{ transform: at(from.box), opacity: 1 }, { transform: at(to.box), opacity: 1 }], {
    duration: TAKES,
    delay: Math.min(wait, 1600),
    easing: 'cubic-bezier(.3,.1,.3,1)',
    fill: 'backwards',
  })
  void animation.finished.finally(() => layer.remove())
}
