/** How many ticked records a view hides: `rows` are the positions of its members among `ids`. */
export function hiddenPicks(
  picked: ReadonlySet<string>,
  ids: readonly string[],
  rows: Iterable<number>,
): number {
  let hidden = picked.size
  if (hidden > 0) for (const row of rows) if (picked.has(ids[row] ?? '')) hidden -= 1
  return hidden
}
