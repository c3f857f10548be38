import { gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { axeFindings } from './axe.ts'
import { numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { fileOf } from './files.ts'
import {
  button,
  choose,
  customers,
  looksGood,
  matchFileRoute,
  press,
  soFar,
  storedDecisions,
} from './match-files.ts'
import { failedToLoad, visit } from './visit.ts'

vi.setConfig({ testTimeout: 120_000 })

test('a file goes from drop to download by keyboard, and its own cells come back as they went in', async () => {
  const { page } = await visit('/match/file')
  const { text, records } = await customers(130)
  await choose(page, 'customers.csv', text)
  await page.getByRole('heading', { name: 'Map columns' }).waitFor()
  await page.getByText('132 rows · 10 columns · UTF-8, semicolon').waitFor()
  await page.getByText('1 line cannot be read').waitFor()
  expect(await page.getByRole('combobox', { name: 'Account is used as' }).inputValue()).toBe('CompanyName')
  expect(await page.getByRole('combobox', { name: 'Str. is used as' }).inputValue()).toBe('StreetAddress')
  expect(await page.getByRole('combobox', { name: 'Since is used as' }).inputValue()).toBe('kept')
  const sent = await page.getByRole('region', { name: 'Request for line 2' }).textContent()
  for (const line of [`"CompanyName": "${records[0]?.CompanyName?.slice(0, -1)}"`, '"RequestId": "row-2"'])
    expect(sent).toContain(line)
  await page.getByText('130 of 132').waitFor()
  await page.getByText('1 duplicate row').waitFor()
  await page.getByText('1 row without name, street or phone').waitFor()
  await looksGood(page)
  await press(page, 'Match 130 rows')
  await button(page, /^Accept \d+ rows? at 90% or more/).waitFor()
  expect(await soFar(page, 'Accepted')).toBe(0)
  await press(page, /^Accept \d+ rows? at 90% or more/)
  await eventually(() => soFar(page, 'Accepted')).toBeGreaterThan(80)
  const accepted = await soFar(page, 'Accepted')
  await page.getByRole('combobox', { name: 'Rows in the list' }).selectOption('accepted')
  await page.getByRole('button', { name: 'Accept candidate 1' }).waitFor()
  await looksGood(page)
  await page.getByRole('button', { name: 'Accept candidate 1' }).focus()
  await page.keyboard.press('x')
  await eventually(() => soFar(page, 'Rejected')).toBe(1)
  await page.keyboard.press('z')
  await eventually(() => soFar(page, 'Accepted')).toBe(accepted)
  await byKeys(page)
  await eventually(() => soFar(page, 'Accepted')).toBe(accepted)
  await page
    .getByRole('complementary', { name: 'Thresholds' })
    .getByRole('button', { name: /^Download/ })
    .press('Enter')
  await page.getByRole('heading', { name: 'Match summary' }).waitFor()
  await button(page, 'Add columns').waitFor()
  await looksGood(page)
  const saved = await fileOf(page, () => press(page, 'Save customers-completed.csv'))
  expect(saved.startsWith('\uFEFF')).toBe(true)
  const lines = saved.slice(1).split('\r\n')
  const before = text.split('\r\n')
  // To the letter, broken line and all.
  for (const [i, line] of before.entries()) expect(lines[i]?.startsWith(line)).toBe(true)
  expect(lines.length).toBe(before.length)
  const { data } = Papa.parse<Record<string, string>>(saved.slice(1, saved.indexOf('"open')), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  })
  const right = data.slice(0, 130).filter((row, i) => row['Match.Id'] === records[i]?.Id)
  expect(right.length).toBeGreaterThanOrEqual(accepted * 0.97)
  expect(data.filter((row) => row['Match.Id']).length).toBeGreaterThanOrEqual(accepted)
  expect(data[130]?.['Match.Id']).toBe(data[0]?.['Match.Id'])
  expect(data[131]?.['Match.Id']).toBe('')
  for (const [i, row] of data.slice(0, 130).entries())
    if (row['Match.Id'] === records[i]?.Id) expect(row['Match.PostalCode']).toBe(records[i]?.PostalCode)
})

/** Looks at rows and decides about them by single keys, in the list of all rows, and takes that back. */
async function byKeys(page: Page): Promise<void> {
  const pressed = (key: string) => page.keyboard.press(key)
  const list = page.getByRole('combobox', { name: 'Rows in the list' })
  await list.selectOption('open')
  const rows = page.getByRole('list', { name: 'Not decided' }).getByRole('button')
  await rows.nth(1).press('Enter')
  const current = () => rows.evaluateAll((all) => all.findIndex((it) => it.ariaCurrent === 'true'))
  await eventually(current).toBe(1)
  await pressed('k')
  await eventually(current).toBe(0)
  await pressed('j')
  await eventually(current).toBe(1)
  await pressed('s')
  await eventually(() => soFar(page, 'Skipped')).toBe(1)
  await pressed('z')
  await eventually(() => soFar(page, 'Skipped')).toBe(0)
  const open = await soFar(page, 'Not decided')
  await pressed('k')
  await page.getByRole('button', { name: 'Accept candidate 1' }).waitFor()
  await pressed('a')
  await eventually(() => soFar(page, 'Not decided')).toBe(open - 1)
  await pressed('z')
  await eventually(() => soFar(page, 'Not decided')).toBe(open)
}

test('decisions survive a trial, a reload, a corrected heading and a new run; thresholds too', async () => {
  const { page } = await visit('/match/file')
  const { text } = await customers(120, 'CA')
  await choose(page, 'customers.csv', text)
  await page.getByRole('combobox', { name: 'Nr is used as' }).selectOption('Phone')
  // Its rows are counted again.
  await page.getByRole('row', { name: /^Nr/ }).getByText('not used').waitFor({ state: 'detached' })
  await button(page, 'Match 120 rows').waitFor()
  await press(page, 'Try 100 rows first')
  await button(page, /^Accept \d+ rows? at 90% or more/).waitFor()
  await button(page, 'Match the other 20 rows').waitFor()
  await page.getByRole('slider', { name: 'Accept at this probability or more' }).press('ArrowLeft')
  await press(page, /^Accept \d+ rows? at 89% or more/)
  await eventually(() => soFar(page, 'Accepted')).toBeGreaterThan(50)
  const accepted = await soFar(page, 'Accepted')
  await eventually(() => storedDecisions(page)).toBe(accepted)
  await page.reload()
  await button(page, /^Accept 0 rows at 89% or more/).waitFor()
  await press(page, 'Match the other 20 rows')
  await eventually(() => soFar(page, 'Not decided')).toBe(120 - accepted)

  await press(page, /^Match$/)
  await press(page, 'Back to the columns')
  await page.getByText('120 rows already looked up').waitFor()
  await page.getByRole('combobox', { name: 'First row' }).selectOption('data')
  await page.getByText('123 rows').first().waitFor()
  await page.getByText(/Matching now looks up and bills them again\. Your decisions remain/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await press(page, 'Restore the earlier settings')
  await page.getByText('120 rows already looked up').waitFor()
  await press(page, 'Back to the review')
  await eventually(() => soFar(page, 'Accepted')).toBe(accepted)

  await press(page, /^Match$/)
  await press(page, 'Back to the columns')
  await page.getByRole('combobox', { name: 'First row' }).selectOption('data')
  await page.getByText('123 rows').first().waitFor()
  await page.getByRole('combobox', { name: 'Candidates per row' }).selectOption('5')
  await press(page, /^Match 12\d rows$/)
  await button(page, /^Accept \d+ rows? at 89% or more/).waitFor()
  await eventually(() => soFar(page, 'Accepted')).toBe(accepted)
  await press(page, /^Undo/)
  await eventually(() => soFar(page, 'Accepted')).toBe(0)

  await page.goto(new URL('/match/file', page.url()).href)
  await choose(page, 'of-next-year.csv', text.slice(0, 2000))
  await eventually(() => page.getByRole('combobox', { name: 'Nr is used as' }).inputValue()).toBe('Phone')
})

test('an interrupted match continues where it was, requests no answered row twice, and one bad row stops no other', async () => {
  const { page, forgiven } = await visit('/match/file')
  forgiven.push(failedToLoad)
  const { text } = await customers(450, 'NY')
  const uploads: number[] = []
  // The first two answers are broken off, the third never comes.
  const answered = [150, 150, 0]
  await matchFileRoute(page.context(), async ({ rows, lines, fulfill }) => {
    const rowLimit = answered[uploads.length] ?? rows.length
    uploads.push(rows.length)
    if (rowLimit === 0) return
    const refused = [{ Description: 'City is not right', Item: 'City' }]
    const all = await lines()
    const some = all.map((line) =>
      line.RequestId === 'row-8' ? { Row: line.Row, RequestId: 'row-8', Errors: refused } : line,
    )
    await fulfill(some.slice(0, rowLimit))
  })
  await choose(page, 'customers.csv', text)
  const start = button(page, /^Match [\d,]+ rows$/)
  await start.waitFor()
  const requests = numberIn(/[\d,]+/.exec((await start.textContent()) ?? '')?.[0] ?? '')
  expect(requests).toBeGreaterThan(400)
  await start.press('Enter')
  await expect.poll(() => uploads.length, { timeout: 60_000 }).toBe(3)
  await eventually(async () => numberIn(await page.getByTestId('looked up').textContent())).toBe(200)
  await press(page, 'Pause')
  await page.getByText('paused by you').waitFor()
  await page.reload()
  await press(page, 'Continue')
  await button(page, /^Accept \d+ rows? at 90% or more/).waitFor()
  expect(uploads).toEqual([requests, requests - 100, requests - 200, requests - 200])
  await page.getByRole('combobox', { name: 'Rows in the list' }).selectOption('all')
  await eventually(() => soFar(page, 'Not decided')).toBe(requests)
}, 120_000)

test('what is no table is said, and another file can be dropped instead, whatever its name says it is', async () => {
  const { page } = await visit('/match/file')
  await choose(page, 'bomb.csv', gzipSync(Buffer.alloc(100 * 2 ** 20, `${'a'.repeat(5000)},b\n`)))
  await page.getByRole('alert').getByText('over 200 times its size').waitFor()
  const sheet = {
    name: 'One',
    rows: [
      ['Name', 'Zip', 'Zip'],
      ['=1+1', '02903', 7],
      ['Acme', '', null],
    ],
  }
  const old = {
    name: 'Last year',
    rows: [
      ['Name', 'Town'],
      ['Beta', 'Omaha'],
    ],
  }
  await choose(page, 'customers.csv', await writeXlsx({ sheets: [sheet, old] }))
  await page.getByText('2 rows · 3 columns · XLSX').waitFor()
  await page.getByRole('combobox', { name: 'Zip (2) is used as' }).waitFor()
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Last year')
  await page.getByText('1 row · 2 columns · XLSX').waitFor()
  await page.getByRole('combobox', { name: 'Town is used as' }).waitFor()
  await page.getByRole('button', { name: 'Delete customers.csv' }).press('Enter')
  await choose(page, 'customers.csv', '<!DOCTYPE html><html><body>Log in</body></html>')
  await page.getByRole('alert').getByText('a web page or XML').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await choose(page, 'customers.csv', 'name;city\nAcme;Omaha\n')
  await page.getByText('1 row · 2 columns · UTF-8, semicolon').waitFor()
  await page.getByRole('combobox', { name: 'Delimiter' }).selectOption('Comma')
  await page.getByText('1 row · 1 column · UTF-8, comma').waitFor()
})

test('a file of JSON lines is matched and completed as a table', async () => {
  const { page } = await visit('/match/file')
  const { records } = await customers(20, 'IA')
  const lines = records.map(({ CompanyName, Address, City, StateProvince }, i) =>
    JSON.stringify({ Nr: i, Account: CompanyName, Place: { Street: Address, City, State: StateProvince } }),
  )
  await choose(page, 'customers.jsonl', `${lines.join('\n')}\n`)
  await page.getByText('20 rows · 5 columns · JSON lines, UTF-8').waitFor()
  const usedAs = (column: string) => page.getByRole('combobox', { name: `${column} is used as` })
  expect(await usedAs('Account').inputValue()).toBe('CompanyName')
  expect(await usedAs('Place.City').inputValue()).toBe('City')
  expect(await page.getByRole('combobox', { name: 'First row' }).count()).toBe(0)
  await press(page, 'Match 20 rows')
  await press(page, /^Accept \d+ rows? at 90% or more/)
  await eventually(() => soFar(page, 'Accepted')).toBeGreaterThan(10)
  const accepted = await soFar(page, 'Accepted')
  await page
    .getByRole('complementary', { name: 'Thresholds' })
    .getByRole('button', { name: /^Download/ })
    .press('Enter')
  const saved = await fileOf(page, () => press(page, 'Save customers-completed.csv'))
  const { data } = Papa.parse<Record<string, string>>(saved.slice(1), { header: true, skipEmptyLines: true })
  expect(data.map(({ Nr, Account }) => [Nr, Account])).toEqual(
    records.map(({ CompanyName }, i) => [`${i}`, CompanyName]),
  )
  expect(data.filter((row, i) => row['Match.Id'] === records[i]?.Id).length).toBeGreaterThanOrEqual(
    accepted * 0.9,
  )
})

/** Removes the dropped files from the browser's database: a restored backup has none of them. */
const withoutFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        indexedDB.open('catchment').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          const transaction = result.transaction('matchParts', 'readwrite')
          const parts = transaction.objectStore('matchParts')
          parts.getAllKeys().onsuccess = (event) => {
            for (const key of (event.target as IDBRequest<[string, number][]>).result)
              if (key[1] === 0) parts.delete(key)
          }
          transaction.oncomplete = () => {
            result.close()
            done()
          }
        }
      }),
  )

