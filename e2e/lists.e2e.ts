import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { recordsOf } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { isFocused } from './focus.ts'
import { linkTo } from './link.ts'
import { pasteList, storedList, storedLists } from './lists.ts'
import { keepLists } from './stored-lists.ts'
import { address, failedToLoad, visit } from './visit.ts'

const few = { StatesProvinces: ['RI'] }

const grid = (page: Page) => page.getByRole('grid', { name: 'Companies of the list' })
const cell = (page: Page, row: number, column: number) =>
  grid(page)
    .locator(`[aria-rowindex="${row + 2}"]`)
    .getByRole('gridcell')
    .nth(column + 1)
const column = (page: Page, at: number, rows: number) =>
  Promise.all(Array.from({ length: rows }, (_, row) => cell(page, row, at).innerText()))
const facts = (page: Page) => page.getByRole('main').locator('header p').first()
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Lists' })
const history = (page: Page) => page.getByRole('region', { name: 'History' })

/** The bodies of the search requests, in order. */
function watchSearches(page: Page) {
  const requests: { Id?: string[]; ResourceType?: string; Limit: number }[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/search')) requests.push(request.postDataJSON())
  })
  return requests
}

test('a search is saved as a list by keyboard: ids only, not billed, and there after a reload', async () => {
  const { page } = await visit(linkTo(few))
  const total = await agreedCount(page)
  const all = await recordsOf(few)
  await page.getByRole('button', { name: 'Save as list' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save as a list' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await eventually(() => name.inputValue()).toBe('Rhode Island')
  await name.fill('')
  await dialog.getByRole('button', { name: /^Save / }).click()
  await dialog.getByText('A list needs a name').waitFor()
  await name.fill('Ocean State')
  await dialog.getByLabel('Tags').first().pressSequentially('contractors,')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('For the January card.')
  // Only from here: the map sent its requests before.
  const requests = watchSearches(page)
  await name.focus()
  await page.keyboard.press('Enter')
  await dialog.getByText(`Saved ${total} companies to “Ocean State”.`).waitFor()
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.every(({ ResourceType }) => ResourceType === 'Core')).toBe(true)
  await page.keyboard.press('Tab')
  await dialog.getByRole('link', { name: 'Open the list' }).click()

  await page.getByRole('heading', { level: 1, name: 'Ocean State' }).waitFor()
  await eventually(() => facts(page).innerText()).toMatch(
    new RegExp(`^${total} companies · taken .* · from a search · all loaded$`),
  )
  const stored = await storedList(page, 'Ocean State')
  expect(stored.ids).toEqual(all.map(({ Id }) => Id))
  expect(stored).toMatchObject({ tags: ['contractors'], note: 'For the January card.' })
  await page.reload()
  await page.getByText('For the January card.').waitFor()
  await sidebar(page).getByRole('button', { name: 'contractors 1' }).waitFor()
  await sidebar(page)
    .getByRole('link', { name: /Ocean State/ })
    .waitFor()
  await page.getByRole('link', { name: 'from a search' }).click()
  expect(await agreedCount(page)).toBe(total)
})

test('saving a search waits as long as the service requests, and can be stopped', async () => {
  const it = await visit(linkTo({ StatesProvinces: ['CA'] }))
  const { page } = it
  it.forgiven.push(failedToLoad)
  const total = await agreedCount(page)
  let refused = 0
  await page.route('**/v1/companies/search', (route) => {
    if (route.request().postDataJSON().ResourceType !== 'Core' || refused++ > 0) return route.continue()
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      json: { message: 'API rate limit exceeded' },
    })
  })
  await page.getByRole('button', { name: 'Save as list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a list' })
  await dialog.getByRole('radio', { name: 'The search itself' }).click()
  await dialog.getByRole('button', { name: /^Save / }).click()
  await dialog.getByText('The service is rate limiting requests.').waitFor()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByRole('button', { name: /^Save / }).click()
  await dialog.getByRole('link', { name: 'Open the list' }).click()
  await eventually(() => facts(page).innerText()).toContain('from a live search')
  expect((await storedList(page, 'California')).ids).toHaveLength(total)
})

