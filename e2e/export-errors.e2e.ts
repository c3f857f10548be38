import type { BrowserContext, Page, Route } from 'playwright'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Company } from '#contract/company.ts'
import type { Criteria } from '#contract/criteria.ts'
import { allIds as idsIn, type Limited } from '#scripts/limited.ts'
import { recordsOf } from './api.ts'
import { axeFindings } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { eventually } from './eventually.ts'
import {
  doneList,
  holdRequests,
  idsOf,
  jobCard,
  onExport,
  planned,
  startExport,
  storedOf,
  withRecords,
} from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { limited } from './limited.ts'
import { linkTo } from './link.ts'
import { emptyPage, failedToLoad, visit } from './visit.ts'

/** Errors in the middle of exports (section D3): nothing is lost, repeated or billed twice. */

/** Enough for a file that is written to disk as it is made. */
const COMPANIES = 20_000
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
const plenty = { perMinute: 600, calls: 1_000_000, per: 'week' } as const

let service: Limited
beforeAll(async () => {
  service = await limited(COMPANIES, plenty)
})

/** The exports of a search of the limited service, in a browser of its own. */
async function exportsOf(
  criteria: Criteria = {},
  options: PageOptions = {},
  arrange?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const { page, forgiven } = await emptyPage(options, [service.address])
  // Of a call of the worker that no response to, Chromium writes a line without words.
  forgiven.push(failedToLoad, /^$/)
  await arrange?.(page)
  await page.goto(service.address + exportsLink(criteria))
  await planned(page)
  return page
}

const exportsLink = (criteria: Criteria) => `/exports${linkTo(criteria).slice(1)}`

/** All ids of the service's companies, in one order. */
const allIds = async () => (await idsIn(service)).toSorted()

/** Saving all records takes long on a busy machine, and an error adds to it. */
const LONG = 100_000

/** The ids in the file that is saved while something is done. */
const savedIds = async (page: Page, action: () => Promise<unknown>) =>
  idsOf(tableIn(await fileOf(page, action, LONG)))

/** Starts an export that the person then does something to, and gives the ids of the file it ends with. */
function exportedIds(page: Page, meanwhile: () => Promise<unknown>): Promise<string[]> {
  return savedIds(page, async () => {
    await startExport(page)
    await meanwhile()
  })
}

/** What a test expects at its end: every record once in the file, and once on the bill. */
async function expectWhole(ids: string[], before: number): Promise<void> {
  expect(ids).toEqual(await allIds())
  expect(service.billed() - before).toBe(ids.length)
}

test('row 72: a rate limit in the middle is shown with a countdown, can be paused, and nothing is lost or billed twice', async () => {
  await service.allow({ ...plenty, perMinute: 6 })
  await new Promise((done) => setTimeout(done, 1000))
  const before = service.billed()
  const page = await exportsOf()
  const ids = await exportedIds(page, async () => {
    const card = jobCard(page)
    await card.getByText(/^The service is rate limiting requests for (\d+ seconds?|1 minute)$/).waitFor()
    await card.getByText(/It continues automatically. Nothing is lost or loaded twice\./).waitFor()
    await card.getByText('waiting').waitFor()
    expect(await axeFindings(page)).toEqual([])
    // A test below shows that an export continues after a shorter wait.
    await service.allow(plenty)
    await card.getByRole('button', { name: 'Pause' }).click()
    await page.waitForTimeout(1200)
    await card.getByRole('button', { name: 'Resume' }).click()
  })
  await expectWhole(ids, before)
})

test('rows 72 and 73: without headers the waits are read from the messages, and a renewed quota is gone on with', async () => {
  const before = service.billed()
  const page = await exportsOf()
  let refused = 0
  await onExport(page, async (route, { Offset = 0 }) => {
    if (Offset < 4000 || refused > 4) return route.continue()
    refused += 1
    const [status, message] =
      refused > 3
        ? [403, 'Out of call volume quota. It is replenished in 6 seconds.']
        : [429, 'The rate limit is exceeded. Try again in 3 seconds.']
    return route.fulfill({ status, json: { statusCode: status, message } })
  })
  const ids = await exportedIds(page, async () => {
    await jobCard(page).getByText('The service is rate limiting requests for 3 seconds').waitFor()
    await jobCard(page).getByRole('alert').getByText('This key has no calls left').waitFor()
    await jobCard(page)
      .getByText(/It continues automatically on .* UTC \(in \d seconds?\)/)
      .waitFor()
  })
  await expectWhole(ids, before)
})

