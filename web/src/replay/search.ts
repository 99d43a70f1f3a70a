// Finding finished matches again among one's own.
import type { YourTable } from '../lib/messages'

export interface Search {
  game: string // all, when empty
  words: string // each must be in the name of a player, or of an option
  result: '' | 'won' | 'lost'
  least: number | null // choices
  most: number | null
}
export const NOTHING_ASKED: Search = { game: '', words: '', result: '', least: null, most: null }

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export function found(tables: readonly YourTable[], search: Search, names: (table: YourTable) => readonly string[], options: (table: YourTable) => string): YourTable[] {
  const words = plain(search.words).split(/\s+/).filter(Boolean)
  return tables.filter((table) => {
    const text = plain([...names(table), options(table)].join(' '))
    const won = table.yours.some((seat) => table.winners.includes(seat))
    return (
      (search.game === '' || table.game === search.game) &&
      words.every((word) => text.includes(word)) &&
      (search.result === '' || (table.yours.length > 0 && won === (search.result === 'won'))) &&
      table.length >= (search.least ?? 0) &&
      table.length <= (search.most ?? Infinity)
    )
  })
}