test('records are loaded on request, once, and remain', async () => {
  const { page } = await visit('/lists')
  const records = await recordsOf({ StatesProvinces: ['MA'] }, ['CompanyName', 'City'])
  await pasteList(
    page,
    'Some',
    records.slice(0, 150).map(({ Id }) => Id),
  )
  const requests = watchSearches(page)
  await eventually(() => cell(page, 0, 0).innerText()).toBe(`${records[0]?.Id} not loaded`)
  await page.waitForTimeout(300)
  expect(requests).toEqual([])
  const button = page.getByRole('button', { name: /^Load the \d+ in view, \$/ })
  const inView = Number(/\d+/.exec(await button.innerText())?.[0])
  await button.click()
  await eventually(() => cell(page, 0, 0).innerText()).toBe(records[0]?.CompanyName)
  expect(requests.map(({ Id, ResourceType }) => [Id?.length, ResourceType])).toEqual([[inView, 'Basic']])
  await eventually(() => facts(page).innerText()).toContain(`${inView} loaded, ${150 - inView} not loaded`)

  await page.getByRole('button', { name: 'Load the others' }).click()
  const plan = page.getByRole('dialog', { name: 'Load the other records' })
  await plan.getByRole('button', { name: `Load ${150 - inView} companies` }).click()
  await eventually(() => facts(page).innerText()).toContain('all loaded')
  const read = requests.flatMap(({ Id }) => Id ?? [])
  expect(new Set(read).size, 'no record is read twice').toBe(read.length)
  expect(read).toHaveLength(150)
  const before = requests.length
  await page.reload()
  await eventually(() => cell(page, 1, 0).innerText()).toBe(records[1]?.CompanyName)
  expect(requests).toHaveLength(before)
})

test('a list is sorted, searched, thinned and mended by keys alone, and every step can be gone back to', async () => {
  const { page } = await visit('/lists')
  const records = (await recordsOf(few, ['CompanyName', 'City'])).slice(0, 12)
  await pasteList(
    page,
    'Twelve',
    records.map(({ Id }) => Id),
  )
  await page.getByRole('button', { name: /^Load the 12 in view/ }).click()
  await eventually(() => facts(page).innerText()).toContain('all loaded')
  const table = grid(page)
  await table.focus()
  for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  const cities = records.map(({ City }) => City ?? '').sort((a, b) => a.localeCompare(b))
  await eventually(() => column(page, 1, 12)).toEqual(cities)
  await page.keyboard.press('Enter')
  await eventually(() => column(page, 1, 12)).toEqual(cities.toReversed())
  await page.keyboard.press('Enter')
  await eventually(() => column(page, 0, 12)).toEqual(records.map(({ CompanyName }) => CompanyName))

  const find = page.getByRole('textbox', { name: 'Find in this list' })
  await find.fill(records[3]?.CompanyName ?? '')
  await page.getByText(/^1 of 12 companies/).waitFor()
  await find.fill('')
  await eventually(() => cell(page, 11, 0).innerText()).toBe(records[11]?.CompanyName)

  await table.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Space')
  for (const _ of [1, 2]) await page.keyboard.press('Shift+ArrowDown')
  await page.getByText('3 ticked', { exact: true }).waitFor()
  expect(await isFocused(table)).toBe(true)
  await find.fill(records[1]?.CompanyName ?? '')
  await page.getByText('3 ticked, 2 of them not shown', { exact: true }).waitFor()
  await find.fill('')
  await page.getByText('3 ticked', { exact: true }).waitFor()
  await table.focus()
  await page.keyboard.press('Delete')
  await eventually(async () => (await storedList(page, 'Twelve')).ids).toEqual(
    records.slice(3).map(({ Id }) => Id),
  )
  await history(page).getByText('3 companies removed by hand').waitFor()
  await history(page).getByText('−3').waitFor()
  await page.keyboard.press('Control+z')
  await eventually(async () => (await storedList(page, 'Twelve')).ids).toHaveLength(12)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => (await storedList(page, 'Twelve')).ids).toHaveLength(9)
  await page.reload()
  const back = history(page).getByRole('button', { name: /^Restore this version: Made from pasted ids/ })
  await back.focus()
  await page.keyboard.press('Enter')
  await eventually(async () => (await storedList(page, 'Twelve')).ids).toHaveLength(12)
})

