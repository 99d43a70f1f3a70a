// The drawn borders are the borders of the rules: adjacency is read off the drawing.
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as kingIsDead from '../src/boards/king_is_dead/map'
import * as longLive from '../src/boards/long_live_the_king/map'
import { rings, shared } from '../src/lib/shapes'

const SEEN = 12 // a border shorter than this could be overlooked

function drawn(regions: Readonly<Record<string, { path: string }>>): { border: string; length: number }[] {
  const ids = Object.keys(regions)
  return ids.flatMap((one, at) =>
    ids.slice(at + 1).flatMap((other) => {
      const length = shared(regions[one]!.path, regions[other]!.path)
      return length > 0 ? [{ border: [one, other].sort().join(' '), length }] : []
    }),
  )
}

/** Pairs of names in the tuple BORDERS of a game's data.py. */
function ruled(game: string): { land: string[]; sea: string[] } {
  const source = fs.readFileSync(`../src/vivat/games/${game}/data.py`, 'utf8')
  const table = /BORDERS\b[^=]*= \(([\s\S]*?)\n\)/.exec(source)?.[1] ?? ''
  const pairs = [...table.matchAll(/\("(\w+)", "(\w+)"/g)].map((pair) => [pair[1]!, pair[2]!].sort().join(' '))
  return { land: pairs, sea: [] }
}

// LV-1.8: land borders; the dotted sea lines are drawn apart.
const COUNTIES = [
  'sedberouie loncastre', 'sedberouie tateshale', 'loncastre tateshale', 'loncastre wigemor', 'tateshale wigemor', 'tateshale stadford',
  'tateshale lincolia', 'lincolia stadford', 'lincolia grentebrige', 'wigemor stadford', 'wigemor oxeneford', 'stadford grentebrige',
  'stadford oxeneford', 'grentebrige oxeneford', 'grentebrige lundonia', 'oxeneford lundonia', 'oxeneford roucestre',
  'oxeneford sarisberie', 'lundonia roucestre', 'sarisberie lideford',
].map((pair) => pair.split(' ').sort().join(' '))

describe('maps', () => {
  it('KD-1.2: the thirteen drawn borders of Britain are those of the rules', () => {
    const borders = drawn(kingIsDead.REGIONS)
    expect(borders.map(({ border }) => border).sort()).toEqual(ruled('king_is_dead').land.sort())
    for (const { border, length } of borders) expect(length, border).toBeGreaterThan(SEEN)
  })

  it('LV-1.8: the twenty drawn land borders of England are those of the rules', () => {
    const borders = drawn(longLive.REGIONS)
    expect(borders.map(({ border }) => border).sort()).toEqual([...COUNTIES].sort())
    for (const { border, length } of borders) expect(length, border).toBeGreaterThan(SEEN)
  })

  it('pieces stand inside their region', () => {
    for (const map of [kingIsDead, longLive]) {
      for (const [id, { path, heart }] of Object.entries(map.REGIONS)) {
        const within = rings(path).some((ring) =>
          ring.reduce((odd, [ax, ay], index) => {
            const [bx, by] = ring[(index + 1) % ring.length]!
            return ay > heart[1] !== by > heart[1] && heart[0] < ((bx - ax) * (heart[1] - ay)) / (by - ay) + ax ? !odd : odd
          }, false),
        )
        expect(within, id).toBe(true)
      }
    }
  })
})
