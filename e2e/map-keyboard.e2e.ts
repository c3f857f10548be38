import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { countOf } from './api.ts'
import { agreedCount, countAfter } from './count.ts'
import { eventually } from './eventually.ts'
import { isFocused } from './focus.ts'
import { criteriaOf, linkTo } from './link.ts'
import { atOf, losAngeles, mapOf, tool } from './map.ts'
import { visit } from './visit.ts'

const view = { at: atOf(losAngeles) }

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const times = (n: number, key: string) => Array.from({ length: n }, () => key)

/** Opens the map over Los Angeles and walks to it with the Tab key. */
async function mapByTab(criteria = {}): Promise<Page> {
  const { page } = await visit(linkTo(criteria, view))
  await agreedCount(page)
  const mapElement = mapOf(page)
  await mapElement.waitFor()
  for (let i = 0; i < 60 && !(await isFocused(mapElement)); i++) await page.keyboard.press('Tab')
  expect(await isFocused(mapElement)).toBe(true)
  return page
}

const circleOf = (page: Page) => criteriaOf(page).RadiusCenterPointList?.[0]
const cornersOf = (page: Page) => criteriaOf(page).PolygonList?.[0]?.Points ?? []

test('a circle is drawn, moved, resized and removed by keys, and its count is said', async () => {
  const page = await mapByTab()
  await press(page, 'c', ' ', ...times(3, 'ArrowRight'))
  const drawn = await countAfter(page, () => press(page, 'Enter'))
  const circle = circleOf(page)
  expect(circle?.Latitude).toBeCloseTo(losAngeles.Latitude, 1)
  expect(circle?.Longitude).toBeCloseTo(losAngeles.Longitude, 1)
  await eventually(() => page.getByTestId('map-news').textContent()).toContain(
    `Circle of ${circle?.RadiusMiles} miles added, ${drawn.toLocaleString('en-US')} companies`,
  )

  await page.getByRole('button', { name: /^Center of Circle 1/ }).focus()
  await countAfter(page, () => press(page, ...times(4, 'ArrowLeft')))
  await eventually(() => circleOf(page)?.Longitude).toBeLessThan((circle?.Longitude ?? 0) - 0.05)
  await press(page, 'Tab')
  const radius = page.getByRole('slider', { name: 'Radius of Circle 1' })
  expect(await isFocused(radius)).toBe(true)
  await countAfter(page, () => press(page, 'Shift+ArrowRight', 'ArrowRight'))
  await eventually(() => radius.getAttribute('aria-valuenow')).toBe(String(circleOf(page)?.RadiusMiles))
  expect(circleOf(page)?.RadiusMiles).toBeGreaterThan(circle?.RadiusMiles ?? 0)
  await countAfter(page, () => press(page, 'Delete'))
  expect(criteriaOf(page)).toEqual({})
  await countAfter(page, () => press(page, 'Control+z'))
  expect(circleOf(page)).toBeDefined()
})

const [right, down, left] = [
  times(2, 'Shift+ArrowRight'),
  times(2, 'Shift+ArrowDown'),
  times(2, 'Shift+ArrowLeft'),
]

/** What a screen reader reads for each tool: its name, the text before and during the shape, and the result. */
const listener: [key: string, name: string, keys: string[], before: RegExp, within: RegExp, after: RegExp][] =
  [
    [
      'c',
      'Draw a circle',
      [' ', ...right],
      /^Cross at 34\.\d+ north, 11[78]\.\d+ west\. Space sets the center\.$/,
      /^[\d.]+ miles east of the center\. [\d.]+ mi radius, [\d,]+ sq mi\. Enter adds the circle\.$/,
      /^Circle of [\d.]+ miles added/,
    ],
    [
      'r',
      'Draw a rectangle',
      [' ', ...right, ...down],
      /Space sets the first corner\.$/,
      /^[\d.]+ miles south-?east of the last corner\. [\d,]+ sq mi\. Enter adds the rectangle\.$/,
      /^Drawn area 1 with 4 corners added/,
    ],
    [
      'p',
      'Draw an area',
      [' ', ...right, ' ', ...down, ' '],
      /Space sets corner 1\.$/,
      /Space sets corner 4\. Enter adds the area of 3 corners\.$/,
      /^Drawn area 2 with 3 corners added/,
    ],
    [
      'f',
      'Draw freehand',
      [' ', ...right, ...down, ...left],
      /Press Space to start the area\.$/,
      /Press Space to finish the area\.$/,
      /^Drawn area 3 with \d+ corners added/,
    ],
    [
      'l',
      'Draw along a line',
      [' ', ...right, ' '],
      /Space sets point 1\.$/,
      /[\d.]+ mi long, [\d.]+ mi to each side\. Space sets point 3\. Enter adds the area of 2 points\.$/,
      /^Drawn area 4 with \d+ corners added/,
    ],
  ]

