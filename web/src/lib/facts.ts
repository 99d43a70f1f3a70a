// What happened, as the games tell it: each fact in a sentence. How a field is said follows from its name (fact.py).
import { first, t } from './i18n.svelte'
import type { FactSeen } from './messages'

export type Fact = Readonly<FactSeen>

/** A fact and the number of the step that brought it. */
export type Happening = readonly [number, Fact]

type Values = Record<string, string | number>
const NOTHING = 'none'

/** The fact as a sentence; `name` gives the name of a seat. */
export function sentence(game: string, fact: Fact, name: (seat: number) => string): string {
  const values: Values = {}
  for (const [field, value] of Object.entries(fact)) if (field !== 'fact' && field !== 'rule') Object.assign(values, said(game, field, value, name))
  return t(`${game}-fact-${fact.fact}`, values)
}

/** Whose deed it was, if it was one. */
export const actor = (fact: Fact): number | null => ('seat' in fact && typeof fact.seat === 'number' ? fact.seat : null)

function said(game: string, field: string, value: unknown, name: (seat: number) => string): Values {
  if (value === null || value === undefined) return { [field]: NOTHING, [`${field}_id`]: NOTHING }
  if (typeof value === 'number' && /^(.*_)?seat$/.test(field)) return { [field]: name(value), [`${field}_id`]: value }
  if (typeof value === 'boolean') return { [field]: value ? 'yes' : 'no' }
  if (typeof value === 'number') return { [field]: value }
  if (typeof value === 'string') return { [field]: word(game, value), [`${field}_id`]: value }
  if (typeof value !== 'object') return {}
  const text = listed(game, field, value, name)
  return text === null ? {} : { [field]: text || NOTHING, [`${field}_count`]: Object.keys(value).length }
}

/** Several in a row: `Scots 2, Welsh 1`; what has a form of its own is not said. */
function listed(game: string, field: string, value: object, name: (seat: number) => string): string | null {
  const head = (key: string): string => (!Array.isArray(value) ? word(game, key) : field.startsWith('each_') ? name(Number(key)) : '')
  const pairs: [string, unknown][] = Object.entries(value).filter(([, part]) => part !== null)
  if (pairs.some(([, part]) => typeof part === 'object')) return null
  if (/^(.*_)?seats$/.test(field)) return pairs.map(([, part]) => name(Number(part))).join(', ')
  return pairs.map(([key, part]) => `${head(key)} ${typeof part === 'string' ? word(game, part) : String(part)}`.trim()).join(', ')
}

/** The name of a thing of the game; of several, joined as the rules join them. */
function word(game: string, id: string): string {
  const named = first([`${game}-${id}`])
  if (named !== null) return named
  return id.includes('+') ? id.split('+').map((part) => word(game, part)).join(' + ') : id.replaceAll('_', ' ')
}
