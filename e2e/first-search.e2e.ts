import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { firstScriptKb } from '#scripts/bench/app/start.ts'
import { countOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount, countAfter, numberIn } from './count.ts'
import { delayed } from './delayed.ts'
import { eventually } from './eventually.ts'
import { chooseByKeys } from './focus.ts'
import { criteriaOf, linkTo } from './link.ts'
import { storedList } from './lists.ts'
import { filtersButton } from './phone.ts'
import { address, emptyPage, visit } from './visit.ts'

const groupHead = (page: Page, group: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('button').first()

const addBox = (page: Page) => page.getByRole('combobox', { name: 'Add a place, industry, size or name' })

/** Types into the add box and takes the first meaning that fits. */
async function add(page: Page, typed: string, meaning: RegExp): Promise<void> {
  await addBox(page).fill(typed)
  await page.getByRole('option', { name: meaning }).first().click()
}

test('a new person searches from the start screen', async () => {
  const { page } = await visit()
  expect(await agreedCount(page)).toBe(await countOf({}))
  await page.getByRole('heading', { name: 'Build your audience' }).waitFor()

  const examples = page.getByRole('region', { name: 'Examples' })
  expect(await examples.getByRole('button').count()).toBeGreaterThan(3)
  const sized = await countAfter(page, () =>
    examples.getByRole('button', { name: /^20–49 employees/ }).click(),
  )
  expect(sized).toBeGreaterThan(0)
  const there = await countAfter(page, () => add(page, 'Omaha', /^Omaha, NE/))
  expect(there).toBeLessThan(sized)
  const grid = page.getByRole('grid', { name: 'Companies' })
  await grid.getByRole('gridcell', { name: 'Omaha', exact: true }).first().waitFor()
  await page.getByRole('heading', { level: 2, name: /Omaha, NE/ }).waitFor()
  await eventually(() => page.title()).toMatch(/Omaha, NE · Catchment/)
})

const meanings: [typed: string, meaning: RegExp, criteria: Criteria][] = [
  ['Omaha', /^Omaha, NE/, { CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] }],
  ['Cook County', /^Cook County, IL/, { CountiesByStateProvince: [{ County: 'Cook', StateProvince: 'IL' }] }],
  ['nebraska', /^Nebraska/, { StatesProvinces: ['NE'] }],
  ['02903', /^ZIP 02903/, { PostalCode: ['02903'] }],
  [
    '25 mi around 60618',
    /^Within 25 mi of ZIP 60618/,
    { RadiusPostalCodeList: [{ PostalCode: '60618', RadiusMiles: 25 }] },
  ],
  ['dentists', /industry 8021$/, { PrimarySic: '8021' }],
  ['0111', /industry 0111$/, { PrimarySic: '0111' }],
  ['20-49 employees', /^Employees here: 20–49/, { LocationEmployeesSizeRange: ['20-49'] }],
  ['credit A', /A excellent/, { CreditRatingScore: ['A'] }],
  ['cedar', /^Company name has “cedar”/, { CompanyName: 'cedar' }],
  ['(402) 555-0142', /^\(402\) 555-0142/, { Phone: '4025550142' }],
]

