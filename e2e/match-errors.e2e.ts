import { gzipSync } from 'node:zlib'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Company } from '#contract/company.ts'
import type { Limited } from '#scripts/limited.ts'
import { numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { limited } from './limited.ts'
import { button, drop, dropMany, looksGood, matchFileRoute, paste, press } from './match-files.ts'
import { emptyPage, failedToLoad, visit } from './visit.ts'

/** Errors while files are matched (section D3): odd files are read or reported, and nothing is lost or billed twice. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const plenty = { perMinute: 600, calls: 1_000_000, per: 'week' } as const

const ROWS = 600

let service: Limited
let customers: string
beforeAll(async () => {
  service = await limited(2000, plenty)
  const Fields = ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode']
  const records = await service.post<Company[]>('/v1/companies/search', { Fields, Limit: 1000 })
  const rows = records.filter(({ Address }) => Address).slice(0, ROWS)
  customers = Papa.unparse(rows.map((it) => Fields.map((field) => it[field as keyof Company])))
  customers = `Account,Str.,Town,ST,Zip\n${customers}\n`
})

/** Matching of files before the limited service, in a browser of its own. */
async function matching(arrange?: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page, forgiven } = await emptyPage({}, [service.address])
  forgiven.push(failedToLoad, /^$/)
  await arrange?.(page)
  await page.goto(`${service.address}/match/file`)
  return page
}

const answered = async (page: Page) => numberIn(await page.getByTestId('looked up').textContent())
const card = (page: Page) => page.getByRole('article', { name: 'Matching' })

/** Drops the customers and starts to match them. */
async function start(page: Page): Promise<void> {
  await drop(page, 'customers.csv', customers)
  await button(page, /^Match 6\d\d rows$|^Match 5\d\d rows$/).click()
}

/** What the app counted as billed for its only file. */
const counted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        indexedDB.open('catchment').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          result.transaction('matches').objectStore('matches').getAll().onsuccess = (event) => {
            done((event.target as IDBRequest<{ billed: number }[]>).result[0]?.billed ?? 0)
            result.close()
          }
        }
      }),
  )

/** Sets how many bytes the browser keeps for the service's page; all that it has without a number. */
async function roomOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: service.address, quotaSize })
}

test('row 77: when the storage is full in the middle the match stops, and goes on once there is room; nothing is billed twice', async () => {
  const before = service.billed('Basic')
  // The browser checks its quota rarely, so the quota is set before anything is written, and this test is the first.
  const page = await matching(async (fresh) => (await roomOf(fresh))(150_000))
  await start(page)
  const alert = card(page).getByRole('alert')
  await alert.getByText('Browser storage is full. Free some space, then continue.').waitFor()
  await (await roomOf(page))()
  await press(page, 'Continue')
  await button(page, /^Accept \d+ rows? at 90% or more/).waitFor()
  expect(service.billed('Basic') - before).toBe(await counted(page))
})

