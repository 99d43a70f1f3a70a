// How much of a table's chat this browser has shown.
const MOST = 40

function all(): Record<string, number> {
  try {
    const found: Record<string, number> | null = JSON.parse(localStorage.getItem('sayings_read') ?? '{}')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {}
  } catch {
    return {}
  }
}

export const unread = (table: string, sayings: number): number => Math.max(0, sayings - (all()[table] ?? 0))

export function read(table: string, sayings: number): void {
  if (unread(table, sayings) === 0) return
  const others = Object.entries(all()).filter(([other]) => other !== table)
  localStorage.setItem('sayings_read', JSON.stringify(Object.fromEntries([[table, sayings], ...others].slice(0, MOST))))
}
