// What a choice would do in the castle, in sentences.
import { signed, t } from '../../lib/i18n.svelte'
import { optionOf, stepOf } from '../../lib/words'
import type { Presentation } from '../board'
import { pointsAt } from './castle'
import { about, placeName, towards } from './names'
import { heart, type Aid, type Forms } from './board'

/** What a choice would do; null where its card says it already. */
export const effect: NonNullable<Presentation<Forms>['effect']> = (word, { view, aid }) => {
  const [step, option, board] = [stepOf(word), optionOf(word), view.board]
  if (step === 'move_character') return moveEffect(option, aid)
  if (step === 'cast_vote') {
    if (!aid?.candidate) return null
    return about(`web-vive_le_roi-would-cast-${option}`, aid.candidate.name, { to: towards(aid.candidate.refused_to) })
  }
  if (step === 'place_floor' && board.hand !== null) {
    const mine = heart(board, view.seat, board.hand) === 'own'
    return about('web-vive_le_roi-would-place', board.hand, { place: placeName(option), mine: mine ? 'yes' : 'no', points: pointsAt(option, false) })
  }
  return null
}

function moveEffect(name: string, aid: Aid | null): string | null {
  const move = aid?.moves[name]
  if (!move) return null
  const said = about('web-vive_le_roi-would-move', name, { to: towards(move.to) })
  if (move.to === 'throne') return `${said} ${t(`web-vive_le_roi-would-vote`)}`
  return move.gain === 0 ? said : `${said} ${t(`web-vive_le_roi-would-gain`, { gain: signed(move.gain) })}`
}
