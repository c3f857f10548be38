import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { TallyItem } from '#contract/tally.ts'
import { countOf, postApi } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount, countAfter, numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { fileOf, tableIn } from './files.ts'
import { isFocused } from './focus.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { bar, barsOf, panel, pictureOf, saveAs } from './tally-panels.ts'
import { address, emptyPage, failedToLoad, visit } from './visit.ts'

const tally = (criteria: Criteria, field: string) =>
  postApi<TallyItem[]>('/v1/companies/tallies', { ...criteria, Fields: [field] })
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/** The titles of the panels from top to bottom. */
const titles = (page: Page) =>
  page
    .getByRole('region', { name: /^Tally by/ })
    .evaluateAll((all) => all.map((it) => it.ariaLabel?.slice(9)))

const options = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `Options of ${title}`, exact: true }).click()
  return page.getByRole('dialog', { name: `Options of ${title}`, exact: true })
}

test('panels are added, moved, removed and restored, and remain so', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.getByRole('button', { name: 'Add a tally' }).focus()
  const defaults = await titles(page)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Search the fields' }).fill('square')
  await page.keyboard.press('Enter')
  await panel(page, 'square feet').getByRole('listitem').first().waitFor()
  expect(await titles(page)).toEqual(['square feet', ...defaults])
  expect(await panel(page, 'square feet').locator('[aria-pressed]').count()).toBe(0)

  const head = panel(page, 'square feet').getByRole('button', { name: 'Square feet', exact: true })
  await head.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await eventually(() => titles(page).then((all) => all.indexOf('square feet'))).toBe(1)
  await eventually(() => isFocused(head)).toBe(true)
  const dialog = await options(page, 'square feet')
  await dialog.getByRole('button', { name: 'Move down' }).click()
  await eventually(() => titles(page).then((all) => all.indexOf('square feet'))).toBe(2)
  await page.keyboard.press('Escape')

  await page.reload()
  await eventually(() => titles(page).then((all) => all.indexOf('square feet'))).toBe(2)
  await (await options(page, 'square feet')).getByRole('button', { name: 'Remove this tally' }).click()
  await eventually(() => titles(page)).toEqual(defaults)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await eventually(() => titles(page).then((all) => all.length)).toBe(defaults.length + 1)
  await page.getByRole('button', { name: 'Add a tally' }).click()
  await page.getByRole('button', { name: 'Reset tallies' }).click()
  await eventually(() => titles(page)).toEqual(defaults)

  await page.evaluate(() =>
    localStorage.setItem('tallies', '{"state":{"panels":{"companies":"x"}},"version":1}'),
  )
  await page.reload()
  await eventually(() => titles(page)).toEqual(defaults)
})

test('a folded panel requests nothing and opens again', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['NE'] }))
  await barsOf(page, 'industry')
  const fold = panel(page, 'industry').getByRole('button', { name: 'Industry', exact: true })
  await fold.click()
  expect(await fold.getAttribute('aria-expanded')).toBe('false')
  await panel(page, 'industry').getByRole('listitem').first().waitFor({ state: 'hidden' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.postData() ?? ''))
  await countAfter(page, () => bar(page, 'employees here', '5–9').click())
  expect(requests.filter((body) => /"sic2"/.test(body))).toEqual([])
  await fold.press('Enter')
  expect((await barsOf(page, 'industry')).length).toBeGreaterThan(0)
})

