import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { Point } from '#contract/place.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf, linkTo } from './link.ts'
import { atOf, drawnColor, mapOf, positionOf } from './map.ts'
import { visit } from './visit.ts'

/** The coast east of New Orleans. */
const coast = { Latitude: 29.95, Longitude: -89.5, zoom: 9 }
/** Land of Hancock County, Mississippi, that is outside the outlines of counties and states. */
const outside = { Latitude: 30.14, Longitude: -89.425 }
/** Lake Pontchartrain, within the outline of Orleans Parish. */
const water = { Latitude: 30.08, Longitude: -89.99 }

test.each([
  ['state', /^Mississippi: /, { StatesProvinces: ['MS'] }],
  ['county', /^Hancock, MS: /, { CountiesByStateProvince: [{ County: 'Hancock', StateProvince: 'MS' }] }],
  ['zip3', /^ZIP 39\d, /, {}],
] as const)(
  'shading by %s follows the shore of the map, and the pointer with it',
  async (level, name, place) => {
    const { page } = await visit(linkTo({}, { at: atOf(coast), map: level }))
    await agreedCount(page)
    const opacity = async (point: Point) =>
      (await drawnColor(page, 'choropleth', await positionOf(page, point, coast))).at(3)
    await eventually(() => opacity(outside)).toBeGreaterThan(150)
    await eventually(() => opacity(water)).toBe(0)

    const pointAt = async (point: Point) => {
      const { x, y } = await positionOf(page, point, coast)
      await page.mouse.move(x + 1, y + 1)
      await page.mouse.move(x, y)
      return (await mapOf(page).getByRole('tooltip').allTextContents()).join()
    }
    expect(await pointAt(outside)).toMatch(name)
    expect(await pointAt(water)).toBe('')
    const { x, y } = await positionOf(page, outside, coast)
    await page.mouse.click(x, y)
    await eventually(() => criteriaOf(page)).toEqual(place)
  },
)

/** Stroke, width and path of every line of an area, from the lowest up. */
function lines(): { stroke: string; width: number; path: string }[] {
  return [...document.querySelectorAll('.leaflet-overlay-pane path')].map((it) => {
    const { stroke, strokeWidth } = getComputedStyle(it)
    return { stroke, width: Number.parseFloat(strokeWidth), path: it.getAttribute('d') ?? '' }
  })
}

/** The relative luminance of a color that is written as `rgb(…)`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
    const share = Number(text) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test.each(['light', 'dark'] as const)(
  'a circle has a casing that sets it off from the shading: %s',
  async (colorScheme) => {
    const criteria = { RadiusCenterPointList: [{ Latitude: 30.4, Longitude: -89.1, RadiusMiles: 12 }] }
    const { page } = await visit(linkTo(criteria, { at: atOf(coast), map: 'county' }), { colorScheme })
    await agreedCount(page)
    await eventually(async () => (await page.evaluate(lines)).length).toBe(2)
    const [casing, line] = await page.evaluate(lines)
    expect(casing?.path).toBe(line?.path)
    expect(casing?.width).toBeGreaterThan((line?.width ?? 0) + 2)
    const [one, other] = [luminance(casing?.stroke ?? ''), luminance(line?.stroke ?? '')].sort()
    expect(((other ?? 0) + 0.05) / ((one ?? 0) + 0.05)).toBeGreaterThan(4.5)
  },
)

/** The Mississippi Sound, outside every shore. */
const sea = { Latitude: 30.2, Longitude: -89.2 }
test.each<[string, Criteria]>([
  ['state', { StatesProvinces: ['MS'] }],
  ['county', { CountiesByStateProvince: [{ County: 'Hancock', StateProvince: 'MS' }] }],
])('a %s of the search reaches to the shore of the map, and its density with it', async (_, place) => {
  const { page } = await visit(linkTo(place, { at: atOf(coast), map: 'density' }))
  await agreedCount(page)
  const opacity = async (pane: string, point: Point) =>
    (await drawnColor(page, pane, await positionOf(page, point, coast))).at(3)
  await eventually(() => opacity('region-areas', outside)).toBeGreaterThan(10)
  await eventually(() => opacity('density', outside)).toBeGreaterThan(100)
  expect(await opacity('region-areas', sea)).toBe(0)
  expect(await opacity('density', sea)).toBe(0)

  const { x, y } = await positionOf(page, { Latitude: 30.4, Longitude: -89.5 }, coast)
  await page.mouse.click(x, y)
  await page.getByRole('region', { name: 'Selected area' }).waitFor()
})

test('an excluded state is hatched up to the shore of the map', async () => {
  const { page } = await visit(
    linkTo({ NoneOf: [{ StatesProvinces: ['MS'] }] }, { at: atOf(coast), map: 'none' }),
  )
  await agreedCount(page)
  const color = async (point: Point) => drawnColor(page, 'region-areas', await positionOf(page, point, coast))
  await eventually(async () => (await color(outside)).at(3)).toBeGreaterThan(10)
  const [red = 0, green = 0, blue = 0] = await color(outside)
  expect(red).toBeGreaterThan(Math.max(green, blue) + 50)
  expect((await color(sea)).at(3)).toBe(0)
})
