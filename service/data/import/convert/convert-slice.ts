import type { Kind } from '#contract/kind.ts'
import { firstSeenOf } from '#service/data/releases/first-seen.ts'
import type { AddressSets } from '#service/geocode/open.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { RowOf } from '#service/store/row.ts'
import { asOf } from '#service/versions/as-of.ts'
import { type Change, changeColumns, changesOf } from '../changes.ts'
import { isClosed, type PlanData, planOf } from '../columns/plan-readers.ts'
import { countNote, type NoteCounts } from '../count-notes.ts'
import { linesOf } from '../csv-list.ts'
import type { Converter, DataSet, Figures, ImportKind } from '../import-kind.ts'
import { importKinds } from '../import-kinds.ts'
import { importMessages } from '../import-messages.ts'
import { withGeocodes } from './geocode-rows.ts'
import type { Slice } from './slice.ts'

/** What all slices of an import have in common, as plain data that threads can be sent. */
export interface ConvertJob {
  plan: PlanData
  /** What the survey found. */
  found: unknown
  dataSet: DataSet
  /** Whether the rows are of several files. */
  isSeveral: boolean
  /** The folders of the addresses by which rows without a point get one. */
  addresses?: AddressSets<string>
}

/** The records of a slice, and what it adds to the results of the import. */
export interface ConvertedSlice<Row> {
  rows: Row[]
  counts: NoteCounts
  figures: Figures
  /** How many companies have no SIC code, by their first category. */
  withoutSic: ReadonlyMap<string, number>
  /** Lines of `changes.csv`. */
  changes: string
}

export type ConvertSlice<Row> = (slice: Slice) => ConvertedSlice<Row>

/** The converter of a kind for an import. */
export function converterOf<K extends Kind>(
  kind: K,
  { plan, found, dataSet, addresses }: ConvertJob,
): Converter<RowOf<K>> {
  const of: ImportKind<RowOf<K>, unknown> = importKinds[kind]
  const converter = of.converter(planOf(plan), found, dataSet)
  return addresses ? withGeocodes<RowOf<K>>(converter, addresses) : converter
}

/** Converts the slices of an import, one after the other. An error of a row has its line. */
export function sliceConverter<Row extends CompanyRow | PersonRow>(
  job: ConvertJob,
  converter: Converter<Row>,
): ConvertSlice<Row> {
  const plan = planOf(job.plan)
  const { newSince } = asOf(job.dataSet.date)
  const columns = changeColumns(job.isSeveral)
  return (slice) => {
    const { file, lines, cells, ids, relations, firstSeen } = slice
    const before = converter.figures()
    const earlier = { ...before }
    const counts: NoteCounts = new Map()
    const withoutSic = new Map<string, number>()
    const changes: Change[] = []
    const rows = ids.map((id, i) => {
      const at = { cells: cells[i] as readonly string[], line: lines[i] as number, file }
      const { row, notes, withoutSic: category } = convertRow(converter, at, id, relations[i])
      const first = firstSeenOf(firstSeen[i], row.FirstSeen, newSince)
      if (first !== undefined) row.FirstSeen = first
      for (const note of notes) countNote(counts, note, at)
      if (isClosed(plan.statusOf(at.cells))) countNote(counts, 'closed', at)
      if (category !== undefined) withoutSic.set(category, (withoutSic.get(category) ?? 0) + 1)
      changes.push(...changesOf({ ...at, row, notes }, plan))
      return row
    })
    const figures = growth(earlier, converter.figures())
    return { rows, counts, figures, withoutSic, changes: linesOf(columns, changes) }
  }
}

const growth = (before: Figures, after: Figures): Figures =>
  Object.fromEntries(Object.entries(after).map(([name, number]) => [name, number - (before[name] ?? 0)]))

interface RowAt {
  cells: readonly string[]
  line: number
  file?: string | undefined
}

function convertRow<Row>(
  converter: Converter<Row>,
  { cells, line, file }: RowAt,
  ...given: [id: string, relations: Slice['relations'][number]]
) {
  try {
    return converter.convert(cells, ...given)
  } catch (error) {
    throw new Error(importMessages.notConverted(line, file, (error as Error).message), { cause: error })
  }
}