test('a value is excluded by its button and by Alt and click, and shows what it costs', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['TX'] }))
  const all = await agreedCount(page)
  const [[first = '', n = 0] = [], [second = ''] = []] = await barsOf(page, 'employees here')
  const out = panel(page, 'employees here').getByRole('button', { name: `Exclude ${first}`, exact: true })
  await out.focus()
  expect(await countAfter(page, () => page.keyboard.press('Enter'))).toBe(all - n)
  expect(criteriaOf(page).NoneOf).toEqual([{ LocationEmployeesSizeRange: ['1-4'] }])
  expect(await out.getAttribute('aria-pressed')).toBe('true')
  const row = panel(page, 'employees here').getByRole('listitem').first()
  await eventually(() => row.innerText().then((text) => text.replaceAll(/\s+/g, ' '))).toMatch(
    /^1–4 −[\d,]+ NOT/,
  )
  await countAfter(page, () => bar(page, 'employees here', second).click({ modifiers: ['Alt'] }))
  expect(criteriaOf(page).NoneOf).toEqual([{ LocationEmployeesSizeRange: ['1-4', '5-9'] }])
  await countAfter(page, () => bar(page, 'employees here', first).click())
  expect(criteriaOf(page)).toEqual({
    StatesProvinces: ['TX'],
    LocationEmployeesSizeRange: ['1-4'],
    NoneOf: [{ LocationEmployeesSizeRange: ['5-9'] }],
  })
  const [[industry = ''] = []] = await barsOf(page, 'industry')
  await countAfter(page, () => bar(page, 'industry', industry).click({ modifiers: ['Alt'] }))
  expect((await barsOf(page, 'industry')).some(([label]) => label === industry)).toBe(true)
})

test('arrow keys walk the rows of a panel', async () => {
  const { page } = await visit()
  await barsOf(page, 'industry')
  const bars = panel(page, 'industry').getByRole('listitem').getByRole('button', { pressed: false })
  await bars.first().focus()
  await page.keyboard.press('ArrowDown')
  const second = panel(page, 'industry').getByRole('listitem').nth(1).getByRole('button').first()
  await eventually(() => isFocused(second)).toBe(true)
  await page.keyboard.press('Home')
  await eventually(() => isFocused(bars.first())).toBe(true)
})

test('rows are sorted, cut, summed and searched; the whole adds up', async () => {
  const { page } = await visit()
  const total = await agreedCount(page)
  const requests = await tally({}, 'sic2')
  const shown = await barsOf(page, 'industry')
  expect(sum(shown.map(([, n]) => n))).toBe(total)
  expect(shown.slice(0, 10).map(([, n]) => n)).toEqual(requests.slice(0, 10).map(({ Count }) => Count))

  const dialog = await options(page, 'industry')
  await dialog.getByText('5', { exact: true }).click()
  await eventually(() =>
    barsOf(page, 'industry').then((bars) => bars.filter(([label]) => !/others|Not known/.test(label)).length),
  ).toBe(5)
  expect(sum((await barsOf(page, 'industry')).map(([, n]) => n))).toBe(total)
  await dialog.getByText('All', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'By name' })
  await page.keyboard.press('Escape')
  const names = (await barsOf(page, 'industry')).map(([label]) => label).slice(0, 8)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))

  await page.getByRole('button', { name: 'Search within industry' }).click()
  await page.getByRole('textbox', { name: 'Search within industry' }).fill('eating')
  await eventually(() => barsOf(page, 'industry').then((bars) => bars.map(([label]) => label))).toEqual([
    'Eating and drinking places',
  ])
  await panel(page, 'industry')
    .getByRole('status')
    .getByText(/^1 of \d+ values/)
    .waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => barsOf(page, 'industry').then((bars) => bars.length)).toBeGreaterThan(5)

  const [[state = '', n = 0] = []] = await barsOf(page, 'state')
  await countAfter(page, () => bar(page, 'state', state).click())
  await (await options(page, 'state')).getByRole('combobox', { name: 'Percent of' }).selectOption('matching')
  await eventually(() => bar(page, 'state', state).innerText()).toMatch(/100\.0%/)
  expect(n).toBeGreaterThan(0)
})

