import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Point } from '#contract/place.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { countOf, postApi, recordsOf } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { isFocused } from './focus.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { atOf, mapOf, middleOf, positionOf, tool } from './map.ts'
import { visit } from './visit.ts'

/** Downtown Los Angeles, at the middle of the map. */
const here = { Latitude: 34.05, Longitude: -118.25, zoom: 10 }

const cardOf = (page: Page) => page.getByRole('region', { name: 'This location' })
const text = (n: number) => n.toLocaleString('en-US')

async function lookByKey(page: Page): Promise<void> {
  await mapOf(page).focus()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(cardOf(page))).toBe(true)
}

test('Enter shows the ZIP code, city, county and state in the center, with what the search finds in each', async () => {
  const criteria = { LocationEmployeesSizeRange: ['5-9' as const] }
  const { page } = await visit(linkTo(criteria, { at: atOf(here), map: 'none' }))
  const requests: string[] = []
  page.on('request', (request) => {
    if (/count$/.test(request.url())) requests.push(request.url())
  })
  await mapOf(page).waitFor()
  await eventually(() => page.getByTestId('count').count()).toBe(1)
  await lookByKey(page)
  const rows = cardOf(page).getByRole('listitem')
  await eventually(() => rows.count()).toBe(4)
  const labels = await rows.locator(':scope > span:first-child').allTextContents()
  const [zip = '', city = '', county = '', state = ''] = labels
  expect(city).toMatch(/^Los Angeles, CA/)
  expect([county, state]).toEqual(['Los Angeles County, CA', 'California'])
  const PostalCode = [/^ZIP (\d{5})/.exec(zip)?.[1] ?? '']
  const StateProvince = 'CA'
  const inside = [
    { PostalCode },
    { CitiesByStateProvince: [{ City: 'Los Angeles', StateProvince }] },
    { CountiesByStateProvince: [{ County: 'Los Angeles', StateProvince }] },
    { StatesProvinces: [StateProvince] },
  ]
  for (const [i, place] of inside.entries()) {
    const n = text(await countOf({ ...criteria, ...place }))
    await eventually(() => rows.nth(i).locator(':scope > span').last().textContent()).toBe(n)
  }
  expect(requests.filter((url) => /multiplecount$/.test(url)).length).toBeLessThanOrEqual(2)
  expect(await axeFindings(page)).toEqual([])

  await countAfter(page, () =>
    cardOf(page).getByRole('button', { name: 'Add Los Angeles County, CA' }).press('Enter'),
  )
  expect(criteriaOf(page).CountiesByStateProvince).toEqual([{ County: 'Los Angeles', StateProvince }])
  await countAfter(page, () =>
    cardOf(page).getByRole('button', { name: 'Exclude Los Angeles, CA' }).press('Enter'),
  )
  expect(JSON.stringify(criteriaOf(page).NoneOf)).toContain('Los Angeles')
  await countAfter(page, () =>
    cardOf(page).getByRole('button', { name: 'Remove Los Angeles County, CA' }).press('Enter'),
  )
  expect(criteriaOf(page).CountiesByStateProvince).toBeUndefined()
  await page.keyboard.press('Escape')
  await cardOf(page).waitFor({ state: 'hidden' })
  expect(await isFocused(mapOf(page))).toBe(true)
})

test('Enter that closes a polygon does only that, and the card closes when a tool is taken', async () => {
  const { page } = await visit(linkTo({}, { at: atOf(here), map: 'none' }))
  await mapOf(page).waitFor()
  await lookByKey(page)
  await page.keyboard.press('p')
  await cardOf(page).waitFor({ state: 'hidden' })
  for (const key of [' ', 'Shift+ArrowRight', ' ', 'Shift+ArrowDown', ' ']) await page.keyboard.press(key)
  await countAfter(page, () => page.keyboard.press('Enter'))
  expect(criteriaOf(page).PolygonList).toHaveLength(1)
  expect(await cardOf(page).count()).toBe(0)
  await lookByKey(page)
  await tool(page, 'Draw freehand').click()
  await cardOf(page).waitFor({ state: 'hidden' })
})

test('drawing freehand selects no text', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['CA'] }, { at: atOf(here), map: 'state' }))
  await page.getByTestId('map-legend').getByRole('button', { name: 'Table' }).waitFor()
  const { x, y } = await middleOf(mapOf(page))
  await page.mouse.click(x, y, { button: 'right' })
  await cardOf(page).getByText('Los Angeles County, CA').waitFor()
  const start = await middleOf(cardOf(page).getByRole('listitem').first())
  const legend = await middleOf(page.getByTestId('map-legend'))
  await tool(page, 'Draw freehand').click()
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const to of [{ x: start.x - 60, y: start.y + 60 }, { x, y }, legend])
    await page.mouse.move(to.x, to.y, { steps: 6 })
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  await page.mouse.up()
})

