import type { Side } from './outline.ts'

/**
 * The sides of a simple polygon, arranged so that those east of a point are counted in O(log² n) whatever the polygon's form.
 *
 * A segment tree over latitude: the ends of all sides cut the polygon into levels, each node covers a run of levels, and a side is stored
 * in the few nodes that it spans entirely. Sides do not cross, so within a node they have one order from west to east at every latitude,
 * and a binary search finds a point's place among them. (de Berg et al., Computational Geometry, 10.3.)
 */
export interface SideTree {
  /** Latitudes at which a level begins, rising; a last one ends the last level. */
  levels: Float64Array
  /** Number of leaves, a power of 2; leaf `i` is node `leaves + i`, the parent of node `n` is `n >> 1`. */
  leaves: number
  /** The sides of node `n` are `order` from `starts[n]` to `starts[n + 1]`, west to east. */
  starts: Uint32Array
  order: Uint32Array
  /** Five numbers per side: unwrapped longitude of the southern end, its latitude, slope, longitude as given, turns. */
  sides: Float64Array
}

const SIZE = 5

/** Degrees within which two sides may be in either order by rounding; positions are computed to about 1e-12. */
const SLACK = 1e-11

/** Arranges the sides of a simple polygon; takes O(n log² n). */
export function sideTree(list: readonly Side[]): SideTree {
  const levels = Float64Array.from(new Set(list.flatMap(({ south, north }) => [south, north]))).sort()
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, levels.length - 1)))
  const sides = Float64Array.from(
    list.flatMap(({ x, south, slope, wraps }) => [x + 360 * wraps, south, slope, x, wraps]),
  )
  const nodes = Array.from({ length: 2 * leaves }, (): number[] => [])
  list.forEach(({ south, north }, side) => {
    let low = leaves + levelAt(levels, south)
    let high = leaves + levelAt(levels, north)
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) nodes[low++]?.push(side)
      if (high & 1) nodes[--high]?.push(side)
    }
  })
  const starts = new Uint32Array(nodes.length + 1)
  nodes.forEach((node, n) => {
    starts[n + 1] = (starts[n] as number) + node.length
    if (node.length > 1) sortNode(node, sides, middleOf(levels, leaves, n))
  })
  return { levels, leaves, starts, order: Uint32Array.from(nodes.flat()), sides }
}

/** The level that holds a latitude: the last that begins at or south of it. */
function levelAt(levels: Float64Array, latitude: number): number {
  let [low, high] = [0, levels.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((levels[middle] as number) <= latitude) low = middle
    else high = middle
  }
  return low
}

/**
 * The latitude in the middle of what a node covers. Between two adjacent numbers it is the southern one, the only latitude of the node: at
 * the northern one the sides may meet, and their order there says nothing.
 */
function middleOf(levels: Float64Array, leaves: number, node: number): number {
  const depth = 31 - Math.clz32(node)
  const width = leaves >> depth
  const first = (node - 2 ** depth) * width
  const last = Math.min(first + width, levels.length - 1)
  const [south, north] = [levels[first] as number, levels[last] as number]
  const middle = (south + north) / 2
  return middle < north ? middle : south
}

function sortNode(node: number[], sides: Float64Array, latitude: number): void {
  const positions = new Map(node.map((side) => [side, positionOf(sides, side * SIZE, latitude)]))
  node.sort((a, b) => (positions.get(a) as number) - (positions.get(b) as number))
}

/** Unwrapped longitude at which a side passes a latitude, rounded. */
function positionOf(sides: Float64Array, at: number, latitude: number): number {
  return (sides[at] as number) + (latitude - (sides[at + 1] as number)) * (sides[at + 2] as number)
}

/**
 * Whether an odd number of sides is east of a point. A side counts from its southern end up to, not including, its northern one.
 * `longitude` is as given and `turns` the full turns to add to it.
 */
export function isOddEastOf(tree: SideTree, latitude: number, longitude: number, wraps: number): boolean {
  const { levels, leaves, starts, order, sides } = tree
  const x = longitude + 360 * wraps
  let odd = false
  for (let node = leaves + levelAt(levels, latitude); node > 0; node >>= 1) {
    let low = starts[node] as number
    const end = starts[node + 1] as number
    for (let high = end; low < high; ) {
      const middle = (low + high) >> 1
      if (positionOf(sides, (order[middle] as number) * SIZE, latitude) < x - SLACK) low = middle + 1
      else high = middle
    }
    for (; low < end; low++) {
      const at = (order[low] as number) * SIZE
      if (positionOf(sides, at, latitude) > x + SLACK) break
      if (isEastOf(sides, at, latitude, longitude, wraps)) odd = !odd
    }
    if ((end - low) & 1) odd = !odd
  }
  return odd
}

/** The exact test, which two polygons with a common side compute alike: nothing is unwrapped before it is compared. */
function isEastOf(
  sides: Float64Array,
  at: number,
  latitude: number,
  longitude: number,
  wraps: number,
): boolean {
  const rise = (latitude - (sides[at + 1] as number)) * (sides[at + 2] as number)
  return longitude + 360 * (wraps - (sides[at + 4] as number)) < (sides[at + 3] as number) + rise
}
