// A drawing that can be looked at more closely: by wheel, by two fingers, by keys; dragged while it is larger than its window.
// It also tells the drawing how large a pixel is (`--u`, in units of the drawing), so that letters on it never get too small to be read.
import type { Attachment } from 'svelte/attachments'

const MOST = 5
const [SMALL, SMALLER, TINY] = [0.7, 0.48, 0.42] // pixels for a unit; below, a drawing leaves out what is said elsewhere, until one zooms in
const KEYS: Readonly<Record<string, number>> = { '+': 1.4, '=': 1.4, '-': 1 / 1.4 }

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of `whole` that is shown after a zoom by `factor` that leaves the point (x, y) where it is. */
export function zoomed(shown: Box, whole: Box, factor: number, x: number, y: number): Box {
  const scale = Math.min(MOST, Math.max(1, (whole.width / shown.width) * factor))
  const [width, height] = [whole.width / scale, whole.height / scale]
  return kept({ x: x - ((x - shown.x) * width) / shown.width, y: y - ((y - shown.y) * height) / shown.height, width, height }, whole)
}

/** The same part, moved into the whole. */
export function kept(shown: Box, whole: Box): Box {
  const within = (at: number, from: number, spare: number): number => Math.min(Math.max(at, from), from + spare)
  return { ...shown, x: within(shown.x, whole.x, whole.width - shown.width), y: within(shown.y, whole.y, whole.height - shown.height) }
}

/** For an `svg` that is only to know how large a pixel is. */
export const measured: Attachment<SVGSVGElement> = (svg) => {
  const watch = new ResizeObserver(() => svg.style.setProperty('--u', (1 / (svg.getScreenCTM()?.a ?? 1)).toFixed(4)))
  watch.observe(svg)
  return () => watch.disconnect()
}

/** For an `svg` with a view box, which may change with the window. */
export const zoomable: Attachment<SVGSVGElement> = (svg) => {
  const read = (): Box => {
    const { x, y, width, height } = svg.viewBox.baseVal
    return { x, y, width, height }
  }
  let whole = read()
  let shown = whole
  let written = svg.getAttribute('viewBox')
  const fingers = new Map<number, { x: number; y: number }>()
  let dragged = 0

  function show(box: Box): void {
    shown = box
    written = `${box.x} ${box.y} ${box.width} ${box.height}`
    svg.setAttribute('viewBox', written)
    svg.classList.toggle('zoomed', box.width < whole.width * 0.999)
    measure()
  }
  function measure(): void {
    if (svg.getAttribute('viewBox') !== written) {
      // drawn anew for another window
      written = svg.getAttribute('viewBox')
      whole = shown = read()
      svg.classList.remove('zoomed')
    }
    const scale = svg.getScreenCTM()?.a ?? 1
    svg.style.setProperty('--u', (1 / scale).toFixed(4))
    svg.classList.toggle('small', scale < SMALL)
    svg.classList.toggle('smaller', scale < SMALLER)
    svg.classList.toggle('tiny', scale < TINY)
  }
  /** Where on the drawing a point of the window lies. */
  function place(clientX: number, clientY: number): DOMPoint {
    return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
  }
  function zoom(factor: number, clientX: number, clientY: number): void {
    const { x, y } = place(clientX, clientY)
    show(zoomed(shown, whole, factor, x, y))
  }
  const NOWHERE = { x: 0, y: 0 }
  const spread = (): { x: number; y: number; wide: number } => {
    const [a = NOWHERE, b = NOWHERE] = [...fingers.values()]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, wide: Math.hypot(a.x - b.x, a.y - b.y) || 1 }
  }

  function wheel(event: WheelEvent): void {
    if (event.deltaY > 0 && shown.width >= whole.width * 0.999) return // nothing to zoom out of: the page may scroll
    event.preventDefault()
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY)
  }
  function down(event: PointerEvent): void {
    if (event.isPrimary) fingers.clear() // the first finger
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    dragged = fingers.size > 1 ? Infinity : 0
  }
  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const to = { x: event.clientX, y: event.clientY }
    if (fingers.size === 2) {
      const was = spread()
      fingers.set(event.pointerId, to)
      const is = spread()
      shift(was, is)
      zoom(is.wide / was.wide, is.x, is.y)
    } else {
      fingers.set(event.pointerId, to)
      dragged += Math.hypot(to.x - before.x, to.y - before.y)
      if (svg.classList.contains('zoomed')) shift(before, to)
    }
  }
  function shift(from: { x: number; y: number }, to: { x: number; y: number }): void {
    const [a, b] = [place(from.x, from.y), place(to.x, to.y)]
    show(kept({ ...shown, x: shown.x + a.x - b.x, y: shown.y + a.y - b.y }, whole))
  }
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId)
  /** Who has dragged or zoomed has chosen nothing. */
  function click(event: MouseEvent): void {
    if (dragged <= 8 || event.detail === 0) return
    if (dragged === Infinity || svg.classList.contains('zoomed')) event.stopPropagation()
    dragged = 0
  }
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const box = svg.getBoundingClientRect()
    if (event.key === '0') show(whole)
    else if (KEYS[event.key]) zoom(KEYS[event.key]!, box.x + box.width / 2, box.y + box.height / 2)
  }

  const watch = new ResizeObserver(measure)
  const redrawn = new MutationObserver(measure)
  watch.observe(svg)
  redrawn.observe(svg, { attributeFilter: ['viewBox'] })
  svg.classList.add('zoomable')
  svg.addEventListener('wheel', wheel, { passive: false })
  svg.addEventListener('pointerdown', down)
  svg.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', up)
  svg.addEventListener('click', click, true)
  svg.addEventListener('keydown', key)
  return () => {
    watch.disconnect()
    redrawn.disconnect()
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', up)
  }
}
