import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { fileOf } from './files.ts'
import { isFocused } from './focus.ts'
import { linkTo } from './link.ts'
import { address, emptyPage, failedToLoad, visit } from './visit.ts'

const rhodeIsland = linkTo({ StatesProvinces: ['RI'] })
const data = (page: Page) => page.getByRole('region', { name: 'Data in this browser', exact: true })
const note = (page: Page) => page.getByRole('region', { name: 'Storage of this browser' })

/** How many rows each table of the app's database has. */
const rowsIn = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    // To open one that is not there would make it, without a table.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'catchment')) return {}
    const db = await done(indexedDB.open('catchment'))
    const names = [...db.objectStoreNames]
    const counts = await Promise.all(
      names.map((name) => done(db.transaction(name).objectStore(name).count())),
    )
    db.close()
    return Object.fromEntries(names.map((name, i) => [name, counts[i]]).filter(([, rows]) => rows))
  })

/** Makes a database of the app's name before the app is loaded: of a version, with tables and rows of one's own. */
async function withDatabase(page: Page, version: number, tables: string[]): Promise<void> {
  await page.goto(`${address}/robots.txt`)
  await page.evaluate(
    async ([version, tables]) => {
      const request = indexedDB.open('catchment', version)
      request.onupgradeneeded = () => {
        for (const name of tables) request.result.createObjectStore(name).put({ name: 'Mine' }, 'x')
      }
      await new Promise((resolve) => {
        request.onsuccess = resolve
      })
      request.result.close()
    },
    [version, tables] as const,
  )
}

/** A file of local data with a list of so many members and so many records that were read. */
function largeFile(members: number, records: number): string {
  const step = { id: 's', at: '2026-11-20T10:00:00.000Z', words: 'Pasted', count: members }
  const ids = Array.from({ length: members }, (_, i) => String(100_000_000 + i)).join('\n')
  const list = {
    id: 'l',
    kind: 'companies',
    name: 'Two hundred thousand',
    tags: [],
    note: '',
    origin: { type: 'pasted' },
    doNotContact: false,
    steps: [step],
  }
  const head = {
    format: 'catchment local data',
    version: 2,
    taken: '2026-11-20T10:00:00.000Z',
    localStorage: {},
    sessionStorage: {},
  }
  const rows: unknown[] = [
    ['catchment', 'lists', 'l', list],
    ['catchment', 'members', 'l/s', { ids, etags: '' }],
  ]
  for (let i = 0; i < records; i++) {
    const record = {
      Id: String(i),
      ETag: 'a',
      Links: [],
      CompanyName: `Company ${i}`,
      City: 'Omaha',
      Address: 'x'.repeat(200),
    }
    rows.push(['catchment', 'records', `companies/${i}`, { record, fields: ['City'], at: head.taken }])
  }
  return [head, ...rows, { end: true, rows: rows.length }].map((line) => `${JSON.stringify(line)}\n`).join('')
}

