import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { RowOf } from '#service/store/row.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { buildVersion } from '../build.ts'
import type { OnProgress } from '../progress.ts'
import { type Mapping, readMapping } from './columns/mapping.ts'
import { checkNames, columnUses, type Plan, planImport } from './columns/plan.ts'
import { companyImport } from './companies/company-import.ts'
import { countNote, countRow, type NoteCounts, newNoteCounts, noteLines } from './count-notes.ts'
import type { Converter, ImportKind } from './import-kind.ts'
import { importMessages } from './import-messages.ts'
import { personImport } from './people/person-import.ts'
import { asDataError, openSource, type SizedSource } from './read/open-source.ts'
import { isBad, type Source } from './read/source.ts'
import {
  addRejects,
  closeRejects,
  discardRejects,
  newRejects,
  type Rejects,
  storeRejects,
} from './rejects.ts'
import { describeColumns, describeSummary, type Summary } from './summary.ts'
import { type Survey, surveyFile } from './survey.ts'

export interface ImportOptions {
  file: string
  /** What the file is about; as its mapping file says or its columns show when absent. */
  kind?: Kind
  /** Name of a sheet of a workbook; the first with data when absent. */
  sheet?: string | undefined
  /** Path of a mapping file (examples/README.md). */
  map?: string
  /** What a mapping file would say. */
  mapping?: Mapping | undefined
  /** Name of the data set; the file's own name when absent. */
  name?: string
  /** Where the records are from, and on what terms they may be used. */
  source?: string
  license?: string
  /** The data folder, which holds a folder for each kind. */
  dataDir: string
  onProgress?: OnProgress
  /** Receives messages for the person at the command line. */
  say?: (text: string) => void
  /** Refuse the whole file when any row is rejected, save by a rule of the mapping file. */
  strict?: boolean
}

/** Text that can name a data set: `places_rhode_island` of `places_rhode_island.csv.gz`. */
export function nameOfFile(file: string): string {
  const plain = basename(file).replace(/\.(csv|tsv|txt|json|jsonl|ndjson|parquet|xlsx|gz)\b/gi, '')
  return (
    plain
      .replace(/[^A-Za-z0-9._-]+/g, '_')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 60) || 'import'
  )
}

interface Rows<Row> {
  source: Source
  survey: Survey<unknown>
  converter: Converter<Row>
  counts: NoteCounts
}

/** The rows that are in, converted, in lists. */
export async function* convertRows<Row extends CompanyRow | PersonRow>({
  source,
  survey,
  converter,
  counts,
}: Rows<Row>): AsyncGenerator<Row[]> {
  let place = 0
  for await (const batch of source.read()) {
    const list: Row[] = []
    for (const item of batch) {
      const id = survey.ids.idAt(place++)
      if (id === undefined || isBad(item)) continue
      const { row, notes } = converter.convert(item.cells, id, place - 1)
      countRow(counts, row, notes, item.line)
      list.push(row)
    }
    if (list.length) yield list
  }
  if (place !== survey.ids.rows) throw new DataError(importMessages.changed)
}

/** Rows were rejected where all or nothing was wanted. */
class StrictError extends DataError {}

function checkSurvey(survey: Survey<unknown>, rejects: Rejects, strict: boolean | undefined): void {
  const { invalid, repeated } = rejects.counts
  if (survey.records === 0) throw new DataError(importMessages.noRows)
  if (strict && invalid + repeated > 0)
    throw new StrictError(importMessages.strict(invalid + repeated, rejects.file))
}

/**
 * Imports a file of companies or of people as a new version of the data of that kind and switches to it. The file is read once to
 * decide which rows are imported and under which Ids, then again to convert them. Every row is in the data or in `rejects.csv`.
 * Throws a `DataError`, and does not change the data in use, for a file that does not exist, is cut off, has no names or no row to
 * import, and with `strict` for one with rejected rows.
 */
export async function importFile(options: ImportOptions): Promise<Summary> {
  const rejects = await newRejects()
  let wanted: string | undefined
  try {
    const summary = await importRows(options, rejects)
    wanted = summary.rejectsFile
    return summary
  } catch (error) {
    if (options.strict && error instanceof StrictError) wanted = rejects.file
    throw asDiskError(asDataError(error), options.dataDir)
  } finally {
    await closeRejects(rejects)
    if (wanted !== rejects.file) await discardRejects(rejects)
  }
}

/** What differs between the kinds. */
export const importKinds: { [K in Kind]: ImportKind<RowOf<K>, unknown> } = {
  companies: companyImport as ImportKind<CompanyRow, unknown>,
  people: personImport as ImportKind<PersonRow, unknown>,
}

async function importRows(options: ImportOptions, rejects: Rejects): Promise<Summary> {
  const { file, map, say, sheet } = options
  const began = performance.now()
  const mapping = options.mapping ?? (map === undefined ? undefined : await readMapping(map))
  const source = await openSource(file, { ...mapping, sheet })
  const { plan, sample } = await planImport(source, mapping, options.kind)
  checkNames(plan, source)
  const columns = columnUses(plan, sample)
  const detected = importMessages.detected(basename(file), source.about, plan.kind, plan.kindGuessed)
  say?.(`${detected}\n${describeColumns(columns)}`)
  const done = await buildFrom(plan.kind, source, plan, options, rejects)
  const summary: Summary = {
    kind: plan.kind,
    about: source.about,
    columns,
    rejected: rejects.counts,
    reasons: Object.fromEntries(rejects.reasons),
    ...done,
    seconds: (performance.now() - began) / 1000,
    exitCode: rejects.counts.invalid ? 3 : 0,
  }
  say?.(describeSummary(summary))
  return summary
}

/** Reads the file once to decide and once to build; returns the result. */
async function buildFrom<K extends Kind>(
  kind: K,
  source: SizedSource,
  plan: Plan,
  options: ImportOptions,
  rejects: Rejects,
) {
  const { file, onProgress, strict, name = nameOfFile(file) } = options
  const of: ImportKind<RowOf<K>, unknown> = importKinds[kind]
  const survey = await surveyFile(source, plan, of, {
    undated: (await stat(file)).mtime.toISOString().slice(0, 10),
    onRejects: (found) => addRejects(rejects, found),
    onRows: (rows, bytes) =>
      onProgress?.({
        phase: 'rows',
        done: rows,
        ...(bytes > 0 && { total: Math.round((rows * source.size) / bytes) }),
      }),
  })
  checkSurvey(survey, rejects, strict)
  const { date, ids, records, found } = survey
  const converter = of.converter(plan, found, { columns: source.columns, date, dataSet: name })
  const counts = newNoteCounts()
  const rows = convertRows<RowOf<K>>({ source, survey, converter, counts })
  const dataDir = kindFolder(options.dataDir, kind)
  const build = { kind, dataDir, name, date, rows, expected: records, onProgress }
  const { version } = await buildVersion({ ...build, source: options.source, license: options.license })
  if (ids.made) countNote(counts, 'idMade', 0, ids.made)
  const figures = converter.figures()
  return {
    version,
    rows: ids.rows,
    records,
    notes: noteLines(counts),
    figures,
    closing: of.describe(figures),
    rejectsFile: await storeRejects(rejects, versionFolder(dataDir, version)),
  }
}
