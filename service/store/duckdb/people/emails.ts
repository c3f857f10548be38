import { createHash } from 'node:crypto'
import { searchText } from '../schema.ts'

/**
 * Where emails are found: a table of their keys, sorted, with the `pos` of their people, so that one of 50 million is found by reading
 * a few thousand rows. The addresses themselves are in the bodies alone.
 */
export const emailTable = `create table emails as
  select Key, pos, IsFormer from (
    select unnest(EmailKeys) as Key, pos, false as IsFormer from people
    union all select unnest(FormerEmailKeys) as Key, pos, true as IsFormer from people)
  order by Key, pos`

const sha1Upper = (address: string) => createHash('sha1').update(address.toUpperCase()).digest()

/** All 160 bits of a SHA-1 laid over each other as a BIGINT: two of 50 million addresses share one once in some ten thousand such data sets. */
function keyOf(hash: Buffer): bigint {
  const rest = BigInt(hash.readUInt32BE(16))
  return BigInt.asIntN(64, hash.readBigUInt64BE(0) ^ hash.readBigUInt64BE(8) ^ rest)
}

/** The key of the SHA-1 of an upper-cased address, in 40 hexadecimal digits. */
export const keyOfSha1 = (hex: string) => keyOf(Buffer.from(hex, 'hex'))

/** The key of an address; addresses that fold to the same text have the same key. */
export const keyOfEmail = (address: string) => keyOf(sha1Upper(searchText(address)))

/** The keys of an address: one as a rule, two where folding takes more than the case away. */
export function emailKeys(address: string | undefined): bigint[] {
  if (!address?.trim()) return []
  return [...new Set([keyOf(sha1Upper(address.trim())), keyOfEmail(address)])]
}
