// A double click, a double tap or a key that is held down makes one decision, not two: the second half would fall on the next
// question, which nobody has read yet.
import type { Attachment } from 'svelte/attachments'

const SOON = 350 // milliseconds between two taps that are one
const NEAR = 30 // pixels

const isChoice = (event: Event): boolean => event.target instanceof Element && event.target.closest('[data-word]') !== null

export const oneDecision: Attachment<HTMLElement> = (element) => {
  let last: { at: number; x: number; y: number } | null = null

  function click(event: MouseEvent): void {
    if (!isChoice(event) || event.detail === 0) return
    const here = { at: event.timeStamp, x: event.clientX, y: event.clientY }
    const near = last !== null && Math.hypot(here.x - last.x, here.y - last.y) < NEAR
    const tapped = event instanceof PointerEvent && event.pointerType === 'touch' && last !== null && here.at - last.at < SOON
    if (near && (tapped || event.detail > 1)) {
      event.stopPropagation()
      event.preventDefault()
    } else last = here
  }
  function key(event: KeyboardEvent): void {
    if (!event.repeat || !isChoice(event) || (event.key !== 'Enter' && event.key !== ' ')) return
    event.stopPropagation()
    event.preventDefault()
  }
  element.addEventListener('click', click, true)
  element.addEventListener('keydown', key, true)
  return () => {
    element.removeEventListener('click', click, true)
    element.removeEventListener('keydown', key, true)
  }
}
