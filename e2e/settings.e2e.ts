import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { fileOf } from './files.ts'
import { isFocused } from './focus.ts'
import { criteriaOf, linkTo } from './link.ts'
import { visit } from './visit.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const storedValue = (page: Page, key: string) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? 'null') as { state?: unknown } | null)?.state,
    key,
  )
const everything = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))

test('colors, distances and rows are selected, by mouse and by keyboard, and remain', async () => {
  const { page } = await visit('/')
  await page.getByRole('link', { name: 'Settings' }).click()
  const look = section(page, 'Appearance')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await look.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click()
  await eventually(background).not.toBe(light)
  await look.getByRole('radio', { name: 'Miles' }).focus()
  await page.keyboard.press('ArrowRight')
  await look.getByRole('radio', { name: 'Comfortable' }).focus()
  await page.keyboard.press('ArrowRight')
  await eventually(() => storedValue(page, 'settings')).toMatchObject({ units: 'km', dense: true })
  await page.reload()
  expect(await look.getByRole('radio', { name: 'Kilometers' }).isChecked()).toBe(true)
  expect(await look.getByRole('radio', { name: 'Compact' }).isChecked()).toBe(true)
  expect(await background()).not.toBe(light)
  await look.getByRole('radiogroup', { name: 'Theme' }).getByText('System').click()
  await eventually(background).toBe(light)
})

test('rates are checked where they are typed, saved, and reset', async () => {
  const { page } = await visit('/settings')
  const rates = section(page, 'Rates for cost')
  const basic = rates.getByRole('textbox', { name: 'Basic' })
  await basic.fill('four cents')
  await page.keyboard.press('Tab')
  await rates.getByText('Enter dollars for one record, such as 0.04').waitFor()
  expect(await basic.inputValue()).toBe('four cents')
  await basic.fill('0.055')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Estimates use $0.055 for a Basic record now.').waitFor()
  expect(await storedValue(page, 'settings')).toMatchObject({ rates: { Basic: 0.055 } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await storedValue(page, 'settings')).toMatchObject({ rates: { Basic: 0.04 } })
  expect(await rates.getByRole('textbox', { name: 'Basic' }).inputValue()).toBe('0.04')
  await rates.getByRole('textbox', { name: 'Enhanced' }).fill('1')
  await page.keyboard.press('Tab')
  await rates.getByRole('button', { name: 'Reset to the examples' }).click()
  expect(await rates.getByRole('textbox', { name: 'Enhanced' }).inputValue()).toBe('0.08')
})

test('the rates are those of the price of a sample', async () => {
  const { page } = await visit('/settings')
  await section(page, 'Rates for cost').getByRole('textbox', { name: 'Enhanced' }).fill('0.5')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Industries' }).click()
  await page.getByRole('treeitem', { name: /^G / }).click()
  await page.getByRole('button', { name: 'Sample 100 records ($50.00)' }).waitFor()
})

test('the service, its data and its key are described in plain words', async () => {
  const { page } = await visit('/settings')
  const state = section(page, 'Service and key')
  await state.getByText('On this machine, with its own data').waitFor()
  await state.getByText('30,000 companies of “sample”').waitFor()
  await state.getByText('No key needed').waitFor()
  const countRequest = page.waitForRequest((request) => request.url().endsWith('/companies/count'))
  await state.getByRole('button', { name: 'Test connection' }).click()
  await countRequest
  await state.getByText(/^30,000 companies, answered in \d+\.\d\d s$/).waitFor()
})

test('a limit of the key is shown as of the last answer', async () => {
  const { page } = await visit('/industries')
  await page.route('**/companies/count', async (route) =>
    route.fulfill({
      json: { MatchCount: 7 },
      headers: {
        ratelimit: '"throttle";r=598;t=1, "quota";r=2310;t=198000',
        'ratelimit-policy': '"throttle";q=600;w=60, "quota";q=2500;w=604800',
      },
    }),
  )
  await page.getByRole('link', { name: 'Settings' }).click()
  const state = section(page, 'Service and key')
  await state.getByText('2,310 of 2,500 calls left, renewed in 2 days 7 hours').waitFor()
  await state.getByText('598 of 600 calls left in this minute').waitFor()
})

test('hints come one at a time after the note on sample data, go for good when dismissed, and can be had again', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  const hint = page.getByRole('complementary', { name: 'Hint' })
  const sampleNote = page.getByRole('complementary', { name: 'Sample data' })
  await sampleNote.waitFor()
  expect(await hint.count()).toBe(0)
  await sampleNote.getByRole('button', { name: 'Hide until the next session' }).click()
  await hint.getByText('Describe who you’re looking for').waitFor()
  await hint.getByRole('button', { name: 'Next hint' }).click()
  await hint.getByText('Draw on the map').waitFor()
  await page.reload()
  await hint.getByText('Draw on the map').waitFor()
  await hint.getByRole('button', { name: 'Hide the hints' }).focus()
  await page.keyboard.press('Enter')
  await hint.waitFor({ state: 'hidden' })
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await hint.getByText('Draw on the map').waitFor()
  await hint.getByRole('button', { name: 'Hide the hints' }).click()
  await page.reload()
  await agreedCount(page)
  expect(await hint.isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Settings' }).click()
  await section(page, 'Hints and keys').getByRole('button', { name: 'Show the hints again' }).click()
  await hint.getByText('Describe who you’re looking for').waitFor()
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['RI'] })
})

