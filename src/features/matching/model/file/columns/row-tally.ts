import { z } from 'zod'
import { hashText53 } from '#shared/hash.ts'
import type { FileRow } from '#shared/tabular/file-row.ts'
import type { Role } from './roles.ts'
import {
  canBeLookedUp,
  type LookupFields,
  lookupFieldsOf,
  lookupKey,
  type RoleColumns,
} from './row-request.ts'

/**
 * What is done with a row: it is looked up, is a duplicate of an earlier one, has no fields to look up by, or cannot be read. A row is
 * identified by the line on which it begins, which does not depend on headings and delimiters.
 */
export type RowClass =
  | { type: 'lookup'; row: number; fields: LookupFields }
  | { type: 'duplicate'; row: number; of: number }
  | { type: 'skipped'; row: number }
  | { type: 'unreadable' }

/** Classifies the rows of a file, which are given in their order; the same file and columns give the same classes. */
export function rowClassifier(roleColumns: RoleColumns): (row: FileRow) => RowClass {
  const first = new Map<number, number>()
  return (row) => {
    if (row.blank || row.error !== undefined) return { type: 'unreadable' }
    const fields = lookupFieldsOf(row.cells, roleColumns)
    if (!canBeLookedUp(fields)) return { type: 'skipped', row: row.line }
    const key = hashText53(lookupKey(fields))
    const of = first.get(key)
    if (of !== undefined) return { type: 'duplicate', row: row.line, of }
    first.set(key, row.line)
    return { type: 'lookup', row: row.line, fields }
  }
}

/** The key under which the mapping of columns with these names is remembered. */
export const columnsKey = (columns: readonly string[]): number => hashText53(columns.join('\u0001'))

const whole = z.number().int().nonnegative()

/** How many rows of a file are looked up, and how many are not. */
export const Tally = z.object({
  rows: whole,
  /** Rows that are looked up, that are duplicates, and that have no name, street or phone number. */
  asks: whole,
  same: whole,
  aside: whole,
  /** The lines of the first rows that are skipped. */
  asideRows: z.array(whole),
  /** Of the rows that are looked up, how many have no city and no ZIP code. */
  placeless: whole,
})
export type Tally = z.infer<typeof Tally>

export const emptyTally = (): Tally => ({ rows: 0, asks: 0, same: 0, aside: 0, asideRows: [], placeless: 0 })

const MAX_SHOWN = 20
const placeRoles: readonly Role[] = ['City', 'PostalCode']

/** Counts one more row. */
export function addToTally(tally: Tally, rowClass: RowClass): void {
  if (rowClass.type === 'unreadable') return
  tally.rows += 1
  if (rowClass.type === 'duplicate') tally.same += 1
  else if (rowClass.type === 'skipped') {
    tally.aside += 1
    if (tally.asideRows.length < MAX_SHOWN) tally.asideRows.push(rowClass.row)
  } else {
    tally.asks += 1
    if (placeRoles.every((role) => rowClass.fields[role] === undefined)) tally.placeless += 1
  }
}
