// What this person likes: light or dark, their name. Kept in this browser.

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

/** How many steps of a table's match this browser has shown; 0 for none. */
export function stepsShown(table: string): number {
  return allStepsShown()[table] ?? 0
}

export function keepStepsShown(table: string, steps: number): void {
  const others = Object.entries(allStepsShown()).filter(([other]) => other !== table)
  localStorage.setItem('steps_shown', JSON.stringify(Object.fromEntries([[table, steps], ...others].slice(0, 12))))
}

function allStepsShown(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem('steps_shown') ?? '{}')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, number>) : {}
  } catch {
    return {}
  }
}
