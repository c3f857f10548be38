import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Point } from '#contract/place.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { recordsOf } from './api.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf, linkTo } from './link.ts'
import {
  atOf,
  clickAt,
  drag,
  dragBy,
  isInside,
  losAngeles,
  mapOf,
  mapPage,
  middleOf,
  pagePoint,
  positionOf,
  swipe,
  tool,
} from './map.ts'
import { filtersButton } from './phone.ts'
import { visit } from './visit.ts'

const view = { at: atOf(losAngeles) }

const near = (a: Point | undefined, Latitude: number, Longitude: number) =>
  milesBetween(a ?? { Latitude: 0, Longitude: 0 }, { Latitude, Longitude })

const circlesOf = (page: Page) => criteriaOf(page).RadiusCenterPointList ?? []
const cornersOf = (page: Page) => criteriaOf(page).PolygonList?.[0]?.Points ?? []

async function drawCircle(page: Page): Promise<number> {
  await tool(page, 'Draw a circle').click()
  const [center, rim] = [await pagePoint(page, 34.05, -118.25), await pagePoint(page, 34.05, -118.05)]
  return countAfter(page, () => drag(page, center, rim))
}

async function drawArea(page: Page): Promise<number> {
  await tool(page, 'Draw an area').click()
  return countAfter(page, async () => {
    await clickAt(page, [34.2, -118.5], [34.2, -117.9], [33.8, -117.9], [33.8, -118.5], [34.2, -118.5])
  })
}

test('a circle is drawn, moved and resized with the mouse, and counts the companies in it', async () => {
  const page = await mapPage()
  const all = await agreedCount(page)
  const drawn = await drawCircle(page)
  const [circle] = circlesOf(page)
  expect(near(circle, 34.05, -118.25)).toBeLessThan(0.5)
  expect(circle?.RadiusMiles).toBeCloseTo(
    milesBetween({ Latitude: 34.05, Longitude: -118.25 }, { Latitude: 34.05, Longitude: -118.05 }),
    0,
  )
  expect(drawn).toBeLessThan(all)
  const around = await recordsOf({ StateProvince: 'CA' }, ['Location'])
  const inside = around.filter(
    ({ Location }) => Location && circle && milesBetween(Location, circle) <= circle.RadiusMiles,
  )
  expect(drawn).toBe(inside.length)

  await countAfter(page, () =>
    dragBy(page, page.getByRole('button', { name: /^Center of Circle 1/ }), 40, 30),
  )
  const [moved] = circlesOf(page)
  expect(moved?.RadiusMiles).toBe(circle?.RadiusMiles)
  expect(moved?.Longitude).toBeGreaterThan(circle?.Longitude ?? 0)
  expect(moved?.Latitude).toBeLessThan(circle?.Latitude ?? 0)

  await countAfter(page, () => dragBy(page, page.getByRole('slider', { name: 'Radius of Circle 1' }), 50, 0))
  const [grown] = circlesOf(page)
  expect(grown?.RadiusMiles).toBeGreaterThan((circle?.RadiusMiles ?? 0) + 5)
  expect(grown).toMatchObject({ Latitude: moved?.Latitude, Longitude: moved?.Longitude })
  await page.getByRole('button', { name: 'Change Circle 1' }).getByText(`${grown?.RadiusMiles} mi`).waitFor()
})

