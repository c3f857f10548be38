/** Sets of the numbers from 0 below a size, each by itself at first; takes 4 bytes a number. */
export interface UnionFind {
  /** Makes one set of those of two numbers. */
  unite(a: number, b: number): void
  /** The smallest number of a set. */
  first(a: number): number
}

export function unionFind(size: number): UnionFind {
  const above = Uint32Array.from({ length: size }, (_, i) => i)
  const first = (a: number): number => {
    let at = a
    while (above[at] !== at) {
      const next = above[above[at] as number] as number
      above[at] = next
      at = next
    }
    return at
  }
  return {
    first,
    unite(a, b) {
      const [left, right] = [first(a), first(b)]
      above[Math.max(left, right)] = Math.min(left, right)
    },
  }
}
