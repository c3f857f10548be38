import type { Kind } from '#contract/kind.ts'
import type { Column } from '#files/column.ts'
import { columnsFor, everyColumn, isIdentity, type Preset, presetsOf, withIdentity } from '#files/columns.ts'

type Columns = readonly Column[]

/** The columns that were chosen: without id and version, which are always there. */
export const chosenOf = (columns: Columns): Column[] => columns.filter((column) => !isIdentity(column))

const same = (a: Columns, b: Columns) =>
  a.length === b.length && a.every(({ name, heading }, i) => name === b[i]?.name && heading === b[i]?.heading)

/** The preset that these columns are, order, headings and all; undefined for chosen ones. */
export const presetOf = (kind: Kind, columns: Columns): Preset | undefined =>
  presetsOf[kind].find((preset) => same(columnsFor(kind, preset), columns))

/** Columns with one of them taken to another place, 0 being the first; beyond the ends it stands at the end. */
export function moved(columns: Columns, name: string, to: number): Column[] {
  const chosen = chosenOf(columns)
  const from = chosen.findIndex((column) => column.name === name)
  const [column] = chosen.splice(from, 1)
  if (from < 0 || !column) return [...columns]
  return withIdentity(chosen.toSpliced(Math.max(0, Math.min(to, chosen.length)), 0, column))
}

/** Columns with these behind the others, as far as they are not among them, or without them. */
export function toggled(columns: Columns, some: Columns, on: boolean): Column[] {
  const names = new Set(some.map(({ name }) => name))
  const chosen = chosenOf(columns)
  if (!on) return withIdentity(chosen.filter(({ name }) => !names.has(name)))
  const here = new Set(chosen.map(({ name }) => name))
  return withIdentity([...chosen, ...some.filter(({ name }) => !here.has(name))])
}

/** Columns with another heading on one of them. */
export const renamed = (columns: Columns, name: string, heading: string): Column[] =>
  columns.map((column) => (column.name === name ? { name, heading } : column))

/** What is wrong with a heading; two columns under one heading would be one to any program that reads the file. */
export function headingError(columns: Columns, name: string, heading: string): string | undefined {
  const other = columns.some((column) => column.name !== name && column.heading === heading)
  return other ? 'Another column has this heading' : undefined
}

/** Columns that were kept, as far as the kind still has them. */
export function known(kind: Kind, columns: Columns): Column[] {
  const names = new Set(everyColumn(kind).map(({ name }) => name))
  return withIdentity(columns.filter(({ name }) => names.has(name)))
}
