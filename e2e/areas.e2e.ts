import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { countOf, recordsOf } from './api.ts'
import { axeFindings } from './axe.ts'
import { countAfter, numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { criteriaOf, viewOf } from './link.ts'
import { clickAt, isInside, losAngeles, mapOf, mapPage, middleOf, pagePoint, tool } from './map.ts'

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Add areas' })
const news = (page: Page) => page.getByTestId('map-news')

/** Lets a file fall on the map, as a browser would. */
async function dropOnMap(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content ?? ''], fileName ?? ''))
      return transfer
    },
    [name, text],
  )
  await mapOf(page).dispatchEvent('dragover', { dataTransfer: data })
  await page.getByText('Drop the file to see its areas').waitFor()
  await mapOf(page).dispatchEvent('drop', { dataTransfer: data })
}

/** Pastes a text on the map, as Ctrl V does. */
const pasteOnMap = (page: Page, text: string) =>
  mapOf(page).evaluate((element, content) => {
    const data = new DataTransfer()
    data.setData('text/plain', content)
    element.focus()
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

const ring = (west: number, south: number, side = 0.2) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]
const feature = (name: string, ...rings: number[][][]) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Polygon', coordinates: rings },
})
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })

const kml = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Placemark><name>Harbor</name><Polygon><outerBoundaryIs><LinearRing><coordinates>
-118.4,33.7,0 -118.1,33.7,0 -118.1,33.95,0 -118.4,33.95,0 -118.4,33.7,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
<Placemark><name>Shop</name><Point><coordinates>-118.25,34.05,0</coordinates></Point></Placemark>
</Document></kml>`

test('a GeoJSON file is dropped on the map, seen, and added with its names', async () => {
  const page = await mapPage()
  const broken = [
    [-118, 34],
    [-117, 35],
    [-117, 34],
    [-118, 35],
    [-118, 34],
  ]
  const file = collection(
    feature('Downtown', ring(-118.35, 33.95)),
    feature('Valley', ring(-118.6, 34.15, 0.4), ring(-118.5, 34.25, 0.1)),
    feature('Bow tie', broken),
  )
  await dropOnMap(page, 'shops.geojson', file)
  const panel = panelOf(page)
  await panel.getByText('3 areas found in shops.geojson').waitFor()
  await panel.getByText('Downtown', { exact: true }).waitFor()
  await panel.getByText(/“Valley” has a hole: an excluded area of the search/).waitFor()
  await panel.getByText(/“Bow tie” was skipped: the outline crosses itself near latitude 34\.5/).waitFor()
  expect(await axeFindings(page)).toEqual([])

  const counted = await countAfter(page, () => panel.getByRole('button', { name: 'Add the 3 areas' }).click())
  const [downtown, valley] = criteriaOf(page).PolygonList ?? []
  const hole = criteriaOf(page).NoneOf?.[0]?.PolygonList?.[0]
  const around = await recordsOf({ StateProvince: 'CA' }, ['Location'])
  const within = around.filter(
    ({ Location }) =>
      Location &&
      (isInside(Location, downtown?.Points ?? []) || isInside(Location, valley?.Points ?? [])) &&
      !isInside(Location, hole?.Points ?? []),
  )
  expect(counted).toBe(within.length)
  await eventually(() => news(page).textContent()).toContain('3 areas in shops.geojson added')
  expect(Object.values(viewOf(page, 'names') as object).toSorted()).toEqual([
    'Downtown',
    'Hole in Valley',
    'Valley',
  ])
  await page.getByRole('button', { name: 'Downtown', exact: true }).waitFor()

  await page.goBack()
  await eventually(() => criteriaOf(page)).toEqual({})
  expect(viewOf(page, 'names')).toBeUndefined()
})

test('KML, points and lines have fields for their sizes; other files get a plain error', async () => {
  const page = await mapPage()
  await dropOnMap(page, 'places.kml', kml)
  const panel = panelOf(page)
  await panel.getByText('1 area and 1 point found in places.kml').waitFor()
  await panel.getByRole('textbox', { name: 'Radius around the point, in miles' }).fill('900')
  await panel.getByRole('button', { name: 'Add the 2 areas' }).click()
  await panel.getByRole('alert').filter({ hasText: 'up to 500' }).waitFor()
  await panel.getByRole('textbox', { name: 'Radius around the point, in miles' }).fill('3')
  await countAfter(page, () => page.keyboard.press('Enter'))
  expect(JSON.stringify(criteriaOf(page).AnyOf)).toContain('"RadiusMiles":3')

  for (const [name, content, words] of [
    ['page.html', '<!DOCTYPE html><html><body>Sign in</body></html>', /This is a web page/],
    ['packed.kmz', 'PK\u0003\u0004rest', /packed file/],
    ['empty.csv', '', /The file is empty/],
    ['cut.geojson', '{"type":"Polygon","coor', /not valid JSON/],
    [
      'utm.geojson',
      JSON.stringify({
        type: 'Polygon',
        coordinates: [
          [
            [370000, 3760000],
            [371000, 3760000],
            [371000, 3761000],
          ],
        ],
      }),
      /another system/,
    ],
    ['words.txt', 'nothing to see', /No ZIP codes, coordinates or areas/],
  ] as const) {
    await dropOnMap(page, name, content)
    await panel.getByRole('alert').filter({ hasText: words }).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  }
})

test('a file is selected and a list pasted by keyboard alone', async () => {
  const page = await mapPage()
  await mapOf(page).focus()
  await press(page, 'u')
  const panel = panelOf(page)
  const text = panel.getByRole('textbox', { name: 'Or paste it here' })
  await text.focus()
  await page.keyboard.insertText('90012, 90013; 90014\n2903 00000')
  await panel.getByText('5 ZIP codes found').waitFor()
  await panel.getByText('Restored leading zeros of ZIP codes: 2903 read as 02903.').waitFor()
  await panel.getByText(/Not recognized ZIP codes: 00000/).waitFor()
  await panel.getByRole('button', { name: 'Add the 5 ZIP codes' }).focus()
  const counted = await countAfter(page, () => press(page, 'Enter'))
  expect(criteriaOf(page)).toEqual({ PostalCode: ['00000', '02903', '90012', '90013', '90014'] })
  expect(counted).toBe(await countOf({ PostalCode: ['90012', '90013', '90014', '02903'] }))

  await press(page, 'u')
  await panel.locator('input[type=file]').setInputFiles({
    name: 'zips.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Zip,Name\n90015,"A, B"\n'),
  })
  await panel.getByText('1 ZIP code found in zips.csv').waitFor()
  await countAfter(page, () => panel.getByRole('button', { name: 'Exclude the ZIP code' }).click())
  expect(criteriaOf(page).NoneOf).toEqual([{ PostalCode: ['90015'] }])
})

test('an area is copied, pasted and downloaded', async () => {
  const page = await mapPage({
    RadiusCenterPointList: [{ Latitude: 34.05, Longitude: -118.25, RadiusMiles: 8 }],
  })
  await page.getByRole('button', { name: /^Center of Circle 1/ }).focus()
  const copied = await mapOf(page).evaluate((element) => {
    const data = new DataTransfer()
    element.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    return data.getData('text/plain')
  })
  expect(JSON.parse(copied).features[0].properties).toEqual({
    name: 'Circle 1',
    role: 'included',
    Place: { kind: 'circle', Latitude: 34.05, Longitude: -118.25, RadiusMiles: 8 },
  })
  await eventually(() => news(page).textContent()).toContain('Circle 1 copied')

  const bar = page.getByRole('region', { name: 'Selected area' })
  await bar.getByRole('button', { name: 'More for Circle 1' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as GeoJSON' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Circle 1.geojson')

  await pasteOnMap(page, copied.replace('"RadiusMiles": 8', '"RadiusMiles": 12'))
  const panel = panelOf(page)
  await panel.getByText('1 area found').waitFor()
  await countAfter(page, () => panel.getByRole('button', { name: 'Exclude the area' }).click())
  expect(criteriaOf(page).NoneOf?.[0]?.RadiusCenterPointList?.[0]?.RadiusMiles).toBe(12)
})

test('an area is made along a line, by mouse and by keyboard', async () => {
  const page = await mapPage()
  await tool(page, 'Draw along a line').click()
  const points = [
    await pagePoint(page, 34.1, -118.4),
    await pagePoint(page, 34.05, -118.2),
    await pagePoint(page, 33.9, -118.1),
  ]
  const counted = await countAfter(page, async () => {
    for (const { x, y } of points) await page.mouse.click(x, y)
    const last = points[2] ?? { x: 0, y: 0 }
    await eventually(() => page.getByTestId('drawing-size').textContent()).toMatch(
      /mi long, 1 mi to each side/,
    )
    await page.mouse.click(last.x, last.y)
  })
  const corners = criteriaOf(page).PolygonList?.[0]?.Points ?? []
  const around = await recordsOf({ StateProvince: 'CA' }, ['Location'])
  expect(counted).toBe(around.filter(({ Location }) => Location && isInside(Location, corners)).length)
  expect(isInside({ Latitude: 34.051, Longitude: -118.205 }, corners)).toBe(true)

  await mapOf(page).focus()
  await press(page, 'Escape', 'x', 'l', ' ', 'Shift+ArrowRight', 'Shift+ArrowRight', ' ')
  await eventually(() => page.getByTestId('drawing-voice').textContent()).toMatch(
    /Enter adds the area of 2 points/,
  )
  await countAfter(page, () => press(page, 'Enter'))
  expect(criteriaOf(page).NoneOf?.[0]?.PolygonList).toHaveLength(1)
})

test('keys keep the place they reached when the browser repeats the place of a mouse at rest', async () => {
  const page = await mapPage()
  const rest = await pagePoint(page, 34.1, -118.4)
  await mapOf(page).focus()
  await press(page, 'l')
  await page.mouse.move(rest.x, rest.y)
  await press(page, ' ', 'Shift+ArrowRight', 'Shift+ArrowRight')
  await page.mouse.move(rest.x, rest.y)
  await press(page, ' ')
  await eventually(() => page.getByTestId('drawing-voice').textContent()).toMatch(
    /Enter adds the area of 2 points/,
  )
})

test('states, counties and ZIP codes are picked over any view, by mouse and by keyboard', async () => {
  const page = await mapPage()
  await tool(page, 'Pick states, counties or ZIP codes').click()
  const hint = page.getByRole('region', { name: 'How to draw' })
  const orange = await pagePoint(page, 33.8, -117.8)
  // The outlines load after the tool is selected; the place under the pointer is shown once it moves.
  let step = 0
  await eventually(async () => {
    await page.mouse.move(orange.x + (step++ % 2), orange.y)
    return page.getByText('Orange County, CA: add').isVisible()
  }).toBe(true)
  const one = await countAfter(page, () => page.mouse.click(orange.x, orange.y))
  expect(one).toBe(await countOf({ CountiesByStateProvince: [{ County: 'Orange', StateProvince: 'CA' }] }))
  await page.getByText('Orange County, CA: remove').waitFor()

  await hint.getByText('ZIP codes').click()
  await countAfter(page, () => page.mouse.click(orange.x, orange.y + 1))
  expect(JSON.stringify(criteriaOf(page))).toContain('"PostalCode":["92')

  await mapOf(page).focus()
  await hint.getByText('States').click()
  await mapOf(page).focus()
  await press(page, 'x', 'ArrowRight')
  await eventually(() => page.getByTestId('drawing-voice').textContent()).toBe(
    'California: exclude. Press Enter.',
  )
  const none = await countAfter(page, () => press(page, 'Enter'))
  expect(criteriaOf(page).NoneOf).toEqual([{ StatesProvinces: ['CA'] }])
  expect(none).toBe(0)
  await press(page, 'Escape')
  await page.getByRole('button', { name: 'Select', exact: true, pressed: true }).waitFor()
})

test('an area is renamed, keeps its name when it moves, and undo takes it back', async () => {
  const page = await mapPage({
    RadiusCenterPointList: [{ Latitude: 34.05, Longitude: -118.25, RadiusMiles: 8 }],
  })
  const center = page.getByRole('button', { name: /^Center of Circle 1/ })
  await center.focus()
  await press(page, 'F2')
  await page.getByRole('textbox', { name: 'Name of Circle 1' }).fill('Our shop')
  await press(page, 'Enter')
  await page.getByRole('button', { name: 'Our shop', exact: true }).waitFor()
  expect(Object.values(viewOf(page, 'names') as object)).toEqual(['Our shop'])

  await page.getByRole('button', { name: /^Center of Our shop/ }).focus()
  await countAfter(page, () => press(page, 'ArrowRight', 'ArrowRight'))
  expect(Object.values(viewOf(page, 'names') as object)).toEqual(['Our shop'])
  await page.getByRole('button', { name: 'Our shop', exact: true }).dblclick()
  await page.getByRole('textbox', { name: 'Name of Our shop' }).fill('The shop')
  await press(page, 'Enter')
  await page.getByRole('button', { name: 'The shop', exact: true }).waitFor()
  await mapOf(page).focus()
  await press(page, 'Control+z')
  await page.getByRole('button', { name: 'Our shop', exact: true }).waitFor()
})

test('an area is saved, and taken into another search', async () => {
  const page = await mapPage({
    RadiusCenterPointList: [{ Latitude: 34.05, Longitude: -118.25, RadiusMiles: 8 }],
  })
  await page.getByRole('button', { name: /^Center of Circle 1/ }).focus()
  await page.getByRole('button', { name: 'More for Circle 1' }).click()
  await page.getByRole('menuitem', { name: 'Save for other searches' }).click()
  await page.getByText('Circle 1 is saved for other searches.').waitFor()
  await page.goto(page.url().replace(/\?.*/, ''))
  await tool(page, 'Draw a circle').waitFor()
  await mapOf(page).focus()
  await press(page, 'u')
  const panel = panelOf(page)
  await panel.getByRole('tab', { name: 'Saved (1)' }).click()
  expect(await axeFindings(page)).toEqual([])
  await countAfter(page, () => panel.getByRole('button', { name: 'Add Circle 1' }).click())
  expect(criteriaOf(page).RadiusCenterPointList).toHaveLength(1)
  await press(page, 'u')
  await panel.getByRole('tab', { name: 'Saved (1)' }).click()
  await panel.getByRole('button', { name: 'Remove Circle 1 from the saved areas' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().waitFor()
})

test('what will not count is said while it is drawn, with its size', async () => {
  const page = await mapPage()
  await tool(page, 'Draw an area').click()
  await clickAt(page, [34.2, -118.5], [33.8, -117.9], [33.8, -118.5])
  const crossing = await pagePoint(page, 34.2, -117.9)
  await page.mouse.move(crossing.x, crossing.y)
  await page
    .getByRole('alert')
    .filter({ hasText: /crosses itself near latitude (33\.99|34\.0)/ })
    .waitFor()
  const fine = await pagePoint(page, 34, -118.8)
  await page.mouse.move(fine.x, fine.y)
  await eventually(() => page.getByTestId('drawing-size').textContent()).toMatch(/^[\d,.]+ sq mi$/)
  await press(page, 'Escape', 'Escape')
  await tool(page, 'Draw a circle').click()
  const center = await pagePoint(page, 34, -118.3)
  await page.mouse.move(center.x, center.y)
  await page.mouse.down()
  await page.mouse.move(center.x + 60, center.y, { steps: 4 })
  await eventually(() => page.getByTestId('drawing-size').textContent()).toMatch(
    /^[\d.]+ mi radius, [\d,.]+ sq mi$/,
  )
  await page.mouse.up()
})

test('a circle is grown to a number, in its row, on the map and by the form', async () => {
  const page = await mapPage({
    RadiusCenterPointList: [{ Latitude: 34.05, Longitude: -118.25, RadiusMiles: 2 }],
  })
  const radius = () => criteriaOf(page).RadiusCenterPointList?.[0]?.RadiusMiles ?? 0
  const isLeast = async (target: number) => {
    const [circle] = criteriaOf(page).RadiusCenterPointList ?? []
    if (!circle) throw new Error('no circle')
    const less = { ...circle, RadiusMiles: Math.round(circle.RadiusMiles * 10 - 1) / 10 }
    expect(await countOf({ RadiusCenterPointList: [circle] })).toBeGreaterThanOrEqual(target)
    expect(await countOf({ RadiusCenterPointList: [less] })).toBeLessThan(target)
  }
  await page.getByRole('button', { name: 'Change Circle 1' }).click()
  const row = page.getByRole('dialog', { name: 'Circle 1' })
  await row.getByRole('textbox', { name: 'How many companies' }).fill('300')
  let calls = 0
  page.on('request', (request) => {
    if (/count$/.test(request.url())) calls++
  })
  await countAfter(page, () => row.getByRole('button', { name: 'Apply' }).click())
  await row.waitFor({ state: 'hidden' })
  expect(calls).toBeLessThanOrEqual(12)
  await isLeast(300)
  await page.goBack()
  await eventually(radius).toBe(2)

  await page.getByRole('button', { name: /^Center of Circle 1/ }).focus()
  await page.getByRole('button', { name: 'Fit to count', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Fit to count', exact: true })
  await menu.getByRole('textbox', { name: 'How many companies' }).fill('2000000')
  await press(page, 'Enter')
  await menu.getByText(/Even 500 mi around here there are only [\d,]+ companies\./).waitFor()
  await menu.getByRole('textbox', { name: 'How many companies' }).fill('120')
  await countAfter(page, () => press(page, 'Enter'))
  await isLeast(120)

  await page.getByRole('button', { name: 'Add to where' }).click()
  const form = page.getByRole('dialog', { name: 'Where' })
  await form.getByRole('tab', { name: 'Fit to a target count' }).click()
  await form.getByRole('textbox', { name: 'Around' }).fill('nowhere at all')
  await form.getByRole('button', { name: 'Apply' }).click()
  await form.getByText('No place found for “nowhere at all”. Add a city or a ZIP code.').first().waitFor()
  await form.getByRole('textbox', { name: 'Around' }).fill('10001')
  await form.getByRole('textbox', { name: 'How many companies' }).fill('50')
  await countAfter(page, () => form.getByRole('button', { name: 'Apply' }).click())
  const around = criteriaOf(page).AnyOf?.find((item) => item.RadiusPostalCodeList)?.RadiusPostalCodeList?.[0]
  expect(around?.PostalCode).toBe('10001')
  expect(await countOf({ RadiusPostalCodeList: around ? [around] : [] })).toBeGreaterThanOrEqual(50)
})

test('the map fits a circle that was grown, from its bar and from its row', async () => {
  const page = await mapPage({
    RadiusCenterPointList: [{ Latitude: 34.05, Longitude: -118.25, RadiusMiles: 2 }],
  })
  const isInView = async () => {
    const [map, rim] = [await mapOf(page).boundingBox(), await middleOf(rimHandle)]
    return map !== null && rim.x > map.x + map.width / 2 && rim.x < map.x + map.width
  }
  const rimHandle = page.getByRole('slider', { name: 'Radius of Circle 1' })
  await page.getByRole('button', { name: /^Center of Circle 1/ }).focus()
  await page.getByRole('button', { name: 'Fit to count', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Fit to count', exact: true })
  await menu.getByRole('textbox', { name: 'How many companies' }).fill('4000')
  await countAfter(page, () => press(page, 'Enter'))
  await eventually(isInView).toBe(true)
  const far = zoomOf(page)
  expect(far).toBeLessThan(losAngeles.zoom)
  await page.getByRole('button', { name: 'Change Circle 1' }).click()
  const row = page.getByRole('dialog', { name: 'Circle 1' })
  await row.getByRole('textbox', { name: 'How many companies' }).fill('100')
  await countAfter(page, () => row.getByRole('button', { name: 'Apply' }).click())
  await eventually(() => zoomOf(page)).toBeGreaterThan(far)
})

/** The zoom of the map in the address bar. */
const zoomOf = (page: Page) => Number(String(viewOf(page, 'at')).split(',')[2])

test('fifty ZIP codes are one row with its cost, which opens, and goes with one button', async () => {
  const codes = [
    ...new Set((await recordsOf({ StateProvince: 'CA' }, ['PostalCode'])).map((it) => it.PostalCode ?? '')),
  ]
    .filter((code) => /^\d{5}$/.test(code))
    .slice(0, 50)
  expect(codes).toHaveLength(50)
  const page = await mapPage({ PostalCode: codes, LocationEmployeesSizeRange: ['1-4'] })
  const where = page.getByRole('region', { name: 'Where' })
  const row = where.getByRole('listitem').filter({ hasText: '50 ZIP codes' })
  await eventually(() => where.getByRole('listitem').count()).toBe(1)
  const [within, everywhere] = await Promise.all([
    countOf({ PostalCode: codes, LocationEmployeesSizeRange: ['1-4'] }),
    countOf({ LocationEmployeesSizeRange: ['1-4'] }),
  ])
  await eventually(async () =>
    numberIn((await row.getByTestId('cost').textContent())?.replace(/[−+]/, '') ?? ''),
  ).toBe(everywhere - within)
  await row.getByRole('button', { name: 'Change 50 ZIP codes' }).click()
  const list = page.getByRole('dialog', { name: '50 ZIP codes' })
  const first = list.getByRole('listitem').first()
  await first.hover()
  await countAfter(page, () => first.getByRole('button', { name: /^Remove ZIP/ }).click())
  expect(criteriaOf(page).PostalCode).toHaveLength(49)
  // Outside of the list, which is closed by it.
  await page.locator('#criteria h2').first().click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await where.getByText('49 ZIP codes').hover()
  await countAfter(page, () => where.getByRole('button', { name: 'Remove 49 ZIP codes' }).click())
  expect(criteriaOf(page)).toEqual({ LocationEmployeesSizeRange: ['1-4'] })
})

test('an area along a line is typed, a row renamed and saved, and distances follow the unit', async () => {
  const page = await mapPage()
  await page.evaluate(() =>
    localStorage.setItem('settings', JSON.stringify({ state: { units: 'km' }, version: 0 })),
  )
  await page.reload()
  await mapOf(page).waitFor()
  const where = page.getByRole('region', { name: 'Where', exact: true })
  await where.getByRole('button', { name: /^Where/ }).click()
  const form = page.getByRole('dialog', { name: 'Where' })
  await form.getByRole('tab', { name: 'Along a line' }).click()
  await form.getByRole('textbox', { name: /^Points/ }).fill('34.1, -118.4')
  await form.getByRole('textbox', { name: /kilometers/ }).fill('3')
  await form.getByRole('button', { name: 'Add the area along the line' }).click()
  await form.getByText('A line needs at least 2 points.').waitFor()
  await form.getByRole('textbox', { name: /^Points/ }).fill('34.1, -118.4\n34.05, -118.2')
  await countAfter(page, () => form.getByRole('button', { name: 'Add the area along the line' }).click())
  expect(criteriaOf(page).PolygonList?.[0]?.Points.length).toBeGreaterThan(8)
  await form.getByRole('tab', { name: 'Around a place' }).click()
  await form.getByRole('textbox', { name: 'Around' }).fill('34.05, -118.25')
  await form.getByRole('textbox', { name: 'Kilometers' }).fill('16.09')
  await countAfter(page, () => page.keyboard.press('Enter'))
  expect(criteriaOf(page).AnyOf?.[0]?.RadiusCenterPointList?.[0]?.RadiusMiles).toBeCloseTo(10, 2)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Change Circle 1 16\.1 km/ }).click()
  const row = page.getByRole('dialog', { name: 'Circle 1' })
  expect(await axeFindings(page)).toEqual([])
  await row.getByRole('textbox', { name: 'Name' }).fill('West shop')
  await row.getByRole('button', { name: 'Rename' }).click()
  const renamed = page.getByRole('dialog', { name: 'West shop' })
  await renamed.getByRole('button', { name: 'Save for other searches' }).click()
  await page.getByText('West shop is saved for other searches.').waitFor()
  await page.keyboard.press('Escape')
  await where.getByRole('button', { name: 'Remove West shop' }).click()
  await page.getByRole('button', { name: 'Add to where' }).click()
  await form.getByRole('tab', { name: 'Files and saved' }).click()
  await countAfter(page, () => form.getByRole('button', { name: 'Add West shop' }).click())
  expect(Object.values(viewOf(page, 'names') as object)).toEqual(['West shop'])
})
