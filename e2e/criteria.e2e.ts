import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { change } from '#shared/text/format.ts'
import { countOf } from './api.ts'
import { axeFindings } from './axe.ts'
import { agreedCount, countAfter, shownCount } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { filtersButton } from './phone.ts'
import { visit } from './visit.ts'

const omaha = { City: 'Omaha', StateProvince: 'NE' }
const search: Criteria = {
  PrimarySic: ['17', '58'],
  StatesProvinces: ['IA', 'NE'],
  LocationEmployeesSizeRange: ['1-4', '5-9'],
  NoneOf: [{ CitiesByStateProvince: [omaha] }],
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Criteria' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Remove ${name}`, exact: true }) })

const costIn = (page: Page, name: string) => rowOf(page, name).getByTestId('cost')

/** Presses a button of a row, which shows while the row is pointed at. */
async function press(page: Page, row: string, button: string) {
  await rowOf(page, row).hover()
  await rowOf(page, row).getByRole('button', { name: button, exact: true }).click()
}

test.each<[string, Criteria, number]>([
  ['58 Eating and drinking places', { ...search, PrimarySic: '17' }, 1],
  ['Iowa', { ...search, StatesProvinces: ['NE'] }, 1],
  ['Omaha, NE', { ...search, NoneOf: undefined }, -1],
  ['Employees here 1–4, 5–9', { ...search, LocationEmployeesSizeRange: undefined }, -1],
])('%s says how many records it costs', async (name, without, sign) => {
  const { page } = await visit(linkTo(search))
  const cost = (await agreedCount(page)) - (await countOf(without))
  expect(Math.sign(cost)).toBe(sign)
  await eventually(() => costIn(page, name).textContent()).toBe(change(cost))
})

test('a group says what all of it costs', async () => {
  const { page } = await visit(linkTo(search))
  const cost = (await agreedCount(page)) - (await countOf({ ...search, PrimarySic: undefined }))
  const head = page.getByRole('region', { name: 'Industry', exact: true }).getByTestId('group-cost')
  await eventually(() => head.textContent()).toBe(change(cost))
})

test('a muted filter remains in the link, is not counted, and can be turned on again', async () => {
  const { page } = await visit(linkTo(search))
  const before = await agreedCount(page)
  const name = 'Employees here 1–4, 5–9'
  const after = await countAfter(page, () => press(page, name, `Mute ${name}`))
  expect(after).toBe(await countOf({ ...search, LocationEmployeesSizeRange: undefined }))
  expect(viewOf(page, 'muted')).toEqual({ LocationEmployeesSizeRange: ['1-4', '5-9'] })
  await eventually(() => costIn(page, name).textContent()).toBe(`(${change(before - after)})`)
  await page.reload()
  await rowOf(page, name).getByText('muted').waitFor()
  expect(await agreedCount(page)).toBe(after)
  expect(await countAfter(page, () => press(page, name, `Unmute ${name}`))).toBe(before)
})

test('a muted place leaves the map and comes back', async () => {
  const { page } = await visit(linkTo(search))
  const before = await agreedCount(page)
  await countAfter(page, () => press(page, 'Iowa', 'Mute Iowa'))
  expect(criteriaOf(page).StatesProvinces).toEqual(['NE'])
  expect(await countAfter(page, () => press(page, 'Iowa', 'Unmute Iowa'))).toBe(before)
})

test('any criterion is excluded by one press, and included again by another', async () => {
  const { page } = await visit(linkTo(search))
  const before = await agreedCount(page)
  const name = 'Employees here 1–4, 5–9'
  const out = await countAfter(page, () => press(page, name, `Exclude ${name}`))
  const sizes = { LocationEmployeesSizeRange: ['1-4', '5-9'] }
  expect(out).toBe(
    await countOf({
      ...search,
      LocationEmployeesSizeRange: undefined,
      NoneOf: [...(search.NoneOf ?? []), sizes] as Criteria[],
    }),
  )
  await rowOf(page, name).getByText('NOT').waitFor()
  expect(await countAfter(page, () => press(page, name, `Include ${name}`))).toBe(before)
})

test('a code is excluded beside one that contains it, and widened in place', async () => {
  const { page } = await visit(linkTo({ PrimarySic: ['17', '1711'] }))
  await agreedCount(page)
  const row = page.getByRole('button', { name: /^Exclude 1711 / })
  await page.getByRole('listitem').filter({ has: row }).hover()
  const out = await countAfter(page, () => row.click())
  expect(out).toBe(await countOf({ PrimarySic: '17', NoneOf: [{ PrimarySic: '1711' }] }))
  await page.getByRole('button', { name: /^Change 17 / }).click()
  const narrower = page.getByRole('region', { name: 'Narrower' }).getByRole('button', { name: /^1731/ })
  expect(await countAfter(page, () => narrower.click())).toBe(
    await countOf({ PrimarySic: '1731', NoneOf: [{ PrimarySic: '1711' }] }),
  )
})

test('a criterion or something else, by keyboard, beside places of two kinds', async () => {
  const places: Criteria = {
    AnyOf: [{ StatesProvinces: ['IA'] }, { CitiesByStateProvince: [omaha] }],
    PrimarySic: '58',
  }
  const { page } = await visit(linkTo(places))
  await agreedCount(page)
  const either = page.getByRole('button', { name: /^58 .* or something else$/ })
  await either.focus()
  await countAfter(page, () => page.keyboard.press('Enter'))
  const section = page.getByRole('region', { name: 'Alternatives' })
  await section.getByRole('button', { name: 'Or something else' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Or something else' })
  await form.getByRole('combobox', { name: 'Add from' }).click()
  await page.getByRole('option', { name: 'Contact' }).click()
  await form.getByLabel('Company name').fill('dental')
  await form.getByLabel('Company name').press('Tab')
  await form.getByText('Company name dental').waitFor()
  expect(await axeFindings(page)).toEqual([])
  const count = await countAfter(page, () =>
    form.getByRole('button', { name: 'Add the alternative' }).click(),
  )
  const alternatives = [{ PrimarySic: '58' }, { CompanyName: 'dental' }]
  const { AnyOf } = places
  expect(count).toBe(await countOf({ AnyOf, NoneOf: [{ NoneOf: alternatives }] } as Criteria))
  const parts = await Promise.all(alternatives.map((item) => countOf({ AnyOf, ...item } as Criteria)))
  expect(count).toBeGreaterThan(Math.max(...parts))
  expect(count).toBeLessThanOrEqual(parts.reduce((a, b) => a + b, 0))
  await section.getByText('Company name dental').waitFor()
  await countAfter(page, () => section.getByRole('button', { name: 'Remove Company name dental' }).click())
  expect(await shownCount(page)).toBe(parts[0])
})

test('a place that narrows a circle is a row of its own, and is removed alone', async () => {
  const near: Criteria = { RadiusPostalCodeList: [{ PostalCode: '37402', RadiusMiles: 100 }] }
  const { page } = await visit(linkTo({ ...near, NoneOf: [{ NoneOf: [{ StatesProvinces: ['TN'] }] }] }))
  expect(await agreedCount(page)).toBe(await countOf({ ...near, StatesProvinces: ['TN'] }))
  await eventually(() => page.title()).toBe('Within 100 mi of ZIP 37402 and in Tennessee · Catchment')
  const row = page.getByRole('list', { name: 'And in these places' }).getByRole('listitem')
  await eventually(() => row.innerText()).toMatch(/^and in\s+Tennessee/)
  expect(await page.getByRole('region', { name: 'Alternatives' }).getByText('Tennessee').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await row.hover()
  await countAfter(page, () => row.getByRole('button', { name: 'Remove and in Tennessee' }).click())
  expect(await shownCount(page)).toBe(await countOf(near))
})

test('the costs of one change are one call', async () => {
  const { page } = await visit(linkTo(search))
  await costIn(page, 'Iowa').waitFor()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  await countAfter(page, () => press(page, 'Iowa', 'Remove Iowa'))
  await costIn(page, 'Nebraska').waitFor()
  expect(calls.filter((path) => path.endsWith('/multiplecount'))).toHaveLength(1)
  // The count is already known from the costs.
  expect(calls.filter((path) => path.endsWith('/count'))).toHaveLength(0)
})

test.each(['light', 'dark'] as const)(
  'rows that are muted and excluded pass axe, %s',
  async (colorScheme) => {
    const muted = JSON.stringify({ LocationEmployeesSizeRange: ['1-4'], PrimarySic: '80' })
    const { page } = await visit(linkTo(search, { muted }), { colorScheme })
    await costIn(page, 'Iowa').waitFor()
    expect(await axeFindings(page)).toEqual([])
  },
)

test('on a phone the buttons of a row are behind one that a finger can hit', async () => {
  const { page } = await visit(linkTo(search), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await filtersButton(page).tap()
  const more = page.getByRole('button', { name: 'More for Iowa' })
  const box = await more.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await more.tap()
  await countAfter(page, () => page.getByRole('menuitem', { name: 'Exclude Iowa' }).tap())
  expect(criteriaOf(page).NoneOf).toEqual([{ StatesProvinces: ['IA'] }, { CitiesByStateProvince: [omaha] }])
})
