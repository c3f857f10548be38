import type { Row } from './read/row.ts'
import { type Asked, askedOf, canBeAsked, keyOf, type Uses } from './request.ts'

/** What becomes of a row: it is asked about, is the same as one before, has nothing to ask by, or cannot be read. */
export type Turn =
  | { type: 'ask'; row: number; asked: Asked }
  | { type: 'same'; row: number; as: number }
  | { type: 'aside'; row: number }
  | { type: 'unread' }

const PRIME = 0x01000193

/** Fifty-three bits of a text (FNV-1a, two ways): a million rows need no more to be told apart. */
export function fingerprint(text: string): number {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, PRIME)
    b = Math.imul(b ^ (code + i), 0x85ebca6b) ^ (b >>> 13)
  }
  return (b >>> 11) * 2 ** 32 + (a >>> 0)
}

/** Tells what becomes of each row of a file, given in their order; the same file and uses give the same. */
export function turns(uses: Uses): (row: Row) => Turn {
  const first = new Map<number, number>()
  let number = 0
  return (row) => {
    if (row.blank || row.fault !== undefined) return { type: 'unread' }
    number += 1
    const asked = askedOf(row.cells, uses)
    if (!canBeAsked(asked)) return { type: 'aside', row: number }
    const print = fingerprint(keyOf(asked))
    const as = first.get(print)
    if (as !== undefined) return { type: 'same', row: number, as }
    first.set(print, number)
    return { type: 'ask', row: number, asked }
  }
}

/** By which the columns of a file are known again. */
export const columnsPrint = (columns: readonly string[]): number => fingerprint(columns.join('\u0001'))