test('a search is compared with everything, itself elsewhere, or a link', async () => {
  const criteria = { StatesProvinces: ['NE', 'IA'] }
  const { page } = await visit(linkTo(criteria))
  await agreedCount(page)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('radio', { name: 'All companies' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Comparison' }).getByText('All companies').waitFor()
  expect(viewOf(page, 'compare')).toBe('everything')

  const [own, all] = await Promise.all([
    tally(criteria, 'locationemployeessizerange'),
    tally({}, 'locationemployeessizerange'),
  ])
  const share = (items: TallyItem[], band: string) =>
    (items.find((item) => item.LocationEmployeesSizeRange === band)?.Count ?? 0) /
    sum(items.map(({ Count }) => Count))
  const [here, there] = [share(own, '1-4'), share(all, '1-4')]
  const row = panel(page, 'employees here').getByRole('listitem').first()
  const change = 100 * (here - there)
  const points = `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}`
  await eventually(() => row.innerText()).toContain(`${(100 * here).toFixed(1)}%`)
  await eventually(() => row.innerText()).toContain(`${(100 * there).toFixed(1)}%`)
  await eventually(() => row.innerText()).toContain(points)
  await page.getByText('Index', { exact: true }).click()
  await eventually(() => row.innerText()).toContain(`\n${Math.round((100 * here) / there)}\n`)

  await (await options(page, 'employees here')).getByRole('combobox', { name: 'Sort' }).selectOption('over')
  await page.keyboard.press('Escape')
  const file = tableIn(await fileOf(page, () => saveAs(page, 'employees here', 'CSV')))
  const first = file.find((line) => line.LocationEmployeesSizeRange === '1-4')
  expect(Number(first?.Percent)).toBeCloseTo(100 * here, 1)
  expect(Number(first?.['Compared percent'])).toBeCloseTo(100 * there, 1)
  expect(Number(first?.['Difference in points'])).toBeCloseTo(change, 1)
  const indexes = file.map((line) => Number(line.Index)).filter(Boolean)
  expect(indexes).toEqual(indexes.toSorted((a, b) => b - a))

  await page.reload()
  await page.getByRole('region', { name: 'Comparison' }).waitFor()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('radio', { name: 'Another search' }).check()
  await page.getByRole('textbox', { name: 'Link of the other search' }).fill('no link')
  await page.getByRole('button', { name: 'Compare with that search' }).click()
  await page.getByText(/^Paste a search link/).waitFor()
  await page
    .getByRole('textbox', { name: 'Link of the other search' })
    .fill(address + linkTo({ StatesProvinces: ['TX'] }))
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Comparison' }).getByText('Companies · Where: Texas').waitFor()
  await page.getByRole('button', { name: 'Compare with nothing' }).click()
  await page.getByRole('region', { name: 'Comparison' }).waitFor({ state: 'hidden' })
})

test('all tallies of a change are one request, with a comparison too', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['NE'] }, { compare: 'everything' }))
  await agreedCount(page)
  await barsOf(page, 'industry')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await countAfter(page, () => bar(page, 'employees here', '5–9').click())
  await barsOf(page, 'new or existing')
  const calls = requests.filter((path) => path.includes('/v1/'))
  expect(calls.filter((path) => path.endsWith('/multipletallies'))).toHaveLength(1)
  expect(calls.length, calls.join()).toBeLessThanOrEqual(12)
})

test('a field that the service refuses costs its own panel alone', async () => {
  const it = await emptyPage()
  it.forgiven.push(failedToLoad)
  const refusal = [{ Item: 'Fields', Description: 'creditratingscore is not a tally field' }]
  await it.page.route('**/v1/companies/{tallies,multipletallies}', (route) =>
    route.request().postData()?.includes('creditratingscore')
      ? route.fulfill({ status: 400, json: refusal })
      : route.continue(),
  )
  await it.page.goto(address)
  await panel(it.page, 'credit rating').getByText('This service does not count by credit rating.').waitFor()
  expect((await barsOf(it.page, 'industry')).length).toBeGreaterThan(5)
})

