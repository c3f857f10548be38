import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { TallyItem } from '#contract/tally.ts'
import { countOf, postApi } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount, numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { fileOf, tableIn } from './files.ts'
import { isFocused } from './focus.ts'
import { criteriaOf, kindOf, linkTo } from './link.ts'
import { visit } from './visit.ts'

const tree = (page: Page) => page.getByRole('tree', { name: 'Industries' })
const line = (page: Page, code: string) => tree(page).getByRole('treeitem', { name: new RegExp(`^${code} `) })
const box = (page: Page) => page.getByRole('textbox', { name: 'Industry keyword or code' })
const picks = (page: Page) => page.getByRole('region', { name: 'Picked industries' })

/** The path of the industries page with a search. */
const industriesOf = (criteria: Criteria = {}, view: Record<string, string> = {}) =>
  `/industries${linkTo(criteria, view).slice(1)}`

/** The number of companies that a line of the tree shows, once counted. */
async function countIn(page: Page, code: string): Promise<number> {
  const companiesShown = async () =>
    /([\d,]+) companies,/.exec((await line(page, code).textContent()) ?? '')?.[1]
  await eventually(companiesShown).toBeDefined()
  return numberIn((await companiesShown()) ?? null)
}

/** Opens branches one after another with the mouse. */
async function openBranches(page: Page, ...codes: string[]): Promise<void> {
  for (const code of codes) await line(page, code).click()
}

/** The code with most companies among those with so many digits. */
async function largest(digits: 2 | 4 | 6, criteria: Criteria = {}): Promise<string> {
  const [field, name] = (
    { 2: ['sic2', 'Sic2'], 4: ['sic4', 'Sic4'], 6: ['primarysic', 'PrimarySic'] } as const
  )[digits]
  const [first] = await postApi<TallyItem[]>('/v1/companies/tallies', {
    ...criteria,
    Fields: [field],
    Limit: 1,
  })
  return String(first?.[name])
}

test('the tree counts every level as the API does', async () => {
  const { page } = await visit('/industries')
  await openBranches(page, 'C', '17', '171', '1711')
  for (const code of ['17', '1711', '171102'])
    expect(await countIn(page, code), code).toBe(await countOf({ PrimarySic: code }))
  const groups = await countOf({ PrimarySic: ['15', '16', '17'] })
  expect(await countIn(page, 'C')).toBe(groups)
  const industries = (
    await postApi<TallyItem[]>('/v1/companies/tallies', { PrimarySic: '17', Fields: ['sic4'] })
  ).filter(({ Sic4 }) => String(Sic4).startsWith('171'))
  expect(await countIn(page, '171')).toBe(industries.reduce((sum, { Count }) => sum + Count, 0))
  await page.getByText(/^30,000 companies by SIC code/).waitFor()
})

test('counts of the search leave its own industries out', async () => {
  const search = { StatesProvinces: ['TX'], PrimarySic: '58', NoneOf: [{ PrimarySic: ['5813'] }] }
  const { page } = await visit(industriesOf(search))
  await page.getByRole('combobox', { name: 'What is counted' }).click()
  await page.getByRole('option', { name: 'Counts: this search' }).click()
  await eventually(() => countIn(page, 'G')).toBe(
    await countOf({ StatesProvinces: ['TX'], PrimarySic: ['52', '53', '54', '55', '56', '57', '58', '59'] }),
  )
  await page.getByText(/companies by SIC code, Texas/).waitFor()
  await openBranches(page, 'G')
  expect(await countIn(page, '58')).toBe(await countOf({ StatesProvinces: ['TX'], PrimarySic: '58' }))
  await line(page, '58').getByText('in search').waitFor()
})

test('several industries are picked with the mouse and go to the search, which keeps the rest', async () => {
  const { page } = await visit(industriesOf({ StatesProvinces: ['TX'] }))
  await openBranches(page, 'C', '17', '171', '1711')
  for (const code of ['171102', '171103']) await line(page, code).locator('[data-part=tick]').click()
  await eventually(() => line(page, '1711').getAttribute('aria-checked')).toBe('mixed')
  const total = await countOf({ PrimarySic: ['171102', '171103'] })
  await eventually(() => picks(page).locator('output').textContent()).toBe(
    `${total.toLocaleString('en-US')} companies with any of 2 codes`,
  )
  await picks(page).getByRole('button', { name: 'Search these' }).click()
  await agreedCount(page)
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['TX'], PrimarySic: ['171102', '171103'] })
  await page.getByRole('link', { name: 'Industries' }).click()
  await picks(page).getByText('with any of 2 codes').waitFor()
  await page.goBack()
  await page.goBack()
  await eventually(() => criteriaOf(page)).toEqual({ StatesProvinces: ['TX'] })
})

