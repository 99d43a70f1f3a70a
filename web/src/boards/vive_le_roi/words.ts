// The castle in sentences: what a choice would do, and the lines of the log that the catalogue alone cannot say.
import { nameOf, t } from '../../lib/i18n.svelte'
import { optionOf, stepOf } from '../../lib/words'
import type { Presentation } from '../board'
import { pointsAt } from './castle'
import { personName, placeName, towards } from './names'
import { aidOf, GAME, heart, heightOf, signed, boardOf, type Aid, type Table } from './board'

/** What a choice would do; null where its card says it already. */
export const effect: NonNullable<Presentation['effect']> = (word, { view, aid }) => {
  const [step, option, table, help] = [stepOf(word), optionOf(word), boardOf(view), aidOf(aid)]
  if (step === 'move_character') return moveEffect(option, help)
  if (step === 'cast_vote') {
    if (!help.candidate) return null
    return t(`web-vive_le_roi-would-cast-${option}`, { name: personName(help.candidate.name), to: towards(help.candidate.refused_to) })
  }
  if (step === 'place_floor' && table.hand !== null) {
    const mine = heart(table, view.seat, table.hand) === 'own'
    return t(`web-vive_le_roi-would-place`, { name: personName(table.hand), place: placeName(option), mine: mine ? 'yes' : 'no', points: pointsAt(option, false) })
  }
  return null
}

function moveEffect(name: string, help: Aid): string | null {
  const move = help.moves?.[name]
  if (!move) return null
  const said = t(`web-vive_le_roi-would-move`, { name: personName(name), to: towards(move.to) })
  if (move.to === 'throne') return `${said} ${t(`web-vive_le_roi-would-vote`)}`
  return move.gain === 0 ? said : `${said} ${t(`web-vive_le_roi-would-gain`, { gain: signed(move.gain) })}`
}

/** The Emissary's card is drawn, yet it is a vote and not a part of the set-up; a team that shares out names one card of two. */
export const tell: NonNullable<Presentation['tell']> = (line, _, name) => {
  const [word] = line.words
  if (typeof line.who === 'number' && word?.startsWith('assign_ambitions:')) {
    return t('web-vive_le_roi-log-assign_ambitions', { who: name(line.who), option: nameOf(GAME, optionOf(word)) })
  }
  const drawn = line.who === 'chance' ? line.words.find((one) => one?.startsWith('emissary_vote:')) : undefined
  return drawn ? t('web-log-plain', { who: t(`${GAME}-the_emissary`), option: nameOf(GAME, optionOf(drawn)) }) : null
}

/** VR-6.2 to VR-6.5: what decided, with its numbers, where the scores alone do not tell. */
export const why: NonNullable<Presentation['why']> = (view, name) => {
  const table = boardOf(view)
  const team = (unit: number): string => table.units[unit]!.seats.map(name).join(' & ')
  const scores = table.units.map((unit) => Math.min(...unit.seats.map((seat) => table.seats[seat]!.marker)))
  const best = Math.max(...scores)
  switch (view.result?.decided_by) {
    case 'emissary':
      return [t('web-vive_le_roi-why-emissary', { his: table.emissary?.marker ?? 0, best })]
    case 'height':
    case 'shared':
      return scores.flatMap((score, unit) => (score === best ? [t('web-vive_le_roi-why-height', { who: team(unit), place: highest(table, unit) })] : []))
    default:
      return view.options['teams'] === 'separate' ? [t('web-vive_le_roi-about-separate')] : []
  }
}

/** VR-R29: the lower of the partners' highest favourites. */
function highest(table: Table, unit: number): string {
  const height = Math.min(...table.units[unit]!.seats.map((seat) => heightOf(table, seat)))
  return height < 0 ? '–' : placeName(height === 6 ? 'throne' : `floor_${height}`)
}
