// A part of the page as a picture of its own: its elements with the styles that hold for them, in one SVG.

const SPACE = { svg: 'http://www.w3.org/2000/svg', html: 'http://www.w3.org/1999/xhtml' }

export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The rules of the page as they hold now: what depends on the window is decided, fonts are put in. */
async function styles(): Promise<string> {
  const sheets = await Promise.all([...document.styleSheets].map((sheet) => written([...sheet.cssRules], sheet.href ?? location.href)))
  return sheets.join('\n')
}

async function written(rules: readonly CSSRule[], base: string): Promise<string> {
  const texts = await Promise.all(
    rules.map(async (rule) => {
      if (rule instanceof CSSMediaRule) return window.matchMedia(rule.conditionText).matches ? written([...rule.cssRules], base) : ''
      if (rule instanceof CSSFontFaceRule) return usedFont(rule, base)
      return rule.cssText
    }),
  )
  return texts.join('\n')
}

const fonts = new Map<string, Promise<string>>()

/** A font of the page with its file in it, if it is in use; else nothing. */
async function usedFont(rule: CSSFontFaceRule, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1]
  const family = rule.style.getPropertyValue('font-family').replace(/["']/g, '')
  const range = rule.style.getPropertyValue('unicode-range')
  const used = [...document.fonts].some((face) => face.status === 'loaded' && face.family.replace(/["']/g, '') === family && (!range || face.unicodeRange.replaceAll(' ', '') === range.replaceAll(' ', '').toUpperCase()))
  if (!address || !used) return ''
  const whole = new URL(address, base).href
  if (!fonts.has(whole)) fonts.set(whole, inlined(whole))
  return rule.cssText.replace(address, await fonts.get(whole)!)
}

async function inlined(address: string): Promise<string> {
  const content = await (await fetch(address)).blob()
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsDataURL(content)
  })
}

/** These parts of the page below each other, as they look now, with a line of words under them. */
export async function pictureOf(parts: readonly HTMLElement[], caption: string): Promise<Picture> {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const width = Math.ceil(Math.max(...boxes.map((box) => box.width))) + 24
  const height = Math.ceil(boxes.reduce((sum, box) => sum + box.height + 8, 0)) + 52
  const root = document.createElementNS(SPACE.svg, 'svg')
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value)
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) root.setAttribute(name, String(value))
  const style = document.createElementNS(SPACE.svg, 'style')
  style.textContent = await styles()
  const frame = document.createElementNS(SPACE.svg, 'foreignObject')
  for (const [name, value] of Object.entries({ width: '100%', height: '100%' })) frame.setAttribute(name, value)
  const body = document.createElementNS(SPACE.html, 'body') as HTMLBodyElement
  body.style.setProperty('padding', '12px')
  const around = document.querySelector('main')?.cloneNode(false) as HTMLElement | null
  const main = around ?? document.createElement('main')
  main.style.cssText = 'display: block; height: auto; min-height: 0; padding: 0'
  parts.forEach((part, number) => {
    const copy = part.cloneNode(true) as HTMLElement
    const { width, height } = boxes[number]!
    copy.style.cssText = `width: ${width}px; height: ${height}px; max-height: none; margin: 0 0 8px; overflow: hidden; ${containerOf(part)}`
    main.append(copy)
  })
  const words = document.createElementNS(SPACE.html, 'p') as HTMLParagraphElement
  words.textContent = caption
  words.style.cssText = 'margin: 0; font: 16px/1.3 var(--book); overflow: hidden; white-space: nowrap; text-overflow: ellipsis'
  body.append(main, words)
  frame.append(body)
  root.append(style, frame)
  return { svg: new XMLSerializer().serializeToString(root), width, height }
}

/** Boards are laid out by the size of what holds them. */
function containerOf(part: HTMLElement): string {
  const { containerName, containerType } = getComputedStyle(part)
  return `container: ${containerName} / ${containerType}`
}

/** A drawing of the page as a file: what its styles give it is written into it. */
export function alone(drawn: SVGSVGElement): Blob {
  const copy = drawn.cloneNode(true) as SVGSVGElement
  const [from, to] = [drawn, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>('*')])
  from!.forEach((element, number) => {
    const style = getComputedStyle(element)
    for (const name of ['fill', 'stroke', 'stroke-width', 'font', 'text-anchor']) to![number]!.style.setProperty(name, style.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', SPACE.svg)
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

/** Drawn on a canvas, `scale` times as large. */
export async function drawn({ svg, width, height }: Picture, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

export async function png(picture: Picture): Promise<Blob> {
  await drawn(picture, 0.1)
  await new Promise((then) => setTimeout(then, 200)) // fonts within a picture arrive after it was first drawn
  const canvas = await drawn(picture, 2)
  return new Promise((resolve, refuse) => canvas.toBlob((blob) => (blob ? resolve(blob) : refuse(new Error('no picture'))), 'image/png'))
}