test('row 73: when the quota is used up the export stops, says when it renews, and goes on later', async () => {
  const before = service.billed()
  const page = await exportsOf()
  const used = 4
  let requests = 0
  await onExport(page, async (route) => {
    requests += 1
    if (requests === used) {
      await eventually(() => storedOf(page)).toBeGreaterThan(0)
      await service.allow({ ...plenty, calls: 1 })
      await page.waitForTimeout(1200)
    }
    return route.continue()
  })
  await startExport(page)
  const card = jobCard(page)
  await card.getByRole('alert').getByText('This key has no calls left').waitFor()
  const stored = await storedOf(page)
  expect(stored).toBeGreaterThan(0)
  expect(stored).toBeLessThan(COMPANIES)
  const missing = (COMPANIES - stored).toLocaleString('en-US')
  await card
    .getByText(
      `${stored.toLocaleString('en-US')} records are stored and can be saved, ${missing} are missing.`,
    )
    .waitFor()
  await card.getByText(/It continues automatically on Monday, .*, 00:00 UTC \(in /).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const part = await fileOf(page, () => card.getByRole('button', { name: /^Save [\d,]+ now$/ }).click())
  expect(tableIn(part)).toHaveLength(stored)
  await service.allow(plenty)
  await page.waitForTimeout(1200)
  const ids = await savedIds(page, () => card.getByRole('button', { name: 'Continue' }).click())
  await expectWhole(ids, before)
})

test('rows 74 and 99: without a network, or with its calls blocked, the export waits, says so, and goes on by itself', async () => {
  const before = service.billed()
  const page = await exportsOf()
  let requests = 0
  let blocked = false
  await onExport(page, async (route) => {
    requests += 1
    if (blocked) return route.abort('blockedbyclient')
    if (requests === 3) await page.context().setOffline(true)
    return route.continue().catch(() => {})
  })
  const ids = await exportedIds(page, async () => {
    await jobCard(page).getByText('offline', { exact: true }).waitFor()
    await jobCard(page)
      .getByText(/It continues automatically once the service responds/)
      .waitFor()
    blocked = true
    await page.context().setOffline(false)
    await jobCard(page)
      .getByText(/a browser extension may block its calls/)
      .waitFor()
    await page.unroute('**/v1/*/search')
  })
  await expectWhole(ids, before)
})

test('row 75: after a reload, a crash and a closed tab the export goes on from the last stored page', async () => {
  const before = service.billed()
  const page = await exportsOf()
  const letGo = await holdRequests(page)
  await startExport(page)
  letGo(2)
  await eventually(() => storedOf(page)).toBe(4000)
  await page.reload()
  expect(await storedOf(page)).toBe(4000)
  letGo(2)
  await eventually(() => storedOf(page)).toBe(8000)
  const cdp = await page.context().newCDPSession(page)
  cdp.send('Page.crash').catch(() => {})
  await page.waitForEvent('crash')
  const other = await page.context().newPage()
  const ids = await savedIds(other, () => other.goto(service.address + exportsLink({})))
  await expectWhole(ids, before)
  await doneList(other).getByText('20,000 records').waitFor()
})

test('row 76: two tabs never run the same export; the other takes over when the first is closed', async () => {
  const before = service.billed()
  const page = await exportsOf()
  const letGo = await holdRequests(page)
  await startExport(page)
  await jobCard(page).getByText('running', { exact: true }).waitFor()
  const other = await page.context().newPage()
  await other.goto(service.address + exportsLink({}))
  await jobCard(other).getByText('running in another tab').waitFor()
  letGo(2)
  await eventually(() => storedOf(other)).toBe(4000)
  await jobCard(other).getByRole('button', { name: 'Pause' }).click()
  await jobCard(page).getByText('paused by you').waitFor()
  await page.close()
  const ids = await savedIds(other, () => jobCard(other).getByRole('button', { name: 'Resume' }).click())
  await expectWhole(ids, before)
})

test('row 77: when the storage is full in the middle the export stops, can be saved, and goes on once there is room', async () => {
  const before = service.billed()
  let room = async (_quotaSize?: number) => {}
  // The browser checks its quota rarely, so the quota is set before anything is written.
  const page = await exportsOf({}, { apart: true }, async (page) => {
    const devtools = await page.context().newCDPSession(page)
    room = async (quotaSize) =>
      void (await devtools.send('Storage.overrideQuotaForOrigin', { origin: service.address, quotaSize }))
    await room(6_000_000)
  })
  await startExport(page)
  const card = jobCard(page)
  await card.getByRole('alert').getByText('Browser storage is full').waitFor()
  const stored = await storedOf(page)
  expect(stored).toBeGreaterThan(0)
  const [now, missing] = [stored, COMPANIES - stored].map((n) => n.toLocaleString('en-US'))
  await card
    .getByText(`${now} records are stored and can be saved, ${missing} are missing. Save them, or delete`)
    .waitFor()
  await page.getByRole('region', { name: 'Storage of this browser' }).getByText('is full').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  const part = await fileOf(page, () => card.getByRole('button', { name: `Save ${now} now` }).click())
  expect(tableIn(part)).toHaveLength(stored)
  await room()
  const ids = await savedIds(page, () => card.getByRole('button', { name: 'Continue' }).click())
  await expectWhole(ids, before)
})

test('row 80: when the service restarts the export waits for it and goes on', async () => {
  const before = service.billed()
  const page = await exportsOf()
  const letGo = await holdRequests(page)
  const ids = await exportedIds(page, async () => {
    letGo(2)
    await eventually(() => storedOf(page)).toBe(4000)
    await service.down()
    letGo(99)
    await jobCard(page).getByText('offline', { exact: true }).waitFor()
    await service.up()
  })
  await expectWhole(ids, before)
})

test('row 86: records that come twice are written once, and the difference is reported', async () => {
  const { page } = await visit(exportsLink({ StatesProvinces: ['RI'] }))
  const total = (await recordsOf({ StatesProvinces: ['RI'] })).length
  await planned(page)
  await onExport(page, (route) =>
    withRecords(route, (records) => [...records.slice(0, -1), ...records.slice(0, 1)]),
  )
  const text = await fileOf(page, () => startExport(page))
  expect(tableIn(text)).toHaveLength(total - 1)
  await doneList(page)
    .getByText(/1 company of the .* counted was not returned\. 1 was returned twice and exported once\./)
    .waitFor()
})

test('row 84: when the key is refused the export stops, keeps what it has, and goes on with a valid one', async () => {
  const before = service.billed()
  const page = await exportsOf()
  let valid = false
  await onExport(page, async (route, { Offset = 0 }) => {
    if (valid || Offset < 6000) return route.continue()
    return route.fulfill({ status: 401, json: { statusCode: 401, message: 'A valid key is required.' } })
  })
  await startExport(page)
  await jobCard(page).getByRole('alert').getByText('The service refused the key').waitFor()
  valid = true
  const ids = await savedIds(page, () => jobCard(page).getByRole('button', { name: 'Continue' }).click())
  await expectWhole(ids, before)
})

test('rows 82, 83 and 85: another server and refused calls are described in words; odd values are blank', async () => {
  const page = await exportsOf()
  const alert = jobCard(page).getByRole('alert')
  let answer: Parameters<Route['fulfill']>[0] = {
    contentType: 'text/html',
    body: '<!doctype html><title>Sign in to this network</title>',
  }
  await onExport(page, (route, { Offset = 0 }) =>
    Offset < 4000 ? route.continue() : answer ? route.fulfill(answer) : withRecords(route, oddly),
  )
  await startExport(page)
  await alert.getByText(/^What answered at .*\/search is not the data service \(status 200\)\.$/).waitFor()
  answer = {
    status: 400,
    json: [
      { Item: 'Fields', Description: 'Fields may not be asked today' },
      { Item: 'Limit', Description: 'Limit may be 500 today' },
    ],
  }
  await jobCard(page).getByRole('button', { name: 'Continue' }).click()
  await alert.getByText('Fields may not be asked today; Limit may be 500 today').waitFor()
  const tooLong = 'The search takes too long. Use smaller areas, fewer points or fewer alternatives.'
  answer = { status: 503, json: { statusCode: 503, message: tooLong } }
  await jobCard(page).getByRole('button', { name: 'Continue' }).click()
  await alert.getByText(tooLong).waitFor()
  answer = undefined
  const rows = tableIn(
    await fileOf(page, () => jobCard(page).getByRole('button', { name: 'Continue' }).click(), LONG),
  )
  expect(idsOf(rows)).toEqual(await allIds())
  const odd = rows[4000]
  expect([odd?.City, odd?.Phone, odd?.['Location.Latitude'], odd?.CompanyName]).toEqual(['', '', '', ''])
  expect(rows[4001]?.City).not.toBe('')
})

/** The first records of a page with values of other types than the service's, unknown fields, and gaps. */
const oddly = ([first, ...rest]: Company[]) => [
  {
    Id: first?.Id,
    ETag: first?.ETag,
    Links: [],
    City: 12,
    Phone: null,
    Location: { Latitude: '41.8' },
    Mood: 'good',
  } as unknown as Company,
  ...rest,
]

test('row 98: a blocked download and a full or read-only disk are reported; the data are still there', async () => {
  const page = await exportsOf({}, { acceptDownloads: false, apart: true })
  const [blocked] = await Promise.all([
    page.waitForEvent('download', { timeout: LONG }),
    startExport(page).then(() => doneList(page).waitFor({ timeout: LONG })),
  ])
  expect(await blocked.failure()).not.toBeNull()
  await doneList(page)
    .getByText('If the file is not among your downloads, the browser blocked it: save it again.')
    .waitFor()
  const save = doneList(page).getByRole('button', { name: /^Save .* again$/ })
  const refused = (error: string) =>
    doneList(page)
      .getByRole('alert')
      .getByText(`The file was not saved. ${error} The records are still here.`)
      .waitFor()
  const devtools = await page.context().newCDPSession(page)
  await toDisk(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: service.address, quotaSize: 1 })
  await save.click()
  await refused('The disk is full.')
  expect(await axeFindings(page)).toEqual([])
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: service.address })
  await toDisk(page, 'locked')
  await save.click()
  await refused('The file is open elsewhere.')
  await toDisk(page, 'gone')
  await save.click()
  await refused('Its folder no longer exists.')
  await toDisk(page)
  await save.focus()
  await page.keyboard.press('Enter')
  // The browser shows nothing of a file before it is whole.
  await eventually(async () => (await onDisk(page)).length).toBeGreaterThan(0)
  expect(idsOf(tableIn(await onDisk(page)))).toEqual(await allIds())
})