test('each drawing tool announces its name, its position and the finished shape to a screen reader', {
  timeout: 120_000,
}, async () => {
  const page = await mapByTab()
  const voice = () => page.getByTestId('drawing-voice').textContent()
  const news = () => page.getByTestId('map-news').textContent()
  for (const [key, name, keys, before, within, after] of listener) {
    await mapOf(page).focus()
    await press(page, key)
    expect(await tool(page, name).getAttribute('aria-pressed')).toBe('true')
    await press(page, 'ArrowRight')
    await eventually(voice).toMatch(before)
    await press(page, ...keys)
    await eventually(voice).toMatch(within)
    await press(page, 'Enter')
    await eventually(news).toMatch(after)
    await eventually(news).toMatch(/, [\d,]+ compan(y|ies)$/)
  }

  for (const [level, place] of [
    ['States', /^California/],
    ['Counties', /^[A-Z][\w ]+, CA/],
    ['ZIP codes', /^(ZIP )?9\d{4}/],
  ] as const) {
    await mapOf(page).focus()
    await press(page, 'Escape', 's')
    await page
      .getByRole('radiogroup', { name: 'What to pick' })
      .getByRole('radio', { name: level })
      .press(' ')
    await mapOf(page).focus()
    await press(page, 'ArrowRight', 'ArrowLeft')
    await eventually(voice).toMatch(new RegExp(`${place.source}: add\\. Press Enter\\.$`))
    await press(page, 'Enter')
    await eventually(news).toMatch(new RegExp(`${place.source} added, [\\d,]+ compan(y|ies)$`))
  }
})

test('an area is drawn by keys, and its corners moved, added and removed', async () => {
  const page = await mapByTab()
  await press(page, 'p', ' ', ...times(2, 'Shift+ArrowRight'), ' ', ...times(2, 'Shift+ArrowDown'), ' ')
  await press(page, ...times(2, 'Shift+ArrowLeft'), ' ', 'Backspace', ' ')
  await countAfter(page, () => press(page, 'Enter'))
  const corners = cornersOf(page)
  expect(corners).toHaveLength(4)

  const third = page.getByRole('button', { name: /^Corner 3 of 4 of Drawn area 1/ })
  await third.focus()
  await countAfter(page, () => press(page, 'Shift+ArrowDown'))
  expect(cornersOf(page)[2]?.Latitude).toBeLessThan(corners[2]?.Latitude ?? 0)
  await page.getByRole('button', { name: 'New corner after corner 4 of Drawn area 1' }).focus()
  await countAfter(page, () => press(page, 'Enter'))
  expect(cornersOf(page)).toHaveLength(5)
  await page.getByRole('button', { name: /^Corner 5 of 5 of Drawn area 1/ }).focus()
  await countAfter(page, () => press(page, 'Delete'))
  expect(cornersOf(page)).toHaveLength(4)
  const before = cornersOf(page)[0]?.Latitude ?? 0
  await page.getByRole('button', { name: /^Middle of Drawn area 1/ }).focus()
  await countAfter(page, () => press(page, 'ArrowUp', 'ArrowUp'))
  expect(cornersOf(page)[0]?.Latitude).toBeGreaterThan(before)
})

test('a rectangle is excluded and a freehand path drawn by keys; Escape cancels', async () => {
  const page = await mapByTab({ StatesProvinces: ['CA'] })
  const all = await agreedCount(page)
  await press(page, 'r', ' ', 'Escape', 'Escape')
  await page.getByRole('button', { name: 'Select', exact: true, pressed: true }).waitFor()
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['CA'] })

  await press(page, 'x', 'r', ' ', 'Shift+ArrowRight', 'Shift+ArrowDown')
  const less = await countAfter(page, () => press(page, 'Enter'))
  expect(less).toBeLessThan(all)
  expect(criteriaOf(page).NoneOf?.[0]?.PolygonList).toHaveLength(1)

  await mapOf(page).focus()
  await press(page, 'f', ' ', ...times(2, 'Shift+ArrowRight'), ...times(2, 'Shift+ArrowDown'))
  await press(page, ...times(2, 'Shift+ArrowLeft'), 'Shift+ArrowUp')
  await countAfter(page, () => press(page, ' '))
  expect(JSON.stringify(criteriaOf(page).AnyOf)).toContain('PolygonList')
})