test('rows 72 to 74: a rate limit counts down, a used-up quota says when it renews, a refused key what to do, an absent service that it is waited for; answered rows remain, and the run continues', async () => {
  const before = service.billed('Basic')
  const page = await matching()
  const refusals: [status: number, message: string][] = [
    [429, 'The rate limit is exceeded. Try again in 3 seconds.'],
    [403, 'Out of call volume quota. It is replenished in 259200 seconds.'],
    [401, 'A valid key for an active subscription must be supplied.'],
    [403, 'Out of call volume quota. It is replenished in 2 seconds.'],
  ]
  const uploads: number[] = []
  let isAway = false
  // Each refusal comes once a hundred rows more were answered: in its own answer, or as the last line of one.
  await matchFileRoute(page.context(), async ({ rows, route, lines, fulfill }) => {
    if (isAway) return route.abort()
    uploads.push(rows.length)
    const isRefusedAtOnce = uploads.length > 1 && (refusals[0]?.[0] === 429 || refusals[0]?.[0] === 401)
    if (isRefusedAtOnce) {
      const [status, message] = refusals.shift() ?? [0, '']
      return route.fulfill({ status, json: { statusCode: status, message } })
    }
    const all = await lines()
    const [status, message] = (uploads.length > 1 && refusals.shift()) || []
    if (uploads.length > 1 && !status) return fulfill(all)
    const end = status ? [{ Row: 101, Error: { statusCode: status, message } }] : []
    return fulfill([...all.slice(0, 100), ...end])
  })
  await start(page)
  await card(page)
    .getByText('The service is rate limiting requests. Work continues automatically; nothing is lost.')
    .waitFor()
  await card(page).getByText('waiting').waitFor()
  const alert = card(page).getByRole('alert')
  await alert.getByText('This key has no calls left').waitFor()
  await alert.getByText(/The match continues on .* UTC \(in /).waitFor()
  await alert.getByText(/The results of \d+ rows are stored\./).waitFor()
  await card(page)
    .getByText(/^\d+ rows a second$/)
    .waitFor()
  await looksGood(page)
  isAway = true
  await press(page, 'Continue')
  await card(page).getByText('Can’t reach the service. The match continues when it responds.').waitFor()
  isAway = false
  await alert.getByText('The service refused the key. Set a valid key, then continue.').waitFor()
  await press(page, 'Continue')
  // The last refusal is gone on from without a hand.
  await button(page, /^Accept \d+ rows? at 90% or more/).waitFor({ timeout: 60_000 })
  // Rows that were answered are not sent again.
  expect(uploads).toEqual([ROWS, ROWS - 100, ROWS - 100, ROWS - 200, ROWS - 200, ROWS - 300])
  expect(service.billed('Basic') - before).toBe(await counted(page))
})

test('rows 75 and 76: two tabs never match the same file; killed, the other goes on, and nothing is billed twice', async () => {
  const before = service.billed('Basic')
  const page = await matching()
  // Two hundred rows are answered; the others wait until the first tab is gone.
  let uploads = 0
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await matchFileRoute(page.context(), async ({ route, lines, fulfill }) => {
    uploads += 1
    if (uploads === 1) return fulfill((await lines()).slice(0, 200))
    await released
    await route.continue().catch(() => {})
  })
  await start(page)
  await eventually(() => answered(page)).toBeGreaterThan(0)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await card(other).getByText('running in another tab').waitFor()
  const cdp = await page.context().newCDPSession(page)
  cdp.send('Page.crash').catch(() => {})
  await page.waitForEvent('crash')
  release()
  await button(other, /^Accept \d+ rows? at 90% or more/).waitFor()
  expect(service.billed('Basic') - before).toBe(await counted(other))
})

test('row 95: a million rows on a small quota: price and time are shown, a hundred rows are tried, and it can be stopped and saved', async () => {
  await service.allow({ ...plenty, calls: 2500 })
  const page = await matching()
  await dropMany(page, 'million.csv', 1_000_000)
  await page.getByText('1,000,000 rows · 3 columns').waitFor({ timeout: 60_000 })
  await page.getByText('1,000,000 of 1,000,000').waitFor({ timeout: 60_000 })
  await button(page, 'Try 100 rows first').click()
  await page.getByRole('button', { name: 'Match', exact: true }).press('Enter')
  await press(page, 'Back to the columns')
  const plan = page.getByRole('region', { name: 'Plan' })
  await plan.getByText('999,900 of 1,000,000').waitFor()
  await plan
    .getByText(/The key has 2,\d\d\d calls left, enough for 2\d\d,\d\d\d rows\. The match then stops/)
    .waitFor()
  await plan.getByText('Time at 600 calls a minute').waitFor()
  await plan.getByText('$').waitFor()
  await button(page, 'Match the other 999,900 rows').click()
  await eventually(() => answered(page)).toBeGreaterThan(100)
  await service.allow({ ...plenty, calls: 1 })
  await card(page).getByRole('alert').getByText('This key has no calls left').waitFor()
  await button(page, /^Review [\d,]+ rows$/).click()
  await button(page, /^Accept \d+ rows? at 90% or more/).waitFor()
  await service.allow(plenty)
})

test('row 77: a file that the browser has no room for is not taken, and is once there is room', async () => {
  const page = await matching()
  const room = await roomOf(page)
  await room(1)
  await drop(page, 'customers.csv', customers)
  await page
    .getByText(/browser storage is full/i)
    .first()
    .waitFor()
  await room()
  await drop(page, 'customers.csv', customers)
  await page.getByRole('heading', { name: 'Map columns' }).waitFor()
})

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const wide = Array.from({ length: 2000 }, (_, i) => `c${i}`)

test('row 94: odd files dropped or pasted are read or described in words, with the broken lines', async () => {
  const { page } = await visit('/match/file')
  const files: [name: string, content: string | Uint8Array, ...seen: RegExp[]][] = [
    [
      'utf16.csv',
      utf16('name|city\r\n"Acme\r\nInc"|Omaha\r\nBeta|Lincoln|x|y\r\n'),
      /1 row · 2 columns · UTF-16 LE, pipe/,
      /1 line cannot be read/,
    ],
    [
      'western.txt',
      Buffer.from('name\tcity\nCaf\xe9\tOmaha\n', 'latin1'),
      /1 row · 2 columns · Windows-1252 \(Western\), tab/,
      /Café/,
    ],
    ['wide.csv', `${wide}\n${wide}\n`, /1 row · 2,000 columns/, /Show all 2,000 columns/],
    ['packed.csv.gz', gzipSync('name,name\nAcme,\n'), /1 row · 2 columns · UTF-8, comma, gzip/, /name \(2\)/],
  ]
  for (const [name, content, ...seen] of files) {
    await drop(page, name, content)
    for (const words of seen) await page.getByText(words).first().waitFor()
    await page.goBack()
  }
  await paste(page, { text: 'name\tcity\nAcme\tOmaha\nBeta\tLincoln\n' })
  await page.getByText('2 rows · 2 columns · UTF-8, tab').waitFor()
  await page.goBack()
  await paste(page, { name: 'copied.csv', file: 'name,city\nAcme,Omaha\n' })
  await page.getByRole('heading', { name: 'copied.csv' }).waitFor()
})
