import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { type Company, companyFields } from '#contract/company.ts'
import { rareFields } from '#contract/trust.ts'
import { fieldLabels } from '#records/record.ts'
import { postApi, recordsOf } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { isFocused } from './focus.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { visit } from './visit.ts'

const many = { StatesProvinces: ['CA'] }

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Companies' })
const rowAt = (page: Page, index: number) => gridOf(page).locator(`[aria-rowindex="${index + 2}"]`)
const cell = (page: Page, index: number, column: number) =>
  rowAt(page, index)
    .getByRole('gridcell')
    .nth(column + 1)
const head = (page: Page) => gridOf(page).getByRole('columnheader').allInnerTexts()

/** The offsets of the requested pages, in order. */
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
  await page.getByRole('heading', { name: 'Build your audience' }).waitFor()
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
  await page.keyboard.press('Control+End')
  await eventually(() => cell(page, total - 1, 0).textContent()).toBe(all.at(-1)?.CompanyName)
  expect(offsets.slice(1).every((offset) => offset >= total - 200)).toBe(true)
  expect(offsets.length).toBeLessThanOrEqual(3)

  await gridOf(page).evaluate((grid) => grid.scrollTo({ top: 31 * 1000 }))
  await eventually(() => cell(page, 1001, 0).textContent()).toBe(all[1001]?.CompanyName)
  expect(new Set(offsets).size, 'no page twice').toBe(offsets.length)
  expect(offsets.length).toBeLessThanOrEqual(5)
})

test('a row that is clicked before it is loaded opens once it is', async () => {
  const { page } = await visit(linkTo(many))
  await agreedCount(page)
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
  const all = await recordsOf(many, ['CompanyName'])
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/v1/companies/search', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  await gridOf(page).evaluate((grid) => grid.scrollTo({ top: 31 * 1000 }))
  await cell(page, 1003, 0).click()
  expect(await cell(page, 1003, 0).textContent()).toBe('')
  release()
  const panel = page.getByRole('dialog', { name: 'Record' })
  await eventually(() => panel.getByRole('heading', { level: 2 }).textContent()).toBe(all[1003]?.CompanyName)
  expect(viewOf(page, 'row')).toBe(1003)
})

