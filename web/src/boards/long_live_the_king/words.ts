// Choices, consequences and the log of Long Live the King in words.
import { nameOf, t } from '../../lib/i18n.svelte'
import { optionOf, stepOf, type Line, type LogStep } from '../../lib/words'
import { seatName } from '../../ui/names'
import type { BoardProps } from '../board'
import { read, size, values, type Mixture } from './cards'
import { VOTES } from './counties'
import { aidOf, baronsIn, courtiersIn, holderOf, isCard, roomIn, siteOf, boardOf, thingOf, type Card, type Table } from './board'

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
  if (option.includes(':')) return say(option.slice(0, option.indexOf(':')), { county: county(thing) })
  if (isCard(option)) return say('card', { card: nameOf(GAME, option), value: Number(option[1]) })
  return option in VOTES ? county(option) : say(`${step}-${option}`)
}

// ---- consequences ----------------------------------------------------------------------------------------------------

type Props = Pick<BoardProps, 'view' | 'seats' | 'aid'>
export const percent = (share: number): number => (share > 0 && share < 0.01 ? 1 : share < 1 && share > 0.99 ? 99 : Math.round(share * 100))

/** What a choice would do. */
export function effect(word: string, { view, seats, aid }: Props): string | null {
  const table = boardOf(view)
  const [step, option, thing] = [stepOf(word), optionOf(word), thingOf(word)]
  if (view.seat === null) return null
  if (step === 'commit_cards') return odds(option, aid)
  if (isCard(option)) return roll(option, table.seats[view.seat]!.cards, aid, view.seat)
  if (option.startsWith('cross:')) return say('effect-cross', { county: county(thing) })
  if (thing in VOTES) return step.startsWith('banish') ? say('effect-banish', { county: county(thing) }) : arrival(table, thing, view.seat, seats, option)
  if (option === 'place') return say('effect-place', { county: county(siteOf(table) ?? ''), left: roomIn(table, siteOf(table) ?? '') })
  return say(`effect-${step}-${option}`)
}

/** Entering a county: empty, own, or another's (LV-1.4); and what is left behind (LV-4.3). */
function arrival(table: Table, id: string, seat: number, seats: Props['seats'], option: string): string {
  const holder = holderOf(table, id)
  const from = table.seats[seat]!.baron
  const leaves = option !== 'settle' && from !== null && !table.seats[seat]!.courtiers[from]
  const parts: string[] = []
  if (holder === null) parts.push(say('effect-empty', { county: county(id), votes: VOTES[id]! }))
  else if (holder === seat) parts.push(say('effect-own', { county: county(id), left: roomIn(table, id) }))
  else {
    const pieces = (courtiersIn(table, id)?.number ?? 0) + Number(baronsIn(table, id).includes(holder))
    parts.push(say('effect-enemy', { county: county(id), who: seatName(seats, holder), votes: VOTES[id]!, theirs: pieces * 2 }))
  }
  if (leaves) parts.push(say('effect-leaves', { county: county(from), votes: VOTES[from]! }))
  return parts.join(' ')
}

function roll(card: Card, left: number, aid: Props['aid'], seat: number): string {
  const found = aidOf(aid)
  const throws = found.rolls?.[card] ?? 0
  const told = say('effect-roll', { throws })
  return left === 1 ? `${told} ${say('effect-last-card', { votes: found.ledger?.[seat]?.at_risk ?? 0 })}` : told
}

function odds(option: string, aid: Props['aid']): string | null {
  const found = aidOf(aid).odds ?? []
  if (found.length === 0) return null
  return found.map(({ each, chances }) => say('effect-odds', { percent: percent(chances[option] ?? 0), each })).join(' · ')
}

// ---- the log ---------------------------------------------------------------------------------------------------------

/** A line of the log: what a seat did, in one sentence; or what the dice said. */
export function tell(line: Line, log: readonly LogStep[], name: (seat: number) => string): string | null {
  if (line.who === 'chance') return chance(line, log, name)
  const who = name(Number(line.who))
  if (line.words[0] === null) return say('log-laid', { who })
  const told = line.words.flatMap((word) => (word === null ? [] : [deed(word, who)]))
  return told.filter((part) => part !== '').map((part, at) => (at === 0 ? say('log-who', { who, deed: part }) : part)).join(', ')
}

function deed(word: string, who: string): string {
  const [step, option, thing] = [stepOf(word), optionOf(word), thingOf(word)]
  if (step === 'commit_cards') return say('log-lays', { cards: cards(read(option)) })
  const kind = option.includes(':') ? option.slice(0, option.indexOf(':')) : isCard(option) || option in VOTES ? step : `${step}-${option}`
  return say(`log-${kind}`, { who, county: thing in VOTES ? county(thing) : '', card: isCard(thing) ? nameOf(GAME, thing) : '' })
}

function chance(line: Line, log: readonly LogStep[], name: (seat: number) => string): string {
  const before = log[line.last - line.words.length]?.[1] ?? ''
  const dice = line.words.flatMap((word) => (word?.startsWith('die:') ? [Number(optionOf(word))] : []))
  const drawn = line.words.length - dice.length
  const counties = line.words.flatMap((word) => (word !== null && thingOf(word) in VOTES ? [county(thingOf(word))] : []))
  const parts: string[] = []
  if (counties.length > 0) return say('log-start', { counties: counties.join(', ') })
  const card = isCard(thingOf(before)) && (stepOf(before) === 'cross_card' || stepOf(before) === 'roll_for_courtier') ? Number(thingOf(before)[1]) : 0
  const [first, ...rest] = dice
  if (card > 0 && first !== undefined) parts.push(say(first * card >= 3 ? 'log-success' : 'log-failure', { die: first, card, points: first * card }))
  const others = card > 0 ? rest : dice
  if (others.length > 0) parts.push(say('log-dice', { dice: byFighter(others, log.slice(0, line.last - line.words.length + 1), name) }))
  if (drawn > 0) parts.push(say('log-dealt', { count: drawn }))
  return parts.join(' ')
}

/** The dice of a confrontation after the name of their owner, in the order of LV-8.1; other dice as they fell. */
function byFighter(dice: readonly number[], before: readonly LogStep[], name: (seat: number) => string): string {
  const first = before.findLastIndex(([, word]) => word === null || stepOf(word) !== 'commit_cards') + 1
  const laid = new Map(before.slice(first).map(([who, word]) => [Number(who), size(read(optionOf(word ?? '')))]))
  const intruder = before.slice(0, first).findLast(([who]) => who !== 'chance')?.[0]
  if (laid.size === 0 || typeof intruder !== 'number') return dice.join(' ')
  const order = Array.from({ length: laid.size }, (_, place) => (intruder + place) % laid.size)
  let at = 0
  const parts = order.map((seat) => `${name(seat)} ${dice.slice(at, (at += laid.get(seat) ?? 0)).join(' ')}`)
  return [...parts, ...(at < dice.length ? [dice.slice(at).join(' ')] : [])].join(' · ')
}

/** Dice and cards of a seat in a confrontation as a calculation: `6×3 + 4×2`. */
export const sum = (laid: Mixture, dice: readonly number[]): string => values(laid).map((value, at) => `${dice[at] ?? 0}×${value}`).join(' + ')
