// A table against bots in one click.
import { create } from './api'
import { t } from './i18n.svelte'
import { wished } from './me.svelte'
import type { Games, Plan } from './messages'
import { go } from './route.svelte'
import { myName } from './preferences.svelte'

/** The level for a person who has not said anything: the middle of those there are. */
export function usualLevel(levels: readonly string[]): string {
  return ['easy', 'medium', 'novice'].find((level) => levels.includes(level)) ?? levels[0] ?? 'random'
}

export async function playAgainstBots(game: string, players: number, known: Games): Promise<string | null> {
  const allowed = known.games.find((other) => other.id === game)?.players ?? [players]
  const number = allowed.includes(players) ? players : allowed[0]!
  const bot: Plan = { kind: 'bot', level: usualLevel(known.levels) }
  const seats: Plan[] = [{ kind: 'person', name: myName() || t('web-you-name'), arms: wished() }, ...Array.from({ length: number - 1 }, () => bot)]
  const answer = await create({ game, seats })
  if (!answer.ok) return answer.problem.sentence || t('web-no-server')
  go(`/t/${answer.value.table.id}#now`)
  return null
}
