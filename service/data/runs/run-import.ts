import { existsSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type ImportResult, type ImportRun, importReports } from '#contract/imports.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { asMapping } from '../import/columns/mapping.ts'
import { importFile } from '../import/import.ts'
import { importMessages } from '../import/import-messages.ts'
import { StrictError } from '../import/lists.ts'
import { saveMapping, storedMapping } from '../import/mappings/saved-mappings.ts'
import type { Summary } from '../import/summary.ts'
import { type OnProgress, phases, rateMeter } from '../progress.ts'
import { importRest } from '../rest/import-rest.ts'
import { type ImportJob, readRun, rejectsFile, type StoredRun, writeRun } from './stored-runs.ts'

/** Milliseconds between two writes of how far a run is. */
const PAUSE = 300

/** Does a stored import, which names this process, and stores how far it is and how it ended. */
export async function runImport(dataDir: string, id: string): Promise<void> {
  const own = await ownRun(dataDir, id)
  const store = (changes: Partial<ImportRun>) => {
    own.run = { ...own.run, ...changes }
    return writeRun(dataDir, own)
  }
  const { progress, written } = storedProgress(store)
  const { removeAfter } = own.job
  try {
    const summary = await summaryOf(own.job, dataDir, progress)
    await written()
    await store({
      ...ended(summary.pending ? 'ready' : 'done'),
      kind: summary.kind,
      result: resultOf(dataDir, summary),
    })
    for (const folder of removeAfter) await rm(folder, { recursive: true, force: true })
  } catch (error) {
    await written()
    await store({ ...ended('failed'), ...(await failureOf(error, dataDir, id)) })
  }
}

/** Does what a job says. */
function summaryOf(job: ImportJob, dataDir: string, onProgress: OnProgress): Promise<Summary> {
  const { files, removeAfter, mapping, saveAs, restOf, ...rest } = job
  if (restOf !== undefined)
    return importRest({ ...rest, name: restOf, file: files[0] as string, dataDir, onProgress })
  return importFile({
    ...rest,
    file: files,
    mapping: mapping === undefined ? undefined : asMapping(mapping),
    dataDir,
    onProgress,
    onMapping: async (used, columns) => {
      if (saveAs) await saveMapping(dataDir, storedMapping(saveAs, used, columns))
    },
  })
}

/** Why an import failed, in words, with the rows that were rejected. All else is in the log of the service. */
async function failureOf(error: unknown, dataDir: string, id: string): Promise<Partial<ImportRun>> {
  if (error instanceof StrictError) {
    await copyFile(error.file, rejectsFile(dataDir, id))
    return { error: importMessages.allOrNone(error.rows), reports: ['rejects.csv'] }
  }
  if (error instanceof DataError) return { error: error.message }
  process.stderr.write(`${(error as Error).stack ?? error}\n`)
  return { error: importMessages.unexpected }
}

/** Milliseconds between two looks for the run, and how many of them. */
const LOOK = 20
const LOOKS = 500

/** The run of this process: the service stores it once the process has a number. */
async function ownRun(dataDir: string, id: string): Promise<StoredRun> {
  for (let look = 0; look < LOOKS; look++) {
    const stored = await readRun(dataDir, id)
    if (stored?.process.pid === process.pid) return stored
    await setTimeout(LOOK)
  }
  throw new Error(`There is no import ${id} for this process`)
}

/** What every run has in the end. */
export const ended = (state: Exclude<ImportRun['state'], 'running'>) => ({
  state,
  ended: new Date().toISOString(),
  progress: undefined,
})

/** Stores progress now and then; `written` waits for the last write. */
function storedProgress(store: (changes: Partial<ImportRun>) => Promise<void>) {
  const rateOf = rateMeter()
  let next = 0
  let writing: Promise<void> = Promise.resolve()
  const progress: OnProgress = (now) => {
    const rowsPerSecond = rateOf(now)
    if (Date.now() < next) return
    next = Date.now() + PAUSE
    const { phase, done, total } = now
    const step = phase === 'rows' ? importMessages.reading : phases[phase]
    const shown = { step, done: Math.round(done), total: total && Math.round(total), rowsPerSecond }
    // One after the other; a failed write of the progress does not end the import.
    writing = writing.then(() => store({ progress: shown })).catch(() => undefined)
  }
  return { progress, written: () => writing }
}

function resultOf(dataDir: string, summary: Summary): ImportResult {
  const { kind, version, rows, records, rejected, reasons, notes, closing, seconds, release } = summary
  const folder = versionFolder(kindFolder(dataDir, kind), version)
  return {
    ...{ version, rows, records, rejected, reasons, notes, closing, seconds, release },
    reports: importReports.filter((report) => existsSync(join(folder, report))),
  }
}
