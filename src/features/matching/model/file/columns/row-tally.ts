import { hashText53 } from '#shared/hash.ts'
import type { FileRow } from '#shared/tabular/file-row.ts'
import {
  canBeLookedUp,
  type LookupFields,
  lookupFieldsOf,
  lookupKey,
  type RoleColumns,
} from './row-request.ts'

/**
 * What becomes of a row: it is asked about, is the same as one before, has nothing to ask by, or cannot be read. A row is known by the
 * line on which it begins, which stays the same whatever is said of headings and delimiters.
 */
export type RowClass =
  | { type: 'ask'; row: number; asked: LookupFields }
  | { type: 'same'; row: number; as: number }
  | { type: 'aside'; row: number }
  | { type: 'unread' }

/** Tells what becomes of each row of a file, given in their order; the same file and uses give the same. */
export function rowClassifier(roleColumns: RoleColumns): (row: FileRow) => RowClass {
  const first = new Map<number, number>()
  return (row) => {
    if (row.blank || row.error !== undefined) return { type: 'unread' }
    const asked = lookupFieldsOf(row.cells, roleColumns)
    if (!canBeLookedUp(asked)) return { type: 'aside', row: row.line }
    const print = hashText53(lookupKey(asked))
    const as = first.get(print)
    if (as !== undefined) return { type: 'same', row: row.line, as }
    first.set(print, row.line)
    return { type: 'ask', row: row.line, asked }
  }
}

/** By which the columns of a file are known again. */
export const columnsKey = (columns: readonly string[]): number => hashText53(columns.join('\u0001'))
