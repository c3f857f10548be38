import type { Kind } from '#contract/kind.ts'
import type { Column } from '#files/column.ts'
import {
  columnsFor,
  everyColumn,
  isFollowUp,
  isIdentity,
  isNearestColumn,
  type Preset,
  presetsOf,
  withIdentity,
} from '#files/columns.ts'
import { columnMessages } from '../messages/new-export.ts'

type Columns = readonly Column[]

/** The selected columns: without id and version, which are always in the file. */
export const selectedColumns = (columns: Columns): Column[] => columns.filter((column) => !isIdentity(column))

const same = (a: Columns, b: Columns) =>
  a.length === b.length && a.every(({ name, heading }, i) => name === b[i]?.name && heading === b[i]?.heading)

/** The preset that equals these columns in order and headings; undefined for custom columns. */
export const presetOf = (kind: Kind, columns: Columns): Preset | undefined =>
  presetsOf[kind].find((preset) => same(columnsFor(kind, preset), columns))

/** Columns with one moved to a position from 0; positions beyond the ends are clamped. */
export function moved(columns: Columns, name: string, to: number): Column[] {
  const selected = selectedColumns(columns)
  const from = selected.findIndex((column) => column.name === name)
  const [column] = selected.splice(from, 1)
  if (from < 0 || !column) return [...columns]
  return withIdentity(selected.toSpliced(Math.max(0, Math.min(to, selected.length)), 0, column))
}

/** Columns with these added at the end unless present, or with these removed. */
export function toggled(columns: Columns, some: Columns, on: boolean): Column[] {
  const names = new Set(some.map(({ name }) => name))
  const selected = selectedColumns(columns)
  if (!on) return withIdentity(selected.filter(({ name }) => !names.has(name)))
  const present = new Set(selected.map(({ name }) => name))
  return withIdentity([...selected, ...some.filter(({ name }) => !present.has(name))])
}

/** Columns with another heading on one of them. */
export const renamed = (columns: Columns, name: string, heading: string): Column[] =>
  columns.map((column) => (column.name === name ? { name, heading } : column))

/** The error of a heading: two columns with one heading would be one for programs that read the file. */
export function headingError(columns: Columns, name: string, heading: string): string | undefined {
  const other = columns.some((column) => column.name !== name && column.heading === heading)
  return other ? columnMessages.duplicateHeading : undefined
}

/** Stored columns without those that the kind does not have. */
export function columnsOfKind(kind: Kind, columns: Columns): Column[] {
  const names = new Set(everyColumn(kind).map(({ name }) => name))
  return withIdentity(
    columns.filter((column) => names.has(column.name) || isFollowUp(column) || isNearestColumn(column)),
  )
}