test('on a phone a circle is drawn and dragged with a finger, and its row has a menu', async () => {
  const { page } = await visit(linkTo({}, view), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await mapOf(page).waitFor()
  await agreedCount(page)
  await page.getByRole('button', { name: 'Drawing tools' }).tap()
  await tool(page, 'Draw a circle').tap()
  const middle = await middleOf(mapOf(page))
  const right = (x: number) => ({ x: middle.x + x, y: middle.y })
  await countAfter(page, () => swipe(page, middle, right(30), right(60)))
  const [circle] = circlesOf(page)
  expect(near(circle, losAngeles.Latitude, losAngeles.Longitude)).toBeLessThan(0.5)

  const handle = page.getByRole('button', { name: /^Center of Circle 1/ })
  const from = await middleOf(handle)
  await countAfter(page, () =>
    swipe(page, from, { x: from.x - 30, y: from.y }, { x: from.x - 60, y: from.y }),
  )
  const [moved] = circlesOf(page)
  expect(moved?.RadiusMiles).toBe(circle?.RadiusMiles)
  expect(moved?.Longitude).toBeLessThan(circle?.Longitude ?? 0)
  expect(moved?.Latitude).toBeCloseTo(circle?.Latitude ?? 0, 1)

  await filtersButton(page).tap()
  await page.getByRole('region', { name: 'Where' }).getByRole('button', { name: 'More for Circle 1' }).tap()
  await countAfter(page, () => page.getByRole('menuitem', { name: 'Exclude Circle 1' }).tap())
  expect(criteriaOf(page).NoneOf?.[0]?.RadiusCenterPointList).toHaveLength(1)
})

test('an area is drawn, and its corners dragged, added and removed with the mouse', async () => {
  const page = await mapPage()
  const drawn = await drawArea(page)
  const corners = cornersOf(page)
  expect(corners).toHaveLength(4)
  expect(near(corners[0], 34.2, -118.5)).toBeLessThan(0.5)
  expect(near(corners[2], 33.8, -117.9)).toBeLessThan(0.5)
  const around = await recordsOf({ StateProvince: 'CA' }, ['Location'])
  expect(drawn).toBe(around.filter(({ Location }) => Location && isInside(Location, corners)).length)

  const corner = page.getByRole('button', { name: /^Corner 3 of 4 of Drawn area 1/ })
  await countAfter(page, () => dragBy(page, corner, 30, 40))
  expect(cornersOf(page)[2]?.Latitude).toBeLessThan(33.8)
  expect(cornersOf(page).toSpliced(2, 1)).toEqual(corners.toSpliced(2, 1))

  const side = page.getByRole('button', { name: 'New corner after corner 1 of Drawn area 1' })
  await countAfter(page, () => dragBy(page, side, 0, -40))
  expect(cornersOf(page)).toHaveLength(5)

  await countAfter(page, () =>
    page.getByRole('button', { name: /^Corner 2 of 5 of Drawn area 1/ }).dblclick(),
  )
  expect(cornersOf(page)).toHaveLength(4)

  const before = cornersOf(page)
  await countAfter(page, () =>
    dragBy(page, page.getByRole('button', { name: /^Middle of Drawn area 1/ }), -50, 0),
  )
  for (const [i, { Longitude }] of cornersOf(page).entries())
    expect(Longitude).toBeLessThan((before[i]?.Longitude ?? 0) - 0.05)
})

test('a rectangle and a freehand area are drawn with the mouse', async () => {
  const page = await mapPage()
  await tool(page, 'Draw a rectangle').click()
  await countAfter(page, async () =>
    drag(page, await pagePoint(page, 34.2, -118.5), await pagePoint(page, 33.9, -118.2)),
  )
  const [a, b, c, d] = cornersOf(page)
  expect(a?.Latitude).toBe(b?.Latitude)
  expect(c?.Latitude).toBe(d?.Latitude)
  expect(near(a, 34.2, -118.5)).toBeLessThan(0.5)
  expect(near(c, 33.9, -118.2)).toBeLessThan(0.5)

  await tool(page, 'Draw freehand').click()
  const middle = await pagePoint(page, 33.85, -117.9)
  const round = Array.from({ length: 40 }, (_, i) => ({
    x: middle.x + 70 * Math.cos((i * Math.PI) / 20),
    y: middle.y + 70 * Math.sin((i * Math.PI) / 20),
  }))
  const [first, ...others] = round
  await countAfter(page, () => drag(page, first ?? middle, ...others))
  const areas = criteriaOf(page).PolygonList ?? []
  expect(areas).toHaveLength(2)
  expect(areas[1]?.Points.length).toBeGreaterThan(8)
  await page.getByRole('button', { name: 'Change Drawn area 2' }).waitFor()
})

test('areas are excluded, included and removed, and all of it is undone and redone', async () => {
  const page = await mapPage()
  const area = await drawArea(page)
  await tool(page, 'Exclude the next shape').click()
  const less = await drawCircle(page)
  expect(less).toBeLessThan(area)
  expect(criteriaOf(page).NoneOf?.[0]?.RadiusCenterPointList).toHaveLength(1)
  await page.getByText(/^Excluded −/).waitFor()

  const bar = page.getByRole('region', { name: 'Selected area' })
  const both = await countAfter(page, () => bar.getByRole('button', { name: 'Include' }).click())
  expect(both).toBeGreaterThanOrEqual(area)
  await countAfter(page, () => page.getByRole('button', { name: 'Remove Circle 1' }).click())
  expect(await agreedCount(page)).toBe(area)

  const undo = page.getByRole('button', { name: 'Undo' })
  expect(await countAfter(page, () => undo.click())).toBe(both)
  expect(await countAfter(page, () => page.keyboard.press('Control+z'))).toBe(less)
  expect(await countAfter(page, () => page.getByRole('button', { name: 'Redo' }).click())).toBe(both)
  expect(await countAfter(page, () => page.keyboard.press('Control+Shift+z'))).toBe(area)
})

test('an area that is excluded or included again remains selected', async () => {
  const page = await mapPage()
  await drawArea(page)
  await drawCircle(page)
  const bar = page.getByRole('region', { name: 'Selected area' })
  await bar.getByText('Circle 1').waitFor()
  await countAfter(page, () => bar.getByRole('button', { name: 'Exclude' }).click())
  await bar.getByText('Circle 1').waitFor()
  await countAfter(page, () => bar.getByRole('button', { name: 'Include' }).click())
  await bar.getByText('Circle 1').waitFor()
  await countAfter(page, () => bar.getByRole('button', { name: 'Remove' }).click())
  expect(circlesOf(page)).toEqual([])
  expect(cornersOf(page)).toHaveLength(4)
})

test('an area that crosses itself is refused in words, and not lost', async () => {
  const page = await mapPage()
  await tool(page, 'Draw an area').click()
  await clickAt(page, [34.2, -118.5], [33.8, -117.9], [33.8, -118.5], [34.2, -117.9])
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'crosses itself' }).waitFor()
  expect(criteriaOf(page)).toEqual({})
  await page.keyboard.press('Backspace')
  const third = await pagePoint(page, 34.2, -118.5)
  await countAfter(page, () => page.mouse.click(third.x, third.y))
  expect(cornersOf(page)).toHaveLength(3)
})

