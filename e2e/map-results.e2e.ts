import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company.ts'
import type { Point } from '#contract/place.ts'
import { countOf, postApi, recordsOf } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount, countAfter, numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { isFocused } from './focus.ts'
import { linkTo, viewOf } from './link.ts'
import { atOf, mapOf, middleOf, type PagePoint, positionOf, still } from './map.ts'
import { address, visit, visitWithoutLimits } from './visit.ts'

const legendOf = (page: Page) => page.getByRole('region', { name: 'Legend' })

/** Moves the pointer to a point until the map shows its tooltip. */
async function tooltipAt(page: Page, { x, y }: PagePoint): Promise<string> {
  const tip = mapOf(page).getByRole('tooltip')
  await eventually(async () => {
    await page.mouse.move(x + 1, y + 1)
    await page.mouse.move(x, y)
    return tip.count()
  }).toBe(1)
  return (await tip.textContent()) ?? ''
}

const companiesText = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'company' : 'companies'}`

/** A company with a place, and a search that finds it among a few. */
async function oneAmongFew(): Promise<{
  company: Company & { Location: Point }
  criteria: { PostalCode: string[] }
}> {
  const fields = ['CompanyName', 'PostalCode', 'Location']
  const companies = await recordsOf({ StateProvince: 'RI' }, fields)
  const company = companies.find(({ Location, PostalCode }) => Location && PostalCode)
  if (!company?.Location || !company.PostalCode) throw new Error('No company with a place')
  return {
    company: { ...company, Location: company.Location },
    criteria: { PostalCode: [company.PostalCode] },
  }
}

test('density says how many companies each ZIP code has, and a click on a dot shows its ZIP codes', async () => {
  const code = '90012'
  const view = { Latitude: 34.06, Longitude: -118.24, zoom: 8 }
  const { page } = await visit(linkTo({ PostalCode: [code] }, { at: atOf(view) }))
  const n = await agreedCount(page)
  await eventually(() => legendOf(page).textContent()).toMatch(/compan/)
  const middle = await middleOf(page.getByRole('button', { name: `ZIP ${code}`, exact: true }))
  // Its dot is above its name.
  const dot = { x: middle.x, y: middle.y - 24 }
  const tip = await tooltipAt(page, dot)
  expect(tip.startsWith(`ZIP ${code}: ${companiesText(n)}`)).toBe(true)
  expect(tip).toMatch(/companies(, (less than 1|[\d,]+) per dot)?$/)
  await page.mouse.click(dot.x, dot.y)
  const card = page.getByRole('region', { name: 'This location' })
  await eventually(() => card.textContent()).toMatch(
    new RegExp(
      `(This dot: ${companiesText(n)} of ZIP code ${code}|ZIP code ${code}: ${companiesText(n)}, spread)`,
    ),
  )
  await page.goto(address)
  await eventually(() => legendOf(page).textContent()).toMatch(/up to [\d,]+ companies/)
})

test('no dot says more than the legend', async () => {
  const view = { Latitude: 40.72, Longitude: -74.0, zoom: 8 }
  const { page } = await visit(linkTo({}, { at: atOf(view) }))
  await agreedCount(page)
  await eventually(() => legendOf(page).textContent()).toMatch(/up to [\d,]+ companies/)
  const max = numberIn(/up to ([\d,]+)/.exec((await legendOf(page).textContent()) ?? '')?.[1] ?? '')
  const box = await mapOf(page).boundingBox()
  if (!box) throw new Error('The map is not on the page')
  const tips = await tooltipsFrom(page)
  const last = box.x + box.width - 80
  for (let y = box.y + 80; y < box.y + box.height - 80; y += 21) {
    await page.mouse.move(box.x + 80, y)
    await page.mouse.move(last, y, { steps: Math.ceil((last - box.x - 80) / 21) })
  }
  const shown = (await tips()).map(inDot)
  expect(Math.max(...shown)).toBeGreaterThan(0)
  expect(Math.max(...shown)).toBeLessThanOrEqual(max)
})

/** Collects what the tooltips of the map say from now on; the function that is returned gives their texts. */
async function tooltipsFrom(page: Page): Promise<() => Promise<string[]>> {
  const texts = await mapOf(page).evaluateHandle((map) => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      for (const { textContent } of map.querySelectorAll('[role=tooltip]')) seen.add(textContent ?? '')
    }).observe(map, { subtree: true, childList: true, characterData: true })
    return seen
  })
  return () => texts.evaluate((seen) => [...seen])
}

/** How many companies a dot has by its tooltip; those of a ZIP code that is one dot are all in it. */
const inDot = (tip: string) =>
  numberIn(/, ([\d,]+) per dot$/.exec(tip)?.[1] ?? /: ([\d,]+) compan[a-z]+$/.exec(tip)?.[1] ?? '0')

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('a tooltip is never under the controls of the map', async () => {
  const { page } = await visit(
    linkTo({ StatesProvinces: ['KS', 'NE', 'MO', 'CO', 'OK'] }, { at: '39,-98,5', map: 'state' }),
  )
  await legendOf(page).getByRole('button', { name: 'Table' }).waitFor()
  const controls = [
    page.getByRole('group', { name: 'Drawing tools' }),
    page.getByRole('group', { name: 'Zoom' }),
    page.getByRole('radiogroup', { name: 'Show the results as' }),
    legendOf(page),
  ]
  const boxOf = async (of: Locator): Promise<Box> =>
    (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const boxes = await Promise.all(controls.map(boxOf))
  const [tools, zoom, views, legend] = boxes as [Box, Box, Box, Box]
  const beside: [what: string, PagePoint][] = [
    ['the tools', { x: tools.x + tools.width + 6, y: tools.y + tools.height / 2 }],
    ['the zoom buttons', { x: zoom.x - 6, y: zoom.y + zoom.height / 2 }],
    ['the views, at their left', { x: views.x - 6, y: views.y + views.height / 2 }],
    ['the views, below', { x: views.x + views.width / 2, y: views.y + views.height + 6 }],
    ['the legend', { x: legend.x + legend.width / 2, y: legend.y - 6 }],
  ]
  for (const [what, point] of beside) {
    await tooltipAt(page, point)
    const tip = await boxOf(mapOf(page).getByRole('tooltip'))
    expect([what, boxes.filter((box) => overlaps(tip, box))]).toEqual([what, []])
  }
})

test('points are a systematic sample that can be made larger', async () => {
  const { page } = await visitWithoutLimits(linkTo({ StatesProvinces: ['CA'] }, { map: 'points' }))
  const n = await agreedCount(page)
  expect(n).toBeGreaterThan(2000)
  const shown = async () =>
    numberIn((/([\d,]+) of/.exec((await legendOf(page).textContent()) ?? '') ?? [])[1] ?? '')
  await eventually(shown).toBeGreaterThan(1900)
  expect(await shown()).toBeLessThanOrEqual(2000)
  await eventually(() => legendOf(page).textContent()).toMatch(/1 of \d+ shown/)
  await page.getByRole('combobox', { name: 'How many companies to show' }).selectOption('10000')
  await eventually(() => legendOf(page).textContent()).toContain(`${n.toLocaleString('en-US')} companies`)
  await eventually(() => legendOf(page).textContent()).not.toMatch(/1 of \d+ shown/)
})

test('where there is room for all companies, every one is a point', async () => {
  const placed = (await recordsOf({ StateProvince: 'CA' }, ['Location'])).filter(({ Location }) => Location)
  const { page } = await visitWithoutLimits(linkTo({ StatesProvinces: ['CA'] }, { map: 'points' }))
  const n = await agreedCount(page)
  await page.getByRole('combobox', { name: 'How many companies to show' }).selectOption('10000')
  await eventually(() => legendOf(page).textContent()).toContain(
    `${placed.length.toLocaleString('en-US')} ${placed.length === n ? 'companies' : 'of'}`,
  )
})

test('a point marks its row, a row its point, and a click opens the record', async () => {
  const { company, criteria } = await oneAmongFew()
  const view = { ...company.Location, zoom: 15 }
  const { page } = await visit(linkTo(criteria, { map: 'points', at: atOf(view) }))
  const grid = page.getByRole('grid', { name: 'Companies' })
  const rows = grid.getByRole('row', { name: company.CompanyName })
  await rows.first().waitFor()
  await eventually(() => legendOf(page).textContent()).toMatch(/compan/)
  const point = await positionOf(page, company.Location, view)
  expect(await tooltipAt(page, point)).toBe(company.CompanyName)
  await eventually(() => grid.locator('[data-pointed]').count()).toBe(1)
  expect(await grid.locator('[data-pointed]').textContent()).toContain(company.CompanyName)

  await rows.first().hover()
  const mark = page.getByTestId('pointed-mark')
  await mark.waitFor()
  if ((await rows.count()) === 1) {
    const at = await middleOf(mark)
    expect(Math.hypot(at.x - point.x, at.y - point.y)).toBeLessThan(4)
  }
  await page.getByRole('tab', { name: 'Cross tally' }).hover()
  await mark.waitFor({ state: 'hidden' })

  await page.mouse.click(point.x, point.y)
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await eventually(() => drawer.getByRole('heading', { level: 2 }).textContent()).toBe(company.CompanyName)
})

test.each([
  ['By state', { Latitude: 41.5, Longitude: -99.5, zoom: 5 }, 'Nebraska', { StateProvince: 'NE' }],
  [
    'By county',
    { Latitude: 34.3, Longitude: -118.1, zoom: 8 },
    'Los Angeles, CA',
    { CountiesByStateProvince: [{ County: 'Los Angeles', StateProvince: 'CA' }] },
  ],
] as const)(
  '%s, colors represent counts and the pointer shows the number',
  async (name, view, place, inside) => {
    const criteria = { LocationEmployeesSizeRange: ['1-4' as const] }
    const { page } = await visit(linkTo(criteria, { at: atOf(view) }))
    await agreedCount(page)
    await page.getByText(name, { exact: true }).click()
    await eventually(() => legendOf(page).textContent()).toMatch(/^\d[\d,]*(–\d[\d,]*)?/)
    const n = await countOf({ ...criteria, ...structuredClone(inside) } as object)
    expect(await tooltipAt(page, await positionOf(page, view, view))).toBe(`${place}: ${companiesText(n)}`)
  },
)

test('the map fits what was selected, and everything on request', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI', 'CA'] }))
  const chips = () =>
    Promise.all(
      ['Rhode Island', 'California'].map((name) => middleOf(mapOf(page).getByRole('button', { name }))),
    )
  const frame = async () => mapOf(page).boundingBox()
  const within = async () => {
    const box = await frame()
    return (await chips()).every(
      ({ x, y }) => box && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
    )
  }
  await eventually(within).toBe(true)
  await page.getByRole('button', { name: 'Show Rhode Island on the map' }).click()
  await eventually(within).toBe(false)
  await page.getByRole('button', { name: 'Show all areas' }).click()
  await eventually(within).toBe(true)
})

/** Adds a place in the form, and waits until the map has it. */
async function withPlace(at: string, place: string): Promise<Page> {
  const { page } = await visit(linkTo({}, { at }))
  await agreedCount(page)
  await mapOf(page).waitFor()
  await page.getByRole('combobox', { name: /^Add a place/ }).fill(place)
  const option = page.getByRole('option', { name: new RegExp(`^${place}`) }).first()
  await countAfter(page, () => option.click())
  const name = mapOf(page).getByRole('button', { name: place, exact: true })
  await name.waitFor()
  await still(name)
  return page
}

const country = '39.0000,-98.0000,4'

test.each([
  ['Papillion, NE', /^41\.\d+,-96\.\d+,10$/],
  ['San Bernardino County, CA', /^34\.\d+,-11[56]\.\d+,[78](\.5)?$/],
])('a place that would be tiny is brought near: %s', async (place, view) => {
  const page = await withPlace(country, place)
  await eventually(() => String(viewOf(page, 'at'))).toMatch(view)
})

test.each([
  [country, 'Texas'],
  ['41.2586,-95.9378,12', 'Omaha, NE'],
])('from %s a place of a good size does not move the map: %s', async (at, place) => {
  const page = await withPlace(at, place)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await eventually(() => viewOf(page, 'at')).not.toBe(at)
  const read = (view: unknown) => String(view).split(',').map(Number)
  const [before, after] = [read(at), read(viewOf(page, 'at'))]
  expect(after[0]).toBeCloseTo(before[0] ?? 0, 1)
  expect(after[1]).toBeCloseTo(before[1] ?? 0, 1)
  expect(after[2]).toBeGreaterThan(before[2] ?? 0)
})

type Zip3Group = { Zip3?: string; Count: number }
const zip3Tally = (criteria: object) =>
  postApi<Zip3Group[]>('/v1/companies/tallies', { ...criteria, Fields: ['zip3'] })

/** The bounds of each class in the legend, and how many places it says it holds. */
async function classesIn(page: Page): Promise<{ bounds: string; places: number }[]> {
  const bands = await legendOf(page).locator('[data-bands] > span').allTextContents()
  return bands.map((text) => {
    const [, bounds = '', places = ''] =
      /^\s*([\d.,–]+|none|no people known)\s+([\d,]+)(?: .*)?$/.exec(text) ?? []
    return { bounds, places: numberIn(places) }
  })
}

test('by ZIP3, areas around the middles of ZIP codes have the tally of their first digits', async () => {
  const view = { Latitude: 41.26, Longitude: -96.0, zoom: 8 }
  const criteria = { LocationEmployeesSizeRange: ['1-4' as const] }
  const { page } = await visit(linkTo(criteria, { at: atOf(view), map: 'zip3' }))
  const tally = await zip3Tally(criteria)
  const omaha = tally.find(({ Zip3 }) => Zip3 === '681')
  await eventually(() => legendOf(page).textContent()).toContain('approximate ZIP3 boundaries')
  expect(await tooltipAt(page, await positionOf(page, view, view))).toBe(
    `ZIP 681, Omaha, NE: ${companiesText(omaha?.Count ?? 0)}`,
  )
  expect(await axeFindings(page)).toEqual([])
})

test('classes are as many and cut as selected, by keyboard, and the link keeps them', async () => {
  const { page } = await visit(linkTo({}, { map: 'county' }))
  const tally = await postApi<{ County?: string }[]>('/v1/companies/tallies', {
    Fields: ['stateprovince', 'county'],
  })
  const classesWithValues = async () => (await classesIn(page)).filter(({ bounds }) => /^\d/.test(bounds))
  await eventually(async () => (await classesWithValues()).length).toBe(5)
  const places = async () => (await classesWithValues()).reduce((sum, one) => sum + one.places, 0)
  await eventually(places).toBeGreaterThan(1000)
  const all = await places()
  expect(all).toBeLessThanOrEqual(tally.length)
  const even = (await classesWithValues()).map((one) => one.places)
  expect(Math.max(...even)).toBeLessThan(2 * Math.min(...even))

  await legendOf(page).getByRole('button', { name: 'Classes' }).press('Enter')
  const many = page.getByRole('combobox', { name: 'How many classes' })
  await eventually(() => isFocused(many)).toBe(true)
  await many.press('7')
  await eventually(() => viewOf(page, 'classes')).toBe(7)
  // Equal numbers are in one class, so that there may be fewer even classes.
  await eventually(async () => (await classesWithValues()).length).toBeGreaterThan(5)
  const cut = page.getByRole('combobox', { name: 'Class breaks' })
  await cut.selectOption({ label: 'natural breaks' })
  await eventually(() => viewOf(page, 'cut')).toBe('natural')
  await eventually(async () => (await classesWithValues()).length).toBe(7)
  await eventually(places).toBe(all)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await many.waitFor({ state: 'hidden' })
  await page.reload()
  await eventually(async () => (await classesWithValues()).length).toBe(7)
})

test('colors show companies, companies per 1,000 people or percent', async () => {
  const view = { Latitude: 41.5, Longitude: -99.5, zoom: 5 }
  const { page } = await visit(linkTo({}, { at: atOf(view), map: 'state' }))
  const [n, all] = [await countOf({ StateProvince: 'NE' }), await countOf({})]
  const measure = page.getByRole('combobox', { name: 'What the colors show' })
  const point = await positionOf(page, view, view)
  await measure.selectOption({ label: 'Percent of the result' })
  const part = ((100 * n) / all).toPrecision(3)
  await eventually(() => tooltipAt(page, point)).toBe(`Nebraska: ${companiesText(n)}, ${part}%`)
  await measure.selectOption({ label: 'Per 1,000 people' })
  const rate = async () => Number(/, ([\d.]+) per 1,000 people$/.exec(await tooltipAt(page, point))?.[1])
  // 1,961,504 people at the census of 2020, rounded to the hundred.
  await eventually(rate).toBeCloseTo((1000 * n) / 1_961_500, 1)
  await page.getByText('By ZIP3', { exact: true }).click()
  await eventually(() => legendOf(page).textContent()).toMatch(/no people known/)
})

test('the numbers behind the colors are a table, for readers and by keyboard', async () => {
  const { page } = await visit(linkTo({}, { map: 'zip3' }))
  const tally = await zip3Tally({})
  await legendOf(page).getByRole('button', { name: 'Table' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Companies by ZIP area' })
  const row = dialog.getByRole('row').nth(1)
  await eventually(() => row.getByRole('cell').first().textContent()).toBe(
    tally[0]?.Count.toLocaleString('en-US'),
  )
  expect(await row.getByRole('rowheader').textContent()).toContain(`ZIP ${tally[0]?.Zip3}`)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('textbox').fill('omaha')
  await eventually(() => dialog.getByRole('row').count()).toBe(2)
  await dialog.getByRole('button', { name: 'ZIP 681, Omaha, NE' }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => String(viewOf(page, 'at'))).toMatch(/^41\./)
})

test('nearer to the map there are more points of what is seen', async () => {
  const { page } = await visitWithoutLimits(linkTo({}, { map: 'points', at: '34.05,-118.2,5' }))
  const head = async () => (await legendOf(page).textContent()) ?? ''
  await eventually(head).toMatch(/30,000 companies/)
  const narrowed = page.waitForRequest((request) => /PolygonList/.test(request.postData() ?? ''))
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).click()
  const body = JSON.parse((await narrowed).postData() ?? '{}') as { PolygonList: object[] }
  expect(body.PolygonList).toHaveLength(1)
  await eventually(head).toMatch(/companies in view/)
  const boxes: object[] = []
  page.on('request', (request) => {
    if (/count$/.test(request.url())) boxes.push(JSON.parse(request.postData() ?? '{}'))
  })
  await mapOf(page).press('ArrowRight')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await eventually(() => boxes.length).toBeGreaterThan(0)
  await eventually(async () => {
    const n = await countOf(boxes.at(-1) ?? {})
    return (await head()).includes(
      `${n.toLocaleString('en-US')} ${n === 1 ? 'company' : 'companies'} in view`,
    )
  }).toBe(true)
})

test('with the results off, nothing is requested for the map', async () => {
  const { page } = await visit(linkTo({}, { map: 'none' }))
  const requests: string[] = []
  page.on('request', (request) => {
    if (/postalcode|NthRecord/.test(request.postData() ?? '')) requests.push(request.url())
  })
  await page.reload()
  await agreedCount(page)
  await mapOf(page).waitFor()
  expect(requests).toEqual([])
})

test.each(sizes)('legend, switch and table pass axe, %i pixels wide', async (width) => {
  const { page } = await visit(linkTo({}, { map: 'zip3' }), { viewport: { width, height: 844 } })
  await legendOf(page).getByRole('button', { name: 'Table' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  if (width < 480) {
    const list = page.getByRole('combobox', { name: 'Show the results as' })
    await list.selectOption('Points')
    await eventually(() => viewOf(page, 'map')).toBe('points')
    await list.selectOption('By state')
  } else await page.getByText('By state', { exact: true }).click()
  await eventually(() => viewOf(page, 'map')).toBe('state')
  await legendOf(page).getByRole('button', { name: 'Table' }).click()
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
})
