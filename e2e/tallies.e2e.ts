import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { countOf, postApi } from './api.ts'
import { agreedCount, countAfter, numberIn } from './count.ts'
import { fileOf, tableIn } from './files.ts'
import { criteriaOf, linkTo } from './link.ts'
import { bar, barsOf, expectBarsToCount, panel, saveAs } from './tally-panels.ts'
import { visit } from './visit.ts'

const panels: [title: string, criterion: keyof Criteria][] = [
  ['industry', 'PrimarySic'],
  ['employees here', 'LocationEmployeesSizeRange'],
  ['state', 'StatesProvinces'],
  ['sales here', 'LocationSalesVolumeRange'],
  ['credit rating', 'CreditRatingScore'],
  ['franchise', 'IsFranchise'],
  ['new or existing', 'RecordStatus'],
]

test('the number of a bar is the count after selecting it, and the other bars remain', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await expectBarsToCount(page, panels)
})

test('several bars of one panel add up', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['TX'] }))
  await agreedCount(page)
  const [first = ['', 0], second = ['', 0]] = await barsOf(page, 'employees here')
  await countAfter(page, () => bar(page, 'employees here', first[0]).click())
  const both = await countAfter(page, () => bar(page, 'employees here', second[0]).click())
  expect(both).toBe(first[1] + second[1])
})

test('industries are looked into, from two digits to six, and back', async () => {
  const { page } = await visit()
  const industry = panel(page, 'industry')
  const top = await barsOf(page, 'industry')
  const [label = '', number = 0] = top[0] ?? []
  await industry.getByRole('button', { name: `Break down ${label}` }).click()
  await industry.getByRole('navigation', { name: 'Levels' }).getByText(label).waitFor()
  const inside = await barsOf(page, 'industry')
  expect(inside.reduce((sum, [, n]) => sum + n, 0)).toBe(number)
  const [deeper = ''] = inside[0] ?? []
  await industry.getByRole('button', { name: `Break down ${deeper}` }).click()
  const [six = '', n = 0] = (await barsOf(page, 'industry'))[0] ?? []
  expect(await countAfter(page, () => bar(page, 'industry', six).click())).toBe(n)
  expect(criteriaOf(page).PrimarySic).toMatch(/^\d{6}$/)
  await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
  await industry.getByRole('button', { name: /^All/ }).click()
  expect(await barsOf(page, 'industry')).toEqual(top)
})

test('places are looked into, from state to ZIP code, and back', async () => {
  const { page } = await visit(linkTo({ PrimarySic: '58' }))
  const states = await barsOf(page, 'state')
  const [state = ''] = states[0] ?? []
  const steps: [string, string, string][] = [
    ['state', state, 'county'],
    ['county', '', 'city'],
    ['city', '', 'zip code'],
  ]
  for (const [title, label, next] of steps) {
    const selected = label || ((await barsOf(page, title)).find(([name]) => name !== 'Not known')?.[0] ?? '')
    await panel(page, title)
      .getByRole('button', { name: `Break down ${selected}`, exact: true })
      .click()
    await panel(page, next).waitFor()
  }
  const [zip = '', n = 0] = (await barsOf(page, 'zip code'))[0] ?? []
  const count = await countAfter(page, () => bar(page, 'zip code', zip).click())
  expect(criteriaOf(page).PostalCode).toEqual([zip])
  expect(count).toBeGreaterThanOrEqual(n)
  await countAfter(page, () => page.getByRole('button', { name: `Remove ZIP ${zip}` }).click())
  await panel(page, 'zip code').getByRole('button', { name: /^All/ }).click()
  expect(await barsOf(page, 'state')).toEqual(states)
})

test('the cross tally adds up to the count, and its cells to its rows', async () => {
  const criteria = { StatesProvinces: ['NE', 'IA'] }
  const view = { tab: 'cross', rows: 'stateprovince', columns: 'locationemployeessizerange' }
  const { page } = await visit(linkTo(criteria, view))
  const total = await agreedCount(page)
  const table = page.getByRole('table')
  await table.waitFor()
  const rows = await Promise.all(
    (await table.getByRole('row').all()).map((row) => row.getByRole('cell').allInnerTexts()),
  )
  const numbers = rows.filter((cells) => cells.length).map((cells) => cells.map(numberIn))
  const all = numbers.at(-1) ?? []
  expect(all.at(-1)).toBe(total)
  for (const row of numbers) expect(row.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(row.at(-1))
  const iowa = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Iowa' }) })
  expect(numberIn(await iowa.getByRole('cell').last().textContent())).toBe(
    await countOf({ StateProvince: 'IA' }),
  )

  await page
    .getByRole('combobox', { name: 'Rows' })
    .or(page.getByRole('textbox', { name: 'Rows' }))
    .click()
  await page.getByRole('option', { name: 'Employees here', exact: true }).click()
  await page.getByText('Rows and columns need two different fields.').waitFor()
})

test('a tally and a cross tally download as CSV with every group', async () => {
  const criteria = { StatesProvinces: ['NE'] }
  const { page } = await visit(linkTo(criteria, { tab: 'cross' }))
  const total = await agreedCount(page)
  await barsOf(page, 'employees here')
  const one = tableIn(await fileOf(page, () => saveAs(page, 'employees here', 'CSV')))
  const tally = await postApi<{ Count: number; LocationEmployeesSizeRange?: string }[]>(
    '/v1/companies/tallies',
    {
      ...criteria,
      Fields: ['locationemployeessizerange'],
    },
  )
  expect(new Map(one.map((row) => [row.LocationEmployeesSizeRange, Number(row.Count)]))).toEqual(
    new Map(tally.map((item) => [item.LocationEmployeesSizeRange ?? '', item.Count])),
  )
  const cross = tableIn(await fileOf(page, () => saveAs(page, 'cross tally', 'CSV')))
  expect(cross.reduce((sum, row) => sum + Number(row.Count), 0)).toBe(total)
  expect(Object.keys(cross[0] ?? {})).toContain('Sic2')
})

test('a narrow screen requests the tallies when it shows them', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['TX'] }), {
    viewport: { width: 820, height: 1180 },
  })
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const tallies = () => calls.filter((path) => path.endsWith('/multipletallies')).length
  await agreedCount(page)
  await page.getByRole('row').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
  expect(tallies()).toBe(0)
  await page.getByRole('tab', { name: 'Tallies' }).click()
  expect((await barsOf(page, 'industry')).length).toBeGreaterThan(0)
  expect(tallies()).toBe(1)
})
