import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { addressFoldersInUse } from '#service/geocode/open.ts'
import type { RowOf } from '#service/store/row.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { buildVersion } from '../build.ts'
import { columnUses, planImport } from '../import/columns/plan.ts'
import type { Plan } from '../import/columns/plan-readers.ts'
import { converterOf, sliceConverter } from '../import/convert/convert-slice.ts'
import { addResults, categoriesOf, newResults } from '../import/convert/results.ts'
import { slicesOf } from '../import/convert/slice.ts'
import { noteLines } from '../import/count-notes.ts'
import { storeList } from '../import/csv-list.ts'
import type { ImportKind } from '../import/import-kind.ts'
import { importKinds } from '../import/import-kinds.ts'
import { type Lists, withLists } from '../import/lists.ts'
import { asDataError } from '../import/read/open-source.ts'
import { addRejects, type Reject, showCells } from '../import/rejects.ts'
import { sharedValues } from '../import/shared-values.ts'
import { storeSummary } from '../import/stored-summary.ts'
import { describeSummary, type Summary } from '../import/summary.ts'
import { type Survey, surveyFile } from '../import/survey.ts'
import { withSets } from '../merge/opened-sets.ts'
import type { OnProgress } from '../progress.ts'
import { copyBesideFiles, mergeFiles } from '../releases/copy-beside-files.ts'
import { openRelease, type Release } from '../releases/open-release.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import { namedColumns } from '../releases/recipe.ts'
import { releaseStep } from '../releases/release-step.ts'
import { type MendedSource, openMended } from './mended-source.ts'
import { restMessages as messages } from './messages.ts'
import { completedBatches, rejectKnown, withParentsOf } from './rest-rows.ts'
import { type RestVersion, restVersion } from './rest-version.ts'

export interface RestOptions {
  dataDir: string
  /** Name of the data set, or `NAME@STAMP`. */
  name: string
  kind?: Kind | undefined
  /** The mended `rejects.csv`. */
  file: string
  /** Whether the new version waits to be used. */
  hold?: boolean | undefined
  onProgress?: OnProgress | undefined
  /** Receives messages for the person at the command line. */
  say?: ((text: string) => void) | undefined
}

/**
 * Brings rejected rows of a version that were mended: they are read as its files were, and added to its records as a new version. Rows that are still wrong, or in the data already, are in
 * its `rejects.csv`. Other records are not changed. Throws a DataError, and changes nothing, for a version that has no such rows or of which it is not known how they were read,
 * a file that lacks a column, and one without a row to import.
 */
export async function importRest(options: RestOptions): Promise<Summary> {
  const { dataDir, name, kind, file } = options
  const began = performance.now()
  try {
    const of = await restVersion(dataDir, name, kind)
    const mended = await openMended(file, of, dataDir)
    return await withLists(false, (lists) => addRest(of.kind, { ...options, of, mended, lists, began }))
  } catch (error) {
    throw asDiskError(asDataError(error), dataDir)
  }
}

/** Throws a DataError as `importRest`, for a version or a file that it refuses before it reads a row. */
export async function checkRest({ dataDir, name, kind, file }: RestOptions): Promise<void> {
  const of = await restVersion(dataDir, name, kind)
  await openMended(file, of, dataDir).catch((error) => {
    throw asDataError(error)
  })
}

interface Rest extends RestOptions {
  of: RestVersion
  mended: MendedSource
  lists: Lists
  began: number
}

async function addRest<K extends Kind>(kind: K, rest: Rest): Promise<Summary> {
  const { of, mended, lists, dataDir, say, began } = rest
  const { source, mapping } = mended
  const { plan, sample } = await planImport(source, mapping, kind, of.recipe.exclude)
  showCells(lists.rejects, source.columns, namedColumns(mapping))
  const release = openRelease(of.base.folder)
  try {
    const survey = await surveyRest<K>(rest, plan, release)
    const done = await buildRest<K>(rest, { kind, plan, survey, release })
    const { counts, reasons } = lists.rejects
    const summary: Summary = {
      ...{ kind, about: source.about, columns: columnUses(plan, sample), ...done },
      rejected: counts,
      reasons: Object.fromEntries(reasons),
      seconds: (performance.now() - began) / 1000,
      exitCode: counts.invalid ? 3 : 0,
    }
    await storeSummary(versionFolder(kindFolder(dataDir, kind), done.version), summary)
    say?.(describeSummary(summary))
    return summary
  } finally {
    await release.close()
  }
}

