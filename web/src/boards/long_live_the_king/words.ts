// Choices and consequences of Long Live the King in words.
import { nameOf, t } from '../../lib/i18n.svelte'
import { optionOf, stepOf } from '../../lib/words'
import { seatName } from '../../ui/names'
import type { BoardProps } from '../board'
import { read, values, type Mixture } from './cards'
import { VOTES, votesOf } from './counties'
import { baronsIn, courtiersIn, holderOf, isCard, roomIn, siteOf, thingOf, type Card, type Forms, type Board, type SeatView } from './board'

const GAME = 'long_live_the_king'
const say = (message: string, values: Record<string, string | number> = {}): string => t(`web-${GAME}-${message}`, values)
export const county = (id: string): string => nameOf(GAME, id)

/** `2/0/1` as “2 Agreements, 1 Threat”. */
export function cards(mixture: Mixture): string {
  const parts = mixture.flatMap((number, kind) => (number > 0 ? [say(`cards-x${kind + 1}`, { count: number })] : []))
  return parts.length > 0 ? parts.join(', ') : say('cards-none')
}

/** A choice on its button. */
export function label(word: string): string | null {
  const [step, option, thing] = [stepOf(word), optionOf(word), thingOf(word)]
  if (step === 'commit_cards') return cards(read(option))
  if (step === 'place_dice') return say('die', { face: option })
  if (option.includes(':')) return say(option.slice(0, option.indexOf(':')), { county: county(thing) })
  if (isCard(option)) return say('card', { card: nameOf(GAME, option), value: Number(option[1]) })
  return option in VOTES ? county(option) : say(`${step}-${option}`)
}

// ---- consequences ----------------------------------------------------------------------------------------------------

type Props = Pick<BoardProps<Forms>, 'view' | 'seats' | 'aid'>
export const percent = (share: number): number => (share > 0 && share < 0.01 ? 1 : share < 1 && share > 0.99 ? 99 : Math.round(share * 100))

/** What a choice would do. */
export function effect(word: string, { view, seats, aid }: Props): string | null {
  const { board } = view
  const [step, option, thing] = [stepOf(word), optionOf(word), thingOf(word)]
  if (view.seat === null) return null
  if (step === 'commit_cards') return odds(option, aid)
  if (step === 'place_dice') return placing(Number(option), board.seats[view.seat]!)
  if (isCard(option)) return roll(option, board.seats[view.seat]!.cards, aid, view.seat)
  if (option.startsWith('cross:')) return say('effect-cross', { county: county(thing) })
  if (thing in VOTES) return step.startsWith('banish') ? say('effect-banish', { county: county(thing) }) : arrival(board, thing, view.seat, seats, option)
  if (option === 'place') return say('effect-place', { county: county(siteOf(board) ?? ''), left: roomIn(board, siteOf(board) ?? '') })
  return say(`effect-${step}-${option}`, { votes: aid?.ledger?.[view.seat]?.at_risk ?? 0 })
}

/** LV-R8: a die times the highest card that is free. */
function placing(face: number, { laid, on_cards }: SeatView): string {
  const value = values(read(laid ?? '0/0/0'))[on_cards] ?? 0
  return say('effect-place_dice', { face, value, points: face * value })
}

/** Entering a county: empty, own, or another's (LV-1.4); and what is left behind (LV-4.3). */
function arrival(board: Board, id: string, seat: number, seats: Props['seats'], option: string): string {
  const holder = holderOf(board, id)
  const from = board.seats[seat]!.baron
  const leaves = option !== 'settle' && from !== null && !board.seats[seat]!.courtiers[from]
  const parts: string[] = []
  if (holder === null) parts.push(say('effect-empty', { county: county(id), votes: votesOf(id) }))
  else if (holder === seat) parts.push(say('effect-own', { county: county(id), left: roomIn(board, id) }))
  else {
    const pieces = (courtiersIn(board, id)?.number ?? 0) + Number(baronsIn(board, id).includes(holder))
    parts.push(say('effect-enemy', { county: county(id), who: seatName(seats, holder), votes: votesOf(id), theirs: pieces * 2 }))
  }
  if (leaves) parts.push(say('effect-leaves', { county: county(from), votes: votesOf(from) }))
  return parts.join(' ')
}

function roll(card: Card, left: number, aid: Props['aid'], seat: number): string {
  const throws = aid?.rolls?.[card] ?? 0
  const told = say('effect-roll', { throws })
  return left === 1 ? `${told} ${say('effect-last-card', { votes: aid?.ledger?.[seat]?.at_risk ?? 0 })}` : told
}

function odds(option: string, aid: Props['aid']): string | null {
  const found = aid?.odds ?? []
  if (found.length === 0) return null
  return found.map(({ each, chances }) => say('effect-odds', { percent: percent(chances[option] ?? 0), each })).join(' · ')
}

/** Dice and cards of a seat in a confrontation as a calculation: `6×3 + 4×2`. */
export const sum = (laid: Mixture, dice: readonly number[]): string => values(laid).map((value, at) => `${dice[at] ?? 0}×${value}`).join(' + ')
