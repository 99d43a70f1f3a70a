// What is wrong with a page in its window: text that is cut off, lies on other text or is too small, targets too small for a finger.
;([smallest, target]) => {
  const ARROW = 16 // pixels beside what is chosen of a list
  const found = new Set()
  const told = (kind, element, text) =>
    found.add(`${kind}: ${text.trim().slice(0, 60)} <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`)
  const { scrollWidth: width, clientWidth: room, scrollHeight: height, clientHeight: rest } = document.documentElement
  if (width > room) found.add(`the page is ${width} wide`) // a phone's window grows with what is too broad
  if (room >= 700 && height > rest && document.querySelector('main.table')) found.add(`the page goes on for ${height - rest} below the table`)

  const unseen = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.hidden, [inert], .cover, .follower, .seal') !== null || // pictures, and the letter that marks a piece
    getComputedStyle(element).clipPath !== 'none'
  /** What lies over the rest of the page on purpose: it may cover text that can be scrolled from under it. */
  const layerOf = (element) => {
    for (let at = element; at; at = at.parentElement) if (at.matches('.stage, .meanwhile') || ['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
    return null
  }
  const scaleOf = (element) => {
    const drawn = element instanceof SVGElement ? element.getScreenCTM() : null
    return drawn ? Math.hypot(drawn.c, drawn.d) : 1 // the height of letters
  }
  const slanted = (element) => {
    const drawn = element instanceof SVGElement ? element.getScreenCTM() : null
    return drawn !== null && Math.abs(drawn.a) > 0.01 && Math.abs(drawn.b) > 0.01
  }
  /** The letters of a line, whose box is higher than they are. */
  function lettersOf(line, size, drawn) {
    const above = drawn ? line.height * 0.15 : Math.max(0, (line.height - size) / 2)
    const below = drawn ? line.height * 0.2 : above
    return { left: line.left, right: line.right, top: line.top + above, bottom: line.bottom - below }
  }
  /** As much of it as is not scrolled away; `cut` when some can never be seen. */
  function shownOf(letters, element) {
    const box = { ...letters, cut: false }
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && at.tagName !== 'svg') continue
      const style = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      for (const [axis, from, to] of [['X', 'left', 'right'], ['Y', 'top', 'bottom']]) {
        const flow = style[`overflow${axis}`]
        if (flow === 'visible' || (box[from] > edge[from] - 1.5 && box[to] < edge[to] + 1.5)) continue
        if (!['auto', 'scroll'].includes(flow)) box.cut = true
        box[from] = Math.max(box[from], edge[from])
        box[to] = Math.min(box[to], edge[to])
      }
      if (style.position === 'fixed') break
    }
    return box
  }

  const lines = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walk.nextNode()); ) {
    const element = node.parentElement
    if (!node.data.trim() || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName) || unseen(element)) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue
      const shown = shownOf(lettersOf(line, size, element instanceof SVGElement), element)
      if (shown.cut) told('cut off', element, node.data)
      if (shown.right - shown.left < 1 || shown.bottom - shown.top < 1) continue
      if (size < smallest - 0.05) told(`${size.toFixed(1)} px`, element, node.data)
      if (!slanted(element)) lines.push({ ...shown, element, text: node.data, layer: layerOf(element) })
    }
  }
  const overlap = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 2
  lines.forEach((a, at) => {
    for (const b of lines.slice(at + 1))
      if (a.element !== b.element && a.layer === b.layer && overlap(a, b, 'left', 'right') && overlap(a, b, 'top', 'bottom'))
        told(`on "${b.text.trim().slice(0, 30)}"`, a.element, a.text)
  })

  const targets = [...document.querySelectorAll('button, a[href], select, summary, input, textarea, [role=button]')].filter((one) => !unseen(one))
  const pen = document.createElement('canvas').getContext('2d')
  for (const select of document.querySelectorAll('select')) {
    if (unseen(select) || select.clientWidth === 0) continue
    const style = getComputedStyle(select)
    const text = select.selectedOptions[0]?.text ?? ''
    pen.font = style.font
    const needs = pen.measureText(text).width + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + ARROW
    if (needs > select.clientWidth + 1) told('cut off', select, text)
  }
  const breadth = (one) => {
    const box = (one.closest('label') ?? one).getBoundingClientRect()
    return Math.min(box.width, box.height)
  }
  const large = new Set(targets.filter((one) => breadth(one) >= target - 0.1).map((one) => one.dataset.word))
  for (const one of targets) {
    const elsewhere = one.dataset.word !== undefined && large.has(one.dataset.word) // the same choice, larger
    if (breadth(one) > 0 && breadth(one) < target - 0.1 && !elsewhere)
      told(`target of ${breadth(one).toFixed(1)}`, one, one.getAttribute('aria-label') ?? one.textContent)
  }
  return [...found]
}
