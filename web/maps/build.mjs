// Draws the two maps: the true coast of Britain (Natural Earth, public domain), cut along the borders of maps/*.mjs.
//   node maps/build.mjs        writes src/boards/<game>/map.ts
// Borders are one polyline shared by both neighbours, so that the drawing itself can be asked who borders whom
// (test/maps.test.ts does).
import fs from 'node:fs'
import clipping from 'polygon-clipping'
import { feature } from 'topojson-client'
import king_is_dead from './king_is_dead.mjs'
import long_live_the_king from './long_live_the_king.mjs'

const HERE = new URL('.', import.meta.url)
const LAND = JSON.parse(fs.readFileSync(new URL('../node_modules/world-atlas/land-10m.json', HERE)))
const round = (v) => Math.round(v * 10) / 10
const boxOf = (ring) => {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}
const inside = (b, [w, s, e, n]) => b[0] >= w && b[1] >= s && b[2] <= e && b[3] <= n

function polygons() {
  const land = feature(LAND, LAND.objects.land)
  const shapes = (land.features ?? [land]).map((f) => f.geometry)
  return shapes.flatMap((g) => (g.type === 'MultiPolygon' ? g.coordinates : [g.coordinates]))
}

// ---- shapes ----------------------------------------------------------------------------------------------------------

const area = (ring) => ring.reduce((sum, [x, y], i) => {
  const [u, v] = ring[(i + 1) % ring.length]
  return sum + (x * v - u * y) / 2
}, 0)

function simplify(points, tolerance) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points.at(-1)]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  let far = 0, at = 0
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]
    const d = length ? Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length : Math.hypot(x - a[0], y - a[1])
    if (d > far) [far, at] = [d, i]
  }
  if (far <= tolerance) return [a, b]
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
}

function coast(ring, tolerance) {
  const half = ring.length >> 1
  return [...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1), ...simplify(ring.slice(half), tolerance)]
}

/** A border drawn by a hand: a curve through the points with a slight, always equal tremble. */
function drawn(points, seed) {
  const out = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]]
    const steps = Math.max(2, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / 7))
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const at = (n) => 0.5 * (2 * p1[n] + (p2[n] - p0[n]) * t + (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * t * t + (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * t ** 3)
      const tremble = k === 0 ? 0 : 1.7 * Math.sin(seed * 3.7 + (i * 9 + k) * 2.3) + 0.8 * Math.sin(seed + (i * 7 + k) * 5.1)
      const [dx, dy] = [p2[0] - p1[0], p2[1] - p1[1]]
      const norm = Math.hypot(dx, dy) || 1
      out.push([round(at(0) - (dy / norm) * tremble), round(at(1) + (dx / norm) * tremble)])
    }
  }
  return [...out, points.at(-1).map(round)]
}

/** The point of a region that is farthest from its edge: where its pieces stand. */
function heart(rings) {
  const ring = rings.reduce((a, b) => (Math.abs(area(b)) > Math.abs(area(a)) ? b : a))
  const [w, s, e, n] = boxOf(ring)
  const within = ([x, y]) => ring.reduce((odd, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]
    return (ay > y) !== (by > y) && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd
  }, false)
  const gap = ([x, y]) => Math.min(...ring.map(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)))
    return Math.hypot(x - ax - t * (bx - ax), (y - ay - t * (by - ay)) * 1.0)
  }))
  let best = [0, 0, -1]
  for (let x = w; x < e; x += 3) for (let y = s; y < n; y += 3) if (within([x, y])) {
    const d = gap([x, y])
    if (d > best[2]) best = [x, y, d]
  }
  return best.map(round)
}

const path = (rings, as = round) => rings.map((r) => `M${r.map(([x, y]) => `${as(x)} ${as(y)}`).join('L')}Z`).join('')

/** The same, each point told from the one before: shorter, for what is only drawn. */
const steps = (rings, as = round) => rings.map((r) => r.map(([x, y], i) => {
  const [u, v] = i ? r[i - 1] : [0, 0]
  return `${i ? 'l' : 'M'}${round(as(x) - as(u))} ${round(as(y) - as(v))}`.replace(' -', '-')
}).join('') + 'Z').join('')

// ---- a map -----------------------------------------------------------------------------------------------------------

