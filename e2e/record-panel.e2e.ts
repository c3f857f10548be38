import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { recordsOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { isFocused } from './focus.ts'
import { linkTo, viewOf } from './link.ts'
import { visit } from './visit.ts'

const criteria = { StatesProvinces: ['RI'] }
const gridOf = (page: Page) => page.getByRole('grid', { name: 'Companies' })
const cell = (page: Page, row: number, column: number) =>
  gridOf(page)
    .locator(`[aria-rowindex="${row + 2}"]`)
    .getByRole('gridcell')
    .nth(column)
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Record' })
const nameIn = (page: Page) => panelOf(page).getByRole('heading', { level: 2 }).textContent()

async function openTable(options: Parameters<typeof visit>[1] = {}, view: Parameters<typeof linkTo>[1] = {}) {
  const all = await recordsOf(criteria, ['CompanyName'])
  const { page } = await visit(linkTo(criteria, view), options)
  await agreedCount(page)
  await eventually(() => cell(page, 0, 1).textContent()).toBe(all[0]?.CompanyName)
  /** The panel shows the record of a row, which is marked. */
  const shows = async (row: number) => {
    await eventually(() => nameIn(page)).toBe(all[row]?.CompanyName)
    expect([viewOf(page, 'record'), viewOf(page, 'row') ?? 0].map(String)).toEqual([
      all[row]?.Id,
      String(row),
    ])
    await eventually(() => gridOf(page).locator('[aria-current]').getAttribute('aria-rowindex')).toBe(
      String(row + 2),
    )
  }
  return { page, shows }
}

test('the panel is beside the table, which remains in use, and follows its cursor', async () => {
  const { page, shows } = await openTable()
  const before = page.url()
  await cell(page, 1, 1).click()
  await shows(1)
  expect(await isFocused(gridOf(page))).toBe(true)
  const [table, panel] = [await gridOf(page).boundingBox(), await panelOf(page).boundingBox()]
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 1)
  expect([(panel?.x ?? 0) + (panel?.width ?? 0), (panel?.y ?? 0) + (panel?.height ?? 0)]).toEqual([1440, 900])

  const keys: [key: string, row: number][] = [
    ['ArrowDown', 2],
    ['j', 3],
    ['k', 2],
    ['ArrowUp', 1],
  ]
  for (const [key, row] of keys) {
    await page.keyboard.press(key)
    await shows(row)
  }
  await cell(page, 4, 2).click()
  await shows(4)
  await panelOf(page).getByRole('button', { name: 'Next' }).click()
  await shows(5)
  await page.keyboard.press('k')
  await shows(4)
  await cell(page, 6, 0).click()
  await page.getByText('1 selected').waitFor()
  await page.goBack()
  await panelOf(page).waitFor({ state: 'hidden' })
  expect(page.url(), 'opening is one step of back').toBe(before)
})

/** The ids of the records that a page loads one by one, from now on. */
function loadedOneByOne(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/v1\/companies\/(\d+)\?/.exec(request.url()) ?? []
    if (id) loaded.push(id)
  })
  return loaded
}

test('a record of the table that has every field is not loaded and billed again', async () => {
  const { page, shows } = await openTable({}, { format: 'Enhanced' })
  const loaded = loadedOneByOne(page)
  const spent = page.getByRole('button', { name: /this session/ })
  const before = await spent.textContent()
  await cell(page, 3, 1).click()
  await shows(3)
  await panelOf(page).getByRole('link', { name: 'Open as a page' }).click()
  await page.getByText(/^Loaded today, \d\d:\d\d, unchanged since, not billed again$/).waitFor()
  expect(loaded).toEqual([])
  expect(await spent.textContent()).toBe(before)
})

test('records that the cursor passes are not loaded', async () => {
  const { page, shows } = await openTable()
  const loaded = loadedOneByOne(page)
  await cell(page, 0, 1).click()
  await shows(0)
  // While the clock of the page is stopped the cursor rests on none of these rows, on a busy machine either.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowDown')
  await page.clock.resume()
  await shows(20)
  // The first click, the first key, which is followed at once, and where the cursor rests.
  expect(loaded.length).toBe(3)
})

