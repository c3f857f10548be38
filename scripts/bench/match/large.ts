import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Page } from 'playwright'
import { prepareApp } from '#service/server/prepare.ts'
import { watchMemory } from '../memory.ts'
import { inBrowser } from './file.ts'
import { slowestKey, watchKeys } from './keys.ts'

const ROWS = 1_000_000
/** Makes the whole file 500 MB and more. */
const REMARK = 'She said “call again”, was written to in spring, and has an account, a card; '.repeat(6)

interface Phase {
  what: string
  seconds: number
  slowestKey: number
  /** Peak memory of the page and its workers, in MB. */
  megabytes: number
}

/** Matches the largest accepted file, from selecting to downloading it, over a folder of data, as a table. */
export async function measureLarge(dataDir: string): Promise<string[]> {
  await prepareApp()
  const folder = mkdtempSync(join(tmpdir(), 'catchment-large-'))
  try {
    const path = join(folder, 'customers.csv')
    await writeCustomers(path)
    const figures = await inBrowser(dataDir, (page) => matchLargeFile(page, path))
    const megabytes = (statSync(path).size / 1e6).toFixed(0)
    return [
      `| ${ROWS.toLocaleString('en-US')} rows, ${megabytes} MB | seconds | slowest answer to a key press (goal 100 ms) | memory of the page and its workers |`,
      '|---|---|---|---|',
      ...figures.phases.map(
        (phase) =>
          `| ${phase.what} | ${phase.seconds.toFixed(0)} | ${phase.slowestKey.toFixed(0)} ms | ${phase.megabytes.toFixed(0)} MB |`,
      ),
      `| rows in the file that is taken away | ${figures.rows.toLocaleString('en-US')} | | |`,
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rows of companies that do not exist, each different from all others. */
function* customers(): Generator<string> {
  yield '"Customer no","Company","Street","City","ST","Zip","Remark"\n'
  for (let i = 0; i < ROWS; i++)
    yield `"${String(i).padStart(8, '0')}","Customer ${i} Trading","${i} Main St","Omaha","NE","68102","${REMARK}"\n`
}

const writeCustomers = (path: string) => pipeline(Readable.from(customers()), createWriteStream(path))

async function matchLargeFile(page: Page, path: string) {
  const button = (name: RegExp) => page.getByRole('button', { name }).first()
  const phases: Phase[] = []
  const phase = async (what: string, begin: () => Promise<unknown>, end: () => Promise<unknown>) => {
    const memory = await watchMemory(page)
    const startTime = performance.now()
    await begin()
    const slowest = await slowestKey(page, end())
    phases.push({
      what,
      seconds: (performance.now() - startTime) / 1000,
      slowestKey: slowest,
      megabytes: memory(),
    })
  }
  await watchKeys(page)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(/^Choose a file$/).click()])
  await phase(
    'from selecting the file to the detected columns',
    () => chooser.setFiles(path),
    () => button(/^Match the rows$/).waitFor(),
  )
  await phase(
    'to the plan over all rows',
    async () => {},
    () => button(/^Match [\d,]+ rows$/).waitFor(),
  )
  await phase(
    'a trial of 100 rows',
    () => button(/^Try 100 rows first$/).click(),
    () => button(/^Match the other/).waitFor(),
  )
  await phase(
    'a minute of the run',
    () => button(/^Match the other/).click(),
    () => page.waitForTimeout(60_000),
  )
  await button(/^Pause$/).click()
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Download' }).click()
  let rows = 0
  await phase(
    'the file is taken away',
    async () => {},
    async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), button(/^Save .*\.csv$/).click()])
      rows = await linesOf(await file.path())
    },
  )
  return { phases, rows }
}

/** The rows of a file without its header. No row has a line break within. */
async function linesOf(path: string): Promise<number> {
  let lines = -1
  for await (const _ of createInterface({ input: createReadStream(path) })) lines++
  return lines
}