test('ids are taken from a text and a file: invalid, repeated and unknown ones are reported', async () => {
  const { page } = await visit('/lists')
  const [a, b, c] = (await recordsOf(few)).map(({ Id }) => Id) as [string, string, string]
  await page.getByRole('button', { name: 'Paste ids' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByText('There are no ids here yet.').waitFor()
  await dialog.getByRole('textbox', { name: 'Ids' }).fill(`${a}, ${b}\nno-id\n${a}\n000000000`)
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByText('3 ids, 1 more that is repeated and counts once').waitFor()
  await dialog.getByText('Line 2: “no-id” is no id. Skipped.').waitFor()
  await dialog.getByRole('button', { name: 'Check 3 ids' }).click()
  await dialog.getByText('1 not known: 000000000 (line 4)').waitFor()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Pasted')
  await dialog.getByRole('button', { name: 'Save 2 companies as a list' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pasted' }).waitFor()
  expect((await storedList(page, 'Pasted')).ids).toEqual([a, b])

  await page.getByRole('button', { name: 'Add by id' }).click()
  await dialog.getByRole('textbox', { name: 'Ids' }).fill(`${b} ${c}`)
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByRole('button', { name: 'Check 2 ids' }).click()
  await dialog.getByRole('button', { name: 'Add 2 companies' }).click()
  await page.getByText('1 company added to “Pasted”; 1 was in it already.').waitFor()
  expect((await storedList(page, 'Pasted')).ids).toEqual([a, b, c])

  await page.getByRole('button', { name: 'New list from a file' }).click()
  const csv = `\uFEFFName,"Customer id"\r\n"A, with ""quotes""\r\nand two lines",${c}\r\nB,\r\nC,not one\r\nD,${a}\r\n`
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await eventually(() =>
    dialog.getByRole('combobox', { name: 'Column of the ids' }).locator('option:checked').innerText(),
  ).toBe('Customer id')
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByText('Row 4: “not one” is no id. Skipped.').waitFor()
  await dialog.getByRole('button', { name: 'Check 2 ids' }).click()
  await dialog.getByRole('button', { name: 'Save 2 companies as a list' }).click()
  await page.getByRole('heading', { level: 1, name: 'customers' }).waitFor()
  expect((await storedList(page, 'customers')).ids).toEqual([c, a])
  await facts(page).getByText('from customers.csv').waitFor()

  await page.getByRole('button', { name: 'New list from a file' }).click()
  const names = Buffer.from('Name,City\nA,Omaha\n')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: names })
  await dialog.getByText('No column of this file seems to have ids of records.').waitFor()
  expect(
    await dialog.getByRole('link', { name: 'Match it by names and addresses' }).getAttribute('href'),
  ).toBe('/match/file')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'New list from a file' }).click()
  const lines = [{ name: 'A', id: b }, { name: 'B', id: a }, { name: 'C' }]
    .map((it) => JSON.stringify(it))
    .join('\n')
  const input = dialog.locator('input[type=file]')
  expect(await input.getAttribute('accept')).toContain('.jsonl')
  await input.setInputFiles({ name: 'kept.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines) })
  await dialog.getByText('kept.jsonl, 2 columns').waitFor()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByRole('button', { name: 'Check 2 ids' }).click()
  await dialog.getByRole('button', { name: 'Save 2 companies as a list' }).click()
  await page.getByRole('heading', { level: 1, name: 'kept' }).waitFor()
  expect((await storedList(page, 'kept')).ids).toEqual([b, a])
})

test('selected rows of the search become a list, or join one', async () => {
  const { page } = await visit(linkTo(few))
  await agreedCount(page)
  const rows = page.getByRole('grid', { name: 'Companies' })
  const keep = async (many: number) => {
    await rows.focus()
    await page.keyboard.press('Control+Home')
    for (let i = 0; i < many; i++) await page.keyboard.press('Shift+ArrowDown')
    await page.getByText(`${many + 1} selected`).waitFor()
    await page.getByRole('button', { name: 'Add the selected rows to a list' }).click()
  }
  await eventually(() => rows.getByRole('gridcell').nth(1).innerText()).toMatch(/\w/)
  await keep(2)
  const dialog = page.getByRole('dialog', { name: 'Add the selected rows' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Picks')
  await dialog.getByRole('button', { name: 'Save 3 companies' }).click()
  await dialog.getByRole('button', { name: 'Back to the search' }).click()
  await keep(4)
  await dialog.getByRole('combobox', { name: 'Where to' }).selectOption({ label: 'Picks' })
  await dialog.getByRole('button', { name: 'Add 5 companies' }).click()
  await page.getByText(/2 companies added to “Picks”; 3 were in it already/).waitFor()
  expect((await storedList(page, 'Picks')).ids).toEqual(
    (await recordsOf(few)).slice(0, 5).map(({ Id }) => Id),
  )
})

test('two tabs write on one list, and both changes remain', async () => {
  const { page } = await visit('/lists')
  const ids = (await recordsOf(few)).slice(0, 5).map(({ Id }) => Id)
  await pasteList(page, 'Shared', ids)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('heading', { level: 1, name: 'Shared' }).waitFor()

  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('From the first tab')
  await other.getByRole('button', { name: /^Shared/ }).click()
  await other.getByRole('textbox', { name: 'Name of the list' }).fill('Renamed in the second')
  await other.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Renamed in the second' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue(), 'what is typed is not lost').toBe(
    'From the first tab',
  )
  await page.getByRole('button', { name: 'Save note' }).click()
  await other.getByText('From the first tab').waitFor()
  await other.getByRole('region', { name: 'Tags' }).locator('input').first().pressSequentially('mailing,')
  await sidebar(page).getByRole('button', { name: 'mailing 1' }).waitFor()
  await grid(other).focus()
  await other.keyboard.press('Space')
  await other.keyboard.press('Delete')
  await eventually(() => facts(page).innerText()).toContain('4 companies')
  const list = await storedList(page, 'Renamed in the second')
  expect(list).toMatchObject({ note: 'From the first tab', tags: ['mailing'], ids: ids.slice(1) })
  await page.reload()
  await page.getByText('From the first tab').waitFor()
})

test('a list is tallied by its ids, picked from, and led to its export', async () => {
  const { page } = await visit('/lists')
  const records = (await recordsOf(few, ['City'])).slice(0, 30)
  await pasteList(
    page,
    'Thirty',
    records.map(({ Id }) => Id),
  )
  await page.getByRole('tab', { name: 'Tallies' }).click()
  const states = page.getByRole('region', { name: 'Tally by state' })
  await eventually(() => states.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Rhode Island\s+30\s+100\.0%$/),
  ])
  await page.getByRole('tab', { name: 'Records' }).click()
  await grid(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: 'Make a list of 2' }).click()
  await page.getByRole('heading', { level: 1, name: 'Thirty, picked' }).waitFor()
  expect((await storedList(page, 'Thirty, picked')).ids).toEqual(records.slice(0, 2).map(({ Id }) => Id))
  await page
    .getByRole('region', { name: 'Made from' })
    .getByRole('link', { name: /^Thirty/ })
    .click()
  await page.getByRole('region', { name: 'Made from this list' }).getByText('Thirty, picked').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Export' }).click()
  await page.getByRole('heading', { level: 1, name: 'New export' }).waitFor()
  expect(new URL(page.url()).searchParams.get('list')).toBe((await storedList(page, 'Thirty')).id)
})

