// A part of the page that keeps the height it once needed, as long as the window stays the same: what lies above does not move
// when a card leaves the hand.
import type { Attachment } from 'svelte/attachments'

const room = window.matchMedia('(min-width: 700px) and (min-height: 501px)')

export const steady: Attachment<HTMLElement> = (element) => {
  let [width, most] = [0, 0]
  const watch = new ResizeObserver(() => {
    if (element.clientWidth !== width) {
      width = element.clientWidth
      most = 0
      element.style.minHeight = ''
    }
    most = Math.max(most, element.offsetHeight)
    element.style.minHeight = room.matches ? `${most}px` : ''
  })
  watch.observe(element)
  return () => watch.disconnect()
}
