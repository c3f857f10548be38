import type { Exclusion, ImportColumn, ImportPreview } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import type { RowOf } from '#service/store/row.ts'
import { DataError } from '#service/versions/data-error.ts'
import { plainColumnName } from '#shared/tabular/column-synonyms.ts'
import type { PriorRelease } from '../releases/prior-release.ts'
import type { Mapping } from './columns/mapping.ts'
import { type ColumnUse, checkNames, columnUses, planImport } from './columns/plan.ts'
import { isClosed, type Plan } from './columns/plan-readers.ts'
import { wholeMapping } from './columns/whole-mapping.ts'
import { converterOf, sliceConverter } from './convert/convert-slice.ts'
import { slicesOf } from './convert/slice.ts'
import { type Field, fieldsOf, kindFields } from './fields.ts'
import type { ImportKind } from './import-kind.ts'
import { importKinds } from './import-kinds.ts'
import { importMessages } from './import-messages.ts'
import { nameOfFile } from './import-options.ts'
import { type MappedSource, openMapped } from './mapped-source.ts'
import type { StoredMapping } from './mappings/saved-mappings.ts'
import type { Preset } from './presets/preset.ts'
import { termsOf } from './presets/presets.ts'
import { lastChange } from './read/open-files.ts'
import { asDataError } from './read/open-source.ts'
import type { Source } from './read/source.ts'
import type { Reject } from './rejects.ts'
import { surveyFile } from './survey.ts'

/** Rows of the file that are converted, and records of them that are shown. */
const READ = 100
const SHOWN = 10
const EXAMPLES = 3

interface PreviewOptions {
  /** Paths of files, which are one set. */
  files: readonly string[]
  kind?: Kind | undefined
  sheet?: string | undefined
  mapping?: Mapping | undefined
  /** The name of a saved mapping; none for an empty text, the latest that fits when absent. */
  savedMapping?: string | undefined
  exclude?: readonly Exclusion[] | undefined
  /** The name that the data set gets; that of the first file when absent. */
  name?: string | undefined
  /** The data folder: it may have a release before of the same name, and its disk must have room for what an archive unpacks to. */
  dataDir?: string | undefined
}

/**
 * What an import of files would do: its columns and their fields, and the first records as they would be. Reads the beginning only.
 * Throws a `DataError` for a file or a mapping that cannot be read.
 */
export function previewImport(options: PreviewOptions): Promise<ImportPreview> {
  return readPreview(options).catch((error) => {
    throw asDataError(error)
  })
}

async function readPreview(options: PreviewOptions): Promise<ImportPreview> {
  const { files, kind, name = nameOfFile(files[0] as string) } = options
  const opened = await openMapped({ ...options, name, offersMappings: true, onlyFirst: true })
  const { source, mapping: stated, found, exclude, reused } = opened
  const { plan, sample } = await planImport(source, stated, kind, exclude)
  const problem = problemOf(plan, source)
  const rejected: Reject[] = []
  const records = problem ? [] : await firstRecords(plan.kind, firstRows(source), plan, { files, rejected })
  const cellsOf = (i: number) => sample.rows.map((row) => row[i]?.trim() ?? '').filter(Boolean)
  return {
    kind: plan.kind,
    kindGuessed: plan.kindGuessed,
    name,
    about: source.about,
    bytes: source.size,
    sheets: [...(source.sheets ?? [])],
    unread: [...(source.unread ?? [])],
    partOf: source.partOf,
    ...(problem && { problem }),
    ...(found && describedPreset(found.preset)),
    ...(reused && describedRelease(reused)),
    columns: columnUses(plan, sample).map((use, i) => columnOf(use, cellsOf(i), sample.rows.length, plan)),
    fields: fieldsOf(kindFields[plan.kind]),
    records,
    exclude: [...exclude],
    excludable: {
      rows: sample.rows.length,
      closed: sample.rows.filter((cells) => isClosed(plan.statusOf(cells))).length,
      foreign: sample.rows.filter(plan.isForeign).length,
    },
    rejected: rejected.map(({ line, column, reason, value }) => ({ line, column, reason, value })),
    mapping: wholeMapping(plan, stated),
    ...describedMappings(opened),
  }
}

/** What a preview says of the saved mappings that fit, and of the one that is used. */
function describedMappings({ fitting, saved }: MappedSource) {
  const described = ({ name, saved }: StoredMapping) => ({ name, saved })
  return { savedMappings: fitting.map(described), ...(saved && { savedMapping: described(saved) }) }
}

/** What a preview says of a preset. */
const describedPreset = (preset: Preset) => ({
  preset: { name: preset.name, title: preset.title },
  ...termsOf(preset),
})

/** What a preview says of the release before, whose mapping it uses again. */
const describedRelease = ({ version, info: { source, license } }: PriorRelease) => ({
  columnsOf: version,
  ...(source && { source }),
  ...(license && { license }),
})

function problemOf(plan: Plan, source: Source): string | undefined {
  try {
    checkNames(plan, source)
    return undefined
  } catch (error) {
    if (error instanceof DataError) return importMessages.noNames(plan.kind)
    throw error
  }
}

/** The beginning of a source. */
const firstRows = (source: Source): Source => ({
  ...source,
  async *read() {
    let left = READ
    for await (const batch of source.read()) {
      yield batch.slice(0, left)
      left -= batch.length
      if (left <= 0) return
    }
  },
})

async function firstRecords<K extends Kind>(
  kind: K,
  source: Source,
  plan: Plan,
  { files, rejected }: { files: readonly string[]; rejected: Reject[] },
): Promise<Record<string, unknown>[]> {
  const of: ImportKind<RowOf<K>, unknown> = importKinds[kind]
  const survey = await surveyFile(source, plan, of, {
    undated: await lastChange(files),
    onRejects: async (found) => void rejected.push(...found),
  })
  const job = {
    plan: plan.data,
    found: survey.found,
    dataSet: { date: survey.date, dataSet: nameOfFile(files[0] as string) },
    isSeveral: false,
  }
  const convert = sliceConverter(job, converterOf(kind, job))
  const records: Record<string, unknown>[] = []
  for await (const slice of slicesOf({ source, survey }))
    records.push(...(convert(slice).rows as readonly Record<string, unknown>[]))
  return records.slice(0, SHOWN)
}

function columnOf(
  { column, uses }: ColumnUse,
  cells: readonly string[],
  rows: number,
  plan: Plan,
): ImportColumn {
  const fields = uses.filter((use): use is Field => use in kindFields[plan.kind].names)
  return {
    column,
    examples: [...new Set(cells)].slice(0, EXAMPLES),
    filled: rows === 0 ? 0 : cells.length / rows,
    fields,
    isCategory: fields.length < uses.length,
    ...(fields[0] !== undefined && { by: recognizedBy(column, fields[0], plan) }),
  }
}

/** Why a column fills a field. */
function recognizedBy(column: string, field: Field, { kind, guessed }: Plan): ImportColumn['by'] {
  if (!guessed.has(field)) return 'mapping'
  const names = kindFields[kind].names[field]?.split(/\s+/) ?? []
  return names.includes(plainColumnName(column)) || field === 'Address' ? 'name' : 'values'
}
