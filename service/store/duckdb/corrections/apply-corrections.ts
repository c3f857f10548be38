import { isDeepStrictEqual } from 'node:util'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { Correction } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { takeInSlices } from '#service/concurrency/slices.ts'
import type { Suppressions } from '#service/store/forgotten/suppressions.ts'
import { type AsOf, asOf } from '#service/versions/as-of.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import type { Bodies } from '../body-files.ts'
import type { Description } from '../description.ts'
import { descriptions } from '../descriptions.ts'
import {
  findSuppressed,
  NOTHING_FOUND,
  type Suppressed,
  type SuppressedRecord,
} from '../forgotten/find-forgotten.ts'
import type { IdFinder } from '../id-finder.ts'
import { type CorrectedRecord, correctBody } from './corrected-body.ts'
import {
  columnsOf,
  correctedTable,
  type RowChanges,
  replaceRows,
  storedTable,
  suppressRows,
} from './corrected-tables.ts'
import { duplicatesIn } from './duplicates.ts'

/** What an engine does with the records of its version. */
export interface Corrections {
  /** The ISO date of the data. */
  date: string
  corrections: readonly Correction[]
  suppressions: Suppressions
}

/** What the corrected data is, for `DataInfo`. */
export type CorrectedInfo = Pick<DataInfo, 'records' | 'closed' | 'filled' | 'corrected'>

/** What was applied: the corrected data, and the records that are suppressed. */
export interface AppliedInfo {
  info: CorrectedInfo
  suppressed: readonly SuppressedRecord[]
}

/** What is applied of the correction of a record. */
interface AppliedCorrection {
  fields: Correction['fields']
  /** The position of the record. */
  pos: number
  /** The key of its body. */
  seq: number
  /** The corrected record; none where it is excluded or has nothing corrected. */
  record?: CorrectedRecord | undefined
  isExcluded: boolean
}

/** Records that are read in place of stored ones: bodies by their key, and the positions of records that are excluded. */
export interface Applied {
  bodies: ReadonlyMap<number, Uint8Array>
  excluded: ReadonlySet<number>
  /** Each correction by the Id of its record. */
  corrections: ReadonlyMap<string, AppliedCorrection>
  suppressed: Suppressed
}

export const NOTHING_APPLIED: Applied = {
  bodies: new Map(),
  excluded: new Set(),
  corrections: new Map(),
  suppressed: NOTHING_FOUND,
}

/** The files of a version that are open. */
export interface Opened {
  kind: Kind
  connection: DuckDBConnection
  bodies: Bodies
  finder: IdFinder
}

/**
 * Replaces the corrections and suppressions of an open version by these; those of records that it does not have are skipped. What is the same in `before` is used
 * again, so that one more takes little longer among many than among few. Works in slices.
 */
export async function applyCorrections(
  opened: Opened,
  wanted: Corrections,
  before: Applied,
): Promise<{ applied: Applied; answer: AppliedInfo }> {
  const after = await correctionsOf(opened, wanted, before.corrections)
  const changes = differenceOf(before.corrections, after)
  await replaceRows(opened.connection, opened.kind, changes, before.suppressed.positions)
  const suppressed = await suppress(opened, wanted.suppressions, before.suppressed, after.size > 0)
  const all = [...after.values()]
  const bodies = new Map(all.flatMap(({ seq, record }) => (record ? [[seq, record.body] as const] : [])))
  const duplicates = all.flatMap(({ pos, isExcluded }) => (isExcluded ? [pos] : []))
  const excluded = new Set([...duplicates, ...suppressed.positions])
  const corrected = all.filter(({ pos, record }) => record && !suppressed.positions.has(pos)).length
  return {
    applied: { bodies, excluded, corrections: after, suppressed },
    answer: { info: { ...(await countsOf(opened)), corrected }, suppressed: suppressed.records },
  }
}

/** Suppresses the records of the version, corrected ones too, and no others. */
async function suppress(
  { kind, connection, finder }: Opened,
  suppressions: Suppressions,
  before: Suppressed,
  isCorrected: boolean,
): Promise<Suppressed> {
  const corrected = isCorrected ? correctedTable : undefined
  const searched = { kind, connection, finder, table: storedTable(kind), corrected }
  const suppressed = await findSuppressed(searched, suppressions, before)
  await suppressRows(connection, kind, suppressed.positions, isCorrected)
  return suppressed
}

/** What is to be applied by the Id of its record; a correction that is as before is the same object. */
async function correctionsOf(
  { kind, bodies, finder }: Opened,
  { corrections, date }: Pick<Corrections, 'corrections' | 'date'>,
  before: Applied['corrections'],
): Promise<Applied['corrections']> {
  const description = descriptions[kind] as Description<Kind>
  const placeOf = (id: string) => finder.find([id])[0]
  const duplicates = duplicatesIn(corrections, (id) => placeOf(id) !== undefined)
  const when: AsOf = asOf(date)
  const after = new Map<string, AppliedCorrection>()
  await takeInSlices(corrections, ({ id, fields }) => {
    const isExcluded = duplicates.has(id)
    const known = before.get(id)
    if (known?.isExcluded === isExcluded && isDeepStrictEqual(known.fields, fields)) {
      after.set(id, known)
      return
    }
    const place = placeOf(id)
    if (!place) return
    const [pos, seq] = place
    const isCorrected = !isExcluded && fields.length > 0
    const record = isCorrected
      ? correctBody(description, bodies.getBinary(seq) as Buffer, fields, when)
      : undefined
    after.set(id, { fields, pos, seq, record, isExcluded })
  })
  return after
}

/** The rows that differ between what is applied and what is to be. */
function differenceOf(before: Applied['corrections'], after: Applied['corrections']): RowChanges {
  const former = [...before].filter(([id, correction]) => after.get(id) !== correction)
  const changed = [...after].filter(([id, correction]) => before.get(id) !== correction)
  return {
    isEmpty: after.size === 0,
    former: former.map(([, { pos }]) => pos),
    cells: new Map(changed.flatMap(([, { pos, record }]) => (record ? [[pos, record.cells] as const] : []))),
    excluded: changed.flatMap(([, { pos, isExcluded }]) => (isExcluded ? [pos] : [])),
  }
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