test('what the search shows comes in few files', async () => {
  const { page } = await emptyPage()
  const files = new Set<string>()
  page.on('request', (request) => request.url().includes('/assets/') && files.add(request.url()))
  await page.goto(address)
  await agreedCount(page)
  await page.getByRole('region', { name: 'Examples' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(files.size).toBeLessThan(35)
})

test('the scripts that the page names itself have at most 300 KB, gzipped', () => {
  expect(firstScriptKb()).toBeLessThan(300)
})

test('the add box takes places, industries, sizes, names and phones', async () => {
  const { page } = await visit()
  for (const [typed, meaning, criteria] of meanings) {
    await countAfter(page, () => add(page, typed, meaning))
    expect(criteriaOf(page), typed).toEqual(criteria)
    await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
  }
})

test('one thing after another narrows the search, by keyboard alone', async () => {
  const { page } = await visit()
  let before = await agreedCount(page)
  await page.keyboard.press('/')
  for (const [typed, meaning] of [
    ['california', /^California/],
    ['restaurants', /industry 5812/],
    ['1-4 employees', /^Employees here: 1–4/],
  ] as const) {
    await page.keyboard.type(typed)
    await chooseByKeys(page, page.getByRole('option', { name: meaning }).first())
    const after = await countAfter(page, () => page.keyboard.press('Enter'))
    expect(after).toBeLessThan(before)
    before = after
  }
  expect(criteriaOf(page)).toMatchObject({ StatesProvinces: ['CA'], LocationEmployeesSizeRange: ['1-4'] })
})

test('an added filter is changed, excluded and removed in place', async () => {
  const { page } = await visit(
    linkTo({ StatesProvinces: ['NE', 'IA'], LocationEmployeesSizeRange: ['1-4'], PrimarySic: ['58', '80'] }),
  )
  const first = await agreedCount(page)
  await page.getByRole('button', { name: 'Change Employees here 1–4' }).click()
  const wider = await countAfter(page, () =>
    page.getByRole('dialog').getByText('5–9', { exact: true }).click(),
  )
  expect(wider).toBeGreaterThan(first)
  await page.keyboard.press('Escape')

  await countAfter(page, () => page.getByRole('button', { name: /^Remove 58 / }).click())
  expect(criteriaOf(page).PrimarySic).toBe('80')
  const without = await countAfter(page, () =>
    page
      .getByRole('complementary', { name: 'Criteria' })
      .getByRole('button', { name: 'Exclude Iowa' })
      .click(),
  )
  expect(criteriaOf(page)).toMatchObject({ StatesProvinces: ['NE'], NoneOf: [{ StatesProvinces: ['IA'] }] })
  expect(without).toBeLessThan(wider)

  await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
  expect(criteriaOf(page)).toEqual({})
  await page.getByRole('region', { name: 'Examples' }).waitFor()
})

test('the full form of a group takes text, flags and a list of ZIP codes', async () => {
  const { page } = await visit()
  await groupHead(page, 'Contact').click()
  const form = page.getByRole('dialog', { name: 'Contact' })
  await form.getByRole('textbox', { name: 'Phone' }).fill('12')
  await form.getByRole('textbox', { name: 'Phone' }).press('Enter')
  await form
    .getByText(/digits|phone/i)
    .last()
    .waitFor()
  expect(criteriaOf(page)).toEqual({})
  await form.getByRole('textbox', { name: 'Phone' }).fill('')
  await form.getByRole('textbox', { name: 'Contact last name' }).fill('Smith')
  await countAfter(page, () => page.keyboard.press('Enter'))
  expect(criteriaOf(page)).toEqual({ LastName: 'Smith' })
  await page.keyboard.press('Escape')

  await groupHead(page, 'Business').click()
  await countAfter(page, () =>
    page.getByRole('dialog', { name: 'Business' }).getByText('Franchises only').click(),
  )
  expect(criteriaOf(page)).toEqual({ LastName: 'Smith', IsFranchise: true })
  await page.keyboard.press('Escape')

  await groupHead(page, 'Where').click()
  const where = page.getByRole('dialog', { name: 'Where' })
  await where.getByRole('tab', { name: 'ZIP list' }).click()
  await where.getByRole('textbox', { name: /ZIP codes/ }).fill('02903;10001\n90001-1234 none')
  await where.getByText('Not ZIP codes, skipped: NONE').waitFor()
  await countAfter(page, () => where.getByRole('button', { name: 'Add 3 ZIP codes' }).click())
  expect(criteriaOf(page).PostalCode).toEqual(['02903', '10001', '90001'])
})

test.each(['companies', 'people'] as const)(
  'sample searches of %s by trade have live counts',
  async (kind) => {
    const { page } = await visit(`/?kind=${kind}`)
    await agreedCount(page)
    const examples = page.getByRole('region', { name: 'Examples' })
    for (const trade of ['Insurance', 'Restaurant supply', 'Home services', 'Library', 'Fundraising']) {
      const sample = examples.getByRole('button', { name: trade })
      const shown = numberIn(await sample.getByTestId('sample-count').filter({ hasText: /\d/ }).textContent())
      expect(shown, trade).toBeGreaterThan(0)
      expect(await countAfter(page, () => sample.click()), trade).toBe(shown)
      await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
    }
  },
)

test('an unknown ZIP code says so and offers the nearest, and can be added anyway', async () => {
  const { page } = await visit()
  await groupHead(page, 'Where').click()
  const where = page.getByRole('dialog', { name: 'Where' })
  const finder = where.getByLabel('State, county, city, ZIP code or address')
  await finder.fill('99999')
  await where.getByText('99999 is not a recognized ZIP code.').waitFor()
  await where.getByRole('option', { name: /^ZIP 99950 / }).waitFor()
  expect(await finder.inputValue()).toBe('99999')
  await countAfter(page, () => where.getByRole('option', { name: 'Add ZIP 99999 anyway' }).click())
  expect(criteriaOf(page).PostalCode).toEqual(['99999'])
  await page.keyboard.press('Escape')
  const rows = page.getByRole('complementary', { name: 'Criteria' }).getByRole('listitem')
  await rows.filter({ hasText: 'ZIP 99999' }).getByText('not a recognized ZIP code').waitFor()
  await countAfter(page, () => page.getByRole('button', { name: 'Remove ZIP 99999' }).click())

  await groupHead(page, 'Where').click()
  await where.getByRole('tab', { name: 'ZIP list' }).click()
  const list = where.getByRole('textbox', { name: /ZIP codes/ })
  await list.fill('68102; 68049')
  await where.getByText('68049 is not a recognized ZIP code.').waitFor()
  await where.getByRole('button', { name: 'Use 68048' }).click()
  expect(await list.inputValue()).toBe('68102; 68048')
  await where.getByText('68049 is not a recognized').waitFor({ state: 'hidden' })
  await where.getByRole('tab', { name: 'Around a place' }).click()
  await where.getByRole('textbox', { name: 'Around' }).fill('68049')
  await where.getByRole('button', { name: 'Use 68048' }).click()
  expect(await where.getByRole('textbox', { name: 'Around' }).inputValue()).toBe('68048')
})

test('an unknown city says so and offers those that are written alike', async () => {
  const { page } = await visit()
  await groupHead(page, 'Where').click()
  const where = page.getByRole('dialog', { name: 'Where' })
  await where.getByRole('textbox', { name: 'City name' }).fill('Omahaa')
  await countAfter(page, () => page.keyboard.press('Enter'))
  await where.getByText('No known city is called Omahaa.').waitFor()
  await countAfter(page, () => where.getByRole('button', { name: 'Use Omaha' }).click())
  expect(criteriaOf(page)).toEqual({ City: 'Omaha' })
})

test('on a phone a form is within the screen', async () => {
  const { page } = await visit('/', { viewport: { width: 390, height: 844 } })
  await agreedCount(page)
  await filtersButton(page).click()
  await groupHead(page, 'Where').click()
  const form = page.getByRole('dialog', { name: 'Where' })
  await form.getByRole('tab', { name: 'ZIP list' }).click()
  const box = await form.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('what is selected before the table is loaded remains', async () => {
  const { page } = await emptyPage()
  const release = await delayed(page, '**/assets/RecordsPanel-*.js')
  await page.goto(address)
  const steps = page.getByRole('region', { name: 'Your first list in three steps' })
  const trade = steps.getByRole('button', { name: 'Fundraising' })
  await trade.click()
  const words = steps.getByRole('textbox', { name: 'Or in your own words' })
  await words.pressSequentially('den')
  release()
  await page.getByRole('button', { name: 'Choose columns' }).waitFor()
  await words.pressSequentially('tists')
  expect(await words.inputValue()).toBe('dentists')
  await steps.getByRole('button', { name: 'Remove Minnesota' }).waitFor()
})

test('a newcomer makes a first list in three steps, which go away and come back from the help', async () => {
  const { page } = await visit()
  await agreedCount(page)
  const steps = page.getByRole('region', { name: 'Your first list in three steps' })
  await steps.getByRole('heading', { name: '1. Who' }).waitFor()
  const saving = steps.getByRole('button', { name: 'Save these as a list' })
  expect(await saving.isDisabled()).toBe(true)

  await steps.getByRole('button', { name: 'Fundraising' }).click()
  await steps.getByText('Employers of 1,000 or more in Minnesota').waitFor()
  await steps.getByRole('button', { name: 'Remove Minnesota' }).waitFor()
  await steps.getByRole('textbox', { name: 'Or in your own words' }).fill('dentists')
  await steps
    .getByText(/dentists/i)
    .first()
    .waitFor()
  await steps.getByRole('textbox', { name: /^State, county/ }).fill('Texas')
  await steps.getByRole('option', { name: 'Texas', exact: true }).first().click()
  await steps.getByRole('button', { name: 'Remove Minnesota' }).click()
  const criteria: Criteria = {
    PrimarySic: '8021',
    StatesProvinces: ['TX'],
  }
  const total = await countOf(criteria)
  await steps.getByText(`${total.toLocaleString('en-US')} companies`).waitFor()
  await eventually(() => saving.isEnabled()).toBe(true)
  expect(criteriaOf(page)).toEqual({})
  await saving.click()
  const dialog = page.getByRole('dialog', { name: 'Save as a list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('First list')
  await dialog.getByRole('button', { name: /^Save / }).click()
  await dialog.getByRole('link', { name: 'Open the list' }).waitFor()
  expect(criteriaOf(page)).toEqual(criteria)
  expect((await storedList(page, 'First list')).ids).toHaveLength(total)

  await page.goto(address)
  await steps.getByRole('button', { name: 'Hide the three steps' }).click()
  await steps.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('heading', { name: 'Build your audience' }).waitFor()
  expect(await steps.count()).toBe(0)
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'A first list in three steps' }).click()
  await steps.waitFor()
})

test.each(sizes)('axe finds nothing in the three steps at %i', async (width, height) => {
  const { page } = await visit('/', { viewport: { width, height } })
  await page.getByRole('heading', { name: '3. Save the list' }).waitFor()
  const steps = page.getByRole('region', { name: 'Your first list in three steps' })
  await steps.getByRole('button', { name: 'Insurance' }).click()
  expect(await findingsInBothSchemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
