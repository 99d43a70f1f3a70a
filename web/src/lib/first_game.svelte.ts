// First games of this browser: which table it is, and what was explained at it already.
import { ask, freshId, introduce } from './api'
import { t } from './i18n.svelte'
import { myName } from './preferences.svelte'
import { go } from './route.svelte'

const MOST = 12 // tables remembered

function kept<T>(name: string): Record<string, T> {
  try {
    const found: Record<string, T> | null = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {}
  } catch {
    return {}
  }
}

function keep<T>(name: string, key: string, value: T | null): void {
  const others = Object.entries(kept<T>(name)).filter(([other]) => other !== key)
  localStorage.setItem(name, JSON.stringify(Object.fromEntries([...(value === null ? [] : [[key, value] as const]), ...others].slice(0, MOST))))
}

/** What was explained at a table: the names of the sentences; null when no more is wanted. */
export const toldAt = (table: string): readonly string[] | null => {
  const found = kept<readonly string[] | false>('guide')[table]
  return found === false ? null : Array.isArray(found) ? found : []
}
export const keepTold = (table: string, told: readonly string[] | null): void => keep('guide', table, told ?? false)

/** The first game of a game that was begun here and not ended. */
export const begunAt = (game: string): string | null => kept<string>('first_games')[game] ?? null
export const endedOf = (game: string): void => keep('first_games', game, null)

/** Go on with it, or begin it; why not, if it cannot be. */
export async function playFirstGame(game: string): Promise<string | null> {
  const known = begunAt(game)
  if (known !== null && (await ask('GET /api/tables/{table}', { table: known })).ok) {
    go(`/t/${known}`)
    return null
  }
  await introduce()
  const answer = await ask('POST /api/first-games', {}, { id: freshId(), game, name: myName() || t('web-you-name') })
  if (!answer.ok) return answer.problem.sentence || t('web-no-server')
  keep('first_games', game, answer.value.table.id)
  go(`/t/${answer.value.table.id}`)
  return null
}
