import { createHash } from 'node:crypto'
import type { DataInfo } from '#service/versions/data-info.ts'

const HEX_DIGITS = 16

/** The name of the database of a version under a prefix: of the same version on every machine, and of no other one. */
export function databaseName(prefix: string, { kind, version, records, date }: DataInfo): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, version, records, date]))
    .digest('hex')
  return `${prefix}_${kind}_${hash.slice(0, HEX_DIGITS)}`
}