function build(map) {
  const all = polygons()
  const project = map.project
  const seen = (ring) => inside(boxOf(ring), map.isles) && !(map.without ?? []).some((b) => inside(boxOf(ring), b))
  const shape = (ring) => coast(ring.map(project), map.tolerance).map((p) => p.map(round))
  const isles = all.filter((p) => seen(p[0])).map((p) => shape(p[0])).filter((r) => r.length > 3 && Math.abs(area(r)) > map.smallest)
  const lines = Object.fromEntries(Object.entries(map.lines).map(([name, points], i) =>
    [name, drawn(points.map((p) => (typeof p === 'string' ? map.nodes[p] : p)).map(project), i)]))
  const regions = {}, spare = []
  for (const [name, edge] of Object.entries(map.cells)) {
    const cell = []
    for (const part of edge) {
      const points = typeof part !== 'string' ? [project(part)] : part[0] === '-' ? [...lines[part.slice(1)]].reverse() : lines[part]
      cell.push(...points)
    }
    const own = isles.filter((r) => !(map.apart ?? []).some((b) => b.region && inside(boxOf(r), projected(b.box, project))))
    const rings = clipping.intersection(own.map((r) => [r]), [cell]).map((p) => p[0].slice(0, -1))
      .filter((r) => Math.abs(area(r)) > map.smallest)
    if (name.startsWith('-')) spare.push(...rings)
    else regions[name] = rings
  }
  for (const { region, box } of map.apart ?? []) regions[region] = isles.filter((r) => inside(boxOf(r), projected(box, project)))
  const { north = 60, east = 260, south = 60, west = 260 } = map.sea ?? {} // it goes on beside the map
  const [left, top, right, bottom] = [-west, -north, map.width + east, map.height + south]
  const frame = [[left, top], [right, top], [right, bottom], [left, bottom]]
  const window = [[-14, 46], [14, 46], [14, 62], [-14, 62]]
  const far = all.filter((p) => map.shores.some((b) => {
    const [w, s, e, n] = boxOf(p[0])
    return !inside([w, s, e, n], map.isles) && w < b[2] && e > b[0] && s < b[3] && n > b[1]
  })).flatMap((p) => clipping.intersection([p[0]], [window])).map((p) => coast(p[0].map(project), 2.2))
  const shores = clipping.intersection(far.map((r) => [r]), [frame]).map((p) => p[0].slice(0, -1))
  const text = [
    '// Made by maps/build.mjs; edit maps/ and run it again.',
    '',
    `export const WIDTH = ${map.width}`,
    `export const HEIGHT = ${map.height}`,
    '',
    '/** A region as drawn: its outline, and where its pieces stand (x, y, room around). */',
    'export interface Shape {',
    '  readonly path: string',
    '  readonly heart: readonly [number, number, number]',
    '}',
    '',
    'export const REGIONS: Readonly<Record<string, Shape>> = {',
    ...Object.entries(regions).map(([name, rings]) => `  ${name}: { path: '${path(rings)}', heart: [${(map.hearts?.[name] ?? heart(rings)).join(', ')}] },`),
    '}',
    '',
    '/** Other coasts, without meaning for the game. */',
    `export const SHORES = '${steps(shores, Math.round)}${steps(spare)}'`,
    '',
  ].join('\n')
  fs.writeFileSync(new URL(`../src/boards/${map.game}/map.ts`, HERE), text)
  console.log(map.game, Object.keys(regions).length, 'regions', text.length, 'bytes')
  for (const [n, r] of Object.entries(regions)) console.log('  ', n, heart(r).join(' '), boxOf(r.flat()).map(round).join(' '))
}

function projected([w, s, e, n], project) {
  const [x1, y1] = project([w, n]), [x2, y2] = project([e, s])
  return [x1, y1, x2, y2]
}

for (const map of [king_is_dead, long_live_the_king]) {
  fs.mkdirSync(new URL(`../src/boards/${map.game}/`, HERE), { recursive: true })
  build(map)
}

// The whole island in one rough outline, for the cover of a game.
const island = polygons().filter((p) => inside(boxOf(p[0]), [-6.5, 49.8, 1.9, 59])).reduce((a, b) => (a[0].length > b[0].length ? a : b))
const outline = coast(island[0].map(king_is_dead.project), 5).map((p) => p.map(Math.round))
fs.writeFileSync(
  new URL('../src/art/britain.ts', HERE),
  `// Made by maps/build.mjs; edit maps/ and run it again.\n\n/** Britain in a frame of ${king_is_dead.width} by ${king_is_dead.height}. */\nexport const BRITAIN = '${path([outline])}'\n`,
)
