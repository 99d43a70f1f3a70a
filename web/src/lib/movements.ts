// Which piece went where, read from how many stood at each place before and after.

export type Counts = ReadonlyMap<string, { readonly count: number }>

const kindOf = (place: string): string => place.slice(place.lastIndexOf('-'))

/** Who went where: each newcomer from a place of his kind that lost one, else from the supply. */
export function movements(before: Counts, after: Counts): [from: string, to: string][] {
  const change = (place: string): number => (after.get(place)?.count ?? 0) - (before.get(place)?.count ?? 0)
  const times = (place: string, number: number): string[] => Array.from({ length: Math.max(0, number) }, () => place)
  const isSupply = (place: string): boolean => place.startsWith('supply')
  const all = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => Number(isSupply(a)) - Number(isSupply(b)))
  const gone = all.flatMap((place) => times(place, -change(place)))
  return all.flatMap((place) => times(place, change(place))).flatMap((to): [from: string, to: string][] => {
    const at = gone.findIndex((place) => kindOf(place) === kindOf(to))
    const from = at >= 0 ? gone.splice(at, 1)[0]! : `supply${kindOf(to)}`
    return from !== to && (before.has(from) || after.has(from)) ? [[from, to]] : []
  })
}