test('a parent represents all below it, less what is removed', async () => {
  const { page } = await visit('/industries')
  await openBranches(page, 'C', '17')
  await line(page, '17').locator('[data-part=tick]').click()
  await eventually(() => line(page, '172').getAttribute('aria-checked')).toBe('true')
  await line(page, '172').locator('[data-part=tick]').click()
  await eventually(() => line(page, '17').getAttribute('aria-checked')).toBe('mixed')
  await picks(page).getByRole('button', { name: 'Search these' }).click()
  await agreedCount(page)
  const { PrimarySic } = criteriaOf(page)
  expect(PrimarySic).not.toContain('1721')
  expect(await countOf({ PrimarySic })).toBe(
    (await countOf({ PrimarySic: '17' })) - (await countOf({ PrimarySic: '1721' })),
  )
})

test('the tree is walked, opened and picked by keyboard alone', async () => {
  const { page } = await visit('/industries')
  await countIn(page, 'A')
  await tree(page).focus()
  const active = () =>
    eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant')))
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('c')
  await active().toBe('industry-C')
  await press('ArrowRight', 'ArrowRight')
  await active().toBe('industry-15')
  await press('*')
  await eventually(() => line(page, '17').getAttribute('aria-expanded')).toBe('true')
  await press('1', '7', '1')
  await active().toBe('industry-171')
  await press(' ')
  await eventually(() => line(page, '171').getAttribute('aria-checked')).toBe('true')
  await press('ArrowLeft')
  await active().toBe('industry-17')
  await press('ArrowLeft')
  await eventually(() => line(page, '17').getAttribute('aria-expanded')).toBe('false')
  await press('End')
  await active().toBe('industry-J')
  await press('Home')
  await active().toBe('industry-A')
  await picks(page).getByText('with this code').waitFor()
})

test('order, empty ones and the CSV follow what is selected', async () => {
  const { page } = await visit('/industries')
  await countIn(page, 'A')
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'Order: by count' }).click()
  const numbers = await Promise.all('ABCDEFGHIJ'.split('').map((code) => countIn(page, code)))
  const shown = await tree(page).getByRole('treeitem').locator('code').allTextContents()
  const sorted = [...'ABCDEFGHIJ'].toSorted(
    (a, b) => (numbers['ABCDEFGHIJ'.indexOf(b)] ?? 0) - (numbers['ABCDEFGHIJ'.indexOf(a)] ?? 0),
  )
  expect(shown).toEqual(sorted)
  await page.getByRole('checkbox', { name: 'Hide empty' }).check()
  const rows = tableIn(
    await fileOf(page, () => page.getByRole('button', { name: 'Download the tree as CSV' }).click()),
  )
  const columns = ['Level', 'Sic', 'Description', 'Above', 'Companies', 'Percent of above']
  expect(Object.keys(rows[0] ?? {})).toEqual(columns)
  const trades = rows.filter(({ Level }) => Level === 'Trade')
  expect(trades.reduce((sum, { Companies }) => sum + Number(Companies), 0)).toBe(30_000)
  expect(rows.every(({ Companies }) => Number(Companies) > 0)).toBe(true)
  expect(rows.find(({ Sic }) => Sic === '58')?.Companies).toBe(String(await countOf({ PrimarySic: '58' })))
})

test('words and codes find industries; Enter picks the first, arrow keys lead through the list', async () => {
  const { page } = await visit('/industries')
  await countIn(page, 'A')
  await box(page).fill('plumbing')
  const table = page.getByRole('table', { name: 'Industries found' })
  const row = table.getByRole('row', { name: /171102/ })
  await row.getByText('preferred').waitFor()
  expect(await row.locator('mark').first().textContent()).toBe('Plumbing')
  expect(numberIn(await row.getByRole('cell').last().textContent())).toBe(
    await countOf({ PrimarySic: '171102' }),
  )
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ codes$/ })
    .waitFor()
  const all = await table.getByRole('row').count()
  await page.getByRole('switch', { name: 'Preferred only' }).check()
  expect(await table.getByRole('row').count()).toBeLessThan(all)

  await box(page).focus()
  await page.keyboard.press('Enter')
  const first = table.getByRole('row').nth(1).getByRole('checkbox')
  expect(await first.isChecked()).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await isFocused(first)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await table.getByRole('row').nth(2).getByRole('checkbox').isChecked()).toBe(true)

  await page.getByRole('switch', { name: 'Preferred only' }).uncheck()
  await box(page).fill('5812')
  await table.getByRole('row', { name: /5812/ }).first().waitFor()
  const codes = await table.getByRole('row').locator('code').allTextContents()
  expect(codes.every((code) => code.startsWith('5812'))).toBe(true)
  await box(page).fill('zzzzzz')
  await page.getByText('No industries match').waitFor()
})

