// Small geometry of drawn outlines.

export type Point = readonly [number, number]

/** The rings of a path made of straight lines (`M x y L x y ... Z`). */
export function rings(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((pair) => {
          const [x = 0, y = 0] = pair.split(' ').map(Number)
          return [x, y] as const
        }),
    )
}

const mainland = (path: string): Point[] => rings(path).reduce((a, b) => (b.length > a.length ? b : a))

/** An outline without its isles. */
export function largest(path: string): string {
  return `M${mainland(path).map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** A viewBox around an outline's largest ring. */
export function boxOf(path: string, margin: number): string {
  const points = mainland(path)
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return `${x} ${y} ${Math.max(...xs) + margin - x} ${Math.max(...ys) + margin - y}`
}

/** Who touches whom along a line, read off the drawing: the length of border that two outlines share. */
export function shared(one: string, other: string): number {
  const edges = (path: string): Map<string, number> => {
    const found = new Map<string, number>()
    for (const ring of rings(path)) {
      ring.forEach(([x, y], index) => {
        const [u, v] = ring[(index + 1) % ring.length]!
        const [a, b] = [`${x},${y}`, `${u},${v}`]
        found.set(a < b ? `${a} ${b}` : `${b} ${a}`, Math.hypot(u - x, v - y))
      })
    }
    return found
  }
  const mine = edges(one)
  let total = 0
  for (const [edge, length] of edges(other)) if (mine.has(edge)) total += length
  return total
}
