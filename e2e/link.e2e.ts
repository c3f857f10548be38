import { expect, test } from 'vitest'
import { change } from '#shared/text/format.ts'
import { countOf, recordsOf } from './api.ts'
import { agreedCount, countAfter, shownCount } from './count.ts'
import { eventually } from './eventually.ts'
import { openFirstRow } from './grid.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { visit } from './visit.ts'

test('back and forward undo and redo each change', async () => {
  const { page } = await visit()
  const counts = [await agreedCount(page)]
  const steps = [
    () => page.getByRole('button', { name: /^20–49 employees/ }).click(),
    () =>
      page
        .getByRole('region', { name: 'Tally by state' })
        .getByRole('button', { name: /^Texas/ })
        .click(),
    () =>
      page
        .getByRole('complementary', { name: 'Criteria' })
        .getByRole('button', { name: 'Exclude Texas' })
        .click(),
  ]
  for (const step of steps) counts.push(await countAfter(page, step))
  expect(new Set(counts).size).toBe(4)
  for (const expected of counts.slice(0, -1).reverse())
    expect(await countAfter(page, () => page.goBack())).toBe(expected)
  for (const expected of counts.slice(1))
    expect(await countAfter(page, () => page.goForward())).toBe(expected)
})

test('a reload restores criteria, tab, format, fields of the cross tally, open record and map', async () => {
  const criteria = { StatesProvinces: ['CA'], LocationEmployeesSizeRange: ['20-49'] }
  const { page } = await visit(linkTo(criteria))
  const count = await agreedCount(page)
  await page.getByText('Enhanced', { exact: true }).click()
  await page.getByText('By county', { exact: true }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await eventually(() => viewOf(page, 'at')).toMatch(/^[\d.,-]+$/)
  await openFirstRow(page)
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await drawer.getByRole('region', { name: 'Address' }).waitFor()
  const name = await drawer.getByRole('heading', { level: 2 }).textContent()
  const link = page.url()

  await page.reload()
  expect(await agreedCount(page)).toBe(count)
  expect(page.url()).toBe(link)
  expect(criteriaOf(page)).toEqual(criteria)
  await drawer.getByRole('region', { name: 'Address' }).waitFor()
  expect(await drawer.getByRole('heading', { level: 2 }).textContent()).toBe(name)
  await page.getByRole('button', { name: 'Close the record' }).click()
  await eventually(() => page.getByRole('radio', { name: 'Enhanced' }).isChecked()).toBe(true)
  await eventually(() => page.getByRole('radio', { name: 'By county' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Remove California' }).waitFor()

  await page.getByRole('tab', { name: 'Cross tally' }).click()
  await page
    .getByRole('combobox', { name: 'Rows' })
    .or(page.getByRole('textbox', { name: 'Rows' }))
    .click()
  await page.getByRole('option', { name: 'County', exact: true }).click()
  await page.reload()
  await page.getByRole('columnheader', { name: 'County', exact: true }).waitFor()
  await eventually(() => page.getByRole('tab', { name: 'Cross tally' }).getAttribute('aria-selected')).toBe(
    'true',
  )
})

test('an open record is a step of back and forward, changes of the view are not', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  await page.getByText('Core', { exact: true }).click()
  await page.getByText('Points', { exact: true }).click()
  await openFirstRow(page)
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  expect(viewOf(page, 'format')).toBe('Core')
  expect(viewOf(page, 'map')).toBe('points')
  await page.goForward()
  await drawer.waitFor()
})

test('the link that is copied is the one in the address bar', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }), {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await agreedCount(page)
  await page.getByText('Points', { exact: true }).click()
  await page.getByRole('tab', { name: 'Cross tally' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await eventually(() => viewOf(page, 'at')).toBeDefined()
  await page.getByRole('button', { name: 'Copy the link to this search' }).click()
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a bad link says what it could not read, and keeps the rest', async () => {
  const { page } = await visit(
    '/?PostalCode=["02903","abc"]&RadiusCenterPointList=[{"Latitude":200}]&StatesProvinces=["RI"]&CompanyName=a&format=Gold&map=globe&at=here',
  )
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be read' })
  await alert.waitFor()
  const words = await alert.textContent()
  expect(words).toContain('PostalCode')
  expect(words).toContain('RadiusCenterPointList')
  expect(words).not.toContain('StatesProvinces')
  await page.getByRole('button', { name: 'Remove Rhode Island' }).waitFor()
  await eventually(() => page.getByRole('radio', { name: 'Basic' }).isChecked()).toBe(true)
  await countAfter(page, () => page.getByRole('button', { name: 'Remove Company name a' }).click())
  await alert.waitFor({ state: 'hidden' })
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['RI'] })
})

test('a link typed by hand may write codes and ids as plain digits', async () => {
  const [record] = await recordsOf({ StateProvince: 'RI', PrimarySic: '58' })
  const { page } = await visit(`/?StateProvince=RI&PrimarySic=58&record=${record?.Id}`)
  await page.getByRole('dialog', { name: 'Record' }).waitFor()
  await page.getByRole('button', { name: 'Close the record' }).click()
  await page.getByRole('button', { name: /^Remove 58 / }).waitFor()
  await agreedCount(page)
})

test.each([
  'StateProvince=TX&PrimarySic=5812',
  'StateProvince=["TX"]&PrimarySic=["5812"]',
  'StatesProvinces=TX&PrimarySic=5812',
  'StatesProvinces=["OK","TX"]&StateProvince=TX&PrimarySic=5812',
])('%s has the costs of a state and an industry, and both can be removed', async (link) => {
  const { page } = await visit(`/?${link}`)
  const [both, state, industry] = await Promise.all([
    countOf({ StateProvince: 'TX', PrimarySic: '5812' }),
    countOf({ StateProvince: 'TX' }),
    countOf({ PrimarySic: '5812' }),
  ])
  await eventually(() => shownCount(page)).toBe(both)
  const costOf = (name: RegExp) =>
    page
      .getByRole('complementary', { name: 'Criteria' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name }) })
      .getByTestId('cost')
  await eventually(() => costOf(/^Remove Texas$/).textContent()).toBe(change(both - industry))
  await eventually(() => costOf(/^Remove 5812 /).textContent()).toBe(change(both - state))
  await page.getByRole('button', { name: 'Remove Texas' }).click()
  await eventually(() => shownCount(page)).toBe(industry)
  await page.getByRole('button', { name: /^Remove 5812 / }).click()
  await eventually(() => criteriaOf(page)).toEqual({})
})

test('a link with a city and its state is that city', async () => {
  const { page } = await visit('/?City=Omaha&StateProvince=NE')
  await page.getByRole('button', { name: 'Remove Omaha, NE' }).click()
  await eventually(() => criteriaOf(page)).toEqual({})
})

test('a very long link opens, counts and survives a reload', async () => {
  const ids = (await recordsOf({ StateProvince: 'CA' })).slice(0, 1400).map(({ Id }) => Id)
  const link = linkTo({ StatesProvinces: ['CA'], NotId: ids })
  expect(link.length).toBeGreaterThan(20_000)
  const { page } = await visit(link)
  const count = await agreedCount(page)
  await page.reload()
  expect(await agreedCount(page)).toBe(count)
  expect(criteriaOf(page).NotId).toHaveLength(1400)
})

test('an address that leads nowhere shows the way to the search', async () => {
  const { page, forgiven } = await visit('/nowhere')
  forgiven.push(/404/)
  await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor()
  await page.getByRole('link', { name: 'Go to the search' }).click()
  await agreedCount(page)
})
