import { closeSync, openSync, readSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadFile } from './shared-files.ts'

/** Lists of records by a term's number, in two files: where each list starts, and the lists one after the other. */
export interface Postings {
  /** The records of a term, ascending; not to be changed. */
  list(term: number): Uint32Array
  close(): void
}

const NUMBER = Uint32Array.BYTES_PER_ELEMENT
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** The terms of records, in the order of records. */
export interface TermsOfRecords {
  terms: Uint32Array
  /** How many terms each record has; one each when absent. */
  lengths?: Uint8Array
}

/** Writes the lists of `count` terms; returns where each starts. Terms of or above `count` are ignored. */
export async function writePostings(folder: string, name: string, count: number, given: TermsOfRecords) {
  const starts = startsOf(given.terms, count)
  const records = recordsOf(given, starts)
  await writeFile(join(folder, `${name}.starts`), bytesOf(starts))
  await writeFile(join(folder, `${name}.records`), bytesOf(records))
  return starts
}

function startsOf(terms: Uint32Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1)
  for (const term of terms) if (term < count) starts[term + 1] = (starts[term + 1] as number) + 1
  for (let term = 0; term < count; term++)
    starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number)
  return starts
}

function recordsOf({ terms, lengths }: TermsOfRecords, starts: Uint32Array): Uint32Array {
  const count = starts.length - 1
  const ends = starts.slice(0, count)
  const records = new Uint32Array(starts[count] as number)
  let record = 0
  let left = lengths ? (lengths[0] as number) : 1
  for (const term of terms) {
    while (left === 0) left = lengths ? (lengths[++record] as number) : 1
    left--
    if (term < count) {
      const at = ends[term] as number
      records[at] = record
      ends[term] = at + 1
    }
    if (!lengths) {
      record++
      left = 1
    }
  }
  return records
}

function read(file: number, from: number, to: number): Uint32Array {
  const numbers = new Uint32Array(Math.max(0, to - from))
  readSync(file, numbers, 0, numbers.byteLength, from * NUMBER)
  return numbers
}

/** Lists that are in memory as a whole. */
export const postingsOf = (starts: Uint32Array, records: Uint32Array): Postings => ({
  list: (term) => records.subarray(starts[term], starts[term + 1]),
  close: () => {},
})

/** Lists that `writePostings` wrote, read from their files when they are needed: for short lists. */
export function openPostings(folder: string, name: string): Postings {
  const starts = openSync(join(folder, `${name}.starts`), 'r')
  const records = openSync(join(folder, `${name}.records`), 'r')
  return {
    list(term) {
      const [from = 0, to = 0] = read(starts, term, term + 2)
      return read(records, from, to)
    },
    close() {
      closeSync(starts)
      closeSync(records)
    },
  }
}

/** A file of numbers, in memory. */
export async function readNumbers(read: ReadFile, name: string): Promise<Uint32Array> {
  const { buffer, byteOffset, byteLength } = await read(name)
  return new Uint32Array(buffer, byteOffset, byteLength / NUMBER)
}