/** Chooses a file by the button that requests it again. */
async function again(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, 'Choose the file again'),
  ])
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('a missing file is reported where its rows are counted and where it is completed; selected again, all decisions are there', async () => {
  const { page } = await visit('/match/file')
  const { text, records } = await customers(60, 'IA')
  await choose(page, 'customers.csv', text)
  await page.getByText('60 of 62').waitFor()
  await withoutFiles(page)
  await page.getByRole('combobox', { name: 'Since is used as' }).selectOption('Phone')
  const alert = page.getByRole('alert').filter({ hasText: 'no longer in this browser' })
  await alert.waitFor()
  const plan = page.getByRole('region', { name: 'Plan' })
  await plan.getByText('Rows were not counted: the file cannot be read.').waitFor()
  expect(await button(page, 'Match rows').isDisabled()).toBe(true)
  await looksGood(page)
  await again(page, 'customers.csv', `${text}x`)
  await page.getByText(/This is another file: customers\.csv had [\d,]+ bytes/).waitFor()
  await alert.waitFor()
  await again(page, 'customers (1).csv', text)
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Since is used as' }).selectOption('kept')
  await press(page, 'Match 60 rows')
  await press(page, /^Accept \d+ rows? at 90% or more/)
  await eventually(() => soFar(page, 'Accepted')).toBeGreaterThan(30)
  const accepted = await soFar(page, 'Accepted')
  await eventually(() => storedDecisions(page)).toBe(accepted)

  await withoutFiles(page)
  await page.reload()
  await alert.waitFor()
  expect(await soFar(page, 'Accepted')).toBe(accepted)
  await page
    .getByRole('complementary', { name: 'Thresholds' })
    .getByRole('button', { name: /^Download/ })
    .press('Enter')
  await press(page, 'Save customers-completed.csv')
  await page.getByText(/The file was not saved\. The file is no longer/).waitFor()
  await again(page, 'customers.csv', text)
  await eventually(() => alert.count()).toBe(0)
  const saved = await fileOf(page, () => press(page, 'Save customers-completed.csv'))
  for (const [i, line] of text.split('\r\n').entries())
    expect(saved.slice(1).split('\r\n')[i]?.startsWith(line)).toBe(true)
  expect(records.filter(({ Id }) => saved.includes(Id)).length).toBeGreaterThan(0.9 * accepted)
})

