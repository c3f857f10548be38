import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import {
  type DuplicateGroup,
  type FieldFill,
  MAX_CATEGORIES,
  type PointGrade,
  QUALITY_RULES,
  type QualityReport,
} from '#contract/quality.ts'
import { openBodies } from '#service/store/duckdb/body-files.ts'
import { checkQuickly } from '#service/versions/check-files.ts'
import { filesIn } from '../build-files.ts'
import { readSummary, type StoredSummary } from '../import/stored-summary.ts'
import { type RunSql, withDatabase } from '../with-database.ts'
import { type DuplicateGroups, findDuplicates } from './duplicates.ts'
import { bodyAt, type FillRates, fillRatesIn } from './fill-rates.ts'
import { memberOf } from './members.ts'
import { stateRows } from './states.ts'

/** Of the engine: a report is made beside a service that answers calls. */
const MEMORY = '1GB'

/** Columns of what searches use and records do not show, by the names of the criteria. */
const searchedColumns: Record<Kind, Readonly<Record<string, string>>> = {
  companies: { Email: 'EmailKey' },
  people: { Age: 'Age', HousingType: 'HousingType', Vehicle: 'Make1', UpdateDate: 'UpdateDate' },
}

/** Receives how many records of a version were read. */
export type OnRecords = (done: number, total: number) => void

/**
 * Computes the quality of the version of a kind in `folder`, in one pass over its records and a few queries. Throws a DataError when
 * the version is damaged.
 */
export async function computeQuality(
  kind: Kind,
  folder: string,
  onRecords: OnRecords = () => {},
): Promise<QualityReport> {
  const { info } = await checkQuickly(folder)
  const files = { ...filesIn(kind, folder), spill: join(tmpdir(), `catchment-quality-${randomUUID()}`) }
  const fills = await fillRatesIn(kind, files.bodies, info.records, (done) => onRecords(done, info.records))
  try {
    const settings = { attach: 'read_only', memory: MEMORY }
    const summary = await readSummary(folder)
    return await withDatabase(files, settings, async (runSql, connection) => ({
      rules: QUALITY_RULES,
      kind,
      records: info.records,
      fields: [...shownFields(fills), ...(await searchedFields(kind, runSql))],
      ...(summary && { import: importOf(summary) }),
      points: pointsOf(fills, info.records),
      ...(kind === 'companies' && { industries: industriesOf(fills, info.records, summary) }),
      duplicates: await withMembers(kind, files.bodies, await findDuplicates(kind, runSql, connection)),
      ...stateRows(await countStates(kind, runSql)),
    }))
  } finally {
    await rm(files.spill, { recursive: true, force: true })
  }
}

const shownFields = ({ fields }: FillRates): FieldFill[] =>
  [...fields].map(([field, records]) => ({ field, records, onlySearched: false }))

async function searchedFields(kind: Kind, runSql: RunSql): Promise<FieldFill[]> {
  const columns = Object.entries(searchedColumns[kind])
  const counts = columns.map(([field, column]) => `count(${column})::integer as ${field}`)
  const [row] = await runSql(`select ${counts.join(', ')} from ${kind}`)
  return columns.map(([field]) => ({ field, records: row?.[field] as number, onlySearched: true }))
}

async function countStates(kind: Kind, runSql: RunSql): Promise<Map<string | null, number>> {
  const rows = await runSql(
    `select StateProvince as state, count(*)::integer as records from ${kind} group by StateProvince`,
  )
  return new Map(rows.map(({ state, records }) => [state as string | null, records as number]))
}

function importOf({ rows, reasons, notes }: StoredSummary): QualityReport['import'] {
  return {
    rows,
    rejected: Object.entries(reasons)
      .map(([reason, rows]) => ({ reason, rows }))
      .sort((a, b) => b.rows - a.rows),
    changes: notes.map(({ kind, text, count }) => ({ kind, text, values: count })),
  }
}

/** Records by the grade of their point; of data of former builds no grade is known. */
function pointsOf({ grades, points }: FillRates, records: number): QualityReport['points'] {
  const all: [PointGrade, number][] = [
    ...(grades as Map<PointGrade, number>),
    ['Unknown', points.ungraded],
    ['None', records - points.all],
  ]
  return Object.fromEntries(all.filter(([, count]) => count > 0))
}

function industriesOf(
  { fields }: FillRates,
  records: number,
  summary: StoredSummary | undefined,
): QualityReport['industries'] {
  const missing = records - (fields.get('PrimarySic') ?? 0)
  if (!summary) return { missing, categories: [] }
  const categories = summary.categories.slice(0, MAX_CATEGORIES)
  const sum = (list: StoredSummary['categories']) => list.reduce((total, { records }) => total + records, 0)
  return { missing, categories, further: sum(summary.categories) - sum(categories) }
}

/** The groups with what identifies their records. */
async function withMembers(
  kind: Kind,
  folder: string,
  { listed, ...counts }: DuplicateGroups,
): Promise<QualityReport['duplicates']> {
  const bodies = openBodies(folder)
  try {
    return {
      ...counts,
      listed: listed.map(
        ({ records, shared, keys }): DuplicateGroup => ({
          records,
          shared,
          members: keys.map((key) => memberOf(kind, bodyAt(bodies, key))),
        }),
      ),
    }
  } finally {
    await bodies.close()
  }
}