test('a list is shown on a map: what is loaded, and the others once their cost is agreed to', async () => {
  const { page } = await visit('/lists')
  const [record] = await recordsOf(few, ['CompanyName', 'Location'])
  if (!record?.Location) throw new Error('The record has no location')
  await pasteList(page, 'One', [record.Id])
  const requested: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requested.push(request.url())
  })
  await page.getByRole('tab', { name: 'Map' }).click()
  await page.getByRole('application', { name: 'Map of 0 records' }).waitFor()
  await page.getByText('1 company was not loaded yet. It is not on the map.').waitFor()
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Load 1 for $0.04' }).click()
  const map = page.getByRole('application', { name: 'Map of 1 record' })
  await map.waitFor()
  expect(requested).toHaveLength(1)
  // The only point is in the middle of the map.
  await map.hover()
  await map.getByText(record.CompanyName ?? '', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await map.click()
  await page.waitForURL(new RegExp(`/companies/${record.Id}`))
})

test('a list is copied, marked, found, deleted and brought back', async () => {
  const { page } = await visit('/lists')
  const ids = (await recordsOf(few)).slice(0, 3).map(({ Id }) => Id)
  await pasteList(page, 'Alpha', ids)
  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More for this list' }).click()
    await page.getByRole(name === 'Do not contact' ? 'menuitemcheckbox' : 'menuitem', { name }).click()
  }
  await more('Duplicate')
  await page.getByRole('heading', { level: 1, name: 'Alpha, copy' }).waitFor()
  await page
    .getByRole('region', { name: 'Made from' })
    .getByRole('link', { name: /^Alpha/ })
    .waitFor()
  await more('Do not contact')
  await eventually(() => facts(page).innerText()).toContain('excluded from every export')
  await sidebar(page).getByText('do not contact').waitFor()
  await sidebar(page).getByRole('textbox', { name: 'Find a list or tag' }).fill('copy')
  await eventually(() => sidebar(page).getByRole('listitem').count()).toBe(1)
  await sidebar(page).getByRole('textbox', { name: 'Find a list or tag' }).fill('')
  await sidebar(page)
    .getByRole('button', { name: /^Order of the lists/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'Name' }).click()
  await eventually(() => sidebar(page).getByRole('listitem').first().innerText()).toMatch(/^Alpha\n/)

  await more('Delete the list')
  await page.getByRole('heading', { level: 1, name: 'Choose a list' }).waitFor()
  expect((await storedLists(page)).map(({ name }) => name)).toEqual(['Alpha'])
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await sidebar(page)
    .getByRole('link', { name: /^Alpha, copy/ })
    .click()
  await eventually(() => facts(page).innerText()).toContain('3 companies')
  expect(await storedList(page, 'Alpha, copy')).toMatchObject({ ids, doNotContact: true })
  await page.goto(`${address}/lists/none-of-these`)
  await page.getByRole('heading', { name: 'This list is not in this browser' }).waitFor()
})

