import { basename } from 'node:path'
import type { Exclusion } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import type { Note } from '#service/normalize/notes.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import type { RowOf } from '#service/store/row.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { buildVersion } from '../build.ts'
import type { OnProgress } from '../progress.ts'
import { type FirstSeenDates, firstSeenDates } from '../releases/first-seen.ts'
import { priorRelease } from '../releases/prior-release.ts'
import { namedColumns, type Recipe } from '../releases/recipe.ts'
import { releaseStep } from '../releases/release-step.ts'
import { type Change, changesOf } from './changes.ts'
import { asMapping, type Mapping, readMapping } from './columns/mapping.ts'
import { checkNames, columnUses, isClosed, type Plan, planImport } from './columns/plan.ts'
import { wholeMapping } from './columns/whole-mapping.ts'
import { companyImport } from './companies/company-import.ts'
import { countNote, countRow, NOWHERE, type NoteCounts, newNoteCounts, noteLines } from './count-notes.ts'
import { addToList, type CsvList, storeList } from './csv-list.ts'
import type { Converter, ImportKind } from './import-kind.ts'
import { importMessages } from './import-messages.ts'
import { type Lists, StrictError, withLists } from './lists.ts'
import { type MappedSource, openMapped } from './mapped-source.ts'
import { personImport } from './people/person-import.ts'
import { termsOf } from './presets/presets.ts'
import { lastChange, namesOf } from './read/open-files.ts'
import { asDataError } from './read/open-source.ts'
import { isBad, type SizedSource, type Source } from './read/source.ts'
import { addRejects, type Rejects, showCells } from './rejects.ts'
import { storeSummary } from './stored-summary.ts'
import { type CategoryCount, describeColumns, describeSummary, type Summary } from './summary.ts'
import { type Survey, surveyFile } from './survey.ts'

export interface ImportOptions {
  /** Path of the file, or paths of several, which are one set. */
  file: string | readonly string[]
  /** What the file is about; as its mapping file says or its columns show when absent. */
  kind?: Kind
  /** Name of a sheet of a workbook; the first with data when absent. */
  sheet?: string | undefined
  /** Path of a mapping file (examples/README.md). */
  map?: string
  /** What a mapping file would say. */
  mapping?: Mapping | undefined
  /** Name of a saved mapping of the data folder. */
  savedMapping?: string | undefined
  /** Receives the mapping that is used, before anything is built, with the columns that it is for. */
  onMapping?: (mapping: Mapping, columns: readonly string[]) => Promise<void>
  /** Rows that are excluded, besides those that the mapping file excludes. */
  exclude?: readonly Exclusion[] | undefined
  /** Name of a preset (presets/); when absent, the one that fits the file, if any, unless there is a mapping file. */
  preset?: string | undefined
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
  /** Store a release of a data set that there is without switching to it. */
  hold?: boolean | undefined
  /** Refuse a release that lacks a column of the one before. */
  sameColumns?: boolean | undefined
  /** Refuse a release without a larger share, 0 to 1, of the records before. */
  maxRemoved?: number | undefined
}

/** Text that can name a data set: `places_rhode_island` of `places_rhode_island.csv.gz`. */
export function nameOfFile(file: string): string {
  const plain = basename(file).replace(
    /\.(csv|tsv|txt|json|jsonl|ndjson|geojson|geojsonl|geojsonseq|parquet|xlsx|gz|zip)\b/gi,
    '',
  )
  return (
    plain
      .replace(/[^A-Za-z0-9._-]+/g, '_')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 60) || 'import'
  )
}

/** The name of the data set. */
const setNameOf = (options: ImportOptions) => options.name ?? nameOfFile(filesOf(options)[0] as string)

const filesOf = ({ file }: ImportOptions): readonly string[] => (typeof file === 'string' ? [file] : file)

interface Rows<Row> {
  source: Source
  plan: Plan
  /** The list of what is corrected or removed, where it is wanted. */
  changes?: CsvList<Change>
  survey: Survey<unknown>
  converter: Converter<Row>
  counts: NoteCounts
  /** When records were first seen; as their rows say when absent. */
  seen?: FirstSeenDates
}

/** The rows that are in, converted, in lists. */
export async function* convertRows<Row extends CompanyRow | PersonRow>({
  source,
  plan,
  survey,
  converter,
  counts,
  changes,
  seen,
}: Rows<Row>): AsyncGenerator<Row[]> {
  let place = 0
  for await (const batch of source.read()) {
    const list: Row[] = []
    const changed: Change[] = []
    for (const item of batch) {
      const id = survey.ids.idAt(place++)
      if (id === undefined || isBad(item)) continue
      const { row, notes } = converter.convert(item.cells, id, place - 1)
      const first = seen?.dateOf(id, row.FirstSeen)
      if (first !== undefined) row.FirstSeen = first
      const all: readonly Note[] = isClosed(plan.statusOf(item.cells)) ? [...notes, 'closed'] : notes
      countRow(counts, row, all, item)
      changed.push(...changesOf({ ...item, row, notes }, plan))
      list.push(row)
    }
    if (changes) await addToList(changes, changed)
    if (list.length) yield list
  }
  if (place !== survey.ids.rows) throw new DataError(importMessages.changed)
}

function checkSurvey(survey: Survey<unknown>, rejects: Rejects, strict: boolean | undefined): void {
  const { invalid, repeated } = rejects.counts
  if (survey.records === 0) throw new DataError(importMessages.noRows)
  if (strict && invalid + repeated > 0) throw new StrictError(invalid + repeated, rejects.list.file)
}

