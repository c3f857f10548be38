/** Where `value` is in an ascending list, or would be. */
export function lowerBound(list: Uint32Array, value: number, from = 0, to = list.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The common items of two ascending lists. The shorter list is read in order, the longer one by galloping search. */
export function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const found = new Uint32Array(short.length)
  let count = 0
  let at = 0
  for (const value of short) {
    let step = 1
    while (at + step < long.length && (long[at + step] as number) < value) step *= 2
    at = lowerBound(long, value, at, Math.min(at + step + 1, long.length))
    if (at === long.length) break
    if (long[at] === value) found[count++] = value
  }
  return found.subarray(0, count)
}

/** The items of ascending lists, each once, ascending. */
export function unite(lists: readonly Uint32Array[]): Uint32Array {
  const [first = new Uint32Array(0), ...rest] = [...lists].sort((a, b) => a.length - b.length)
  return rest.reduce(uniteTwo, first)
}

function uniteTwo(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (a.length === 0) return b
  const all = new Uint32Array(a.length + b.length)
  let [i, j, count] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const x = a[i] as number
    const y = b[j] as number
    all[count++] = x < y ? x : y
    if (x <= y) i++
    if (y <= x) j++
  }
  while (i < a.length) all[count++] = a[i++] as number
  while (j < b.length) all[count++] = b[j++] as number
  return all.subarray(0, count)
}
