import { nameOf, t } from '../../lib/i18n.svelte'
import type { Room } from '../board'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Mark from './Mark.svelte'
import Seat from './Seat.svelte'
import Standing from './Standing.svelte'
import { struggles, tableOf } from './table'

export const room: Room = {
  Board,
  Hand,
  Seat,
  Standing,
  Mark,
  opens: (word) => word.startsWith('turn:'),
  news: (before, after) =>
    struggles(tableOf(before), tableOf(after)).map(({ region, disc }) =>
      disc === 'instability'
        ? t('web-king_is_dead-struggle-tie', { region: nameOf('king_is_dead', region) })
        : t('web-king_is_dead-struggle-won', { region: nameOf('king_is_dead', region), faction: nameOf('king_is_dead', disc) }),
    ),
}
