import { asDiskError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { namedColumns } from '../releases/recipe.ts'
import { buildFrom } from './build-import.ts'
import { asMapping, readMapping } from './columns/mapping.ts'
import { checkNames, columnUses, planImport } from './columns/plan.ts'
import { wholeMapping } from './columns/whole-mapping.ts'
import { importMessages } from './import-messages.ts'
import { filesOf, type ImportOptions, setNameOf } from './import-options.ts'
import { type Lists, withLists } from './lists.ts'
import { type MappedSource, openMapped } from './mapped-source.ts'
import { termsOf } from './presets/presets.ts'
import { namesOf } from './read/open-files.ts'
import { asDataError } from './read/open-source.ts'
import { showCells } from './rejects.ts'
import { storeSummary } from './stored-summary.ts'
import { describeColumns, describeSummary, type Summary } from './summary.ts'

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