test('Core, Basic and Enhanced show what the format has', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  await eventually(() => head(page)).toContain('Company')
  await page.getByText('Core', { exact: true }).click()
  await eventually(() => head(page)).toContain('Id')
  expect(await head(page)).not.toContain('Company')
  await page.getByText('Enhanced', { exact: true }).click()
  await eventually(() => head(page)).toContain('Industry')
  const [first] = await postApi<Company[]>('/v1/companies/search', {
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

test('columns are selected and ordered, and remain so in this browser', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  await page.getByRole('button', { name: 'Choose columns' }).click()
  const choice = page.getByRole('dialog', { name: 'Columns' })
  const box = (name: string) => choice.getByRole('checkbox', { name })
  await box('Phone').focus()
  await page.keyboard.press('Space')
  await eventually(() => head(page)).not.toContain('Phone')
  await eventually(() => isFocused(box('Phone'))).toBe(true)
  await box('Point').focus()
  await page.keyboard.press('Space')
  await eventually(() => head(page)).toContain('Point')
  await eventually(() => isFocused(box('Point'))).toBe(true)
  await choice.getByRole('button', { name: 'Move City left' }).click()
  await choice.getByRole('button', { name: 'Move City left' }).click()
  const shownColumns = (await head(page)).slice(1)
  expect(shownColumns.indexOf('City')).toBe(1)
  expect(shownColumns.at(-1)).toBe('Point')
  await page.keyboard.press('Escape')
  await page.reload()
  await eventually(async () => (await head(page)).slice(1)).toEqual(shownColumns)
  await page.getByRole('button', { name: 'Choose columns' }).click()
  await choice.getByRole('button', { name: 'Reset columns' }).click()
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
    ['Control+End', () => (now) => now === total - 1],
    ['PageUp', (before) => (now) => now < before - 2],
    ['ArrowUp', (before) => (now) => now === before - 1],
    ['Control+Home', () => (now) => now === 0],
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
  await page.keyboard.press('Control+End')
  await page.getByText('Core', { exact: true }).click()
  await page.getByText('3 selected').waitFor()
  await eventually(() => rowAt(page, 1).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('combobox', { name: /^Add a place/ }).fill('RI')
  await page
    .getByRole('option', { name: /^Rhode Island/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Remove California' }).click()
  await page.getByText('3 selected, 3 not in this search').waitFor()
  await page.goBack()
  await page.goBack()
  await page.getByText('3 selected', { exact: true }).waitFor()
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
  await eventually(() => cell(page, 0, 0).innerText()).toMatch(/\w/)
  await cell(page, 0, 0).click()
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await drawer.getByRole('region', { name: 'Address' }).waitFor()
  const [record] = await postApi<Company[]>('/v1/companies/search', {
    Id: [branch?.Id],
    ResourceType: 'Enhanced',
  })
  const terms = await drawer.getByRole('term').allInnerTexts()
  // Of a record that is not corrected or merged, nothing says so.
  const shown = companyFields.filter((field) => !rareFields.some((rare) => rare === field))
  for (const field of shown) expect(terms, field).toContain(fieldLabels[field])
  for (const field of rareFields) expect(terms).not.toContain(fieldLabels[field])
  const text = await drawer.innerText()
  for (const value of [record?.Address, record?.City, record?.PostalCode, record?.ETag, record?.Title])
    if (value) expect(text).toContain(value)
  for (const { Code } of record?.SicList ?? []) expect(text).toContain(Code)

  const parent = record?.ParentCompany ?? ''
  await drawer.getByRole('link', { name: parent }).click()
  await eventually(() => viewOf(page, 'record')).toBe(parent)
  const [owner] = await postApi<Company[]>('/v1/companies/search', { Id: [parent], ResourceType: 'Basic' })
  await eventually(() => drawer.getByRole('heading', { level: 2 }).textContent()).toBe(owner?.CompanyName)
  await page.goBack()
  await eventually(() => drawer.getByRole('heading', { level: 2 }).textContent()).toBe(record?.CompanyName)
  expect(criteriaOf(page).Id).toEqual([branch?.Id])
})

test('with nothing selected the first records are read only on request', async () => {
  const { page } = await visit()
  const offsets = watchOffsets(page)
  await agreedCount(page)
  await page.getByRole('button', { name: 'Browse all' }).click()
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
  expect(offsets).toEqual([0])
})

const headCell = (page: Page, name: string) => gridOf(page).getByRole('columnheader', { name })
const openMenu = (page: Page, name: string) =>
  headCell(page, name)
    .getByRole('button', { name: `Column ${name}` })
    .click()
const widthOf = async (page: Page, name: string) => (await headCell(page, name).boundingBox())?.width ?? 0
const leftOf = async (page: Page, name: string) => (await headCell(page, name).boundingBox())?.x ?? 0
const cursor = (page: Page) => gridOf(page).getAttribute('aria-activedescendant')
const presses = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const pasted = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

async function opened(page: Page) {
  await agreedCount(page)
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
}

test('a cursor goes from cell to cell, and into the head', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await opened(page)
  await gridOf(page).focus()
  const steps: [key: string, at: string][] = [
    ['ArrowRight', 'row-0-cell-2'],
    ['ArrowDown', 'row-1-cell-2'],
    ['Home', 'row-1-cell-0'],
    ['ArrowLeft', 'row-1-cell-0'],
    ['End', 'row-1-cell-7'],
    ['ArrowRight', 'row-1-cell-7'],
    ['Control+Home', 'row-0-cell-0'],
    ['ArrowUp', 'head-cell-0'],
    ['ArrowRight', 'head-cell-1'],
    ['ArrowDown', 'row-0-cell-1'],
  ]
  for (const [key, at] of steps) {
    await page.keyboard.press(key)
    await eventually(() => cursor(page)).toBe(at)
    await page.locator(`#${at}`).waitFor()
  }
  await presses(page, 'ArrowUp', 'Space')
  await page.getByRole('menuitem', { name: 'Move right' }).waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => isFocused(gridOf(page))).toBe(true)
})

test('columns are sized by the mouse and by keys, and keep their width', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await opened(page)
  const before = await widthOf(page, 'City')
  const box = await headCell(page, 'City').boundingBox()
  if (!box) throw new Error('no head')
  await page.mouse.move(box.x + box.width, box.y + 15)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 40, box.y + 15, { steps: 4 })
  await page.mouse.up()
  await eventually(() => widthOf(page, 'City')).toBe(before + 40)

  await gridOf(page).focus()
  await presses(page, 'Control+Home', 'ArrowUp', 'ArrowRight', 'ArrowRight')
  const contact = await widthOf(page, 'Contact')
  await page.keyboard.press('Shift+ArrowRight')
  await eventually(() => widthOf(page, 'Contact')).toBe(contact + 16)
  await page.keyboard.press('Shift+ArrowLeft')
  await eventually(() => widthOf(page, 'Contact')).toBe(contact)
  await page.reload()
  await opened(page)
  await eventually(() => widthOf(page, 'City')).toBe(before + 40)
  await openMenu(page, 'City')
  await page.getByRole('menuitem', { name: 'Narrower' }).click()
  await page.getByRole('menuitem', { name: 'Default width' }).click()
  await eventually(() => widthOf(page, 'City')).toBeLessThanOrEqual(before + 1)
})

test('columns are moved by their heads and by a menu, pinned and hidden', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await opened(page)
  await headCell(page, 'Phone').hover()
  await page.mouse.down()
  const city = await headCell(page, 'City').boundingBox()
  await page.mouse.move((city?.x ?? 0) + 8, (city?.y ?? 0) + 12, { steps: 6 })
  await page.mouse.up()
  const order = async () => (await head(page)).slice(1)
  await eventually(order).toEqual(['Company', 'Contact', 'Street', 'Phone', 'City', 'State', 'ZIP'])

  const choose = async (column: string, item: string) => {
    await openMenu(page, column)
    // The menu before may still be on its way out.
    await page.getByRole('menuitem', { name: item }).last().click()
  }
  await choose('ZIP', 'Move left')
  await choose('Contact', 'Move right')
  await choose('State', 'Hide')
  await eventually(order).toEqual(['Company', 'Street', 'Contact', 'Phone', 'City', 'ZIP'])
  await choose('Phone', 'Pin at the left')
  await eventually(order).toEqual(['Company', 'Phone', 'Street', 'Contact', 'City', 'ZIP'])

  await page.setViewportSize({ width: 1024, height: 768 })
  await openMenu(page, 'Street')
  for (let i = 0; i < 12; i++) await page.getByRole('menuitem', { name: 'Wider' }).click()
  await page.keyboard.press('Escape')
  const [phone, street] = [await leftOf(page, 'Phone'), await leftOf(page, 'Street')]
  await gridOf(page).evaluate((grid) => grid.scrollTo({ left: 200 }))
  await eventually(() => leftOf(page, 'Street')).toBeLessThan(street - 100)
  expect(await leftOf(page, 'Phone')).toBe(phone)
  const zip = () => headCell(page, 'ZIP').evaluate((it) => it.getBoundingClientRect().right)
  const edge = await gridOf(page).evaluate((it) => it.getBoundingClientRect().right)
  await gridOf(page).focus()
  await presses(page, 'Home')
  await eventually(() => leftOf(page, 'Street')).toBe(street)
  await presses(page, 'End')
  await eventually(async () => (await zip()) <= edge + 1).toBe(true)
})