/** Has the person choose a place on disk, which may be one that is written by something else, or one whose folder is gone. */
async function toDisk(page: Page, place?: 'locked' | 'gone'): Promise<void> {
  await page.evaluate(async (what) => {
    const root = await navigator.storage.getDirectory()
    const folder = what ? await root.getDirectoryHandle(what, { create: true }) : root
    const handle = await folder.getFileHandle('disk.csv', { create: true })
    const exclusive = { mode: 'exclusive' } as FileSystemCreateWritableOptions
    if (what === 'locked') Object.assign(window, { openFile: await handle.createWritable(exclusive) })
    if (what === 'gone') await root.removeEntry(what, { recursive: true })
    Object.assign(window, { showSaveFilePicker: async () => handle })
  }, place)
}

const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('disk.csv')
    const bytes = await (await handle.getFile()).arrayBuffer()
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  })

test('an export through a key of 600 calls a minute, killed five times, ends whole', async () => {
  const before = service.billed()
  let page = await exportsOf()
  const context: BrowserContext = page.context()
  let letGo = await holdRequests(page)
  await startExport(page)
  for (let kills = 0; kills < 5; kills++) {
    letGo(1)
    await page.waitForTimeout(200 + Math.random() * 700)
    const next = await context.newPage()
    await page.close()
    page = next
    letGo = await holdRequests(page)
    await page.goto(service.address + exportsLink({}))
  }
  await expectWhole(await savedIds(page, async () => letGo(99)), before)
})

