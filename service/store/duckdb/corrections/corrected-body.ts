import { Packr, unpack } from 'msgpackr'
import type { Correction } from '#contract/corrections.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { correctedRow } from '#service/store/corrections/corrected-row.ts'
import type { RowOf } from '#service/store/row.ts'
import type { AsOf } from '#service/versions/as-of.ts'
import type { Cell } from '../cells.ts'
import type { Description } from '../description.ts'
import type { Tuple } from '../packing.ts'
import { rowColumnsOf } from '../schema.ts'

/** A corrected record: its body, and the cells of the search table that differ, by their column. */
export interface CorrectedRecord {
  body: Uint8Array
  cells: ReadonlyMap<string, Cell>
}

/** Writes a tuple as a build does. */
const packr = new Packr({ useRecords: false })

/**
 * Corrects a stored record. The row of a record lacks what searches use and records do not have; so the row before and the corrected one are
 * both made into cells and into a tuple, and only what differs replaces what is stored. Pure.
 */
export function correctBody<K extends Kind>(
  kind: Description<K>,
  body: Uint8Array,
  fields: Correction['fields'],
  when: AsOf,
): CorrectedRecord {
  const before = rowOf(kind.decode(body))
  const after = correctedRow(before, fields)
  const [cells, corrected] = [kind.cellsOf(before, when), kind.cellsOf(after, when)]
  const differing = rowColumnsOf(kind.columns).flatMap((name, i) =>
    cells[i] === corrected[i] ? [] : [[name, corrected[i] as Cell] as const],
  )
  const tuple = patched(unpack(body), kind.encode(before, when), kind.encode(after, when))
  return { body: packr.pack(tuple), cells: new Map(differing) }
}

/** The value of a field that is searched but is in no record of a kind: a correction that clears it makes a difference. */
const NOT_READ = '?'

/** A record as a row, without what the service derives and without the fields that rows spell in another way, which none corrects. */
function rowOf<K extends Kind>(record: RecordOf<K>): RowOf<K> {
  const { ETag, Links, RecordStatus, LastSeen, SquareFootage, AgeRange, LifeStyle, TargetReady, ...row } =
    record as Record<string, unknown>
  return { CarrierRoute: NOT_READ, ...row } as unknown as RowOf<K>
}

/** A tuple with the values that differ between two others. */
function patched(stored: Tuple, before: Tuple, after: Tuple): Tuple {
  const length = Math.max(stored.length, before.length, after.length)
  return Array.from({ length }, (_, i) => {
    const [from, to] = [before[i] ?? null, after[i] ?? null]
    return JSON.stringify(from) === JSON.stringify(to) ? (stored[i] ?? null) : to
  })
}
