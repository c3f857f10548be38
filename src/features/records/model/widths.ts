import type { Column } from './columns.ts'

/** Pixels of the box that ticks a row. */
export const CHECK = 40
export const NARROWEST = 48
export const WIDEST = 800

export const clampWidth = (pixels: number) => Math.round(Math.max(NARROWEST, Math.min(WIDEST, pixels)))

/** A column with its place in the table. */
export interface PlacedColumn extends Column {
  pinned: boolean
  /** Pixels from the left edge of the table. */
  left: number
}

/**
 * The columns with the widths that a person set. The others share what room is left, so that the table fills its panel.
 * Pinned ones come first, each at the sum of the widths before it.
 */
export function placed(
  columns: readonly Column[],
  widths: Readonly<Record<string, number>>,
  pinned: ReadonlySet<string>,
  room: number,
): PlacedColumn[] {
  const ordered = [
    ...columns.filter(({ key }) => pinned.has(key)),
    ...columns.filter(({ key }) => !pinned.has(key)),
  ]
  const sized = ordered.map((column) => ({ ...column, width: widths[column.key] ?? column.width }))
  const free = room - CHECK - sized.reduce((sum, { width }) => sum + width, 0)
  const elastic = sized.filter(({ key }) => widths[key] === undefined)
  const share = free > 0 && elastic.length ? Math.floor(free / elastic.length) : 0
  let left = CHECK
  return sized.map((column) => {
    const width = column.width + (widths[column.key] === undefined ? share : 0)
    const here = { ...column, width, left, pinned: pinned.has(column.key) }
    left += width
    return here
  })
}

/** The keys with one moved before or behind another. */
export function movedTo(keys: readonly string[], key: string, target: string, behind: boolean): string[] {
  const others = keys.filter((other) => other !== key)
  const at = others.indexOf(target)
  return key === target || at < 0 ? [...keys] : others.toSpliced(behind ? at + 1 : at, 0, key)
}

/** The keys with one moved by a place. */
export function movedBy(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const at = keys.indexOf(key)
  const to = at + by
  return at < 0 || to < 0 || to >= keys.length ? [...keys] : keys.toSpliced(at, 1).toSpliced(to, 0, key)
}