test('the card of a code reports its parts, its NAICS codes on request, and where its companies are', async () => {
  const code = await largest(4)
  const { page } = await visit('/industries')
  const sampled: string[] = []
  page.on('request', (request) => request.url().endsWith('/search') && sampled.push(request.postData() ?? ''))
  await box(page).fill(code)
  await page.getByRole('table', { name: 'Industries found' }).getByRole('button').first().click()
  const card = page.getByRole('region', { name: new RegExp(`^${code} `) })
  const parts = card.getByRole('list', { name: 'SIC codes' })
  const top = await largest(6, { PrimarySic: code })
  const part = parts.getByRole('button', { name: new RegExp(`^${top}`) })
  expect(numberIn((await part.locator('span').last().textContent()) ?? '')).toBe(
    await countOf({ PrimarySic: top }),
  )

  const where = page.getByRole('region', { name: 'Where they are' })
  const [topArea] = await postApi<TallyItem[]>('/v1/companies/tallies', {
    PrimarySic: code,
    Fields: ['stateprovince'],
    Limit: 1,
  })
  await eventually(async () =>
    numberIn((await where.getByRole('button').first().locator('span').last().textContent()) ?? ''),
  ).toBe(topArea?.Count)

  expect(sampled, 'no record is read before it is asked for').toEqual([])
  await card.getByRole('button', { name: 'Sample 100 records ($8.00)' }).click()
  const naics = card.getByRole('list', { name: 'NAICS codes' })
  await naics.getByRole('listitem').first().waitFor()
  await card.getByText(/From 100 sampled records, loaded .*100 billed/).waitFor()
  expect(sampled).toHaveLength(1)
  const [read] = await Promise.all([
    postApi<{ PrimaryNaics?: string }[]>('/v1/companies/search', {
      PrimarySic: code,
      Fields: ['PrimaryNaics'],
      Limit: 100,
      NthRecord: true,
    }),
  ])
  const first = (await naics.locator('code').first().textContent()) ?? ''
  const share = read.filter(({ PrimaryNaics }) => PrimaryNaics === first).length
  expect(await naics.getByRole('listitem').first().textContent()).toContain(`${share}%`)
  await naics.getByRole('button').first().click()
  await agreedCount(page)
  expect(criteriaOf(page)).toEqual({ PrimaryNaics: first })
})

test('industries are excluded from the search, cleared and restored', async () => {
  const { page } = await visit(industriesOf({ StatesProvinces: ['TX'] }))
  await openBranches(page, 'G')
  await line(page, '58').locator('[data-part=tick]').click()
  await picks(page).getByRole('button', { name: 'Clear' }).click()
  await picks(page).getByText('Nothing selected').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await picks(page).getByRole('button', { name: 'Exclude' }).click()
  await agreedCount(page)
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['TX'], NoneOf: [{ PrimarySic: '58' }] })
})

test('from a search for people, picked industries make a search for companies in the same places', async () => {
  const { page } = await visit(
    industriesOf({ StatesProvinces: ['RI'], AgeRange: ['25-29'] }, { kind: 'people' }),
  )
  await line(page, 'J').locator('[data-part=tick]').click()
  await picks(page).getByRole('button', { name: 'Search these' }).click()
  await eventually(() => kindOf(page)).toBe('companies')
  await agreedCount(page)
  expect(criteriaOf(page)).toMatchObject({ StatesProvinces: ['RI'] })
  expect(criteriaOf(page).AgeRange).toBeUndefined()
})

test.each([...sizes, [1024, 768] as const])(
  'axe finds nothing on the industries at %i',
  async (width, height) => {
    const { page } = await visit(industriesOf({ PrimarySic: '58' }), {
      viewport: { width, height },
    })
    await openBranches(page, 'G', '58')
    await line(page, '58').locator('[data-part=tick]').click()
    const findings = await findingsInBothSchemes(page)
    const tab = page.getByRole('tab', { name: 'Find' })
    if (await tab.isVisible()) await tab.click()
    await box(page).fill('dentists')
    await page.getByRole('table', { name: 'Industries found' }).getByRole('checkbox').first().focus()
    await page
      .getByRole('region', { name: /^802101 / })
      .getByRole('button', { name: /^Sample/ })
      .click()
    await page.getByRole('list', { name: 'NAICS codes' }).getByRole('listitem').first().waitFor()
    findings.push(...(await findingsInBothSchemes(page)))
    expect(findings).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  },
)