const folder = mkdtempSync(join(tmpdir(), 'catchment-storage-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Chooses a file of this text, on the settings. */
async function restoreBackup(page: Page, text: string): Promise<void> {
  const file = join(folder, 'mine.jsonl')
  writeFileSync(file, text)
  await data(page).locator('input[type=file]').setInputFiles(file)
}

/** The different shares that the progress bar shows while something is done: one that is all at once shows none between. */
async function sharesShown(page: Page, action: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const shares = new Set<number>()
    Object.assign(window, { shares })
    new MutationObserver(() => {
      const share = document.querySelector('progress')?.value
      if (share !== undefined) shares.add(share)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await action()
  return page.evaluate(() => (window as unknown as { shares: Set<number> }).shares.size)
}

test('200,000 members and 20,000 records go to a file and back, with progress and undo', async () => {
  const { page } = await visit('/settings')
  const text = largeFile(200_000, 20_000)
  const restored = await sharesShown(page, async () => {
    await restoreBackup(page, text)
    await page.getByRole('status').getByText('The data from the file is restored.').waitFor()
  })
  expect(await rowsIn(page)).toMatchObject({ lists: 1, members: 1, records: 20_000 })
  await data(page).getByText('Loaded records').waitFor()
  await data(page).getByText('20,000 rows').waitFor()
  let file = ''
  const saved = await sharesShown(page, async () => {
    file = await fileOf(page, () => data(page).getByRole('button', { name: 'Save as a file' }).click())
  })
  expect(file.split('\n').length).toBeGreaterThan(20_000)
  expect(Math.min(restored, saved)).toBeGreaterThan(3)

  await data(page).getByRole('button', { name: 'Delete all local data' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete (it|these)/ })
    .click()
  await data(page).getByText('Nothing is stored in this browser.').waitFor()
  expect(await rowsIn(page)).toEqual({})
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => rowsIn(page)).toMatchObject({ lists: 1, members: 1, records: 20_000 })
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await page.getByText('Two hundred thousand').first().waitFor()
})

test('a file that is cut off or of a newer app changes nothing; a good one can be taken back after a reload', async () => {
  const { page } = await visit('/settings')
  await restoreBackup(page, largeFile(5, 2))
  await eventually(() => rowsIn(page)).toMatchObject({ lists: 1, records: 2 })
  await page.getByRole('status').getByText('The data from the file is restored.').waitFor()
  await page.getByRole('button', { name: 'Close this notice' }).click()
  const text = largeFile(10, 50)
  await restoreBackup(page, text.slice(0, text.lastIndexOf('{"end"')))
  await data(page)
    .getByRole('alert')
    .getByText('This file is cut off: only 52 rows of it are there')
    .waitFor()
  await restoreBackup(page, text.replace('"version":2', '"version":9'))
  await data(page).getByRole('alert').getByText('saved by a newer version of the app').waitFor()
  expect(await rowsIn(page)).toMatchObject({ lists: 1, records: 2 })

  await restoreBackup(page, text)
  await eventually(() => rowsIn(page)).toMatchObject({ records: 50 })
  await page.getByRole('status').getByText('The data from the file is restored.').waitFor()
  await page.reload()
  await data(page).getByRole('button', { name: 'Undo the restore' }).click()
  await eventually(() => rowsIn(page)).toMatchObject({ lists: 1, records: 2 })
  await data(page).getByText('The data from before the last restore is stored until').waitFor()
})

test('a full storage keeps what it has, says so, and room can be made', async () => {
  const { page } = await emptyPage()
  // The browser checks its quota rarely, so the quota is set before anything is written.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 2_000_000 })
  await page.goto(`${address}/settings`)
  await restoreBackup(page, largeFile(1000, 1000))
  await eventually(() => rowsIn(page)).toMatchObject({ lists: 1, records: 1000 })
  await restoreBackup(page, largeFile(200_000, 20_000))
  await note(page).getByText('Browser storage is full').waitFor()
  await data(page).getByRole('alert').getByText('is full').waitFor()
  await eventually(() => rowsIn(page)).toMatchObject({ lists: 1, records: 1000 })
  expect(await axeFindings(page)).toEqual([])
  await note(page).getByRole('button', { name: 'Delete loaded records' }).click()
  await note(page).waitFor({ state: 'hidden' })
  expect(await rowsIn(page)).not.toHaveProperty('records')
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => rowsIn(page)).toMatchObject({ records: 1000 })
})

test('settings that find no room still work on the page, and it is said', async () => {
  const { page } = await visit('/settings')
  await page.evaluate(() => {
    const part = 'x'.repeat(100_000)
    try {
      for (let i = 0; ; i++) localStorage.setItem(`fill ${i}`, part)
    } catch {
      for (let i = 0; i < 100_000; i++) {
        try {
          localStorage.setItem(`little ${i}`, 'x')
        } catch {
          break
        }
      }
    }
  })
  const km = page.getByRole('radio', { name: 'Kilometers' })
  await page.getByText('Kilometers').click()
  expect(await km.isChecked()).toBe(true)
  await note(page).getByText('Browser storage is full').waitFor()
})

test('a database of a newer app leaves the search working, can be saved and emptied', async () => {
  const it = await emptyPage()
  const { page } = it
  it.forgiven.push(failedToLoad)
  await withDatabase(page, 99, ['lists', 'dreams'])
  await page.goto(address + rhodeIsland)
  await agreedCount(page)
  await note(page).getByText('of a newer version of the app').waitFor()
  const file = await fileOf(page, () =>
    note(page).getByRole('button', { name: 'Save what can be read' }).click(),
  )
  expect(file).toContain('["catchment","dreams","x",{"name":"Mine"}]')
  await note(page).getByRole('button', { name: 'Try again' }).click()
  await note(page).getByText('of a newer version of the app').waitFor()
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await note(page).getByRole('button', { name: 'Start over' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Start over' })
  await dialog.getByText('permanently deleted from this browser').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await eventually(() => isFocused(note(page).getByRole('button', { name: 'Start over' }))).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await note(page).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await agreedCount(page)
  await eventually(async () => (await rowsIn(page)).calls ?? 0).toBeGreaterThan(0)
})

test('a broken database never gives a blank page', async () => {
  const it = await emptyPage()
  const { page } = it
  it.forgiven.push(failedToLoad)
  await withDatabase(page, 5, ['other'])
  await page.goto(address + rhodeIsland)
  await agreedCount(page)
  await note(page).getByText('The data in this browser cannot be read').waitFor()
  for (const name of ['Lists', 'Activity', 'Settings', 'Industries']) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading').first().waitFor()
    await note(page).waitFor()
  }
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  expect(await axeFindings(page)).toEqual([])
})

test('a browser that keeps nothing can search', async () => {
  const { page } = await emptyPage()
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto(address + rhodeIsland)
  await agreedCount(page)
  await note(page).getByText('This browser does not store data for this page').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('Kilometers').click()
  expect(await page.getByRole('radio', { name: 'Kilometers' }).isChecked()).toBe(true)
})

test.each([
  ['settings', '{"state":{"rates":null,"units":7,"dismissed":"x"},"version":0}'],
  ['layout', 'not JSON'],
  ['layout', '{"state":{"tables":7,"views":{}},"version":1}'],
  ['areas', '{"state":{"saved":"x"},"version":0}'],
  ['tallies', '{"state":[],"version":99}'],
])('broken %s are as usual again: %s', async (name, text) => {
  const { page } = await emptyPage()
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [name, text] as const)
  await page.goto(address + rhodeIsland)
  await agreedCount(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
})

test('a page that fails leaves the frame, says what is safe, and the ways on', async () => {
  const it = await visit('/settings')
  const { page } = it
  it.forgiven.push(/./)
  await page.route('**/assets/IndustriesPage-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Industries', exact: true }).click()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
})

test('storage space and persistence of the browser are shown', async () => {
  const { page } = await visit('/settings')
  await data(page).getByText('that the browser gives this page').waitFor()
  await data(page).getByRole('button', { name: 'Keep data permanently' }).click()
  await data(page)
    .getByText(/The browser (did not agree|keeps this data until you delete it)/)
    .waitFor()
})

test('a clock that jumps back and ahead leaves page and log whole', async () => {
  const { page } = await visit(rhodeIsland, { apart: true })
  const total = await agreedCount(page)
  await page.clock.setSystemTime('2020-11-20T00:00:00Z')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  expect(await agreedCount(page)).toBeGreaterThan(total)
  // The total is known from the costs; this count has to be requested.
  await countAfter(page, () => page.getByRole('button', { name: /^20–49 employees/ }).click())
  await page.clock.setSystemTime('2033-11-20T00:00:00Z')
  await page.goBack()
  await page.goBack()
  expect(await agreedCount(page)).toBe(total)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page
    .getByRole('gridcell', { name: /Nov 20/ })
    .first()
    .waitFor()
})