test('cells of the cross tally show percents, walk by arrow keys and narrow the search', async () => {
  const view = { tab: 'cross', rows: 'stateprovince', columns: 'locationemployeessizerange' }
  const { page } = await visit(linkTo({ StatesProvinces: ['NE', 'IA'] }, view))
  await agreedCount(page)
  const items = await postApi<TallyItem[]>('/v1/companies/tallies', {
    StatesProvinces: ['NE', 'IA'],
    Fields: ['stateprovince', 'locationemployeessizerange'],
  })
  const iowa = items.filter((item) => item.StateProvince === 'IA')
  const part = iowa.find((item) => item.LocationEmployeesSizeRange === '1-4')?.Count ?? 0
  await page.getByRole('combobox', { name: 'Cells' }).selectOption('row')
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Iowa' }) })
  await eventually(() => row.getByRole('cell').first().innerText()).toBe(
    `${((100 * part) / sum(iowa.map(({ Count }) => Count))).toFixed(1)}%`,
  )
  expect(await row.getByRole('cell').last().innerText()).toBe('100.0%')
  await page.getByRole('combobox', { name: 'Cells' }).selectOption('count')
  await row.getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight')
  await eventually(() => isFocused(row.getByRole('button').nth(1))).toBe(true)
  await page.keyboard.press('ArrowLeft')
  expect(await countAfter(page, () => page.keyboard.press('Enter'))).toBe(part)
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['IA'], LocationEmployeesSizeRange: ['1-4'] })

  await page.getByRole('button', { name: 'Swap rows and columns' }).click()
  await eventually(() => viewOf(page, 'columns')).toBe('stateprovince')
  await page.getByRole('columnheader', { name: 'Iowa' }).waitFor()
})

test('a panel and the cross tally are saved as pictures of twice their size', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['NE'] }, { tab: 'cross' }), { colorScheme: 'dark' })
  await agreedCount(page)
  await barsOf(page, 'employees here')
  const bars = await pictureOf(page, () => saveAs(page, 'employees here', 'PNG'))
  expect([bars.name, bars.width, bars.background]).toEqual([
    'employees-here-companies-where-nebraska.png',
    1280,
    '255,255,255',
  ])
  expect(bars.colors).toContain('16,152,173')
  const cross = await pictureOf(page, () => saveAs(page, 'cross tally', 'PNG'))
  expect(cross.name).toBe('industry-2-digits-by-employees-here-companies-where-nebraska.png')
  expect(cross.width).toBeGreaterThan(960)
  expect(cross.height).toBeGreaterThan(400)
  expect(cross.background).toBe('255,255,255')
})

test('a tally names the filter that is not applied to it, on the screen and in its files', async () => {
  const texas = { StatesProvinces: ['TX'] }
  const { page } = await visit(linkTo({ ...texas, PrimarySic: '58' }))
  await agreedCount(page)
  await barsOf(page, 'industry')
  const counted =
    'Companies · Where: Texas. The filter by industry is not applied here, so that its other values show too.'
  await panel(page, 'industry').getByText(counted).waitFor()
  expect(await panel(page, 'employees here').getByText('is not applied here').count()).toBe(0)
  const lines = tableIn(await fileOf(page, () => saveAs(page, 'industry', 'CSV')))
  expect(lines.reduce((sum, line) => sum + Number(line.Count), 0)).toBe(await countOf(texas))
  expect(new Set(lines.map((line) => line.Counted))).toEqual(new Set([counted]))

  await panel(page, 'industry')
    .getByRole('button', { name: /^Show all/ })
    .click()
  const picture = await pictureOf(page, () => saveAs(page, 'industry', 'PNG'))
  expect(picture.name).toBe('industry-companies-where-texas.png')
  expect(lines.length).toBeGreaterThan(40)
  // At most 25 rows and the others as one, some of them in two lines.
  expect(picture.height).toBeLessThan(2 * 40 * 26)
})

/** Names that are cut, or that a button covers. */
const hiddenNames = (list: Locator) =>
  list.evaluateAll((rows) =>
    rows.flatMap((row) => {
      const name = row.querySelector('button span, span span')
      if (!name?.textContent) return []
      const range = document.createRange()
      range.selectNodeContents(name)
      const buttons = [...row.querySelectorAll('[data-part=out], [data-part=open]')]
      const isCovered = [...range.getClientRects()].some((line) =>
        buttons.some((button) => {
          const box = button.getBoundingClientRect()
          return (
            box.left < line.right && box.right > line.left && box.top < line.bottom && box.bottom > line.top
          )
        }),
      )
      const isCut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1
      return isCovered || isCut ? [name.textContent] : []
    }),
  )

