import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { linkTo } from './link.ts'
import { visit } from './visit.ts'

const many = { StatesProvinces: ['CA'] }
const ROW = 31
/** Milliseconds after which scrolling has rested and the rows in view would have been requested. */
const RESTED = 1_000

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Companies' })
const textOfRow = (page: Page, row: number) =>
  gridOf(page)
    .locator(`[aria-rowindex="${row + 2}"]`)
    .innerText()
const scrollTo = (page: Page, row: number) =>
  gridOf(page).evaluate((grid, top) => grid.scrollTo({ top }), row * ROW)
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Spending limit' })
/** What the session was spent for, below the total. */
const listOf = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Spent this session' })
const total = (page: Page) => page.getByRole('button', { name: /this session$/ })

/** The offsets of the requested pages of billed records, in order. */
function billedOffsets(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/v1/companies/search')) return
    const { Offset, ResourceType } = request.postDataJSON() as { Offset?: number; ResourceType?: string }
    if (ResourceType !== 'Core' && Offset !== undefined) offsets.push(Offset)
  })
  return offsets
}

/** Opens a table at $8.00 for 100 rows. */
async function openTable(): Promise<Page> {
  const { page } = await visit(linkTo(many, { format: 'Enhanced' }))
  await agreedCount(page)
  await eventually(() => textOfRow(page, 0)).toMatch(/\w{3}/)
  return page
}

test('rows that are passed are not requested: fast scrolling through all rows loads those at its end', async () => {
  const { page } = await visit(linkTo(many, { format: 'Enhanced' }))
  const offsets = billedOffsets(page)
  const rows = await agreedCount(page)
  await eventually(() => textOfRow(page, 0)).toMatch(/\w{3}/)
  await gridOf(page).evaluate(async (grid) => {
    while (grid.scrollTop + grid.clientHeight < grid.scrollHeight - 1) {
      grid.scrollTop += 2_400
      await new Promise((next) => requestAnimationFrame(next))
    }
  })
  await eventually(() => textOfRow(page, rows - 1)).toMatch(/\w{3}/)
  await page.waitForTimeout(RESTED)
  const [first, ...others] = offsets
  expect(first).toBe(0)
  expect(others.length).toBeLessThanOrEqual(2)
  expect(others.every((offset) => offset >= rows - 200)).toBe(true)
  await scrollTo(page, 0)
  await page.waitForTimeout(RESTED)
  expect(
    offsets.filter((offset) => offset === 0),
    'a page is loaded once',
  ).toHaveLength(1)
  await total(page).click()
  const list = listOf(page)
  expect(await list.getByRole('row', { name: /^Record table/ }).innerText()).toMatch(/\$\d+\.\d\d/)
})

test('the session total counts what is billed, and survives a reload', async () => {
  const page = await openTable()
  await eventually(() => total(page).innerText()).toBe('$8.00 this session')
  await gridOf(page).locator('[aria-rowindex="3"]').getByRole('gridcell').nth(1).click()
  await page.getByRole('dialog', { name: 'Record' }).getByRole('region', { name: 'Contact' }).waitFor()
  // The row has every field of its record.
  expect(await total(page).innerText()).toBe('$8.00 this session')
  await page.keyboard.press('Escape')
  await page.reload()
  // The table is read again without a bill, as its records have not changed.
  await eventually(() => textOfRow(page, 0)).toMatch(/\w{3}/)
  expect(await total(page).innerText()).toBe('$8.00 this session')
  await total(page).click()
  const list = listOf(page)
  await list.getByText('You confirm when one action passes $25.00 or this session passes $100.00.').waitFor()
})

test('the points of the map are not billed again after a reload', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['NE'] }, { map: 'points', format: 'Core' }))
  const legend = page.getByRole('region', { name: 'Legend' })
  await eventually(() => legend.textContent()).toMatch(/[1-9]\d* companies/)
  // The legend may state the count before the records of the points have come.
  await eventually(() => total(page).innerText()).not.toBe('$0.00 this session')
  await page.waitForTimeout(RESTED)
  const cost = await total(page).innerText()
  await page.reload()
  await eventually(() => legend.textContent()).toMatch(/[1-9]\d* companies/)
  await page.waitForTimeout(RESTED)
  expect(await total(page).innerText()).toBe(cost)
})

test('loading more than the limit of an action needs one confirmation, and can be canceled', async () => {
  const page = await openTable()
  const offsets = billedOffsets(page)
  for (const row of [120, 220]) {
    await scrollTo(page, row)
    await eventually(() => textOfRow(page, row + 1)).toMatch(/\w{3}/)
  }
  await scrollTo(page, 320)
  await dialogOf(page).waitFor()
  expect(await dialogOf(page).innerText()).toMatch(
    /This loads 100 records for about \$8\.00\. The same action has already cost \$24\.00\. Your limit per action is \$25\.00\./,
  )
  expect(offsets).toEqual([100, 200])
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  const note = page.getByRole('alert').filter({ hasText: 'would pass your spending limit' })
  await note.waitFor()
  await scrollTo(page, 520)
  await page.waitForTimeout(RESTED)
  expect(await dialogOf(page).count(), 'one dialog').toBe(0)
  expect(offsets).toEqual([100, 200])

  await note.getByRole('button', { name: 'Try again' }).click()
  await dialogOf(page).getByRole('button', { name: 'Load' }).click()
  await eventually(() => textOfRow(page, 521)).toMatch(/\w{3}/)
  await eventually(() => total(page).innerText()).toBe('$32.00 this session')
  await scrollTo(page, 620)
  await eventually(() => textOfRow(page, 621)).toMatch(/\w{3}/)
})

test('a higher limit loads what waits, and is a setting', async () => {
  const page = await openTable()
  for (const row of [120, 220]) {
    await scrollTo(page, row)
    await eventually(() => textOfRow(page, row + 1)).toMatch(/\w{3}/)
  }
  await scrollTo(page, 320)
  await dialogOf(page).getByRole('button', { name: 'Change limit' }).click()
  await dialogOf(page).getByRole('textbox', { name: 'Limit per action' }).fill('60')
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor({ state: 'hidden' })
  await eventually(() => textOfRow(page, 321)).toMatch(/\w{3}/)
  await page.goto(new URL('/settings', page.url()).href)
  const limit = page.getByRole('textbox', { name: 'Limit per action' })
  await eventually(() => limit.inputValue()).toBe('60')
  await page.getByRole('switch', { name: 'Confirm before a limit is passed' }).uncheck({ force: true })
  await limit.waitFor({ state: 'hidden' })
})

test.each(sizes)('axe finds nothing in total and dialog at %d', async (width) => {
  const options = { viewport: { width, height: 844 } } as const
  const { page } = await visit(linkTo(many, { format: 'Enhanced', map: 'points' }), options)
  await dialogOf(page).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  await total(page).click()
  await listOf(page).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