test('a list that cannot be read is reported, and the others are shown', async () => {
  const { page } = await visit('/lists')
  const ids = (await recordsOf(few)).slice(0, 2).map(({ Id }) => Id)
  await pasteList(page, 'Whole', ids)
  await put(page, [['lists', 'broken', { id: 'broken', steps: [] }]])
  await page.reload()
  await sidebar(page).getByText('One list cannot be read').waitFor()
  await sidebar(page)
    .getByText(/^2 lists, .* MB, only in this browser$/)
    .waitFor()
  await sidebar(page)
    .getByRole('link', { name: /^Whole/ })
    .waitFor()
})

/** Puts values into the browser's database past the app. */
const put = (page: Page, values: [table: string, key: string, value: unknown][]) =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('catchment')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(
            [...new Set(given.map(([table]) => table))],
            'readwrite',
          )
          for (const [table, key, value] of given) transaction.objectStore(table).put(value, key)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    values,
  )

type IndustryRow = [id: string, description: string, below?: IndustryRow[]]

test('the Industry column has the description of a code, and names the format of codes that are not loaded', async () => {
  const records = await recordsOf(few, ['CompanyName', 'PrimarySic'])
  const [first, second] = records
  const { PrimarySic: code, ...withoutCode } = second ?? {}
  expect(code).toBeDefined()
  const { page } = await visit('/lists')
  await keepLists(page, [{ id: 'codes', name: 'By code', records: records.slice(0, 2) }], [
    first,
    withoutCode,
  ] as AnyRecord[])
  await page.goto(new URL('/lists/codes', page.url()).href)
  const industries = (await (await fetch(`${address}/dictionary/sic.json`)).json()) as IndustryRow[]
  const all = industries.flatMap(function each([id, description, below = []]): [string, string][] {
    return [[id, description], ...below.flatMap(each)]
  })
  const known = new Map(all)
  const description = [6, 4, 2]
    .map((digits) => known.get(first?.PrimarySic?.slice(0, digits) ?? ''))
    .find(Boolean)
  await eventually(() => cell(page, 0, 4).innerText()).toBe(description)
  expect(await cell(page, 1, 4).innerText()).toBe('in Enhanced')

  // Found by the description too.
  await page.getByRole('textbox', { name: 'Find in this list' }).fill(description ?? '')
  await page.getByText(/^1 of 2 companies/).waitFor()
})

