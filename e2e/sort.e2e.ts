import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company.ts'
import { postApi } from './api.ts'
import { axeFindings } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { openExport, planned, startExport } from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { linkTo, viewOf } from './link.ts'
import { plainService } from './plain-service.ts'
import { address, emptyPage, failedToLoad, visit } from './visit.ts'

const criteria = { StatesProvinces: ['CT'] }
const byEmployees = '-LocationEmployeesSizeActual'

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Companies' })
const headOf = (page: Page, name: string) => gridOf(page).getByRole('columnheader', { name })
const nameAt = (page: Page, row: number) =>
  gridOf(page)
    .locator(`[aria-rowindex="${row + 2}"]`)
    .getByRole('gridcell')
    .nth(1)
    .textContent()
const directionOf = (page: Page, name: string) => headOf(page, name).getAttribute('aria-sort')

/** The ids and names of companies in the order that the service gives. */
const sorted = (Offset = 0, Limit = 1000) =>
  postApi<Company[]>('/v1/companies/search', {
    ...criteria,
    Sort: [{ Field: 'LocationEmployeesSizeActual', Descending: true }],
    Fields: ['CompanyName', 'LocationEmployeesSizeActual'],
    Offset,
    Limit,
  })

test('a head sorts by employees, for every page, the link, the way back and the export', async () => {
  const { page } = await visit(linkTo(criteria))
  const total = await agreedCount(page)
  await page.getByText('Enhanced', { exact: true }).click()
  await headOf(page, 'Staff').getByRole('button').first().click()
  await eventually(() => directionOf(page, 'Staff')).toBe('descending')
  expect(viewOf(page, 'sort')).toBe(byEmployees)
  const expected = await sorted()
  const sizes = expected.map(({ LocationEmployeesSizeActual = -1 }) => LocationEmployeesSizeActual)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  for (const row of [0, 1, 2])
    await eventually(() => nameAt(page, row)).toBe(expected[row]?.CompanyName ?? '')

  await gridOf(page).focus()
  // The active row is named once it is rendered, so each step is awaited.
  const active = async () => Number((await gridOf(page).getAttribute('aria-activedescendant'))?.split('-')[1])
  let at = 0
  while (at <= 100) {
    const before = at
    await page.keyboard.press('PageDown')
    await eventually(active).toBeGreaterThan(before)
    at = await active()
  }
  await eventually(() => nameAt(page, at)).toBe(expected[at]?.CompanyName ?? '')

  await page.reload()
  await agreedCount(page)
  await eventually(() => directionOf(page, 'Staff')).toBe('descending')
  await eventually(() => nameAt(page, 0)).toBe(expected[0]?.CompanyName ?? '')
  expect(await axeFindings(page)).toEqual([])

  await openExport(page)
  await planned(page)
  const order = page.getByRole('combobox', { name: 'Order' })
  expect(await order.inputValue()).toBe(byEmployees)
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  expect(rows.length).toBe(total)
  expect(rows.map(({ Id }) => Id)).toEqual(expected.map(({ Id }) => Id))
})

test('a head is pressed by keys: reversed, then not sorted; back and forward restore the order', async () => {
  const { page } = await visit(linkTo(criteria))
  await agreedCount(page)
  await gridOf(page).focus()
  for (const key of ['Control+Home', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
  for (const direction of ['ascending', 'descending', null]) {
    await page.keyboard.press('Enter')
    await eventually(() => directionOf(page, 'Company')).toBe(direction)
  }
  await page.goBack()
  await eventually(() => directionOf(page, 'Company')).toBe('descending')
  await page.goForward()
  await eventually(() => directionOf(page, 'Company')).toBe(null)
})

test('a narrow screen has the order in the bar of the table', async () => {
  const { page } = await visit(linkTo(criteria), { viewport: { width: 390, height: 844 } })
  await agreedCount(page)
  const choice = page.getByRole('combobox', { name: 'Sort' })
  await choice.selectOption('Most employees')
  const [first] = await sorted(0, 1)
  await eventually(() => nameAt(page, 0)).toBe(first?.CompanyName ?? '')
  await choice.selectOption('Default order')
  await eventually(() => viewOf(page, 'sort')).toBeUndefined()
})

test('an order that the service refuses is said at the table, with a way back', async () => {
  const visited = await emptyPage()
  const { page, forgiven } = visited
  forgiven.push(failedToLoad)
  await page.route('**/v1/companies/search', async (route) => {
    const errors = [{ Item: 'Sort', Description: 'Sorting this search takes too long. Narrow the search.' }]
    if (route.request().postDataJSON().Sort) await route.fulfill({ status: 400, json: errors })
    else await route.fallback()
  })
  await page.goto(address + linkTo(criteria, { sort: 'CompanyName' }))
  const problem = page.getByRole('alert').filter({ hasText: 'Sorting this search takes too long' })
  await problem.waitFor()
  expect(await gridOf(page).getByRole('gridcell').count()).toBe(0)
  await problem.getByRole('button', { name: 'Use the default order' }).click()
  await problem.waitFor({ state: 'hidden' })
  await eventually(() => nameAt(page, 0)).toMatch(/\w/)
  expect(viewOf(page, 'sort')).toBeUndefined()
})

test('before a service without extensions heads open their menu, and nothing is sorted', async () => {
  const service = await plainService()
  const { page } = await emptyPage({}, [service.address])
  await page.goto(service.address + linkTo(criteria))
  await eventually(() => nameAt(page, 0)).toMatch(/\w/)
  await headOf(page, 'Company').getByRole('button').first().click()
  await page.getByRole('menuitem', { name: 'Hide' }).waitFor()
  await page.keyboard.press('Escape')
  expect(viewOf(page, 'sort')).toBeUndefined()
  await openExport(page)
  expect(await page.getByRole('combobox', { name: 'Order' }).count()).toBe(0)
  expect(service.refused).toEqual([])
})
