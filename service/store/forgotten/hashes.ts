import { createHash, createHmac } from 'node:crypto'
import type { Kind } from '#contract/kind.ts'
import { detailTexts, type IdentifyingCells, nameText } from './details.ts'

/** A hashed detail, and the group of names that it is in: one of 65,536, by which records are selected whose details are hashed. */
export interface HashedDetail {
  group: string
  hash: string
}

/** Hexadecimal digits of a group: so few that it says next to nothing of a name. */
export const GROUP_DIGITS = 4
const HASH_DIGITS = 32

/** The group of a name; the engine computes the same as `left(md5(key || name), 4)`. */
const groupOf = (key: string, name: string) =>
  createHash('md5').update(`${key}${name}`).digest('hex').slice(0, GROUP_DIGITS)

/** The keyed hash (HMAC-SHA-256, 128 bits) of a detail. */
const hashOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex').slice(0, HASH_DIGITS)

/** The hashes of all details of a record that identify it; none where it has too few. */
export function hashedDetails(key: string, kind: Kind, cells: IdentifyingCells): HashedDetail[] {
  const group = groupOf(key, nameText(cells.names))
  return detailTexts(kind, cells).map((text) => ({ group, hash: hashOf(key, text) }))
}
