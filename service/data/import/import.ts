import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { CompanyRow } from '../../store/company-row.ts'
import { buildVersion } from '../build.ts'
import { DataError, inWords } from '../data-error.ts'
import { guessSic } from '../dictionary/guess-sic.ts'
import type { OnProgress } from '../progress.ts'
import { versionFolder } from '../version-folders.ts'
import { categoryReader } from './categories.ts'
import { readMapping } from './columns/mapping.ts'
import { columnUses, type Plan, planImport } from './columns/plan.ts'
import { countNote, countRow, type NoteCounts, newNoteCounts, noteLines } from './count-notes.ts'
import { openSource } from './read/open-source.ts'
import { isBad, type Source } from './read/source.ts'
import { spellId } from './register.ts'
import { addRejects, closeRejects, discardRejects, keepRejects, newRejects, type Rejects } from './rejects.ts'
import { describeColumns, describeSummary, type Summary } from './summary.ts'
import { type Survey, surveyFile } from './survey.ts'
import { type Setting, toRow } from './to-row.ts'

export interface ImportOptions {
  file: string
  /** Path of a mapping file (examples/README.md). */
  map?: string
  /** Name of the data set; the file's own name when absent. */
  name?: string
  dataDir: string
  onProgress?: OnProgress
  /** Hears what the person at the command line should read. */
  say?: (text: string) => void
  /** Refuse the whole file when any row is rejected, save by a rule of the mapping file. */
  strict?: boolean
}

/** Text that can name a data set: `places_rhode_island` of `places_rhode_island.csv.gz`. */
function nameOfFile(file: string): string {
  const plain = basename(file).replace(/\.(csv|tsv|txt|json|jsonl|ndjson|parquet|gz)\b/gi, '')
  return (
    plain
      .replace(/[^A-Za-z0-9._-]+/g, '_')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 60) || 'import'
  )
}

interface Rows {
  source: Source
  survey: Survey
  setting: Setting
  counts: NoteCounts
  trades: { withTrade: number; withSic: number }
}

/** The rows that are in, converted, in lists. */
async function* convertRows({ source, survey, setting, counts, trades }: Rows): AsyncGenerator<CompanyRow[]> {
  let place = 0
  for await (const batch of source.read()) {
    const list: CompanyRow[] = []
    for (const item of batch) {
      const id = survey.ids[place++]
      if (!id || isBad(item)) continue
      const parent = survey.parents.get(id)
      const { row, notes, hasTrade } = toRow(
        item.cells,
        spellId(id),
        parent === undefined ? undefined : spellId(parent),
        setting,
      )
      countRow(counts, row, notes, item.line)
      if (hasTrade) trades.withTrade += 1
      if (row.PrimarySic) trades.withSic += 1
      list.push(row)
    }
    if (list.length) yield list
  }
  if (place !== survey.rows)
    throw new DataError('The file changed while it was read. The data in use is unchanged')
}

/** Rows were rejected where all or nothing was wanted. */
class StrictError extends DataError {}

function checkSurvey(survey: Survey, rejects: Rejects, strict: boolean | undefined): void {
  const { faulty, repeated } = rejects.counts
  if (survey.companies === 0) throw new DataError('No row can be imported. The data in use is unchanged')
  if (strict && faulty + repeated > 0) {
    throw new StrictError(
      `${faulty + repeated} rows are rejected, and strict imports all or nothing: see ${rejects.file}. The data in use is unchanged`,
    )
  }
}

async function survey(
  source: Source & { size: number },
  plan: Plan,
  rejects: Rejects,
  onProgress?: OnProgress,
) {
  return surveyFile(source, plan, {
    onRejects: (found) => addRejects(rejects, found),
    onRows: (rows, bytes) =>
      onProgress?.({
        phase: 'rows',
        done: rows,
        total: Math.round((rows * source.size) / Math.max(bytes, 1)),
      }),
  })
}

/** Notes of the survey, which are about rows together. */
function countSurvey(counts: NoteCounts, { made, notes }: Survey): void {
  if (made) countNote(counts, 'idMade', 0, made)
  for (const { note } of notes) countNote(counts, note, 0)
}

/**
 * Imports a file of companies as a new version of the data and switches to it: the file is read once to decide which rows are in
 * and under which Ids, then once more to convert them. Every row is in the data or in `rejects.csv`.
 * Throws a `DataError`, and leaves the data in use as it is, for a file that is none, is cut off, names no companies or has no row to
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
    throw inWords(error, options.dataDir)
  } finally {
    await closeRejects(rejects)
    if (wanted !== rejects.file) await discardRejects(rejects)
  }
}

async function importRows(options: ImportOptions, rejects: Rejects): Promise<Summary> {
  const { file, map, dataDir, onProgress, say, strict } = options
  const began = performance.now()
  const mapping = map === undefined ? undefined : await readMapping(map)
  const source = await openSource(file, mapping)
  const { plan, sample } = await planImport(source, mapping)
  const columns = columnUses(plan, sample)
  say?.(`${basename(file)}: ${source.about}\n${describeColumns(columns)}`)

  const found = await survey(source, plan, rejects, onProgress)
  checkSurvey(found, rejects, strict)
  const date = found.latest ?? (await stat(file)).mtime.toISOString().slice(0, 10)
  const categories = plan.categories && categoryReader(plan.categories, source.columns, guessSic)
  const setting: Setting = { read: plan.read, categories, sicHabit: found.sicHabit, date }
  const counts = newNoteCounts()
  const trades = { withTrade: 0, withSic: 0 }
  const rows = convertRows({ source, survey: found, setting, counts, trades })
  const name = options.name ?? nameOfFile(file)
  const { version } = await buildVersion({ dataDir, name, date, rows, expected: found.companies, onProgress })
  countSurvey(counts, found)
  const summary: Summary = {
    version,
    about: source.about,
    columns,
    rows: found.rows,
    companies: found.companies,
    rejected: rejects.counts,
    reasons: Object.fromEntries(rejects.reasons),
    rejectsFile: await keepRejects(rejects, versionFolder(dataDir, version)),
    notes: noteLines(counts),
    ...trades,
    seconds: (performance.now() - began) / 1000,
    exitCode: rejects.counts.faulty ? 3 : 0,
  }
  say?.(`${describeSummary(summary)}`)
  return summary
}