test('rows of the search and an open record are added to a list, by keyboard too', async () => {
  const { page } = await visit(linkTo(few))
  const records = await recordsOf(few, ['CompanyName'])
  const [first, second, third] = records
  const rows = page.getByRole('grid', { name: 'Companies' })
  await rows
    .getByText(first?.CompanyName ?? '')
    .first()
    .waitFor()
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: /list$|rows$|company$/ }) })

  // The row of the cursor, in a new list.
  await rows.focus()
  await page.keyboard.press('l')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('By hand')
  await page.keyboard.press('Enter')
  await dialog.getByText('Saved 1 company to “By hand”.').waitFor()
  expect((await storedList(page, 'By hand')).ids).toEqual([first?.Id])
  await dialog.getByRole('link', { name: 'Open the list' }).click()
  await page.getByRole('heading', { level: 1, name: 'By hand' }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.goBack()
  await rows
    .getByText(first?.CompanyName ?? '')
    .first()
    .waitFor()

  // The selected rows, in the same list.
  await rows.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('l')
  await dialog.getByRole('combobox', { name: 'Where to' }).selectOption({ label: 'By hand' })
  await dialog.getByRole('button', { name: 'Add 2 companies' }).click()
  await page.getByText('1 company added to “By hand”; 1 was in it already.').waitFor()
  expect((await storedList(page, 'By hand')).ids).toEqual([first?.Id, second?.Id])

  // The open record, and its page.
  await page.goto(new URL(linkTo(few, { record: third?.Id ?? '' }), page.url()).href)
  await page.getByRole('dialog').getByRole('button', { name: 'Add to list' }).click()
  await dialog.getByRole('combobox', { name: 'Where to' }).selectOption({ label: 'By hand' })
  await dialog.getByRole('button', { name: 'Add 1 company' }).click()
  await eventually(async () => (await storedList(page, 'By hand')).ids.length).toBe(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).filter({ hasText: 'Undo' }).click()
  await eventually(async () => (await storedList(page, 'By hand')).ids.length).toBe(2)
  await page.goto(new URL(`/companies/${third?.Id}`, page.url()).href)
  await page.getByRole('main').getByRole('button', { name: 'Add to list' }).click()
  await dialog.getByRole('combobox', { name: 'Where to' }).selectOption({ label: 'By hand' })
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Add 1 company' }).click()
  await eventually(async () => (await storedList(page, 'By hand')).ids).toEqual([
    first?.Id,
    second?.Id,
    third?.Id,
  ])
})

const MANY = 200_000
const CACHED = 5_000

/** A list of 200,000 members written to the database directly; some of its records are cached. */
async function manyMembers(page: Page): Promise<void> {
  const id = (i: number) => String(100_000_000 + i)
  const at = new Date().toISOString()
  await put(page, [
    [
      'lists',
      'many',
      {
        id: 'many',
        kind: 'companies',
        name: 'Two hundred thousand',
        tags: [],
        note: '',
        origin: { type: 'pasted' },
        doNotContact: false,
        steps: [{ id: 'first', at, words: 'Made from pasted ids', count: MANY }],
      },
    ],
    [
      'members',
      'many/first',
      {
        ids: Array.from({ length: MANY }, (_, i) => id(i)).join('\n'),
        etags: Array.from({ length: MANY }, () => '0badcafe').join('\n'),
      },
    ],
  ])
  const fields = ['CompanyName', 'City', 'PostalCode', 'Phone']
  for (let from = 0; from < CACHED; from += 1000)
    await put(
      page,
      Array.from({ length: 1000 }, (_, n) => {
        const Id = id((from + n) * 40)
        const record = {
          Id,
          ETag: '0badcafe',
          Links: [],
          CompanyName: `Company ${Id}`,
          City: `Town${n % 50}`,
        }
        return ['records', `companies/${Id}`, { record, fields, at }]
      }),
    )
}