/** Reads the rows once, and decides which are in. */
async function surveyRest<K extends Kind>(
  { of, mended: { source }, lists: { rejects }, onProgress }: Rest,
  plan: Plan,
  release: Release,
): Promise<Survey<unknown>> {
  const { base } = of
  let first: Reject | undefined
  const onRejects = async (found: readonly Reject[]) => {
    first ??= found.find(({ kind }) => kind !== 'skipped') ?? found[0]
    await addRejects(rejects, found)
  }
  const ofKind: ImportKind<RowOf<K>, unknown> = importKinds[of.kind as K]
  const survey = await surveyFile(source, plan, ofKind, {
    ...{ undated: base.info.date, isDated: true, onRejects },
    onRows: (done) => onProgress?.({ phase: 'rows', done }),
  })
  for await (const found of rejectKnown(source, { ids: survey.ids, plan, base, release }))
    await onRejects(found)
  const records = survey.ids.records()
  if (records === 0) throw new DataError(messages.noRows(first?.line ?? 1, first?.reason ?? messages.blank))
  return { ...survey, records }
}

interface Read<K extends Kind> {
  kind: K
  plan: Plan
  survey: Survey<unknown>
  release: Release
}

async function buildRest<K extends Kind>(
  { of, mended: { source }, lists, dataDir, hold, onProgress }: Rest,
  { kind, plan, survey, release }: Read<K>,
) {
  const { base, recipe } = of
  const { info } = base
  const ofKind: ImportKind<RowOf<K>, unknown> = importKinds[kind]
  const dataSet = { date: info.date, dataSet: info.name }
  const addresses = await addressFoldersInUse(dataDir)
  const job = { plan: plan.data, found: survey.found, dataSet, isSeveral: false, addresses }
  const converter = withParentsOf(converterOf(kind, job), plan, release, ofKind.idDigits)
  const { changes, rejects } = lists
  const results = newResults()
  const convert = sliceConverter(job, converter)
  async function* added() {
    for await (const slice of slicesOf({ source, survey, firstSeenOf: seenIn(base) })) {
      const { rows, ...more } = convert(slice)
      await addResults(results, changes, more)
      yield rows
    }
  }
  const step = releaseStep({ kind, prior: base, recipe, hold, onProgress })
  const work = join(tmpdir(), `catchment-rest-${randomUUID()}`)
  const folder = kindFolder(dataDir, kind)
  const { version, pending } = await withSets(kind, { into: base }, work, (opened) =>
    buildVersion({
      ...{ kind, dataDir: folder, name: info.name, date: info.date, onProgress },
      ...{ sample: info.sample, source: info.source, license: info.license, since: info.since ?? info.date },
      rows: completedBatches(opened, base, added(), converter.remember),
      expected: info.records + survey.records,
      async beforeSwitch(built) {
        await copyBesideFiles(mergeFiles, base.folder, built.folder)
        return step.beforeSwitch(built)
      },
    }),
  ).finally(() => rm(work, { recursive: true, force: true }))
  const { counts, figures } = results
  const shared = await sharedValues(kind, versionFolder(folder, version), info.records)
  return {
    ...{ version, pending, release: step.summary(), figures },
    ...{ rows: survey.ids.rows, records: survey.records, notes: noteLines(counts, shared) },
    categories: categoriesOf(results),
    closing: ofKind.describe(figures),
    rejectsFile: await storeList(rejects.list, versionFolder(folder, version)),
    changesFile: await storeList(changes, versionFolder(folder, version)),
  }
}

/** The rows were in the files of the version: they were first seen with those that came in then. */
function seenIn({ info: { date, since = date } }: PriorRelease): () => string | undefined {
  const seen = since === date ? undefined : date
  return () => seen
}