/**
 * Imports a file of companies or of people as a new version of the data of that kind and switches to it. The file is read once to
 * decide which rows are imported and under which Ids, then again to convert them. Every row is in the data or in `rejects.csv`.
 * Throws a `DataError`, and does not change the data in use, for a file that does not exist, is cut off, has no names or no row to
 * import, and with `strict` for one with rejected rows.
 */
export async function importFile(options: ImportOptions): Promise<Summary> {
  const began = performance.now()
  const opened = await openWith(options).catch((error) => {
    throw asDiskError(asDataError(error), options.dataDir)
  })
  const { isSeveral = false } = opened.source
  return withLists(isSeveral, (lists) => importRows(options, opened, { ...lists, began })).catch((error) => {
    throw asDiskError(asDataError(error), options.dataDir)
  })
}

/** What differs between the kinds. */
export const importKinds: { [K in Kind]: ImportKind<RowOf<K>, unknown> } = {
  companies: companyImport as ImportKind<CompanyRow, unknown>,
  people: personImport as ImportKind<PersonRow, unknown>,
}

async function openWith(options: ImportOptions): Promise<MappedSource> {
  const { map } = options
  const mapping = options.mapping ?? (map === undefined ? undefined : await readMapping(map))
  return openMapped({ ...options, files: filesOf(options), name: setNameOf(options), mapping })
}

async function importRows(
  options: ImportOptions,
  mapped: MappedSource,
  { began, ...lists }: Lists & { began: number },
): Promise<Summary> {
  const { say } = options
  const { rejects } = lists
  const { source, mapping, found, exclude, reused, sheet } = mapped
  const { plan, sample } = await planImport(source, mapping, options.kind, exclude)
  checkNames(plan, source)
  const whole = asMapping(wholeMapping(plan, mapping))
  await options.onMapping?.(whole, source.columns)
  const columns = columnUses(plan, sample)
  const detected = importMessages.detected(
    namesOf(filesOf(options)).join(', '),
    source.about,
    plan.kind,
    plan.kindGuessed,
  )
  say?.(`${detected}\n${describeColumns(columns)}`)
  if (source.unread?.length) say?.(importMessages.unread(source.unread))
  const recipe = {
    ...(found ? { preset: found.preset.name } : { mapping: whole }),
    sheet,
    exclude: [...exclude],
  }
  showCells(rejects, source.columns, [...namedColumns(whole), ...(found?.needs ?? [])])
  const done = await buildFrom(plan.kind, source, plan, withTerms(options, mapped), { ...lists, recipe })
  const summary: Summary = {
    kind: plan.kind,
    about: source.about,
    ...(found && { preset: found.preset.name }),
    ...(reused && { columnsOf: reused.version }),
    columns,
    rejected: rejects.counts,
    reasons: Object.fromEntries(rejects.reasons),
    ...done,
    seconds: (performance.now() - began) / 1000,
    exitCode: rejects.counts.invalid ? 3 : 0,
  }
  await storeSummary(versionFolder(kindFolder(options.dataDir, plan.kind), done.version), summary)
  say?.(describeSummary(summary))
  return summary
}

/** The categories without a SIC code, the most frequent first. */
export const categoriesOf = ({ withoutSic }: Converter<unknown>): CategoryCount[] =>
  [...(withoutSic?.() ?? [])]
    .map(([category, records]) => ({ category, records }))
    .sort((a, b) => b.records - a.records || a.category.localeCompare(b.category))

/** The options with the terms of the release before or of the preset, where the caller gives none. */
function withTerms(options: ImportOptions, { found, reused }: MappedSource): ImportOptions {
  const { source, license } = reused?.info ?? {}
  return {
    ...(found && termsOf(found.preset)),
    ...(source && { source }),
    ...(license && { license }),
    ...options,
  }
}

/** Reads the file once to decide and once to build; returns the result. */
async function buildFrom<K extends Kind>(
  kind: K,
  source: SizedSource,
  plan: Plan,
  options: ImportOptions,
  { rejects, changes, recipe }: Lists & { recipe: Recipe },
) {
  const { onProgress, strict } = options
  const files = filesOf(options)
  const name = setNameOf(options)
  const of: ImportKind<RowOf<K>, unknown> = importKinds[kind]
  const survey = await surveyFile(source, plan, of, {
    undated: await lastChange(files),
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
  const dataDir = kindFolder(options.dataDir, kind)
  const prior = await priorRelease(dataDir, name)
  const seen = firstSeenDates(kind, prior, date)
  const rows = convertRows<RowOf<K>>({ source, plan, survey, converter, counts, changes, seen })
  const step = releaseStep({ ...options, kind, prior, recipe })
  const { version, pending } = await buildVersion({
    ...{ kind, dataDir, name, date, rows, expected: records, onProgress },
    ...{ source: options.source, license: options.license },
    since: prior ? (prior.info.since ?? prior.info.date) : date,
    beforeSwitch: step.beforeSwitch,
  }).finally(seen.close)
  if (ids.made) countNote(counts, 'idMade', NOWHERE, ids.made)
  const figures = converter.figures()
  return {
    version,
    pending,
    release: step.summary(),
    rows: ids.rows,
    records,
    notes: noteLines(counts),
    figures,
    categories: categoriesOf(converter),
    closing: of.describe(figures),
    rejectsFile: await storeList(rejects.list, versionFolder(dataDir, version)),
    changesFile: await storeList(changes, versionFolder(dataDir, version)),
  }
}
