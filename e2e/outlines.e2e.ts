import type { Locator, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { countOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import type { PageOptions } from './contexts.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf, linkTo } from './link.ts'
import { atOf, losAngeles, mapOf, mapPage, middleOf, positionOf, still, tool } from './map.ts'
import { type Cell, middleOfCell, type OutlinedApp, outlinedApp } from './outlines.ts'
import { phone } from './phone.ts'
import { address, emptyPage, visitApp } from './visit.ts'

let app: OutlinedApp
beforeAll(async () => {
  app = await outlinedApp()
})

/** Opens the app with imported outlines. */
async function visitOutlined(path: string, options: PageOptions = {}): Promise<Page> {
  const { page } = await visitApp(app.address, path, options)
  await mapOf(page).waitFor()
  await agreedCount(page)
  return page
}

const overLosAngeles = (criteria: Criteria) => linkTo(criteria, { at: atOf(losAngeles), map: 'none' })

/** The areas on the map. */
const areas = (page: Page) => mapOf(page).locator('.leaflet-overlay-pane path.leaflet-interactive')

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
  // Over all of Los Angeles it would be tiny.
  const widthOf = async (it: Locator) => (await it.boundingBox())?.width ?? 0
  const share = async () => (await widthOf(areas(page))) / (await widthOf(mapOf(page)))
  await eventually(share).toBeGreaterThan(0.1)
  await addPlace(page, `${city.name}, CA`, new RegExp(`^${city.name}, CA`))
  await eventually(() => areas(page).count()).toBe(2)
  await page.goto(app.address + overLosAngeles(criteriaOf(page)))
  await expectOutlines(page, ...[zip, city])

  // At this zoom the name would cover the outline: it is shown with the outline that is pointed at or selected.
  const name = page.getByRole('button', { name: `ZIP ${zip.name}`, exact: true })
  const opacity = () => name.evaluate((element) => getComputedStyle(element).opacity)
  await page.mouse.move(0, 0)
  await eventually(opacity).toBe('0')
  const { x, y } = await positionOf(page, middleOfCell(zip), losAngeles)
  await page.mouse.move(x, y)
  await eventually(opacity).toBe('1')
  await page.mouse.click(x, y)
  await page.getByRole('region', { name: 'Selected area' }).getByText(`ZIP ${zip.name}`).waitFor()
  await page.mouse.move(0, 0)
  expect(await opacity()).toBe('1')
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

test.each(sizes)('axe finds nothing on outlines, %i by %i', async (width, height) => {
  const { zip, city } = someOf(app)
  const page = await visitOutlined(
    overLosAngeles({
      AnyOf: [
        { PostalCode: [zip.name] },
        { CitiesByStateProvince: [{ City: city.name, StateProvince: 'CA' }] },
      ],
    }),
    { viewport: { width, height } },
  )
  await eventually(() => areas(page).count()).toBe(2)
  expect(await findingsInBothSchemes(page)).toEqual([])
})

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Takes the tool for picking and a level of it; the pointer is then over the map. */
async function pickLevel(page: Page, level: 'ZIP codes' | 'Cities'): Promise<void> {
  const hint = page.getByRole('region', { name: 'How to draw' })
  if (!(await hint.isVisible())) await tool(page, /^Pick states, counties/).click()
  await hint.getByText(level, { exact: true }).click()
}

/** Moves the pointer into a square until the map says what a click does there. */
async function pointAt(page: Page, cell: Cell, words: string): Promise<void> {
  const { x, y } = await positionOf(page, middleOfCell(cell), losAngeles)
  let step = 0
  await eventually(async () => {
    await page.mouse.move(x + (step++ % 2), y)
    return page.getByText(words).isVisible()
  }).toBe(true)
}

test.each([
  ['the toolbar', {}, (page: Page) => tool(page, 'Draw a circle').hover()],
  ['the menu of a phone', phone(), (page: Page) => page.getByRole('button', { name: 'Drawing tools' }).tap()],
])('the tool for picking says what it picks: %s', async (_, options, showTools) => {
  for (const [origin, label] of [
    [app.address, 'Pick states, counties, cities or ZIP codes'],
    [address, 'Pick states, counties or ZIP codes'],
  ] as const) {
    const { page } = await emptyPage(options, [origin])
    await page.goto(origin + overLosAngeles({}))
    await agreedCount(page)
    await showTools(page)
    await tool(page, label).waitFor()
  }
})

test('a click picks the ZIP code and the city of an outline, and another click removes it', async () => {
  const { zip, city } = someOf(app)
  const page = await visitOutlined(overLosAngeles({}))
  await pickLevel(page, 'ZIP codes')
  await pointAt(page, zip, `ZIP ${zip.name}: add`)
  const one = await countAfter(page, () => page.mouse.down().then(() => page.mouse.up()))
  expect(criteriaOf(page)).toEqual({ PostalCode: [zip.name] })
  expect(one).toBe(await countOf({ PostalCode: [zip.name] }))
  await pointAt(page, zip, `ZIP ${zip.name}: remove`)

  await pickLevel(page, 'Cities')
  await pointAt(page, city, `${city.name}, CA: add`)
  const both = await countAfter(page, () => page.mouse.down().then(() => page.mouse.up()))
  const cities = { CitiesByStateProvince: [{ City: city.name, StateProvince: 'CA' }] }
  expect(both).toBe(await countOf({ AnyOf: [{ PostalCode: [zip.name] }, cities] }))
  await pointAt(page, city, `${city.name}, CA: remove`)
  await countAfter(page, () => page.mouse.down().then(() => page.mouse.up()))
  expect(criteriaOf(page)).toEqual({ PostalCode: [zip.name] })
  await page.getByRole('button', { name: 'Done' }).click()
  await expectOutlines(page, zip)
})

test('outlines are picked and excluded by keyboard', async () => {
  const { zip } = someOf(app)
  const page = await visitOutlined(linkTo({}, { at: atOf({ ...middleOfCell(zip), zoom: 11 }), map: 'none' }))
  await mapOf(page).focus()
  await press(page, 's')
  await page
    .getByRole('radiogroup', { name: 'What to pick' })
    .getByRole('radio', { name: 'ZIP codes' })
    .press(' ')
  await mapOf(page).focus()
  await press(page, 'ArrowRight')
  const voice = page.getByTestId('drawing-voice')
  await eventually(() => voice.textContent()).toBe(`ZIP ${zip.name}: add. Press Enter.`)
  const PostalCode = [zip.name]
  expect(await countAfter(page, () => press(page, 'Enter'))).toBe(await countOf({ PostalCode }))
  await press(page, 'x', 'ArrowRight')
  await eventually(() => voice.textContent()).toBe(`ZIP ${zip.name}: exclude. Press Enter.`)
  await countAfter(page, () => press(page, 'Enter'))
  expect(criteriaOf(page)).toEqual({ NoneOf: [{ PostalCode }] })
})

test('further out the map says to zoom in, and there a ZIP code is the nearest', async () => {
  const page = await visitOutlined(linkTo({}, { at: atOf({ ...losAngeles, zoom: 7 }), map: 'none' }))
  await pickLevel(page, 'Cities')
  const hint = page.getByRole('region', { name: 'How to draw' })
  await hint.getByText('Zoom in to pick a city').waitFor()
  await pickLevel(page, 'ZIP codes')
  await hint.getByText('Zoom in to pick by outline').waitFor()
  const { x, y } = await middleOf(mapOf(page))
  await page.mouse.move(x, y)
  await page.getByText(/^ZIP 9\d{4}: add$/).waitFor()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await hint.getByText('Click a ZIP code to add it').waitFor()
})

test('without imported outlines cities are not offered, and ZIP codes are picked by their middles', async () => {
  const page = await mapPage({})
  await pickLevel(page, 'ZIP codes')
  const levels = page.getByRole('radiogroup', { name: 'What to pick' })
  expect(await levels.getByRole('radio').count()).toBe(3)
  const { x, y } = await middleOf(mapOf(page))
  await page.mouse.move(x, y)
  await page.getByText(/^ZIP 9\d{4}: add$/).waitFor()
  await countAfter(page, () => page.mouse.click(x, y))
  expect(criteriaOf(page).PostalCode).toHaveLength(1)
})

test.each(sizes)('axe finds nothing while outlines are picked, %i by %i', async (width, height) => {
  const { city } = someOf(app)
  const page = await visitOutlined(
    linkTo({}, { at: atOf({ ...middleOfCell(city), zoom: 10 }), map: 'none' }),
    { viewport: { width, height } },
  )
  await mapOf(page).focus()
  await press(page, 's')
  const hint = page.getByRole('region', { name: 'How to draw' })
  await hint.getByText('Cities', { exact: true }).click()
  await mapOf(page).focus()
  await press(page, 'ArrowRight')
  await page.getByText(`${city.name}, CA: add`, { exact: true }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
