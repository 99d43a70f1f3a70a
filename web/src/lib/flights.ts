// A piece travels from where it was to where it is. Pieces stand at places (`data-place="essex-scots"`); before the page
// changes their numbers and positions are noted, afterwards what left one place flies to where it arrived.
import { tick } from 'svelte'

interface Stand {
  readonly box: DOMRect
  readonly copy: SVGElement | null
}

const TAKES = 380
const still = window.matchMedia('(prefers-reduced-motion: reduce)')
let known = new Map<string, Stand>()

/** Note where everything stands now, and let travel what moved since the last time. */
export function flights(): void {
  if (still.matches || document.hidden) return
  void tick().then(() => {
    const now = places()
    const gone = [...known].filter(([place]) => !now.has(place))
    const come = [...now].filter(([place]) => !known.has(place))
    come.forEach(([place, to], index) => {
      const kind = place.slice(place.lastIndexOf('-'))
      const from = gone.find(([other]) => other.endsWith(kind)) ?? [...known].find(([other]) => other === `supply${kind}`)
      if (from) fly(from[1], to, index * 120)
    })
    known = now
  })
}

function places(): Map<string, Stand> {
  const found = new Map<string, Stand>()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const copy = element.querySelector<SVGElement>('.follower')
    found.set(element.dataset['place'] ?? '', { box: (copy ?? element).getBoundingClientRect(), copy })
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
