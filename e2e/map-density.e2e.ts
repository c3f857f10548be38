import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Point } from '#contract/place.ts'
import { countOf } from './api.ts'
import { axeFindings } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { linkTo, viewOf } from './link.ts'
import { atOf, drawnColor, mapOf, positionOf } from './map.ts'
import { phone } from './phone.ts'
import { visit } from './visit.ts'

/** Chicago with its lake. */
const chicago = { Latitude: 41.87, Longitude: -87.6, zoom: 10 }
const onLand = { Latitude: 41.87, Longitude: -87.72 }
const onTheLake = { Latitude: 41.87, Longitude: -87.5 }

const legendOf = (page: Page) => page.getByRole('region', { name: 'Legend' })
const at = (page: Page, point: Point) => positionOf(page, point, chicago)

const opacityAt = async (page: Page, point: Point) =>
  (await drawnColor(page, 'density', await at(page, point))).at(3)

/** What the map says at a point. */
async function tooltipAt(page: Page, point: Point): Promise<string> {
  const { x, y } = await at(page, point)
  await page.mouse.move(x + 1, y + 1)
  await page.mouse.move(x, y)
  return (await mapOf(page).getByRole('tooltip').allTextContents()).join()
}

/** The map over Chicago, with its surface drawn. */
async function overChicago(...[criteria, view]: Parameters<typeof linkTo>): Promise<Page> {
  const { page } = await visit(linkTo(criteria, { at: atOf(chicago), ...view }))
  await agreedCount(page)
  await eventually(() => legendOf(page).textContent()).toMatch(/estimated from ZIP codes/)
  return page
}

test('near by the density is a surface over land, with classes in the legend and an estimate at each point', async () => {
  const page = await overChicago({})
  expect(await legendOf(page).textContent()).toContain('Companies per square mile, estimated from ZIP codes')
  // The shores are loaded after the counts, and change the classes.
  const bands = async () => {
    const texts = await legendOf(page).locator('[data-bands] > span').allTextContents()
    return texts.map((words) => words.trim()).join(' ')
  }
  await eventually(bands).toMatch(/^under ([125][\d,]*|0\.0*[125]) ([\d.,]+–[\d.,]+ ){3}over [\d.,]+$/)
  await eventually(() => opacityAt(page, onTheLake)).toBe(0)
  expect(await opacityAt(page, onLand)).toBeGreaterThan(100)
  await eventually(() => tooltipAt(page, onLand)).toMatch(
    /^About [\d.,]+ compan(y|ies) per square mile\. The nearest ZIP code, 60\d{3}, has [\d,]+ compan(y|ies)\.$/,
  )
  const zip = /ZIP code, (\d{5}), has ([\d,]+)/.exec(await tooltipAt(page, onLand)) ?? []
  expect(zip[2]).toBe((await countOf({ PostalCode: [zip[1] ?? ''] })).toLocaleString('en-US'))
  await eventually(() => tooltipAt(page, onTheLake)).toBe('')
})

test('on a phone the legend has two lines: what is shown, and a ramp of the classes', async () => {
  const { page } = await visit(linkTo({ PrimarySic: '58' }, { at: atOf(chicago) }), phone())
  await agreedCount(page)
  await eventually(() => legendOf(page).textContent()).toMatch(/Companies per square mile.*under .*over /)
  const bands = legendOf(page).locator('[data-bands]')
  expect((await bands.boundingBox())?.height).toBeLessThan(24)
  expect((await legendOf(page).boundingBox())?.height).toBeLessThan(56)
})

test('in a narrow map the legend and the ways to begin leave the map its room', async () => {
  const { page } = await visit(linkTo({}, { at: atOf(chicago) }), { viewport: { width: 1024, height: 768 } })
  await agreedCount(page)
  await eventually(() => legendOf(page).textContent()).toMatch(/under .*over /)
  const ways = page.getByRole('region', { name: 'How to begin' })
  expect((await ways.boundingBox())?.height).toBeLessThan(44)
  expect((await legendOf(page).boundingBox())?.height).toBeLessThan(56)
})

test('on a phone the legend of colored states has its choices in one line', async () => {
  const { page } = await visit(linkTo({}, { map: 'state' }), phone())
  const button = (name: string) => legendOf(page).getByRole('button', { name })
  await button('Table').waitFor()
  const top = async (name: string) => (await button(name).boundingBox())?.y
  expect(await top('Table')).toBe(await top('Classes'))
})

test('a city is brought into view with what is around it', async () => {
  const { page } = await visit()
  await agreedCount(page)
  // A map that comes later begins at the city, and its first view is not in the link.
  await eventually(() => legendOf(page).textContent()).toMatch(/Each dot/)
  const box = page.getByRole('combobox', { name: /^Add a place/ })
  await box.fill('Omaha, NE')
  await page
    .getByRole('option', { name: /^Omaha, NE/ })
    .first()
    .click()
  await eventually(() => String(viewOf(page, 'at'))).toMatch(/^41\.\d+,-9[56]\.\d+,10$/)
})

test('from afar the density is dots again', async () => {
  const page = await overChicago({ StatesProvinces: ['IL', 'IN', 'WI'] })
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Zoom out' }).click()
  await eventually(() => legendOf(page).textContent()).toMatch(/Each dot: .*compan/)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await eventually(() => legendOf(page).textContent()).toMatch(/per square mile/)
})

test('of a search in a circle nothing is drawn outside it, and nothing where a circle is excluded', async () => {
  const circle = (Longitude: number, RadiusMiles: number) => ({ Latitude: 41.87, Longitude, RadiusMiles })
  const page = await overChicago({
    RadiusCenterPointList: [circle(-87.75, 8)],
    NoneOf: [{ RadiusCenterPointList: [circle(-87.85, 2)] }],
  })
  await eventually(() => opacityAt(page, { Latitude: 41.87, Longitude: -87.95 })).toBe(0)
  await eventually(() => opacityAt(page, { Latitude: 41.87, Longitude: -87.85 })).toBe(0)
  expect(await opacityAt(page, onLand)).toBeGreaterThan(100)
})

test('people are people, the dark scheme has colors of its own, and axe finds nothing in either', async () => {
  const page = await overChicago({}, { kind: 'people' })
  expect(await legendOf(page).textContent()).toContain('People per square mile, estimated from ZIP codes')
  await eventually(() => tooltipAt(page, onLand)).toMatch(/^About [\d.,]+ (people|person) per square mile/)
  await page.mouse.move(0, 0)
  expect(await axeFindings(page)).toEqual([])
  const light = await drawnColor(page, 'density', await at(page, onLand))
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(async () => drawnColor(page, 'density', await at(page, onLand))).not.toEqual(light)
  await eventually(() => opacityAt(page, onLand)).toBeGreaterThan(100)
  expect(await axeFindings(page)).toEqual([])
})
