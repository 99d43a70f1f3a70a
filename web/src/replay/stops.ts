// Where a replay stops: the moments at which something was told, and among them where a turn begins and what nobody should miss.
import type { Story } from '../lib/connection.svelte'
import { ofKinds } from '../boards/facts'

export interface Stops {
  /** Steps made at each stop, rising; the first is where play begins, the last the end. */
  readonly steps: readonly number[]
  /** Numbers of the stops after which another seat acts. */
  readonly turns: readonly number[]
  /** Numbers of the stops that nobody should miss. */
  readonly staged: readonly number[]
}

export function stopsOf({ steps, facts }: Story, news: readonly string[]): Stops {
  const begin = Math.max(0, steps.findIndex(([who]) => who !== 'chance'))
  const told = facts.length > 0 ? facts.map(([step]) => step + 1) : steps.map((_, step) => step + 1)
  const found = [...new Set([begin, ...told.filter((step) => step > begin), steps.length])].sort((a, b) => a - b)
  const at = new Map(found.map((step, number) => [step, number]))
  const staged = new Set(ofKinds(facts, news).flatMap(([step]) => at.get(step + 1) ?? []))
  return { steps: found, turns: turnsOf(steps, found), staged: [...staged].sort((a, b) => a - b) }
}

/** A turn lasts until another seat chooses; what chance brings belongs to it. */
function turnsOf(steps: Story['steps'], found: readonly number[]): number[] {
  const actors = found.map((step, number) => steps.slice(number ? found[number - 1]! : 0, step).findLast(([who]) => who !== 'chance')?.[0] ?? null)
  const turns: number[] = []
  let actor: number | string | null = null
  actors.forEach((now, number) => {
    if (now !== null && now !== actor) turns.push(number)
    actor = now ?? actor
  })
  return turns
}

/** The stop that shows so many steps, or the last before it. */
export const stopAt = ({ steps }: Stops, step: number): number => Math.max(0, steps.findLastIndex((other) => other <= step))

/** The next of these stops in a direction; the end of the way, when there is none. */
export function nextOf(stops: readonly number[], from: number, by: -1 | 1, last: number): number {
  return (by > 0 ? stops.find((stop) => stop > from) : stops.findLast((stop) => stop < from)) ?? (by > 0 ? last : 0)
}