/** Starts an export and pauses it after two pages. */
async function pausedExport(page: Page): Promise<void> {
  const letGo = await holdRequests(page)
  await startExport(page)
  letGo(2)
  await eventually(() => storedOf(page)).toBe(4000)
  await jobCard(page).getByRole('button', { name: 'Pause' }).click()
  await jobCard(page).getByText('paused by you').waitFor()
  letGo(99)
}

async function changeData(companies: number): Promise<void> {
  service.otherData(companies)
  await eventually(async () => (await allIds()).length).toBe(companies)
}

const resume = (page: Page) => jobCard(page).getByRole('button', { name: 'Resume' }).click()

test('row 80: an export ends with the data that it began with while that is open', async () => {
  const before = service.billed()
  const idsBefore = await allIds()
  const page = await exportsOf()
  await pausedExport(page)
  await changeData(12_000)
  expect(await savedIds(page, () => resume(page))).toEqual(idsBefore)
  expect(service.billed() - before).toBe(idsBefore.length)
})

test('row 80: data that is not available any more is reported and never mixed; started again, the file has the new data', async () => {
  const page = await exportsOf()
  let isReplaced = true
  const message = 'The data has changed, and the version of this export is not available any more.'
  await onExport(page, (route, { Offset = 0 }) =>
    isReplaced && Offset >= 4000
      ? route.fulfill({ status: 409, json: { statusCode: 409, message } })
      : route.continue(),
  )
  await startExport(page)
  const alert = jobCard(page).getByRole('alert')
  await alert.getByText('The data changed while this export ran').waitFor()
  await alert.getByText('The service has other data now than when this export began.').waitFor()
  await jobCard(page)
    .getByRole('button', { name: /^Save [\d,]+ now$/ })
    .waitFor()
  isReplaced = false
  const ids = await savedIds(page, () => jobCard(page).getByRole('button', { name: 'Start over' }).click())
  expect(ids).toEqual(await allIds())
})
