// Mixtures of influence cards as words: `2/0/1` is two x1, none of x2, one x3 (LV-5.2).
import type { Hand } from './board'

export type Mixture = readonly [number, number, number]
export const MOST_LAID = 5

export function read(word: string): Mixture {
  const [a = 0, b = 0, c = 0] = word.split('/').map(Number)
  return [a, b, c]
}

export const write = (mixture: Mixture): string => mixture.join('/')
export const size = ([a, b, c]: Mixture): number => a + b + c
export const mixtureOf = (hand: Hand): Mixture => [hand.x1, hand.x2, hand.x3]

/** Its cards one by one, the most valuable first. */
export const values = ([a, b, c]: Mixture): number[] => [...Array<number>(c).fill(3), ...Array<number>(b).fill(2), ...Array<number>(a).fill(1)]

/** One card more or less of a kind, as far as the hand and the rules allow. */
export function changed(mixture: Mixture, kind: number, by: number, hand: Mixture): Mixture {
  const [a, b, c] = mixture.map((number, at) => (at === kind ? number + by : number))
  const next: Mixture = [a ?? 0, b ?? 0, c ?? 0]
  const allowed = size(next) <= MOST_LAID && next[kind]! >= 0 && next[kind]! <= hand[kind]!
  return allowed ? next : mixture
}

/** Of every number of cards the weakest and the strongest mixture: the choices worth a button. */
export function ends(words: readonly string[]): string[] {
  const found = new Set<string>()
  for (let number = 0; number <= MOST_LAID; number++) {
    const alike = words.map(read).filter((mixture) => size(mixture) === number)
    const worth = (mixture: Mixture): number => mixture[0] + mixture[1] * 2 + mixture[2] * 3
    alike.sort((one, other) => worth(one) - worth(other) || one[1] - other[1])
    for (const mixture of [alike[0], alike.at(-1)]) if (mixture) found.add(write(mixture))
  }
  return [...found]
}