test.each([1440, 1024, 390])('names of a tally are whole at %i, and no button covers them', async (width) => {
  const { page } = await visit(linkTo({ StatesProvinces: ['TX'] }), { viewport: { width, height: 900 } })
  await agreedCount(page)
  if (width === 390) await page.getByRole('tab', { name: 'Tallies' }).click()
  await barsOf(page, 'industry')
  const rows = panel(page, 'industry').getByRole('listitem')
  await rows.first().hover()
  expect(await rows.count()).toBeGreaterThan(9)
  expect(await hiddenNames(rows)).toEqual([])
})

test('of ten thousand values only those in sight are drawn, shown and searched', async () => {
  const { page } = await visit()
  await agreedCount(page)
  const many = Array.from({ length: 10_000 }, (_, i) => ({
    Count: 10_000 - i,
    PostalCode: String(10_000 + i),
  }))
  await page.route('**/v1/companies/{tallies,multipletallies}', async (route) => {
    const body = route.request().postDataJSON() as
      | { RequestId: string; Fields: string[] }[]
      | { Fields: string[] }
    if (!JSON.stringify(body).includes('"postalcode"')) return route.continue()
    if (!Array.isArray(body)) return route.fulfill({ json: many })
    const response = await route.fetch()
    const answers = (await response.json()) as { RequestId: string; Tallies: unknown }[]
    const ids = new Set(
      body.filter(({ Fields }) => Fields[0] === 'postalcode').map(({ RequestId }) => RequestId),
    )
    await route.fulfill({
      json: answers.map((it) => (ids.has(it.RequestId) ? { ...it, Tallies: many } : it)),
    })
  })
  await page.goto(address + linkTo({ LocationEmployeesSizeRange: ['1-4'] }))
  await page.getByRole('button', { name: 'Add a tally' }).click()
  await page.getByRole('textbox', { name: 'Search the fields' }).fill('zip code')
  await page.keyboard.press('Enter')
  await panel(page, 'zip code').getByText('9,990 others').waitFor()
  const values = panel(page, 'zip code')
  await values.getByRole('button', { name: /^Show all/ }).click()
  await page.getByRole('region', { name: 'Values of zip code' }).waitFor()
  expect(await values.getByRole('listitem').count()).toBeLessThan(80)
  await page.getByRole('button', { name: 'Search within zip code' }).click()
  await page.getByRole('textbox', { name: 'Search within zip code' }).fill('123')
  await values.getByText(/of 10,000 values/).waitFor()
  expect(await values.getByRole('listitem').count()).toBeLessThan(80)
})

test('an empty search and one of a single group are reported', async () => {
  const { page } = await visit(linkTo({ CompanyName: 'zzzzzz' }))
  await panel(page, 'industry').getByText('No company has these criteria.').waitFor()
  await page.goto(
    address +
      linkTo(
        { StatesProvinces: ['NE'], PrimarySic: '58', LocationEmployeesSizeRange: ['1-4'] },
        { tab: 'cross', rows: 'sic2', columns: 'locationemployeessizerange' },
      ),
  )
  const total = await agreedCount(page)
  await page.getByRole('table').getByRole('button').first().waitFor()
  expect(await page.getByRole('table').getByRole('button').count()).toBe(1)
  expect(numberIn(await page.getByRole('table').getByRole('button').innerText())).toBe(total)
})

test.each(sizes)('axe finds nothing in the tallies at %d', { timeout: 120_000 }, async (width) => {
  const link = linkTo(
    { StatesProvinces: ['NE'], NoneOf: [{ PrimarySic: '58' }] },
    { compare: 'everything', tab: 'cross' },
  )
  const { page } = await visit(link, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  })
  await agreedCount(page)
  const tab = page.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name: 'Tallies' })
  const findings: string[] = []
  const look = async (name: string) =>
    findings.push(...(await findingsInBothSchemes(page)).map((it) => `${name}: ${it}`))
  await page.getByRole('table').waitFor()
  await look('cross tally')
  if (await tab.isVisible()) await tab.click()
  await barsOf(page, 'industry')
  await look('tallies')
  await options(page, 'industry')
  await look('options')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a tally' }).click()
  await look('add')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('radio', { name: 'Another search' }).check()
  await look('compare')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save industry' }).click()
  await page.getByRole('dialog', { name: 'Save industry' }).waitFor()
  await look('save')
  expect(findings).toEqual([])
})
