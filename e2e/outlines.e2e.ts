import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { countOf } from './api.ts'
import { axeFindings, looks } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { linkTo } from './link.ts'
import { atOf, losAngeles, mapOf, positionOf, still } from './map.ts'
import { type Cell, type OutlinedApp, outlinedApp } from './outlines.ts'
import { address, emptyPage } from './visit.ts'

let app: OutlinedApp
beforeAll(async () => {
  app = await outlinedApp()
})

/** Opens the app with imported outlines. */
async function visitOutlined(path: string, options: PageOptions = {}): Promise<Page> {
  const { page } = await emptyPage(options, [app.address])
  await page.goto(app.address + path)
  await mapOf(page).waitFor()
  await agreedCount(page)
  return page
}

const overLosAngeles = (criteria: Criteria) => linkTo(criteria, { at: atOf(losAngeles), map: 'none' })

/** The areas on the map. */
const areas = (page: Page) => mapOf(page).locator('.leaflet-overlay-pane path')

/** A square where the map over Los Angeles shows it, in pixels of the page. */
async function shownAt(page: Page, { west, south, size }: Cell) {
  const [a, b] = [
    await positionOf(page, { Latitude: south + size, Longitude: west }, losAngeles),
    await positionOf(page, { Latitude: south, Longitude: west + size }, losAngeles),
  ]
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y }
}

/** Waits until the areas of the map are these squares, to a few pixels. */
async function expectOutlines(page: Page, ...cells: Cell[]): Promise<void> {
  const expected = await Promise.all(cells.map((cell) => shownAt(page, cell)))
  await eventually(async () => {
    const boxes = await Promise.all((await areas(page).all()).map((path) => path.boundingBox()))
    const isShown = (cell: Box) =>
      boxes.some((box) => box && sides.every((it) => Math.abs(box[it] - cell[it]) < 4))
    return boxes.length === cells.length && expected.every(isShown)
  }).toBe(true)
}

const sides = ['x', 'y', 'width', 'height'] as const
type Box = Record<(typeof sides)[number], number>

/** Adds a place by its text, and returns the new count. */
async function addPlace(page: Page, text: string, option: RegExp): Promise<number> {
  await page.getByRole('combobox', { name: 'Add a place, industry, size or name' }).fill(text)
  return countAfter(page, () => page.getByRole('option', { name: option }).first().click())
}

const someOf = ({ zips, cities }: OutlinedApp) => {
  const [zip, city] = [zips[8], cities[8]]
  if (!zip || !city) throw new Error('Too few outlines')
  return { zip, city }
}

test('a ZIP code and a city that are entered as text have their outlines on the map', async () => {
  const { zip, city } = someOf(app)
  const page = await visitOutlined(overLosAngeles({}))
  expect(await addPlace(page, zip.name, new RegExp(`^ZIP ${zip.name}`))).toBe(
    await countOf({ PostalCode: [zip.name] }),
  )
  await expectOutlines(page, zip)
  await addPlace(page, `${city.name}, CA`, new RegExp(`^${city.name}, CA`))
  await expectOutlines(page, ...[zip, city])
  await page.getByRole('button', { name: `ZIP ${zip.name}`, exact: true }).click()
  await page.getByRole('region', { name: 'Selected area' }).getByText(`ZIP ${zip.name}`).waitFor()
})

test('the first view shows the whole outline, and an excluded one is hatched', async () => {
  const { zip, city } = someOf(app)
  const page = await visitOutlined(
    linkTo(
      {
        CitiesByStateProvince: [{ City: city.name, StateProvince: 'CA' }],
        NoneOf: [{ PostalCode: [zip.name] }],
      },
      { map: 'none' },
    ),
  )
  await eventually(() => areas(page).count()).toBe(2)
  await still(areas(page).first())
  const [map, outline] = [await mapOf(page).boundingBox(), await areas(page).first().boundingBox()]
  if (!map || !outline) throw new Error('No outline on the map')
  expect(outline.y).toBeGreaterThan(map.y)
  expect(outline.y + outline.height).toBeLessThan(map.y + map.height)
  expect(outline.height).toBeGreaterThan(map.height / 4)
  expect(await areas(page).nth(1).getAttribute('fill')).toMatch(/^url\(/)
})

test('without imported outlines a ZIP code has a pin, and no outline is requested', async () => {
  const { zip } = someOf(app)
  const { page } = await emptyPage()
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/boundaries')) requested.push(pathname)
  })
  await page.goto(address + overLosAngeles({}))
  await agreedCount(page)
  await mapOf(page).waitFor()
  expect(requested).toEqual([])
  await addPlace(page, zip.name, new RegExp(`^ZIP ${zip.name}`))
  await page.getByRole('button', { name: `ZIP ${zip.name}`, exact: true }).waitFor()
  expect(await areas(page).count()).toBe(0)
  expect(requested).toEqual(['/boundaries'])
})

test.each(looks)('axe finds nothing on outlines, %s, %i by %i', async (colorScheme, width, height) => {
  const { zip, city } = someOf(app)
  const page = await visitOutlined(
    overLosAngeles({
      AnyOf: [
        { PostalCode: [zip.name] },
        { CitiesByStateProvince: [{ City: city.name, StateProvince: 'CA' }] },
      ],
    }),
    { colorScheme, viewport: { width, height } },
  )
  await eventually(() => areas(page).count()).toBe(2)
  expect(await axeFindings(page)).toEqual([])
})
