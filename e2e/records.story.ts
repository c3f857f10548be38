import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { type Company, companyFields } from '#contract/company'
import { fieldLabels } from '../src/criteria/record.ts'
import {
  agreedCount,
  ask,
  criteriaOf,
  eventually,
  isFocused,
  linkTo,
  recordsOf,
  viewOf,
  visit,
} from './support.ts'

const many = { StatesProvinces: ['CA'] }

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Companies' })
const rowAt = (page: Page, index: number) => gridOf(page).locator(`[aria-rowindex="${index + 2}"]`)
const cell = (page: Page, index: number, column: number) =>
  rowAt(page, index)
    .getByRole('gridcell')
    .nth(column + 1)
const head = (page: Page) => gridOf(page).getByRole('columnheader').allInnerTexts()

/** The first record offsets of the pages that were asked for, in their order. */
function watchOffsets(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/v1/companies/search')) return
    const { Offset, ResourceType } = request.postDataJSON() as { Offset: number; ResourceType?: string }
    if (ResourceType) offsets.push(Offset)
  })
  return offsets
}

test('only the pages in view are fetched, and the last row is there', async () => {
  const { page } = await visit()
  const offsets = watchOffsets(page)
  await agreedCount(page)
  await page.getByRole('heading', { name: 'Say who and where' }).waitFor()
  expect(offsets, 'nothing was chosen yet').toEqual([])

  await page
    .getByRole('region', { name: 'Tally by state' })
    .getByRole('button', { name: /^California/ })
    .click()
  await cell(page, 0, 0).waitFor()
  const total = await agreedCount(page)
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
  expect(offsets).toEqual([0])

  const all = await recordsOf(many, ['CompanyName'])
  expect(all).toHaveLength(total)
  await gridOf(page).focus()
  await page.keyboard.press('End')
  await eventually(() => cell(page, total - 1, 0).textContent()).toBe(all.at(-1)?.CompanyName)
  expect(offsets.slice(1).every((offset) => offset >= total - 200)).toBe(true)
  expect(offsets.length).toBeLessThanOrEqual(3)

  await gridOf(page).evaluate((grid) => grid.scrollTo({ top: 31 * 1000 }))
  await eventually(() => cell(page, 1001, 0).textContent()).toBe(all[1001]?.CompanyName)
  expect(new Set(offsets).size, 'no page twice').toBe(offsets.length)
  expect(offsets.length).toBeLessThanOrEqual(5)
})

test('Core, Basic and Enhanced show what the format has', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  expect(await head(page)).toContain('Company')
  await page.getByText('Core', { exact: true }).click()
  await eventually(() => head(page)).toContain('Id')
  expect(await head(page)).not.toContain('Company')
  await page.getByText('Enhanced', { exact: true }).click()
  await eventually(() => head(page)).toContain('Industry')
  const [first] = await ask<Company[]>('/v1/companies/search', {
    StateProvince: 'RI',
    ResourceType: 'Enhanced',
    Limit: 1,
  })
  await eventually(() => cell(page, 0, 0).textContent()).toBe(first?.CompanyName)
  expect(viewOf(page, 'format')).toBe('Enhanced')
  const industry = (await head(page)).indexOf('Industry') - 1
  const described = first?.SicList?.find(({ Code }) => Code === first.PrimarySic)?.Description
  expect(await cell(page, 0, industry).textContent()).toBe(described)
})

test('columns are chosen and ordered, and stay so in this browser', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  await page.getByRole('button', { name: 'Choose columns' }).click()
  const choice = page.getByRole('dialog', { name: 'Columns' })
  await choice.getByRole('checkbox', { name: 'Phone' }).click()
  await eventually(() => head(page)).not.toContain('Phone')
  await choice.getByRole('checkbox', { name: 'Point' }).click()
  await choice.getByRole('button', { name: 'Move City left' }).click()
  await choice.getByRole('button', { name: 'Move City left' }).click()
  const chosen = (await head(page)).slice(1)
  expect(chosen.indexOf('City')).toBe(1)
  expect(chosen.at(-1)).toBe('Point')
  await page.keyboard.press('Escape')
  await page.reload()
  await eventually(async () => (await head(page)).slice(1)).toEqual(chosen)
  await page.getByRole('button', { name: 'Choose columns' }).click()
  await choice.getByRole('button', { name: 'Back to the usual columns' }).click()
  await eventually(() => head(page)).toContain('Phone')
})

