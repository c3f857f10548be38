/** The row to which a key leads from row `active`, `page` rows to a page, or undefined when the key leads nowhere. */
export function stepTo(key: string, active: number, page: number, rows: number): number | undefined {
  const to: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: rows - 1,
  }
  const next = to[key]
  return next === undefined ? undefined : Math.max(0, Math.min(rows - 1, next))
}
