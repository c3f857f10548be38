import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { programCommand } from '../compiled/program.ts'
import { type Phase, phases } from '../data/progress.ts'
import { openStore } from '../store/duckdb/open.ts'
import { checkFully } from '../versions/check-files.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'
import type { SmallMemory } from './small-memory.ts'

/** How a progress line of each stage of an import begins. */
const lines: Record<Phase, string> = { ...phases, rows: 'Reading rows' }
export const stages = Object.keys(phases) as Phase[]
/** Those of the first import, which has no version before to compare with. */
const firstStages = stages.filter((stage) => stage !== 'compare')

/** The result of an import that was killed, or ended before. */
export interface KilledImport {
  stage: Phase
  /** Milliseconds from the progress line of the stage to the kill. */
  delay: number
  /** The import ended before it was killed. */
  finished: boolean
  /** Whether the data in use is the one from before the import or the new one. */
  inUse: 'old' | 'new'
}

const idOf = (i: number) => String(100_000_000 + i)

/** A name that no other company has, and that is not like another. */
const nameOf = (i: number, count: number) => {
  const letters = ((i + 1) * 104_729 * count) % 26 ** 6
  return `${letters.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit] as string)} of ${count}`
}

/** A file with the companies of a version. */
function writeCompanies(folder: string, count: number): string {
  const file = join(folder, 'kills.csv')
  const states = ['NE', 'RI', 'TX', 'IA']
  const rows = Array.from({ length: count }, (_, i) => `${idOf(i)},${nameOf(i, count)},${states[i % 4]},`)
  writeFileSync(file, `Id,CompanyName,StateProvince,PostalCode\n${rows.join('\n')}\n`)
  return file
}

/** Changes how a program is run. */
type Within = SmallMemory['within']

function startImport(
  dataDir: string,
  file: string,
  within: Within = (...command) => [command[0], [...command[1]]],
) {
  const words = ['import', file, '--name', 'kills', '--kind', 'companies']
  return spawn(...within(...programCommand('data/cli', ...words)), {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Resolves when the progress line of a stage is there; rejects with what was written when there is none. */
function stageBegins(child: ReturnType<typeof startImport>, stage: Phase): Promise<void> {
  let text = ''
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (data) => {
      text += data
      if (text.includes(lines[stage])) resolve()
    })
    child.once('close', () => reject(new Error(`The import ended before "${lines[stage]}": ${text}`)))
  })
}

/** Imports so many companies in memory that is too small; gives the signal that ended it, or else its exit code. */
export async function importInMemory(
  folder: string,
  dataDir: string,
  { count, memory }: { count: number; memory: SmallMemory },
): Promise<string | number | null> {
  const child = startImport(dataDir, writeCompanies(folder, count), memory.within)
  child.stderr.resume()
  const [code, signal] = await once(child, 'close')
  return signal ?? code
}

/** Imports so many companies to the end; gives the milliseconds that each stage took. */
export async function importWhole(
  folder: string,
  dataDir: string,
  count: number,
  expected = stages,
): Promise<Record<Phase, number>> {
  const child = startImport(dataDir, writeCompanies(folder, count))
  const exit = once(child, 'close')
  const begun: number[] = []
  for (const stage of expected) {
    await stageBegins(child, stage)
    begun.push(performance.now())
  }
  const [code] = await exit
  if (code !== 0) throw new Error(`The import ended with ${code}`)
  const ends = [...begun.slice(1), performance.now()]
  const took = expected.map((stage, i) => [stage, (ends[i] as number) - (begun[i] as number)])
  return Object.fromEntries(took) as Record<Phase, number>
}

interface Kill {
  folder: string
  dataDir: string
  stage: Phase
  delay: number
  before: number
  count: number
}

/**
 * Imports `count` companies over `before` that are in use, and kills the import so long after a stage began. Raises an error unless what is in use then is
 * the complete old or the complete new data.
 */
export async function killImport({
  folder,
  dataDir,
  stage,
  delay,
  before,
  count,
}: Kill): Promise<KilledImport> {
  const child = startImport(dataDir, writeCompanies(folder, count))
  const exit = once(child, 'close')
  await stageBegins(child, stage)
  await Promise.race([after(delay), exit])
  const finished = child.exitCode !== null
  child.kill('SIGKILL')
  await exit
  const records = await checkWhole(dataDir)
  if (records !== before && records !== count)
    throw new Error(`${records} companies are in use, which is neither ${before} nor ${count}`)
  if (finished && records !== count) throw new Error('The import ended, but its data is not in use')
  return { stage, delay, finished, inUse: records === count ? 'new' : 'old' }
}

/** Checks every byte of the version in use, opens it, and counts its records in three ways; gives how many there are. */
export async function checkWhole(dataDir: string): Promise<number> {
  const companies = kindFolder(dataDir, 'companies')
  const folder = versionFolder(companies, (await currentVersion(companies)) ?? '')
  const { info } = await checkFully(folder)
  const store = await openStore('companies', folder)
  try {
    const { records } = info
    const ids = Array.from({ length: records }, (_, i) => idOf(i))
    const states = await store.tally({}, { Fields: ['stateprovince'], Limit: 10, Offset: 0 })
    const bounds = { Confidence: 70, Probability: 0, Limit: 1 }
    const { matches } = await store.match({ Name: nameOf(7, records) }, bounds)
    const counts = {
      all: await store.count({}),
      byId: await store.count({ Id: ids }),
      inStates: states.reduce((sum, { Count }) => sum + Count, 0),
      last: (await store.byId(idOf(records - 1)))?.CompanyName,
      matched: matches[0]?.record.Id,
    }
    const expected = {
      all: records,
      byId: records,
      inStates: records,
      last: nameOf(records - 1, records),
      matched: idOf(7),
    }
    if (JSON.stringify(counts) !== JSON.stringify(expected))
      throw new Error(`${JSON.stringify(counts)} instead of ${JSON.stringify(expected)}`)
    return records
  } finally {
    await store.close()
  }
}

/** Files of unfinished builds in the folder of companies; none after a build that was not killed. */
export function leftovers(dataDir: string): string[] {
  const companies = kindFolder(dataDir, 'companies')
  const unknown = readdirSync(companies).filter((name) => name !== 'current' && name !== 'versions')
  const building = readdirSync(join(companies, 'versions')).filter((name) => name.endsWith('.building'))
  return [...unknown, ...building]
}

/**
 * Kills so many imports, at each stage in turn, after a delay that `random` draws from the time that the stage takes; each followed by a check of the whole. Then
 * one import completes, and nothing of the killed ones may remain.
 */
export async function killImports(
  folder: string,
  dataDir: string,
  { kills, random, rows }: { kills: number; random: () => number; rows: number },
  onKilled: (killed: KilledImport) => void = () => {},
): Promise<KilledImport[]> {
  await importWhole(folder, dataDir, rows, firstStages)
  const took = await importWhole(folder, dataDir, rows)
  let before = await checkWhole(dataDir)
  const outcomes: KilledImport[] = []
  for (let i = 0; i < kills; i++) {
    const stage = stages[i % stages.length] as Phase
    const [delay, count] = [random() * took[stage], rows + i + 1]
    const outcome = await killImport({ folder, dataDir, stage, delay, before, count })
    if (outcome.inUse === 'new') before = count
    outcomes.push(outcome)
    onKilled(outcome)
  }
  await importWhole(folder, dataDir, rows)
  const left = leftovers(dataDir)
  if ((await checkWhole(dataDir)) !== rows || left.length > 0)
    throw new Error(`After a whole import this is left: ${left.join(', ')}`)
  return outcomes
}