test('Escape closes the panel from the table and from the panel, and the focus is where it was', async () => {
  const { page, shows } = await openTable()
  await cell(page, 2, 1).click()
  await shows(2)
  await page.keyboard.press('Escape')
  await panelOf(page).waitFor({ state: 'hidden' })
  expect(await isFocused(gridOf(page))).toBe(true)
  await page.keyboard.press('Enter')
  await shows(2)
  const close = page.getByRole('button', { name: 'Close the record' })
  while (!(await isFocused(close))) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await panelOf(page).waitFor({ state: 'hidden' })
  await eventually(() => isFocused(gridOf(page))).toBe(true)
})

test('the panel begins with how to reach the company, and what is done with it', async () => {
  const all = await recordsOf(criteria, ['Phone', 'UriList'])
  const known = all.find(({ Phone, UriList }) => Phone && UriList?.length)
  const { page } = await visit(linkTo({ Id: [known?.Id ?? ''] }))
  await cell(page, 0, 1).click()
  const panel = panelOf(page)
  await panel.getByRole('region').first().waitFor()
  expect(await panel.getByRole('region').first().getAttribute('aria-label')).toMatch(/^Contact/)
  const call = panel.getByRole('link', { name: /^\(\d{3}\) / }).first()
  expect(await call.getAttribute('href')).toBe(`tel:${known?.Phone}`)
  expect(await panel.getByRole('link', { name: 'Website' }).getAttribute('rel')).toContain('noopener')
  await panel.getByRole('button', { name: 'Find similar' }).waitFor()
  await panel.getByRole('button', { name: 'Add to list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add this company to a list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Calls')
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await dialog.getByText('Calls').first().waitFor()
})

test('on a phone the record is a sheet that fits the screen', async () => {
  const { page } = await openTable({ viewport: { width: 390, height: 844 } })
  await cell(page, 1, 1).click()
  await panelOf(page).getByRole('region').first().waitFor()
  await eventually(() => panelOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await panelOf(page).evaluate((it) => it.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await panelOf(page).waitFor({ state: 'hidden' })
})

test.each(sizes)('axe finds nothing in the panel at %d', async (width) => {
  const { page } = await openTable({ viewport: { width, height: 844 } })
  await cell(page, 1, 1).click()
  await panelOf(page).getByRole('region').first().waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})

test('a divider gives table and map more or less room, by pointer and keys, and is remembered', async () => {
  const { page } = await openTable()
  const divider = page.getByRole('separator', { name: 'Height of the results' })
  const results = page.getByRole('region', { name: 'Results' })
  const height = async () => Math.round((await results.boundingBox())?.height ?? 0)
  expect(await height()).toBe(322)
  const box = await divider.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 4]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 100, { steps: 5 })
  await page.mouse.up()
  await eventually(height).toBe(422)
  await divider.focus()
  await page.keyboard.press('ArrowUp')
  await eventually(height).toBe(446)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await eventually(height).toBe(398)
  expect(await divider.getAttribute('aria-valuenow')).toBe('398')
  await page.reload()
  await agreedCount(page)
  await eventually(height).toBe(398)
  await page.keyboard.press('Escape')
  await divider.focus()
  await page.keyboard.press('Home')
  await eventually(height).toBe(160)
  await divider.dblclick()
  await eventually(height).toBe(322)
})

test('a screen of 1024 pixels shows six columns of the table', async () => {
  const { page } = await openTable({ viewport: { width: 1024, height: 768 } })
  const edge = await gridOf(page).evaluate((grid) => grid.getBoundingClientRect().right)
  const heads = await gridOf(page)
    .locator('[data-column]')
    .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().right))
  expect(heads.filter((right) => right <= edge + 1).length).toBeGreaterThanOrEqual(6)
})
