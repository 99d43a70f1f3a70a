// What a choice of The King is Dead would bring, in words.
import { nameOf, t } from '../../lib/i18n.svelte'
import type { king_is_dead } from '../../lib/messages'
import type { Presentation } from '../board'
import type { Forms } from './board'

const GAME = 'king_is_dead'

/** Who leads in the regions it changes; of a pass, what it decides or may decide. The cards have sentences of their own. */
export const effect: NonNullable<Presentation<Forms>['effect']> = (word, { view, aid }) => {
  if (!aid) return null
  const [next] = aid.struggles
  if (word === 'turn:pass' && next) {
    const left = view.board.seats.length - view.board.passes - 1
    return t(`web-${GAME}-effect-pass`, { left, region: nameOf(GAME, next.region), result: result(next) })
  }
  return aid.changes[word]?.map((lead) => t(`web-${GAME}-effect-lead`, { region: nameOf(GAME, lead.region), result: result(lead) })).join(' ') ?? null
}

export function result(lead: king_is_dead.Lead): string {
  return lead.leader === null ? t(`web-${GAME}-effect-tie`) : t(`web-${GAME}-effect-by`, { faction: nameOf(GAME, lead.leader), lead: lead.lead })
}
