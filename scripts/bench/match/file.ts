import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import type { BrowserContext, Page } from 'playwright'
import { prepareApp } from '#service/server/prepare.ts'
import { clientOf } from '../client.ts'
import { browserOver, newProfile } from '../profile.ts'
import { type Running, startService } from '../service.ts'
import { slowestKey, watchKeys } from './keys.ts'
import { mangle } from './mangle.ts'
import { importPlaces, type Pair, readPairs } from './pairs.ts'

const SLOW = 900_000
const ROWS = 10_000

/** A row of a customer's file, and the Id of the right record. */
interface Row {
  truthId: string
  cells: Record<string, string>
}

/**
 * Matches files in the app as a person does, from dropping the file to downloading the result, as a table: the labeled pairs against all
 * places except those that are looked up, and 10,000 rows against the companies under `dataDir`. Rejects when the places are missing.
 */
export async function measureFile(placesFolder: string, dataDir: string): Promise<string[]> {
  await prepareApp()
  const pairs = await readPairs()
  const truthIds = new Set(pairs.map(({ truthId }) => truthId))
  const lookedUp = pairs.map(({ queryId }) => queryId).filter((id) => !truthIds.has(id))
  await importPlaces(placesFolder, new Set(lookedUp))
  const labeled = await inBrowser(placesFolder, (page) => matched(page, pairs.map(rowOf)))
  const many = await inBrowser(dataDir, async (page, service) => matched(page, await customers(service)))
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  return [
    '| a file matched in the app | goal | measured |',
    '|---|---|---|',
    `| ${labeled.rows} pairs: right of the ${labeled.accepted} accepted at the default thresholds | 97 % | ${percent(labeled.right, labeled.accepted)} |`,
    `| left to review | 15 % | ${percent(labeled.review, labeled.rows)} |`,
    `| ${many.rows.toLocaleString('en-US')} rows matched | 300 s | ${many.seconds.toFixed(0)} s |`,
    `| right of the ${many.accepted.toLocaleString('en-US')} accepted; left to review | | ${percent(many.right, many.accepted)}; ${percent(many.review, many.rows)} |`,
    `| slowest response to a key press during the match | 100 ms | ${many.slowestKey.toFixed(0)} ms |`,
  ]
}

const rowOf = ({ queryId, truthId, criteria }: Pair): Row => ({
  truthId,
  cells: {
    'Customer no': queryId,
    Name: criteria.Name,
    Street: criteria.Address,
    City: criteria.City,
    State: criteria.StateProvince,
    ZIP: criteria.PostalCode,
    Phone: criteria.Phone,
  },
})

const columns = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode']

/** The maximum of one call for each state. */
const states = ['CA', 'TX', 'NY', 'FL', 'IL']

/** Companies of large states as a customer may have written them. */
async function customers({ port, apikey }: Running): Promise<Row[]> {
  const client = clientOf(port, apikey)
  const sampled = (StateProvince: string) => {
    const Limit = ROWS / states.length
    return client.post('/v1/companies/search', { StateProvince, NthRecord: true, Limit, Fields: columns })
  }
  const found = (await Promise.all(states.map(sampled))) as Record<string, string>[][]
  return found.flat().map((record, i) => ({
    truthId: record.Id ?? '',
    cells: {
      'Customer no': String(i),
      Name: mangle(record.CompanyName ?? '', i),
      Street: i % 3 === 0 ? '' : (record.Address ?? ''),
      City: record.City ?? '',
      State: record.StateProvince ?? '',
      ZIP: i % 2 === 0 ? (record.PostalCode ?? '') : '',
    },
  }))
}

/** Runs work on the match page, in a new browser profile over a folder of data. */
export async function inBrowser<T>(
  dataDir: string,
  work: (page: Page, service: Running) => Promise<T>,
): Promise<T> {
  const service = await startService(dataDir)
  const profile = newProfile()
  let context: BrowserContext | undefined
  try {
    context = await browserOver(profile.folder)
    context.setDefaultTimeout(SLOW)
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${service.port}/match/file`)
    return await work(page, service)
  } finally {
    await context?.close()
    await service.stop()
    profile.remove()
  }
}

/** Drops the rows as a file, matches them, accepts the matches above the default thresholds, and reads the downloaded file. */
async function matched(page: Page, rows: readonly Row[]) {
  const button = (name: RegExp) => page.getByRole('button', { name }).first()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(/^Choose a file$/).click()])
  const buffer = Buffer.from(Papa.unparse(rows.map(({ cells }) => cells)))
  await chooser.setFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer })
  const run = button(/^Match [\d,]+ rows$/)
  await run.click({ trial: true })
  await watchKeys(page)
  const startTime = performance.now()
  await run.click()
  const accept = button(/^Accept [\d,]+ rows? at [\d.]+% or more$/)
  const slowest = await slowestKey(page, accept.waitFor())
  const seconds = (performance.now() - startTime) / 1000
  const thresholds = page.getByRole('complementary', { name: 'Thresholds' })
  const review = thresholds.locator('dl [data-group=review] dd b').first()
  const left = Number((await review.innerText()).replaceAll(',', ''))
  await accept.click()
  await thresholds.getByRole('button', { name: /^Download/ }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), button(/^Save .*\.csv$/).click()])
  const text = await readFile(await file.path(), 'utf8')
  const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true })
  const answers = rows.map((row, i) => [data[i]?.['Match.Id'], row.truthId] as const)
  const accepted = answers.filter(([id]) => id)
  const right = accepted.filter(([id, truthId]) => id === truthId)
  return {
    rows: rows.length,
    accepted: accepted.length,
    right: right.length,
    review: left,
    seconds,
    slowestKey: slowest,
  }
}

/** The folder of the places without those that are looked up. */
export const placesIn = (folder: string) => join(folder, 'places-to-match')