test('of 200,000 records only those in sight are drawn: opened, scrolled, searched and sorted', async () => {
  const { page } = await visit('/lists')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await manyMembers(page)
  await page.reload()
  const drawn = async () => expect(await grid(page).getByRole('row').count()).toBeLessThan(100)
  await sidebar(page)
    .getByRole('link', { name: /Two hundred thousand/ })
    .click()
  await eventually(() => cell(page, 0, 0).innerText()).toBe('Company 100000000')
  await eventually(() => facts(page).innerText()).toContain('5,000 loaded, 195,000 not loaded')
  await drawn()

  for (let i = 1; i <= 10; i++)
    await grid(page).evaluate((it, part) => it.scrollTo({ top: (it.scrollHeight * part) / 10 }), i)
  await cell(page, MANY - 1, 0).waitFor()
  await drawn()

  await page.getByRole('textbox', { name: 'Find in this list' }).fill('town7')
  await page.getByText(/^100 of 200,000 companies/).waitFor()
  await page.getByRole('textbox', { name: 'Find in this list' }).fill('')
  await page.getByText(/^100 of 200,000 companies/).waitFor({ state: 'hidden' })

  await grid(page).getByRole('button', { name: 'Company', exact: true }).click()
  await grid(page).getByRole('button', { name: 'Company', exact: true }).click()
  await eventually(() => cell(page, 0, 0).innerText()).toBe('Company 100199960')
  await drawn()

  await cell(page, 0, -1).click()
  await page.getByRole('button', { name: 'Remove 1' }).click()
  await eventually(() => facts(page).innerText()).toContain('199,999 companies')
  await page.keyboard.press('Control+z')
  await eventually(() => facts(page).innerText()).toContain('200,000 companies')
}, 180_000)

test.each(sizes)('axe finds nothing, %d wide', async (width, height) => {
  const { page } = await visit('/lists', { viewport: { width, height } })
  await page.getByRole('heading', { level: 1, name: 'Save what you found' }).waitFor()
  const findings: Record<string, string[]> = { empty: await findingsInBothSchemes(page) }
  const records = (await recordsOf(few)).slice(0, 40)
  await pasteList(
    page,
    'Forty',
    records.map(({ Id }) => Id),
  )
  await page.getByRole('button', { name: /^Load the \d/ }).click()
  await eventually(() => cell(page, 0, 0).innerText()).not.toContain('not loaded')
  await grid(page).focus()
  const top = (await grid(page).boundingBox())?.y ?? height
  expect(top, 'where the records begin').toBeLessThan((2 * height) / 3)
  await page.keyboard.press('Space')
  findings.records = await findingsInBothSchemes(page)
  await page.keyboard.press('Delete')
  if (width < 900) await page.getByRole('tab', { name: 'About' }).click()
  await page.getByRole('button', { name: 'Add note' }).click()
  findings.about = await findingsInBothSchemes(page)
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).waitFor()
  findings.menu = await findingsInBothSchemes(page)
  await page.keyboard.press('Escape')
  if (width < 900) await page.getByRole('link', { name: 'Lists', exact: true }).last().click()
  await sidebar(page).getByRole('button', { name: 'New list', exact: true }).click()
  await page.getByRole('menuitem', { name: 'From a file' }).click()
  await page.getByRole('dialog').getByText('Drop a CSV, Excel or JSON lines file here.').waitFor()
  findings.upload = await findingsInBothSchemes(page)
  expect(findings).toEqual({ empty: [], records: [], about: [], menu: [], upload: [] })
})
