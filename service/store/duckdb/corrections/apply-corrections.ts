import type { DuckDBConnection } from '@duckdb/node-api'
import type { Correction } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { takeInSlices } from '#service/concurrency/slices.ts'
import { type AsOf, asOf } from '#service/versions/as-of.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import type { Bodies } from '../body-files.ts'
import type { Cell } from '../cells.ts'
import type { Description } from '../description.ts'
import { descriptions } from '../descriptions.ts'
import type { IdFinder } from '../id-finder.ts'
import { correctBody } from './corrected-body.ts'
import { columnsOf, replaceRows } from './corrected-tables.ts'
import { duplicatesIn } from './duplicates.ts'

/** What an engine does with the records of its version. */
export interface Corrections {
  /** The ISO date of the data. */
  date: string
  corrections: readonly Correction[]
}

/** What the corrected data is, for `DataInfo`. */
export type CorrectedInfo = Pick<DataInfo, 'records' | 'closed' | 'filled' | 'corrected'>

/** Records that are read in place of stored ones: bodies by their key, and the positions of records that are excluded. */
export interface Applied {
  bodies: ReadonlyMap<number, Uint8Array>
  excluded: ReadonlySet<number>
}

export const NOTHING_APPLIED: Applied = { bodies: new Map(), excluded: new Set() }

/** The files of a version that are open. */
export interface Opened {
  kind: Kind
  connection: DuckDBConnection
  bodies: Bodies
  finder: IdFinder
}

/** Replaces the corrections of an open version by these; those of records that it does not have are skipped. Works in slices. */
export async function applyCorrections(
  opened: Opened,
  { corrections, date }: Corrections,
): Promise<{ applied: Applied; info: CorrectedInfo }> {
  const { kind, connection, bodies, finder } = opened
  const description = descriptions[kind] as Description<Kind>
  const placeOf = (id: string) => finder.find([id])[0]
  const duplicates = duplicatesIn(corrections, (id) => placeOf(id) !== undefined)
  const when: AsOf = asOf(date)
  const cells = new Map<number, ReadonlyMap<string, Cell>>()
  const [corrected, excluded] = [new Map<number, Uint8Array>(), new Set<number>()]
  await takeInSlices(corrections, ({ id, fields }) => {
    const place = placeOf(id)
    if (!place) return
    const [pos, seq] = place
    if (duplicates.has(id)) excluded.add(pos)
    else if (fields.length > 0) {
      const record = correctBody(description, bodies.getBinary(seq) as Buffer, fields, when)
      corrected.set(seq, record.body)
      cells.set(pos, record.cells)
    }
  })
  await replaceRows(connection, kind, { cells, excluded: [...excluded] })
  const info = { ...(await countsOf(opened)), corrected: corrected.size }
  return { applied: { bodies: corrected, excluded }, info }
}

/** Counts that corrections change. */
async function countsOf({
  kind,
  connection,
}: Opened): Promise<Pick<DataInfo, 'records' | 'closed' | 'filled'>> {
  const names = (await columnsOf(connection, kind)).map(({ name }) => name)
  const counted = (['OperatingStatus', 'SicGrade'] as const).filter((name) => names.includes(name))
  const closed = counted.includes('OperatingStatus') ? `count(*) filter (OperatingStatus = 'Closed')` : '0'
  const columns = ['count(*)', closed, ...counted.map((name) => `count(${name})`)]
  const result = await connection.runAndReadAll(
    `select ${columns.map((column) => `(${column})::integer`)} from ${kind}`,
  )
  const [records, closedOnes, ...filled] = result.getRows()[0] as number[]
  return {
    records: records as number,
    closed: closedOnes || undefined,
    filled: Object.fromEntries(counted.map((name, i) => [name, filled[i]])),
  }
}
