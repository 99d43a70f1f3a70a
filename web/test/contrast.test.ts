// Contrast is measured: 4.5 : 1 for text, 3 : 1 for pieces and frames that carry meaning, in both themes.
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = fs.readFileSync('src/look/base.css', 'utf8')

function tokens(selector: string): Record<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]))
}

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x)
  return (a! + 0.05) / (b! + 0.05)
}

const TEXT = [
  ['ink', 'page'], ['ink', 'panel'], ['ink', 'raised'], ['ink', 'gold-soft'], ['soft', 'page'], ['soft', 'panel'], ['soft', 'raised'], ['soft', 'gold-soft'],
  ['crimson-ink', 'panel'], ['crimson-ink', 'gold-soft'], ['crimson-ink', 'page'], ['gold-ink', 'raised'], ['gold-ink', 'gold-soft'], ['gold-ink', 'panel'], ['on-strong', 'crimson'],
] as const
const SHAPES = [['scots', 'raised'], ['welsh', 'raised'], ['line-strong', 'raised']] as const

describe.each([['light', ':root'], ['dark', ":root[data-theme='dark']"]])('%s', (_, selector) => {
  const found = tokens(selector)
  it.each(TEXT)('%s on %s can be read', (one, other) => expect(contrast(found[one]!, found[other]!)).toBeGreaterThanOrEqual(4.5))
  it.each(SHAPES)('%s on %s can be seen', (one, other) => expect(contrast(found[one]!, found[other]!)).toBeGreaterThanOrEqual(3))
})
