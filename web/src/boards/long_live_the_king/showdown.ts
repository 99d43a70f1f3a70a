// A confrontation as it was fought, read back from the log: the cards all seats laid, and the dice in the order of LV-8.1.
import { optionOf, stepOf, type LogStep } from '../../lib/words'
import { read, size, values, type Mixture } from './cards'
import type { Table } from './board'

export interface Fight {
  readonly county: string
  readonly intruder: number
  readonly defender: number
  readonly bonuses: readonly number[]
}

export interface Fighter {
  readonly seat: number
  readonly laid: Mixture
  /** Every roll of this seat: dice, highest first; they lie on the cards in this order (LV-5.5). */
  readonly rolls: readonly (readonly number[])[]
  readonly total: number // of the newest roll, with the piece bonus
  readonly first: number // of the first roll
  readonly back: number // cards won back (LV-5.10)
  readonly out: boolean // below a tie
}

export interface Showdown {
  readonly fighters: readonly Fighter[] // from the intruder clockwise
  readonly winner: number
  readonly end: number // the step after its last die
}

export const points = (laid: Mixture, dice: readonly number[]): number =>
  values(laid).reduce((sum, value, at) => sum + value * ([...dice].sort((a, b) => b - a)[at] ?? 0), 0)

/** The confrontation that is going on, until it has a winner. */
export function fightOf({ confrontation }: Table): Fight | null {
  return confrontation?.bonuses ? { ...confrontation, bonuses: confrontation.bonuses } : null
}

/** The step of the first card laid in the newest confrontation, hidden or not; -1 without one. */
export function laidFrom(log: readonly LogStep[]): number {
  const isLaid = ([who, word]: LogStep): boolean => who !== 'chance' && (word === null || word.startsWith('commit_cards:'))
  let at = log.findLastIndex(isLaid)
  while (at > 0 && isLaid(log[at - 1]!)) at--
  return at
}

/** Where the newest `commit_cards` of every seat stand in the log, once all have laid; null while some have not. */
function laidCards(log: readonly LogStep[], seats: number): { laid: Mixture[]; end: number } | null {
  const last = log.findLastIndex(([, word]) => word !== null && stepOf(word) === 'commit_cards')
  if (last < 0) return null
  const laid: (Mixture | undefined)[] = []
  for (let at = last; at > last - seats && at >= 0; at--) {
    const [who, word] = log[at]!
    if (typeof who !== 'number' || word === null || stepOf(word) !== 'commit_cards') return null
    laid[who] = read(optionOf(word))
  }
  const all = Array.from({ length: seats }, (_, seat) => laid[seat])
  return all.every((mixture) => mixture !== undefined) ? { laid: all, end: last + 1 } : null
}

/** The newest confrontation with its dice; null if cards or dice are missing. */
export function showdown(log: readonly LogStep[], fight: Fight): Showdown | null {
  const seats = fight.bonuses.length
  const found = laidCards(log, seats)
  if (!found) return null
  const order = Array.from({ length: seats }, (_, place) => (fight.intruder + place) % seats)
  const rolls: number[][][] = order.map(() => [])
  let at = found.end
  let rolling = order
  let totals: number[] = []
  do {
    for (const seat of rolling) {
      const dice = log.slice(at, at + size(found.laid[seat]!)).map(([who, word]) => (who === 'chance' && word?.startsWith('die:') ? Number(optionOf(word)) : 0))
      if (dice.length < size(found.laid[seat]!) || dice.includes(0)) return null
      at += dice.length
      rolls[seat]!.push(dice.sort((a, b) => b - a))
    }
    totals = rolling.map((seat) => points(found.laid[seat]!, rolls[seat]!.at(-1)!) + fight.bonuses[seat]!)
    const best = Math.max(...totals)
    rolling = rolling.filter((_, place) => totals[place] === best)
  } while (rolling.length > 1) // LV-5.8
  const winner = rolling[0]!
  const rounds = rolls[winner]!.length
  const fighters = order.map((seat): Fighter => {
    const [laid, mine] = [found.laid[seat]!, rolls[seat]!]
    const total = (dice: readonly number[]): number => points(laid, dice) + fight.bonuses[seat]!
    return {
      seat, laid, rolls: mine, total: total(mine.at(-1)!), first: total(mine[0]!), out: mine.length < rounds,
      back: size(laid) > 1 ? mine[0]!.filter((die) => die === 1).length : 0,
    }
  })
  return { fighters, winner, end: at }
}

/** The die of the newest single roll for a crossing or a courtier, if nothing was chosen since. */
export function newestDie(log: readonly LogStep[]): { seat: number; card: string; die: number; courtier: boolean } | null {
  const paid = log.findLastIndex(([who]) => who !== 'chance')
  const [who, word] = log[paid] ?? ['chance', null]
  const [, die] = log[paid + 1] ?? ['chance', null]
  const step = word === null ? '' : stepOf(word)
  if (typeof who !== 'number' || word === null || !die?.startsWith('die:')) return null
  const card = optionOf(word)
  if (step !== 'cross_card' && !(step === 'roll_for_courtier' && card !== 'end')) return null
  return { seat: who, card, die: Number(optionOf(die)), courtier: step === 'roll_for_courtier' }
}
