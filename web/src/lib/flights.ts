// A piece travels from where it was to where it is. Pieces stand at places (`data-place="essex-scots"`, as many as
// `data-count` says); before the page changes their numbers and positions are noted, afterwards what left one place
// flies to where it arrived, or to the supply.
import { tick } from 'svelte'
import { journeys } from './journeys'

interface Stand {
  readonly box: DOMRect
  readonly copy: SVGElement | null
  readonly count: number
}

const TAKES = 380
const MOST = 12 // at once; more would be a swarm
const still = window.matchMedia('(prefers-reduced-motion: reduce)')
let known = new Map<string, Stand>()

/** Note where everything stands now, and let travel what moved since the last time. */
export function flights(): void {
  if (still.matches || document.hidden) return
  void tick().then(() => {
    const now = places()
    journeys(known, now).slice(0, MOST).forEach(([from, to], index) => {
      const [start, end] = [known.get(from) ?? now.get(from), now.get(to)]
      if (start && end) fly(start, end, index * 120)
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

function fly(from: Stand, to: Stand, wait: number): void {
  if (!to.copy || from.box.width === 0 || to.box.width === 0) return
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  layer.setAttribute('viewBox', '0 0 24 24')
  layer.append(to.copy.cloneNode(true))
  layer.classList.add('flight')
  document.body.append(layer)
  const at = (box: DOMRect): string => `translate(${box.x}px, ${box.y}px)`
  const size = Math.max(22, to.box.width)
  layer.style.setProperty('width', `${size}px`)
  layer.style.setProperty('height', `${size}px`)
  const flight = layer.animate([{ transform: at(from.box), opacity: 1 }, { transform: at(to.box), opacity: 1 }], {
    duration: TAKES,
    delay: Math.min(wait, 1600),
    easing: 'cubic-bezier(.3,.1,.3,1)',
    fill: 'backwards',
  })
  void flight.finished.finally(() => layer.remove())
}