test('a click on a state adds it, another takes it out', async () => {
  const view = { Latitude: 41, Longitude: -98, zoom: 5 }
  const { page } = await visit(linkTo({}, { at: atOf(view), map: 'state' }))
  await page.getByRole('region', { name: 'Legend' }).waitFor()
  const { x, y } = await positionOf(page, { Latitude: 42.5, Longitude: -99.5 }, view)
  await countAfter(page, () => page.mouse.click(x, y))
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['NE'] })
  await countAfter(page, () => page.mouse.click(x, y))
  expect(criteriaOf(page)).toEqual({})
})

test('a click on a county adds it, or excludes it with the switch on', async () => {
  const { page } = await visit(linkTo({}, { at: atOf(losAngeles), map: 'county' }))
  await eventually(() => page.getByRole('region', { name: 'Legend' }).textContent()).toMatch(/\d–\d/)
  const orange = await pagePoint(page, 33.8, -117.8)
  await countAfter(page, () => page.mouse.click(orange.x, orange.y))
  expect(criteriaOf(page)).toEqual({ CountiesByStateProvince: [{ County: 'Orange', StateProvince: 'CA' }] })
  await tool(page, 'Exclude the next shape').click()
  const riverside = await pagePoint(page, 33.9, -117.3)
  await countAfter(page, () => page.mouse.click(riverside.x, riverside.y))
  expect(criteriaOf(page).NoneOf).toEqual([
    { CountiesByStateProvince: [{ County: 'Riverside', StateProvince: 'CA' }] },
  ])
})
