import type { Kind } from '#contract/kind.ts'
import { addressFoldersInUse } from '#service/geocode/open.ts'
import type { RowOf } from '#service/store/row.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { buildVersion } from '../build.ts'
import { firstSeenDates } from '../releases/first-seen.ts'
import { priorRelease } from '../releases/prior-release.ts'
import type { Recipe } from '../releases/recipe.ts'
import { releaseStep } from '../releases/release-step.ts'
import { pickColumns } from './columns/pick-columns.ts'
import type { Plan } from './columns/plan-readers.ts'
import { preparedBatches } from './convert/prepared-batches.ts'
import { categoriesOf, newResults } from './convert/results.ts'
import { slicesOf } from './convert/slice.ts'
import { countNote, NOWHERE, noteLines } from './count-notes.ts'
import { storeList } from './csv-list.ts'
import type { ImportKind } from './import-kind.ts'
import { importKinds } from './import-kinds.ts'
import { importMessages } from './import-messages.ts'
import { filesOf, type ImportOptions, setNameOf } from './import-options.ts'
import { type Lists, StrictError } from './lists.ts'
import { lastChange } from './read/open-files.ts'
import type { SizedSource } from './read/source.ts'
import { addRejects, type Rejects } from './rejects.ts'
import { sharedValues } from './shared-values.ts'
import { type Survey, surveyFile } from './survey.ts'

function checkSurvey(survey: Survey<unknown>, rejects: Rejects, strict: boolean | undefined): void {
  const { invalid, repeated } = rejects.counts
  if (survey.records === 0) throw new DataError(importMessages.noRows)
  if (strict && invalid + repeated > 0) throw new StrictError(invalid + repeated, rejects.list.file)
}

/** Reads the file once to decide and once to build; returns the result. */
export async function buildFrom<K extends Kind>(
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
  const dataDir = kindFolder(options.dataDir, kind)
  const prior = await priorRelease(dataDir, name)
  const seen = firstSeenDates(kind, prior, date)
  const addresses = await addressFoldersInUse(options.dataDir)
  const results = newResults()
  const { isSeveral = false } = source
  const picked = pickColumns(source, plan)
  const rows = preparedBatches({
    job: { plan: picked.plan.data, found, dataSet: { date, dataSet: name }, isSeveral, addresses },
    slices: slicesOf({ source: picked.source, survey, firstSeenOf: seen.dateOf }),
    ...{ rows: records, results, changes },
  })
  const step = releaseStep({ ...options, kind, prior, recipe })
  const { version, pending } = await buildVersion({
    ...{ kind, dataDir, name, date, rows, expected: records, onProgress },
    ...{ source: options.source, license: options.license },
    since: prior ? (prior.info.since ?? prior.info.date) : date,
    beforeSwitch: step.beforeSwitch,
  }).finally(seen.close)
  if (ids.made) countNote(results.counts, 'idMade', NOWHERE, ids.made)
  return {
    version,
    pending,
    release: step.summary(),
    rows: ids.rows,
    records,
    notes: noteLines(results.counts, await sharedValues(kind, versionFolder(dataDir, version))),
    figures: results.figures,
    categories: categoriesOf(results),
    closing: of.describe(results.figures),
    rejectsFile: await storeList(rejects.list, versionFolder(dataDir, version)),
    changesFile: await storeList(changes, versionFolder(dataDir, version)),
  }
}
