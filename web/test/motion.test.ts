import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EASE, LONG, MIDDLE, SHORT } from '../src/lib/motion'

const SOURCE = join(__dirname, '../src')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|css)$/.test(path))

describe('motion', () => {
  it('has one curve and three lengths everywhere; only what never ends has a length of its own', () => {
    const others = files.flatMap((path) =>
      readFileSync(join(SOURCE, path), 'utf8').split('\n').filter((line) => /(transition|animation)[a-z-]*:.*\d+m?s\b/.test(line) && !/infinite|0\.01ms|--at, 0ms/.test(line)).map((line) => `${path}: ${line.trim()}`),
    )
    expect(others).toEqual([])
  })

  it('is the same in scripts and in styles', () => {
    const styles = readFileSync(join(SOURCE, 'look/base.css'), 'utf8')
    const of = (name: string): string => new RegExp(`--${name}: (.*);`).exec(styles)?.[1] ?? ''
    expect([of('ease'), of('short'), of('middle'), of('long')]).toEqual([EASE, `${SHORT}ms`, `${MIDDLE}ms`, `${LONG}ms`])
  })
})
