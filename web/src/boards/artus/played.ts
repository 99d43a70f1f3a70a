// What the last card brought, as the game tells it.
import { all, newest, sinceNewest, type Facts } from '../facts'
import type { Fact, Royal } from './board'

export interface Played {
  readonly seat: number
  readonly card: string
  readonly paid: number | null // null until something is paid or lost
  readonly crowned: Royal | null // who became King by it
  readonly turned: readonly number[] | null // what the chairs of each seat gained when the table turned
}

/** The newest card, with all that followed from it so far; null before the first. */
export function lastPlayed(facts: Facts<Fact>): Played | null {
  const since = sinceNewest(facts, 'card_played')
  const played = newest(since, 'card_played')
  if (!played) return null
  const paid = all(since, 'moved', 'ring_given', 'scored', 'fixed_loss').map((fact) => (fact.fact === 'fixed_loss' ? -fact.loss : fact.points))
  return {
    seat: played.seat,
    card: played.card,
    paid: paid.length > 0 ? paid.reduce((sum, points) => sum + points, 0) : null,
    crowned: newest(since, 'crowned')?.royal ?? null,
    turned: newest(since, 'turned')?.each_change ?? null,
  }
}