test('a click on the density shows the ZIP codes behind it, and a second place replaces the card', async () => {
  const view = { Latitude: 34.06, Longitude: -118.24, zoom: 12 }
  const { page } = await visit(linkTo({ PostalCode: ['90012'] }, { at: atOf(view) }))
  const n = await countOf({ PostalCode: ['90012'] })
  await page
    .getByTestId('map-legend')
    .getByText(/per square mile/)
    .waitFor()
  const point = await positionOf(page, { Latitude: 34.065, Longitude: -118.225 }, view)
  await page.mouse.click(point.x, point.y)
  await cardOf(page).waitFor()
  await eventually(() => cardOf(page).textContent()).toMatch(
    new RegExp(
      `About [\\d.,]+ compan(y|ies) per square mile, estimated from the ${text(n)} compan(y|ies) of ZIP code 90012`,
    ),
  )
  const first = await cardOf(page).textContent()
  await page.mouse.click(point.x - 250, point.y + 60)
  await eventually(() => cardOf(page).textContent()).not.toBe(first)
  await cardOf(page).getByRole('button', { name: 'Close this location' }).click()
  await cardOf(page).waitFor({ state: 'hidden' })
})

test('a circle around here uses the unit of the settings', async () => {
  const { page } = await visit(linkTo({}, { at: atOf(here), map: 'none' }))
  await page.evaluate(() =>
    localStorage.setItem('settings', JSON.stringify({ state: { units: 'km' }, version: 0 })),
  )
  await page.reload()
  await mapOf(page).waitFor()
  await lookByKey(page)
  await cardOf(page).getByRole('combobox').selectOption({ label: '10 km' })
  await countAfter(page, () => cardOf(page).getByRole('button', { name: 'Circle around here' }).click())
  const [circle] = criteriaOf(page).RadiusCenterPointList ?? []
  expect(circle?.RadiusMiles).toBeCloseTo(6.214, 3)
  expect(circle?.Latitude).toBeCloseTo(here.Latitude, 2)
})

test('the nearest records are read only on request', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['CA'] }, { at: atOf(here), map: 'none' }))
  const read: string[] = []
  page.on('request', (request) => {
    if (/SortCenter/.test(request.postData() ?? '')) read.push(request.postData() ?? '')
  })
  await mapOf(page).waitFor()
  await lookByKey(page)
  await cardOf(page).getByText('reads 5 records').waitFor()
  expect(read).toEqual([])
  await cardOf(page)
    .getByRole('button', { name: /^Show the 5 nearest/ })
    .press('Enter')
  const names = cardOf(page)
    .getByRole('list')
    .last()
    .getByRole('button')
    .filter({ has: page.locator('bdi') })
  await eventually(() => names.count()).toBe(5)
  const at = (JSON.parse(read[0] ?? '{}') as { SortCenter: Point }).SortCenter
  const all = await recordsOf({ StateProvince: 'CA' }, ['CompanyName', 'Location'])
  const miles = ({ Location }: { Location?: Point | undefined }) =>
    Location ? milesBetween(at, Location) : 1e9
  const [nearest] = all.toSorted((a, b) => miles(a) - miles(b))
  expect(await names.first().locator('bdi').textContent()).toBe(nearest?.CompanyName)
  expect(await axeFindings(page)).toEqual([])
  const add = `Add ${nearest?.CompanyName} to a list`
  await cardOf(page).getByRole('button', { name: add }).press('Enter')
  await page.getByRole('dialog', { name: add }).getByRole('button', { name: 'Cancel' }).click()
  await names.first().press('Enter')
  await eventually(() => String(viewOf(page, 'record'))).toBe(nearest?.Id)
})

test('by states and counties a click selects, and the other button shows what is here', async () => {
  const { page } = await visit(linkTo({}, { at: '41.5,-99.5,6', map: 'state' }))
  await page.getByTestId('map-legend').getByRole('button', { name: 'Table' }).waitFor()
  const point = await positionOf(
    page,
    { Latitude: 41.5, Longitude: -99.5 },
    { Latitude: 41.5, Longitude: -99.5, zoom: 6 },
  )
  await page.mouse.click(point.x, point.y, { button: 'right' })
  await eventually(() => cardOf(page).getByRole('listitem').last().textContent()).toContain('Nebraska')
  await cardOf(page).getByRole('button', { name: 'Close this location' }).click()
  await countAfter(page, () => page.mouse.click(point.x - 120, point.y))
  expect(criteriaOf(page).StatesProvinces).toEqual(['NE'])
  expect(await cardOf(page).count()).toBe(0)
})

test('at sea the card says that nothing is near', async () => {
  const { page } = await visit(linkTo({}, { at: '35,-140,6', map: 'none' }))
  await mapOf(page).waitFor()
  await lookByKey(page)
  await cardOf(page).getByText('No state, city or ZIP code of the United States is near.').waitFor()
  expect(await postApi('/v1/companies/count', {})).toBeDefined()
})

test.each(sizes)('the card passes axe, %i pixels wide', async (width) => {
  const { page } = await visit(linkTo({}, { at: atOf(here) }), {
    viewport: { width, height: 844 },
  })
  await mapOf(page).waitFor()
  await lookByKey(page)
  await eventually(() => cardOf(page).getByRole('listitem').count()).toBe(4)
  expect(await findingsInBothSchemes(page)).toEqual([])
  if (width > 480) return
  for (const button of await cardOf(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
