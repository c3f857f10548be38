/** No side. */
const NONE = -1

/** Where a new side belongs relative to one that is in the order: below 0 before it, above 0 after it. */
type Compare = (other: number) => number

/**
 * An order of sides, given by their numbers below `count`, into which sides are put and from which they are taken in O(log n): a treap
 * whose neighbors are linked.
 */
export function sideOrder(count: number) {
  const field = () => new Int32Array(count).fill(NONE)
  const [parent, left, right, before, after] = [field(), field(), field(), field(), field()]
  const priority = Float64Array.from({ length: count }, Math.random)
  let root = NONE
  const at = (array: Int32Array, side: number) => array[side] as number

  function replace(old: number, side: number): void {
    const above = at(parent, old)
    if (side !== NONE) parent[side] = above
    if (above === NONE) root = side
    else if (at(left, above) === old) left[above] = side
    else right[above] = side
  }

  /** Brings a side above its parent. */
  function rotateUp(side: number): void {
    const above = at(parent, side)
    const isLeft = at(left, above) === side
    const [near, far] = isLeft ? [left, right] : [right, left]
    const inner = at(far, side)
    replace(above, side)
    near[above] = inner
    if (inner !== NONE) parent[inner] = above
    far[side] = above
    parent[above] = side
  }

  function link(first: number, second: number): void {
    if (first !== NONE) after[first] = second
    if (second !== NONE) before[second] = first
  }

  const neighbors = (side: number) => ({ before: at(before, side), after: at(after, side) })

  return {
    /** Puts a side in; returns its neighbors, -1 for none. */
    put(side: number, compare: Compare) {
      let [above, previous, next] = [NONE, NONE, NONE]
      for (let other = root; other !== NONE; ) {
        above = other
        if (compare(other) < 0) {
          next = other
          other = at(left, other)
        } else {
          previous = other
          other = at(right, other)
        }
      }
      parent[side] = above
      if (above === NONE) root = side
      else if (above === next) left[above] = side
      else right[above] = side
      link(previous, side)
      link(side, next)
      while (at(parent, side) !== NONE && (priority[side] as number) > (priority[at(parent, side)] as number))
        rotateUp(side)
      return neighbors(side)
    },

    /** Takes a side out; returns what its neighbors were. */
    take(side: number) {
      while (at(left, side) !== NONE && at(right, side) !== NONE) {
        const [low, high] = [at(left, side), at(right, side)]
        rotateUp((priority[low] as number) > (priority[high] as number) ? low : high)
      }
      replace(side, at(left, side) === NONE ? at(right, side) : at(left, side))
      const were = neighbors(side)
      link(were.before, were.after)
      return were
    },
  }
}
