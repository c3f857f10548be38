/**
 * Shares a number out in proportion to sizes so that whole numbers add up to it exactly, by the largest remainder: each gets its
 * quota rounded down, and those whose quotas lost most get one more; of equals the larger, then the earlier. None gets more
 * than its own size as long as `total` is not over their sum.
 */
export function allocate(sizes: readonly number[], total: number): number[] {
  const sum = sizes.reduce((a, b) => a + b, 0)
  if (sum === 0) return sizes.map(() => 0)
  const shares = sizes.map((size) => Math.floor((size * total) / sum))
  const left = total - shares.reduce((a, b) => a + b, 0)
  const lost = sizes.map((size, i) => ({ i, size, lost: (size * total) % sum }))
  lost.sort((a, b) => b.lost - a.lost || b.size - a.size || a.i - b.i)
  for (const { i } of lost.slice(0, left)) shares[i] = (shares[i] as number) + 1
  return shares
}

/** How many of each stratum a stratified sample of `size` holds; of fewer records, all. */
export function strataShares(strata: readonly (readonly number[])[], size: number): number[] {
  const sizes = strata.map(({ length }) => length)
  return allocate(
    sizes,
    Math.min(
      size,
      sizes.reduce((a, b) => a + b, 0),
    ),
  )
}

/** The places of records that share a label, the labels in the order in which they first come. */
export function strataOf(labels: readonly string[]): Map<string, number[]> {
  const strata = new Map<string, number[]>()
  labels.forEach((label, i) => {
    const places = strata.get(label)
    if (places) places.push(i)
    else strata.set(label, [i])
  })
  return strata
}