test('the table is walked, ticked and opened by keys', async () => {
  const { page } = await visit(linkTo(many))
  const total = await agreedCount(page)
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
  const grid = gridOf(page)
  await grid.focus()
  const active = async () => Number(/\d+/.exec((await grid.getAttribute('aria-activedescendant')) ?? '')?.[0])
  const keys: [string, (before: number) => (now: number) => boolean][] = [
    ['ArrowDown', (before) => (now) => now === before + 1],
    ['PageDown', (before) => (now) => now > before + 2],
    ['End', () => (now) => now === total - 1],
    ['PageUp', (before) => (now) => now < before - 2],
    ['ArrowUp', (before) => (now) => now === before - 1],
    ['Home', () => (now) => now === 0],
  ]
  for (const [key, meets] of keys) {
    const before = await active()
    await page.keyboard.press(key)
    await eventually(async () => meets(before)(await active())).toBe(true)
    await rowAt(page, await active()).waitFor()
  }
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
  await page.keyboard.press('Space')
  await page.getByText('1 selected').waitFor()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await page.getByText('5 selected').waitFor()
  expect(await rowAt(page, 3).getAttribute('aria-selected')).toBe('true')

  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Record' })
  const name = await cell(page, 4, 0).textContent()
  await eventually(() => drawer.getByRole('heading', { level: 2 }).textContent()).toBe(name)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await eventually(() => isFocused(grid)).toBe(true)
})

test('rows are ticked with the mouse, and the ticks survive scrolling and a change of format', async () => {
  const { page } = await visit(linkTo(many))
  await agreedCount(page)
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
  await rowAt(page, 1).getByRole('checkbox').click()
  await rowAt(page, 4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await page.getByText('4 selected').waitFor()
  await rowAt(page, 2).getByRole('checkbox').click()
  await page.getByText('3 selected').waitFor()
  await gridOf(page).focus()
  await page.keyboard.press('End')
  await page.getByText('Core', { exact: true }).click()
  await page.getByText('3 selected').waitFor()
  await eventually(() => rowAt(page, 1).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  await page.getByText('3 selected').waitFor({ state: 'hidden' })
  await page.getByRole('checkbox', { name: 'Select the rows in view' }).click()
  await page.getByText(/^\d+ selected/).waitFor()
})

test('the drawer has every field of the record, and leads to the parent', async () => {
  const branches = await recordsOf({ StateProvince: 'CA' }, ['ParentCompany'])
  const branch = branches.find(({ ParentCompany }) => ParentCompany)
  const { page } = await visit(linkTo({ Id: [branch?.Id ?? ''] }))
  await agreedCount(page)
  await cell(page, 0, 0).click()
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await drawer.getByRole('region', { name: 'Address' }).waitFor()
  const [record] = await ask<Company[]>('/v1/companies/search', {
    Id: [branch?.Id],
    ResourceType: 'Enhanced',
  })
  const terms = await drawer.getByRole('term').allInnerTexts()
  for (const field of companyFields) expect(terms, field).toContain(fieldLabels[field])
  const text = await drawer.innerText()
  for (const value of [record?.Address, record?.City, record?.PostalCode, record?.ETag, record?.Title])
    if (value) expect(text).toContain(value)
  for (const { Code } of record?.SicList ?? []) expect(text).toContain(Code)

  const parent = record?.ParentCompany ?? ''
  await drawer.getByRole('link', { name: parent }).click()
  await eventually(() => viewOf(page, 'record')).toBe(parent)
  const [owner] = await ask<Company[]>('/v1/companies/search', { Id: [parent], ResourceType: 'Basic' })
  await eventually(() => drawer.getByRole('heading', { level: 2 }).textContent()).toBe(owner?.CompanyName)
  await page.goBack()
  await eventually(() => drawer.getByRole('heading', { level: 2 }).textContent()).toBe(record?.CompanyName)
  expect(criteriaOf(page).Id).toEqual([branch?.Id])
})

test('with nothing chosen the first records are read only on request', async () => {
  const { page } = await visit()
  const offsets = watchOffsets(page)
  await agreedCount(page)
  await page.getByRole('button', { name: 'Show the first records anyway' }).click()
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
  expect(offsets).toEqual([0])
})
