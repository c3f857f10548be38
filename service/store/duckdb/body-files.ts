import { open, type RootDatabase } from 'lmdb'
import type { Tuple } from './packing.ts'

/** Bodies by `seq`, in LMDB: 1,000 scattered ones are read in 2 to 10 ms. */
export type Bodies = RootDatabase<Tuple, number>

const layout = { encoding: 'msgpack', keyEncoding: 'uint32', noSubdir: false } as const

/**
 * A new, empty set of bodies in `folder`. Quickest by `transactionSync` of some 20,000 `put(seq, tuple, { append: true })`
 * with rising `seq`; await `flushed` before `close`.
 */
export function createBodies(folder: string): Bodies {
  return open<Tuple, number>({ ...layout, path: folder, noSync: true })
}

/** The bodies of a finished build, for reading only. */
export function openBodies(folder: string): Bodies {
  return open<Tuple, number>({ ...layout, path: folder, readOnly: true })
}

/** Bodies as they are stored, one after the other; `ends` has where each ends. Goes from thread to thread without a copy. */
export interface PackedBodies {
  bytes: Uint8Array<ArrayBuffer>
  ends: Uint32Array<ArrayBuffer>
}

/** The bodies with these keys; `corrected` are read in place of the stored ones. */
export function readBodies(
  bodies: Bodies,
  keys: readonly number[],
  corrected: ReadonlyMap<number, Uint8Array>,
): PackedBodies {
  const found = keys.map((key) => corrected.get(key) ?? (bodies.getBinary(key) as Buffer))
  const ends = new Uint32Array(found.length)
  let end = 0
  found.forEach((body, i) => {
    end += body.length
    ends[i] = end
  })
  const bytes = new Uint8Array(end)
  found.forEach((body, i) => {
    bytes.set(body, (ends[i] as number) - body.length)
  })
  return { bytes, ends }
}

/** Each body by itself. */
export function eachBody({ bytes, ends }: PackedBodies): Uint8Array[] {
  return Array.from(ends, (end, i) => bytes.subarray(ends[i - 1] ?? 0, end))
}
