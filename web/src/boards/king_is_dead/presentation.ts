import { nameOf, t } from '../../lib/i18n.svelte'
import type { king_is_dead } from '../../lib/messages'
import type { Presentation } from '../board'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import Standing from './Standing.svelte'
import { effect } from './effect'
import { FACTIONS, strengths, struggles, boardOf, type Faction } from './board'

const GAME = 'king_is_dead'
/** KD-6.5: a court as it counted, with Plot. */
const counted = (seat: king_is_dead.Seat): king_is_dead.Followers => seat.counted ?? seat.court
const regions = (count: number): string => t(`web-${GAME}-regions`, { count })

/** KD-6.10, KD-6.13: the strongest factions, and what each court holds of them. */
function crowning(table: king_is_dead.Board, name: (seat: number) => string): string[] {
  const order = strengths(table)
  const [first, second] = order
  if (!first) return []
  const held = (faction: Faction): string => table.seats.map((seat, number) => `${name(number)} ${counted(seat)[faction]}`).join(', ')
  return [
    t(`web-${GAME}-why-strongest`, { faction: nameOf(GAME, first.faction), regions: regions(first.regions), held: held(first.faction) }),
    ...(second && second.regions > 0 ? [t(`web-${GAME}-why-second`, { faction: nameOf(GAME, second.faction), regions: regions(second.regions), held: held(second.faction) })] : []),
  ]
}

/** KD-6.8: what each court holds. */
function invading(table: king_is_dead.Board, name: (seat: number) => string): string[] {
  return [t(`web-${GAME}-why-sets`, { held: table.seats.map((seat, number) => `${name(number)} ${FACTIONS.map((faction) => counted(seat)[faction]).join('/')}`).join(', ') })]
}

export const presentation: Presentation = {
  Board,
  Hand,
  Seat,
  Standing,
  Mark,
  effect,
  why: (view, name) => (boardOf(view).ending === 'coronation' ? crowning(boardOf(view), name) : invading(boardOf(view), name)),
  opens: (word) => word.startsWith('turn:'),
  news: (before, after) =>
    struggles(boardOf(before), boardOf(after)).map(({ region, disc }) =>
      disc === 'instability'
        ? t('web-king_is_dead-struggle-tie', { region: nameOf('king_is_dead', region) })
        : t('web-king_is_dead-struggle-won', { region: nameOf('king_is_dead', region), faction: nameOf('king_is_dead', disc) }),
    ),
}