test('a cell and the ticked rows are copied as the API has them', async () => {
  const { page } = await visit(linkTo(many), clipboard)
  await opened(page)
  const all = await recordsOf(many, ['CompanyName', 'City', 'PostalCode'])
  const grid = gridOf(page)
  await grid.focus()
  await presses(page, 'Control+Home', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Control+c')
  await page.getByText(`Copied: ${all[2]?.CompanyName}`).waitFor()
  expect(await pasted(page)).toBe(all[2]?.CompanyName)

  await presses(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp')
  await page.getByText('3 selected').waitFor()
  await page.keyboard.press('Control+c')
  await page.getByText('Copied 3 rows, with the names of the columns.').waitFor()
  const [labels, ...rows] = (await pasted(page)).split('\n').map((line) => line.split('\t'))
  expect(labels).toEqual((await head(page)).slice(1))
  const [name, city, zip] = ['Company', 'City', 'ZIP'].map((label) => labels?.indexOf(label) ?? -1)
  expect(rows.map((cells) => [cells[name ?? -1], cells[city ?? -1], cells[zip ?? -1]])).toEqual(
    all.slice(2, 5).map((record) => [record.CompanyName, record.City, record.PostalCode]),
  )
  await presses(page, 'Control+Shift+End')
  await page.getByText(/^[\d,]{5,} selected$/).waitFor()
  await page.getByRole('button', { name: 'Copy the selected rows' }).click()
  await page.getByText(/^Copied \d+ rows of [\d,]+: the others are not loaded yet/).waitFor()
})

test('ranges reach over rows that were not read, by Core pages alone', async () => {
  const { page } = await visit(linkTo(many))
  await opened(page)
  const total = await agreedCount(page)
  const requests: { ResourceType?: string; Limit: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/companies/search')) requests.push(request.postDataJSON())
  })
  await rowAt(page, 1).getByRole('checkbox').click()
  await gridOf(page).focus()
  await presses(page, 'Control+End')
  await eventually(() => cell(page, total - 1, 0).textContent()).toMatch(/\w/)
  requests.length = 0
  await cell(page, total - 3, 1).click({ modifiers: ['Shift'] })
  await page.getByText(`${(total - 3).toLocaleString('en-US')} selected`).waitFor()
  expect(requests.map(({ ResourceType, Limit }) => [ResourceType, Limit])).toEqual(
    Array.from({ length: Math.ceil(total / 2000) }, () => ['Core', 2000]),
  )
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  await gridOf(page).focus()
  await presses(page, 'Control+a')
  await page.getByText(`${total.toLocaleString('en-US')} selected`).waitFor()
})

test('all is at most 10,000 rows, which is said, and a long reading can be stopped', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.getByRole('button', { name: 'Browse all' }).click()
  await eventually(() => cell(page, 0, 0).textContent()).toMatch(/\w/)
  let slow = 0
  await page.route('**/v1/companies/search', async (route) => {
    const { ResourceType } = route.request().postDataJSON() as { ResourceType?: string }
    if (ResourceType === 'Core' && slow++ > 0) await new Promise((done) => setTimeout(done, 1500))
    await route.continue().catch(() => {})
  })
  await gridOf(page).focus()
  await page.keyboard.press('Control+a')
  await page.getByText(/^Selecting 2,000 of 10,000 rows/).waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByText('2,000 selected', { exact: true }).waitFor()
  await page.unroute('**/v1/companies/search')
  await gridOf(page).focus()
  await page.keyboard.press('Control+a')
  await page.getByText('10,000 selected', { exact: true }).waitFor()
  await page.getByText('10,000 of 30,000 rows are selected, the maximum at once.').waitFor()
})

