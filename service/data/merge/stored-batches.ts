import type { Kind } from '#contract/kind.ts'
import type { RowOf } from '#service/store/row.ts'
import { asOf } from '#service/versions/as-of.ts'
import { type Batch, batchOf, type CarriedCells } from '../build-batch.ts'
import type { StoredRow } from './stored-rows.ts'

/** Makes batches for a build of stored rows, each numbered after the one before; `date` is the ISO date of the data. */
export function storedBatches<K extends Kind>(
  kind: K,
  date: string,
): (rows: readonly StoredRow<K>[]) => Batch {
  const when = asOf(date)
  let seq = 0
  return (rows) => {
    const carried = new Map<RowOf<K>, CarriedCells>(rows.map((stored) => [stored.row, stored.carried]))
    const batch = batchOf(kind, carried.keys(), seq, when, (row) => carried.get(row))
    seq += carried.size
    return batch
  }
}
