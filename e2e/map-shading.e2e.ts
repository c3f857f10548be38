import { expect, test } from 'vitest'
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
