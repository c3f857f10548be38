/** Which of some items are in each row, in their order, when a row is so wide; an item wider than a row has one of its own. */
export function inRows(widths: readonly number[], rowWidth: number, gap: number): number[][] {
  const rows: number[][] = []
  let used = Number.POSITIVE_INFINITY
  widths.forEach((width, i) => {
    if (used + gap + width <= rowWidth) rows.at(-1)?.push(i)
    else {
      rows.push([i])
      used = -gap
    }
    used += gap + width
  })
  return rows
}
