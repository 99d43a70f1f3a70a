// Cards of Artus as a player's own box has them: how far a knight card goes, and how it is called then.
import { laidOut } from '../../lib/box.svelte'
import { first, t } from '../../lib/i18n.svelte'
import type { Box } from '../../lib/messages'

/** The fewest and the most chairs of a card that moves somebody; null for other cards. */
export function rangeOf(card: string): readonly number[] | null {
  const named = /_(\d)_(\d)/.exec(card)
  return laidOut().knights?.[card] ?? (named ? [Number(named[1]), Number(named[2])] : null)
}

/** What a card does, in a sentence. */
export function effectOf(card: string): string {
  const [from = 0, to = 0] = rangeOf(card) ?? []
  return first([`web-artus-effect-${card}`]) ?? t('web-artus-effect-knight', { from, to, one: from === to ? 'yes' : 'no' })
}

/** Knight cards are called by their numbers. */
export const calls = (box: Box): Record<string, string> =>
  Object.fromEntries(Object.entries(box.knights ?? {}).map(([card, [fewest = 0, most = 0]]) => [`artus-${card}`, t('artus-knight-card', { fewest, most })]))
