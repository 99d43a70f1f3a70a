// The favourites cards (VR-1.4) by initials, the banned name last: a card that was turned up in a past round is known
// from the log by its number alone.
import type { Face } from './table'

const INITIALS: Readonly<Record<string, string>> = {
  A: 'anna', B: 'bridget', E: 'eloise', F: 'foidvo', G: 'guenievre', H: 'hector', J: 'jeanne',
  L: 'leonardo', M: 'merlin', O: 'ouaf', R: 'romeo', T: 'tristan', V: 'victoria',
}
const CARDS =
  'EFJMOV-V ABELOV-L ABEFMR-B ABFGJO-A ABGMTV-M ABHLRT-R AEGHJV-H AEGORT-O AEJLMT-T AFGHLM-M AFHOTV-O AFJLRV-F AHJMOR-A ' +
  'BEFHJT-J BEGHMO-H BEGJLR-J BFGHRV-R BFLMOT-L BHJLMV-V BJORTV-B EFGLTV-T EFHLOR-E EHMRTV-E FGJMRT-F GHJLOT-G GLMORV-G'

/** The face of a card such as `fav_07`; the seal only where it counts. */
export function faceOf(card: string, banni: boolean): Face | null {
  const text = CARDS.split(' ')[Number(card.slice(4)) - 1]
  if (text === undefined) return null
  const [names = '', banned = ''] = text.split('-')
  return { card, names: [...names].map((letter) => INITIALS[letter] ?? letter), banned: banni ? (INITIALS[banned] ?? null) : null }
}
