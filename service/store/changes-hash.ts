import { createHash } from 'node:crypto'
import type { Correction } from '#contract/corrections.ts'
import type { Suppressions } from './forgotten/suppressions.ts'

/** A text that is equal for equal corrections and forgotten records on every machine; empty without any. Pure. */
export function changesHash(
  corrections: readonly Correction[],
  { ids, details }: Pick<Suppressions, 'ids' | 'details'>,
): string {
  if (corrections.length + ids.length + details.length === 0) return ''
  return createHash('sha256')
    .update(JSON.stringify([corrections, ids, details]))
    .digest('hex')
    .slice(0, 16)
}