test('? lists all keys on every screen, but not while text is typed', async () => {
  for (const path of ['/', '/industries', '/settings']) {
    const { page } = await visit(path)
    await page.getByRole('link', { name: 'Settings' }).focus()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await sheet.getByText('Pick the industry and all below it').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await eventually(() => isFocused(page.getByRole('link', { name: 'Settings' }))).toBe(true)
  }
  const { page } = await visit('/industries')
  await page.getByRole('textbox', { name: 'Industry keyword or code' }).focus()
  await page.keyboard.type('a?')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

/** A browser with several stored items, also in a database and a cache. */
async function livedIn(page: Page): Promise<void> {
  const look = section(page, 'Appearance')
  await look.getByText('Kilometers').click()
  await look.getByText('Dark').click()
  await page.evaluate(async () => {
    const opened = indexedDB.open('lists', 1)
    opened.onupgradeneeded = () => opened.result.createObjectStore('lists')
    await new Promise((done) => {
      opened.onsuccess = done
    })
    const put = opened.result.transaction('lists', 'readwrite').objectStore('lists').put({ name: 'Mine' }, 1)
    await new Promise((done) => {
      put.onsuccess = done
    })
    const cache = await caches.open('tiles')
    await cache.put('/tile', new Response('x'.repeat(5000)))
  })
}

test('the data stored in this browser is shown, saved, deleted for good, and restored', async () => {
  const search = { StatesProvinces: ['RI'] }
  const { page } = await visit(`/settings${linkTo(search).slice(1)}`)
  await livedIn(page)
  await page.getByRole('link', { name: 'Industries' }).click()
  await page.getByRole('treeitem', { name: /^G / }).locator('[data-part=tick]').click()
  await page.getByRole('link', { name: 'Settings' }).click()
  const data = section(page, 'Data in this browser')
  for (const words of [
    'Settings of this page',
    'Light or dark colors',
    'lists',
    'tiles',
    'Picked and opened industries',
  ])
    await data.getByText(words).first().waitFor()
  await data.getByText('5.0 kB').waitFor()

  await data.getByRole('button', { name: 'Delete all local data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete all local data' })
  await dialog.getByText('Settings of this page').waitFor()
  expect(await axeFindings(page)).toEqual([])
  const file = await fileOf(page, () => dialog.getByRole('button', { name: 'Save as a file first' }).click())
  const lines = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines[0]).toMatchObject({ format: 'catchment local data', version: 2 })
  expect(lines).toContainEqual(['lists', 'lists', 1, { name: 'Mine' }])
  expect(lines.at(-1)).toEqual({ end: true, rows: lines.length - 2 })
  await dialog.getByRole('button', { name: /^Delete these \d+$/ }).click()
  await data.getByText('Nothing is stored in this browser.').waitFor()
  expect(await everything(page)).toMatchObject({ local: [], session: [], caches: [] })
  expect(await section(page, 'Appearance').getByRole('radio', { name: 'Miles' }).isChecked()).toBe(true)
  expect(criteriaOf(page)).toEqual(search)

  await page.getByRole('button', { name: 'Undo' }).click()
  await data.getByText('Settings of this page').waitFor()
  await eventually(() =>
    section(page, 'Appearance').getByRole('radio', { name: 'Kilometers' }).isChecked(),
  ).toBe(true)
  await page.getByRole('link', { name: 'Industries' }).click()
  await page.getByText('Nothing selected').waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: 'Settings' }).click()
  await data.getByRole('button', { name: 'Delete all local data' }).click()
  await dialog
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click()
  await data.getByText('Nothing is stored in this browser.').waitFor()
  await data
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await data.getByRole('alert').getByText('Nothing was changed').waitFor()
  await data
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(file) })
  await eventually(() =>
    section(page, 'Appearance').getByRole('radio', { name: 'Kilometers' }).isChecked(),
  ).toBe(true)
  await data.getByText('lists').first().waitFor()

  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
})

test.each(sizes)('axe finds nothing on the settings at %i', async (width, height) => {
  const { page } = await visit('/settings', { viewport: { width, height } })
  await section(page, 'Service and key').getByText('answered in').waitFor()
  await section(page, 'Rates for cost').getByRole('textbox', { name: 'Basic' }).fill('x')
  await page.keyboard.press('Tab')
  expect(await findingsInBothSchemes(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(width)
})