test('rows are closer on request', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await opened(page)
  const height = async () => (await rowAt(page, 0).boundingBox())?.height
  expect(await height()).toBe(31)
  await page.getByRole('button', { name: 'Choose columns' }).click()
  await page.getByRole('radiogroup', { name: 'Height of the rows' }).getByText('Compact rows').click()
  await eventually(height).toBe(26)
  const top = async (row: number) => (await rowAt(page, row).boundingBox())?.y ?? 0
  await eventually(async () => (await top(2)) - (await top(0))).toBe(52)
  await page.reload()
  await opened(page)
  await eventually(height).toBe(26)
})

test('any fields are selected, by group or by name, and are in the link', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await opened(page)
  await page.getByText('$4.00 per 100').waitFor()
  await page.getByText('Custom fields', { exact: true }).click()
  await eventually(async () => (await head(page)).slice(1)).toEqual(['Company', 'City', 'State', 'Phone'])
  await page.getByRole('button', { name: 'Choose columns' }).click()
  const choice = page.getByRole('dialog', { name: 'Columns' })
  await choice.getByRole('group', { name: 'Business' }).waitFor()
  await page.getByRole('textbox', { name: 'Find a field' }).fill('credit')
  await choice.getByRole('checkbox', { name: 'Credit rating' }).check()
  await page.getByRole('textbox', { name: 'Find a field' }).fill('')
  await choice.getByRole('checkbox', { name: 'Phone' }).uncheck()
  await page.keyboard.press('Escape')
  expect(viewOf(page, 'fields')).toBe('CompanyName,City,StateProvince,CreditRatingScore')
  await page.getByText('$8.00 per 100').waitFor()
  const [first] = await postApi<Company[]>('/v1/companies/search', {
    StateProvince: 'RI',
    Fields: ['CompanyName', 'CreditRatingScore'],
    Limit: 1,
  })
  await eventually(() => rowAt(page, 0).getByRole('gridcell').allInnerTexts()).toContain(
    first?.CreditRatingScore,
  )
  await openMenu(page, 'City')
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await eventually(() => viewOf(page, 'fields')).toBe('CompanyName,StateProvince,CreditRatingScore')
  await page.reload()
  await opened(page)
  expect((await head(page)).slice(1)).toEqual(['Company', 'State', 'Credit rating'])
})

