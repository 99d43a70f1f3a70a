// What this person likes: light or dark, their name, the tables they sat at. Kept in this browser only.

export type Theme = 'light' | 'dark'
const dark = window.matchMedia('(prefers-color-scheme: dark)')
const stored = localStorage.getItem('theme')
const preferences = $state<{ theme: Theme }>({ theme: stored === 'light' || stored === 'dark' ? stored : dark.matches ? 'dark' : 'light' })

export const theme = (): Theme => preferences.theme

export function setTheme(theme: Theme, keep = true): void {
  preferences.theme = theme
  document.documentElement.dataset['theme'] = theme
  if (keep) localStorage.setItem('theme', theme)
}

export const myName = (): string => localStorage.getItem('name') ?? ''
export const keepName = (name: string): void => localStorage.setItem('name', name)

export interface Visit {
  table: string
  game: string
}

export function visits(): Visit[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem('visits') ?? '[]')
    return Array.isArray(found) ? (found as Visit[]).slice(0, 6) : []
  } catch {
    return []
  }
}

export function remember(visit: Visit): void {
  const others = visits().filter((other) => other.table !== visit.table)
  localStorage.setItem('visits', JSON.stringify([visit, ...others].slice(0, 6)))
}

export function forget(table: string): void {
  localStorage.setItem('visits', JSON.stringify(visits().filter((other) => other.table !== table)))
}

/** How many steps of a table's match this browser has shown; 0 for none. */
export function stepsShown(table: string): number {
  return allStepsShown()[table] ?? 0
}

export function keepStepsShown(table: string, steps: number): void {
  const others = Object.entries(allStepsShown()).filter(([other]) => other !== table)
  localStorage.setItem('steps_shown', JSON.stringify(Object.fromEntries([[table, steps], ...others].slice(0, 12))))
}

const allStepsShown = (): Record<string, number> => kept<number>('steps_shown')

/** The promise about a table's dice, as this browser first saw it: nobody can change it afterwards. */
export const notedDice = (table: string): string | null => kept('dice')[table] ?? null

export function noteDice(table: string, promise: string): void {
  const known = kept('dice')
  if (!known[table]) localStorage.setItem('dice', JSON.stringify(Object.fromEntries([[table, promise], ...Object.entries(known)].slice(0, 60))))
}

export const withoutSpoilers = (): boolean => localStorage.getItem('without_spoilers') === 'yes'
export const keepWithoutSpoilers = (quiet: boolean): void => localStorage.setItem('without_spoilers', quiet ? 'yes' : 'no')

function kept<Value = string>(name: string): Record<string, Value> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, Value>) : {}
  } catch {
    return {}
  }
}
