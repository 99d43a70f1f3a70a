// What this person likes: light or dark, how fast others play, sound, their name. Kept in this browser.

export type Theme = 'light' | 'dark'
const dark = window.matchMedia('(prefers-color-scheme: dark)')
const stored = localStorage.getItem('theme')
export const SPEEDS = ['slow', 'normal', 'fast', 'at_once', 'step'] as const
export type Speed = (typeof SPEEDS)[number]
const QUIET = 40 // of 100
const number = (text: string | null): number => (text !== null && /^\d{1,3}$/.test(text) ? Math.min(100, Number(text)) : QUIET)
const preferences = $state<{ theme: Theme; speed: Speed; volume: number }>({
  theme: stored === 'light' || stored === 'dark' ? stored : dark.matches ? 'dark' : 'light',
  speed: SPEEDS.find((speed) => speed === localStorage.getItem('speed')) ?? 'normal',
  volume: number(localStorage.getItem('volume')),
})

export const theme = (): Theme => preferences.theme

export function setTheme(theme: Theme, keep = true): void {
  preferences.theme = theme
  document.documentElement.dataset['theme'] = theme
  if (keep) localStorage.setItem('theme', theme)
}

/** How fast the moves of others are shown. */
export const speed = (): Speed => preferences.speed

export function setSpeed(speed: Speed): void {
  preferences.speed = speed
  localStorage.setItem('speed', speed)
}

/** From 0, no sound, to 100. */
export const volume = (): number => preferences.volume

export function setVolume(volume: number): void {
  preferences.volume = volume
  localStorage.setItem('volume', String(volume))
}

export const myName = (): string => localStorage.getItem('name') ?? ''
export const keepName = (name: string): void => localStorage.setItem('name', name)

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
    const found: Record<string, Value> | null = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {}
  } catch {
    return {}
  }
}