/** Clicks what has each text, as soon as it is there, from within the page: rows may be counted before a click from outside comes. */
const pressWhileCounted = (page: Page, texts: readonly string[]) =>
  page.evaluate(async (texts) => {
    const selectors = 'label:has(input[type=radio]), button:enabled, p, span, div'
    const find = (text: string) =>
      [...document.querySelectorAll<HTMLElement>(selectors)].findLast((it) => it.textContent?.trim() === text)
    for (const text of texts) {
      while (!find(text)) await new Promise((next) => setTimeout(next))
      find(text)?.click()
    }
  }, texts)

test('Match pressed while the rows are counted for another kind begins once they are, unless something is changed first', async () => {
  const { page } = await visit('/match/file')
  const types: string[] = []
  await page.context().route('**/v3/matchfile?**', async (route) => {
    types.push(new URL(route.request().url()).searchParams.get('requesttype') ?? '')
    await route.continue()
  })
  const ROWS = 400_000
  const rows = Array.from({ length: ROWS }, (_, i) => `Ann Bell ${i},Omaha,NE`)
  await choose(page, 'customers.csv', ['Name,City,State', ...rows].join('\n'))
  await button(page, 'Match 400,000 rows').waitFor()
  const begins = 'Starts when the rows are counted.'
  await pressWhileCounted(page, ['People', 'Match rows', begins, 'Companies'])
  await page.getByText(begins).waitFor({ state: 'detached' })
  await button(page, 'Match 400,000 rows').waitFor()
  expect(types).toEqual([])

  await pressWhileCounted(page, ['People', 'Match rows', begins])
  await eventually(() => types.length).toBeGreaterThan(0)
  await press(page, 'Pause')
  await page.getByText('paused by you').waitFor()
  expect(new Set(types)).toEqual(new Set(['Person']))
})
