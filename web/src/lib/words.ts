// Choices and outcomes are words: `step:option`.

export function stepOf(word: string): string {
  const at = word.indexOf(':')
  return at < 0 ? word : word.slice(0, at)
}

export function optionOf(word: string): string {
  const at = word.indexOf(':')
  return at < 0 ? '' : word.slice(at + 1)
}

export type LogStep = readonly [number | string, string | null]

export interface Line {
  readonly who: number | string
  readonly words: readonly (string | null)[]
  readonly last: number // number of its last step
}

/** A choice is a line of the log of a game that tells no facts; outcomes in a row are one. */
export function lines(steps: readonly LogStep[]): Line[] {
  const found: { who: number | string; words: (string | null)[]; last: number }[] = []
  steps.forEach(([who, word], index) => {
    const line = found.at(-1)
    if (who === 'chance' && line?.who === who) {
      line.words.push(word)
      line.last = index
    } else found.push({ who, words: [word], last: index })
  })
  return found
}

/** A line of the log as it is read. */
export interface Entry {
  readonly who: number | null // whose deed it was
  readonly step: number // the last one that it tells
  readonly sentence: string
  readonly rules: readonly string[] // that it rests on
}

/** What each seat did last, as far as it is news to this one: since its own newest line; to a spectator, the latest. */
export function lately(entries: readonly Entry[], seat: number | null): Map<number, Entry> {
  const own = seat === null ? -1 : entries.map((entry) => entry.who).lastIndexOf(seat)
  return new Map(entries.slice(own + 1).flatMap((entry) => (entry.who !== null ? [[entry.who, entry] as const] : [])))
}