test('the head of a column opens its filter, with the focus in it', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await opened(page)
  const before = await agreedCount(page)
  await openMenu(page, 'Phone')
  await page.getByRole('menuitem', { name: 'Filter by this column' }).click()
  const form = page.getByRole('dialog', { name: 'Contact' })
  const phone = form.getByRole('textbox', { name: 'Phone' })
  await eventually(() => isFocused(phone)).toBe(true)
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'hidden' })

  await page.getByText('Enhanced', { exact: true }).click()
  await openMenu(page, 'Staff')
  await page.getByRole('menuitem', { name: 'Filter by this column' }).click()
  await page
    .getByRole('dialog', { name: 'Size' })
    .getByText(/^10.19$/)
    .first()
    .click()
  await eventually(() => criteriaOf(page).LocationEmployeesSizeRange).toEqual(['10-19'])
  expect(await agreedCount(page)).toBeLessThan(before)
})

test('the columns of larger formats are offered with their price', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await opened(page)
  await page.getByRole('button', { name: 'Choose columns' }).click()
  const enhanced = page.getByRole('group', { name: 'Enhanced · $0.08 a record' })
  await enhanced.getByRole('checkbox', { name: 'Industry', exact: true }).click()
  const columns = ['Company', 'Contact', 'Street', 'City', 'State', 'ZIP', 'Phone', 'Industry']
  await eventually(async () => (await head(page)).slice(1)).toEqual(columns)
  await page.getByText('$8.00 per 100').waitFor()
  expect(await enhanced.count()).toBe(0)
})

test('a view is saved, used, renamed, deleted and brought back; the usual one opens searches', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await opened(page)
  await page.getByText('Enhanced', { exact: true }).click()
  await eventually(() => head(page)).toContain('Industry')
  await openMenu(page, 'Phone')
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  const columns = await head(page)
  const open = async () => {
    await page.getByRole('button', { name: 'Saved views' }).click()
    return page.getByRole('dialog', { name: 'Saved views' })
  }
  let views = await open()
  await views.getByRole('button', { name: 'Save this view' }).click()
  await views.getByText('A view needs a name').waitFor()
  await views.getByRole('textbox', { name: 'Name of the view' }).fill('For mailing')
  await page.keyboard.press('Enter')
  await page.getByText('Saved the view “For mailing”.').waitFor()

  await page.getByText('Basic', { exact: true }).click()
  await eventually(() => head(page)).not.toContain('Industry')
  views = await open()
  await views.getByRole('button', { name: 'For mailing', exact: true }).click()
  await eventually(() => head(page)).toEqual(columns)

  views = await open()
  await views.getByRole('button', { name: 'Rename For mailing' }).click()
  await views.getByRole('textbox', { name: 'New name of the view' }).fill('Letters')
  await views.getByRole('button', { name: 'Rename', exact: true }).click()
  await views.getByRole('button', { name: 'Open searches with Letters' }).click()
  await eventually(() =>
    views.getByRole('button', { name: 'Open searches with Letters' }).getAttribute('aria-pressed'),
  ).toBe('true')
  expect(await axeFindings(page)).toEqual([])
  await page.goto(new URL(linkTo({ StatesProvinces: ['NH'] }), page.url()).href)
  await opened(page)
  await eventually(() => head(page)).toEqual(columns)

  views = await open()
  await views.getByRole('button', { name: 'Delete Letters' }).click()
  await views.getByRole('button', { name: 'Letters', exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  views = page.getByRole('dialog', { name: 'Saved views' })
  if (!(await views.isVisible())) await open()
  await views.getByRole('button', { name: 'Letters', exact: true }).waitFor()
})

test.each(sizes)('axe finds nothing in the panels of the table at %d', async (width) => {
  const options = { viewport: { width, height: 844 }, reducedMotion: 'reduce' } as const
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }, { format: 'Fields' }), options)
  await opened(page)
  await rowAt(page, 1).getByRole('checkbox').click()
  expect(await findingsInBothSchemes(page)).toEqual([])
  for (const name of ['Saved views', 'Choose columns']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog', { name: name === 'Saved views' ? name : 'Columns' }).waitFor()
    expect(await findingsInBothSchemes(page), name).toEqual([])
    await page.keyboard.press('Escape')
  }
  await openMenu(page, 'City')
  await page.getByRole('menuitem', { name: 'Hide' }).waitFor()
  expect(await findingsInBothSchemes(page), 'column menu').toEqual([])
})