test('letters typed into a text field draw nothing', async () => {
  const { page } = await visit(linkTo({}, view))
  await mapOf(page).waitFor()
  await page.getByRole('combobox', { name: /^Add a place/ }).pressSequentially('crpf')
  await page.getByRole('button', { name: 'Select', exact: true, pressed: true }).waitFor()
})

test('arrow keys move the map and plus and minus zoom it', async () => {
  const page = await mapByTab()
  const before = page.url()
  await press(page, 'ArrowRight')
  await eventually(() => page.url()).not.toBe(before)
  await press(page, '+')
  await eventually(() => decodeURIComponent(page.url())).toMatch(/at=[\d.,-]+,10\b/)
})

test('the same areas are rows that can be typed', async () => {
  const { page } = await visit(linkTo({}, view))
  const where = page.getByRole('region', { name: 'Where', exact: true })
  await where.getByRole('button', { name: /^Where/ }).click()
  const form = page.getByRole('dialog', { name: 'Where' })
  await form.getByRole('tab', { name: 'Around a place' }).click()
  await form.getByRole('textbox', { name: 'Around' }).fill('34.05, -118.25')
  await form.getByRole('textbox', { name: 'Miles' }).fill('501')
  await form.getByRole('button', { name: 'Add the circle' }).click()
  await form.getByRole('alert').filter({ hasText: /500/ }).waitFor()
  await form.getByRole('textbox', { name: 'Miles' }).fill('8')
  const eight = await countAfter(page, () => page.keyboard.press('Enter'))
  expect(circleOf(page)).toEqual({ Latitude: 34.05, Longitude: -118.25, RadiusMiles: 8 })

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change Circle 1' }).click()
  const row = page.getByRole('dialog', { name: 'Circle 1' })
  await row.getByRole('textbox', { name: 'Miles' }).fill('12')
  await row.getByRole('textbox', { name: 'Around' }).fill('34.1, -118.25')
  const twelve = await countAfter(page, () => row.getByRole('button', { name: 'Change the circle' }).click())
  expect(circleOf(page)).toEqual({ Latitude: 34.1, Longitude: -118.25, RadiusMiles: 12 })
  expect(twelve).not.toBe(eight)
  await row.waitFor({ state: 'hidden' })
})

test('rows of ZIP codes and of corners are typed too', async () => {
  const square = [
    { Latitude: 34.2, Longitude: -118.5 },
    { Latitude: 34.2, Longitude: -118 },
    { Latitude: 33.9, Longitude: -118 },
  ]
  const criteria = {
    AnyOf: [
      { RadiusPostalCodeList: [{ PostalCode: '90012', RadiusMiles: 5 }] },
      { PolygonList: [{ Points: square }] },
    ],
  }
  const { page } = await visit(linkTo(criteria))
  expect(await agreedCount(page)).toBe(await countOf(criteria))
  await page.getByRole('button', { name: 'Change ZIP 90012' }).click()
  const circle = page.getByRole('dialog', { name: 'ZIP 90012' })
  await circle.getByRole('textbox', { name: 'Around' }).fill('10001')
  await circle.getByRole('textbox', { name: 'Miles' }).fill('3')
  await countAfter(page, () => circle.getByRole('button', { name: 'Change the circle' }).click())
  expect(criteriaOf(page).AnyOf?.[0]?.RadiusPostalCodeList).toEqual([{ PostalCode: '10001', RadiusMiles: 3 }])

  await page.getByRole('button', { name: 'Change Drawn area 1' }).click()
  const area = page.getByRole('dialog', { name: 'Drawn area 1' })
  const corners = area.getByRole('textbox', { name: /^Corners/ })
  expect(await corners.inputValue()).toBe('34.2, -118.5\n34.2, -118\n33.9, -118')
  await corners.fill('34.2, -118.5\n34.2 somewhere')
  await area.getByRole('button', { name: 'Change the area' }).click()
  await area.getByText(/^Line 2 is not a latitude and a longitude/).waitFor()
  await corners.fill('34.2, -118.5\n34.2, -118\n33.9, -118\n33.9, -118.5')
  await countAfter(page, () => area.getByRole('button', { name: 'Change the area' }).click())
  expect(criteriaOf(page).AnyOf?.[1]?.PolygonList?.[0]?.Points).toHaveLength(4)
})
