import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { countOf, postApi, recordsOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount, countAfter } from './count.ts'
import { delayed } from './delayed.ts'
import { eventually } from './eventually.ts'
import { chooseByKeys, isFocused } from './focus.ts'
import { criteriaOf, kindOf, linkTo } from './link.ts'
import { address, emptyPage, visit } from './visit.ts'

const addBox = (page: Page) => page.getByRole('combobox', { name: /^Add a place/ })
const finder = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name }).first()

/** Opens the finder by its keys and types into it. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await finder(page).fill(text)
}

const PLACES = '**/places/postal.json'
const FINDER_SCRIPT = '**/assets/Finder-*.js'

/** The app before its places are loaded: they are requested once the first screen is there, and a reloaded page has none yet. */
async function withoutPlaces() {
  const { page } = await visit()
  await agreedCount(page)
  const release = await delayed(page, PLACES)
  await page.reload()
  return { page, release }
}

/** The app without the script of the finder. It is delayed from the start: the browser may take it from the page of another test. */
async function withoutFinder() {
  const { page } = await emptyPage()
  const release = await delayed(page, FINDER_SCRIPT)
  await page.goto(address)
  await agreedCount(page)
  return { page, release }
}

const spoken: [text: string, chip: RegExp, criteria: Criteria][] = [
  [
    'dentists within 10 miles of 68046 with 1-4 employees, not in Omaha',
    /Offices and clinics of dentists.*Within 10 mi of ZIP 68046.*1–4.*NOT Omaha, NE/,
    {
      PrimarySic: '8021',
      RadiusPostalCodeList: [{ PostalCode: '68046', RadiusMiles: 10 }],
      LocationEmployeesSizeRange: ['1-4'],
      NoneOf: [{ CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] }],
    },
  ],
  [
    'restaurants or bars in Texas, not franchises',
    /Eating places.*Drinking places.*Texas.*No franchises/,
    { PrimarySic: ['5812', '5813'], StatesProvinces: ['TX'], IsFranchise: false },
  ],
]

test('a sentence becomes chips, and the count is that of the API', async () => {
  const { page } = await visit()
  await agreedCount(page)
  for (const [text, chip, criteria] of spoken) {
    await addBox(page).fill(text)
    const count = await countAfter(page, () => option(page, chip).click())
    expect(criteriaOf(page)).toEqual(criteria)
    expect(count).toBe(await countOf(criteria))
    await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
  }
})

test('what the arrow keys selected remains selected when places arrive above it', async () => {
  const { page, release } = await withoutPlaces()
  await addBox(page).pressSequentially('farm')
  await option(page, /^Dairy farms/).waitFor()
  const named = option(page, /^Company name/)
  await chooseByKeys(page, named)
  expect(await option(page, /^Farmington, /).count()).toBe(0)
  release()
  await option(page, /^Farmington, /).waitFor()
  await eventually(() => named.getAttribute('data-combobox-selected')).toBe('true')
  await countAfter(page, () => page.keyboard.press('Enter'))
  expect(criteriaOf(page)).toEqual({ CompanyName: 'farm' })
})

test('by keyboard alone: a slash, a sentence, Enter', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.keyboard.press('/')
  await page.keyboard.type('lawyers in Nebraska with fewer than 10 employees')
  await option(page, /Legal services.*Nebraska/).waitFor()
  await countAfter(page, () => page.keyboard.press('Enter'))
  expect(criteriaOf(page)).toEqual({
    PrimarySic: '8111',
    StatesProvinces: ['NE'],
    LocationEmployeesSizeRange: ['1-4', '5-9'],
  })
})

test('what is typed right after Ctrl K is the text of the finder, and opens nothing else', async () => {
  const { page } = await visit()
  await agreedCount(page)
  // The map has single keys of its own: U uploads areas, R draws a rectangle.
  await page.getByRole('application').waitFor()
  for (const text of ['urgent care', 'registered', 'Omaha, NE']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(text)
    await eventually(() => finder(page).inputValue()).toBe(text)
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  expect(await page.getByText('Enter adds the rectangle.').count()).toBe(0)
  expect(criteriaOf(page)).toEqual({})
})

test('keys and Enter before the script of the finder is there take effect when it is', async () => {
  const { page, release } = await withoutFinder()
  await page.getByRole('application').waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('urgent care in Lincoln, NR')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('E')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('dialog').count()).toBe(0)
  const count = await countAfter(page, async () => release())
  const criteria: Criteria = {
    PrimarySic: '801107',
    CitiesByStateProvince: [{ City: 'Lincoln', StateProvince: 'NE' }],
  }
  expect(criteriaOf(page)).toEqual(criteria)
  expect(count).toBe(await countOf(criteria))
})

test.each(['Control+k', '/'])('%s and keys before the app is there are not lost', async (shortcut) => {
  const { page } = await emptyPage()
  const release = await delayed(page, '**/assets/first-*.js')
  await page.goto(address, { waitUntil: 'commit' })
  // Scripts run once the document is parsed, each when it is loaded: that of the keys before the others.
  await page.waitForFunction(
    () =>
      document.readyState === 'interactive' &&
      performance.getEntriesByType('resource').some(({ name }) => /\/libraries-.*\.js$/.test(name)),
  )
  await page.keyboard.press(shortcut)
  await page.keyboard.type('dentists in Omaha, NE')
  expect(await page.getByRole('banner').count()).toBe(0)
  release()
  await eventually(() => finder(page).inputValue()).toBe('dentists in Omaha, NE')
})

test('Escape before the script of the finder is there closes it, and keys are the page’s again', async () => {
  const { page, release } = await withoutFinder()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dentists')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await eventually(() => isFocused(addBox(page))).toBe(true)
  release()
  await page.keyboard.type('roofers')
  expect(await addBox(page).inputValue()).toBe('roofers')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('Enter before the places are loaded selects the first result once they are, unless the text changes', async () => {
  const { page, release } = await withoutPlaces()
  await addBox(page).fill('dentists in Omaha')
  await page.keyboard.press('Enter')
  await addBox(page).fill('lawyers in Lincoln, NE')
  await page.keyboard.press('Enter')
  expect(criteriaOf(page)).toEqual({})
  await countAfter(page, async () => release())
  expect(criteriaOf(page)).toEqual({
    PrimarySic: '8111',
    CitiesByStateProvince: [{ City: 'Lincoln', StateProvince: 'NE' }],
  })
  expect(await addBox(page).inputValue()).toBe('')
})

test('Escape takes an early Enter back', async () => {
  const { page, release } = await withoutPlaces()
  await addBox(page).fill('dentists in Omaha')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  release()
  await addBox(page).fill('dentists in Omaha ')
  await option(page, /dentists.*Omaha, NE/i).waitFor()
  expect(criteriaOf(page)).toEqual({})
})

test('the reading that understands more comes first, with what was assumed', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await addBox(page).fill('homeowners near 60618')
  const first = page.getByRole('option').first()
  await eventually(() => first.textContent()).toMatch(/Homeowners.*No distance given; using 10 miles/)
  await countAfter(page, () => page.keyboard.press('Enter'))
  expect(kindOf(page)).toBe('people')
  expect(criteriaOf(page)).toEqual({
    IsHomeowner: true,
    RadiusPostalCodeList: [{ PostalCode: '60618', RadiusMiles: 10 }],
  })
  await page.getByRole('status').filter({ hasText: 'No distance given' }).waitFor()
})

test('what is not recognized is shown before and after, until the next change', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await addBox(page).fill('dentists in Omaha with free parking')
  const line = option(page, /dentists.*Omaha, NE/i)
  expect(await line.textContent()).toMatch(/ignored.*free parking/)
  await countAfter(page, () => line.click())
  const note = page.getByRole('status').filter({ hasText: 'Ignored' })
  expect(await note.textContent()).toContain('free parking')
  await countAfter(page, () => page.getByRole('button', { name: 'Remove Omaha, NE' }).click())
  await note.waitFor({ state: 'hidden' })
})

test('a sentence of people turns to people', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await find(page, 'people aged 30 to 44 in Texas who own their home')
  await countAfter(page, () => option(page, /Age.*30–34 to 40–44.*Texas.*Homeowners/).click())
  expect(kindOf(page)).toBe('people')
  const criteria = { AgeRange: ['30-34', '35-39', '40-44'], StatesProvinces: ['TX'], IsHomeowner: true }
  expect(criteriaOf(page)).toEqual(criteria)
  expect(await agreedCount(page)).toBe(await countOf(criteria, 'people'))
})

const groups: [typed: string, group: string, name: RegExp][] = [
  ['omaha', 'Places', /^Omaha, NE/],
  ['68046', 'Places', /^ZIP 68046/],
  ['cook county', 'Places', /^Cook County, IL/],
  ['roofing', 'Industries', /industry 1761/],
  ['20-49 employees', 'Choices', /Employees here: 20–49/],
  ['credit rat', 'Criteria', /^Credit rating/],
  ['cedar ridge', 'Names and numbers', /^Company name has “cedar ridge”/],
  ['cedar ridge', 'Records', /^Look up a company named “cedar ridge”.*up to 5/],
  ['Omaha Home Repair', 'Records', /^Look up a company named “Omaha Home Repair”.*up to 5/],
  ['dark', 'Commands', /^Dark colors/],
  ['go to ind', 'Commands', /^Go to the industries/],
]

test('one list finds places, ZIP codes, counties, industries, ranges, criteria, records and commands', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.keyboard.press('Control+k')
  for (const [typed, group, name] of groups) {
    await finder(page).fill(typed)
    await option(page, name).waitFor()
    expect(await page.getByRole('dialog').getByText(group, { exact: true }).count(), typed).toBe(1)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('records are looked up by id, phone and name, and only on request', async () => {
  const [record] = await recordsOf({ StateProvince: 'RI' }, ['CompanyName', 'Phone'])
  const { Id = '', CompanyName = '', Phone = '' } = record ?? {}
  const { page } = await visit()
  const reads: string[] = []
  page.on('request', (request) => {
    if (/match|\/companies\/\d|companies\/search/.test(request.url())) reads.push(request.url())
  })
  await agreedCount(page)
  for (const [text, name] of [
    [Id, /^Look up company .*reads 1 /],
    [Phone, /^Look up who has the phone.*up to 5/],
    [CompanyName, /^Look up a company named.*up to 5/],
  ] as const) {
    reads.length = 0
    await find(page, text)
    await option(page, name).waitFor()
    expect(reads).toEqual([])
    await option(page, name).click()
    const found = page.getByRole('option', { name: new RegExp(`^${escaped(CompanyName)}`, 'i') })
    await found.first().click()
    await eventually(() => page.url()).toContain('/companies/')
    expect(reads.length).toBeGreaterThan(0)
    await page.goto(address)
    await agreedCount(page)
  }
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('a line with a name that the sentence ignores is matched first', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Vasquez Traffic Control, Kearney NE')
  await eventually(() => page.getByRole('option').first().textContent()).toContain(
    'Match “Vasquez Traffic Control, Kearney NE”',
  )
  await page.getByRole('option', { name: /ignored.*Vasquez/i }).waitFor()
  await page.keyboard.press('Enter')
  const parts = page.getByRole('list', { name: 'Parts of the line' })
  await eventually(() => parts.getByRole('listitem').allTextContents()).toEqual([
    'Name Vasquez Traffic Control',
    'City Kearney',
    'State NE',
  ])
})

test('a name that no one has finds no one', async () => {
  const { page } = await visit()
  await agreedCount(page)
  await find(page, 'zzqxv wqqzx')
  await option(page, /^Look up a company/).click()
  await page.getByText('No company matches “zzqxv wqqzx”').waitFor()
  const { MatchCount } = await postApi<{ MatchCount: number }>('/v3/match', {
    RequestType: 'Company',
    Name: 'zzqxv wqqzx',
  })
  expect(MatchCount).toBe(0)
})

test('commands do what they say, by keyboard', async () => {
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }))
  await agreedCount(page)
  const run = async (text: string, name: RegExp) => {
    await find(page, text)
    await option(page, name).waitFor()
    await page.keyboard.press('Enter')
    await finder(page).waitFor({ state: 'hidden' })
  }
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await run('dark col', /^Dark colors/)
  await eventually(background).not.toBe(light)
  await run('search people', /^Search people/)
  await eventually(() => kindOf(page)).toBe('people')
  await run('undo', /^Undo/)
  await eventually(() => kindOf(page)).toBe('companies')
  await run('clear the', /^Clear the search/)
  await eventually(() => criteriaOf(page)).toEqual({})
  await run('draw a circ', /^Draw a circle/)
  await page
    .getByRole('button', { name: /^Draw a circle/, pressed: true })
    .first()
    .waitFor()
  await find(page, 'credit rat')
  await option(page, /^Credit rating ?open business/).click()
  await page.getByRole('dialog', { name: 'Business' }).waitFor()
  await page.keyboard.press('Escape')
  await run('go to the set', /^Go to the settings/)
  await eventually(() => new URL(page.url()).pathname).toBe('/settings')
})

test('the finder gives the focus back, and says how many it found', async () => {
  const { page } = await visit()
  await agreedCount(page)
  const opener = page.getByRole('button', { name: /^Find a company/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(finder(page))).toBe(true)
  await page.keyboard.type('omaha')
  await page
    .getByRole('dialog')
    .getByText(/^\d+ results?$/)
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await eventually(() => isFocused(opener)).toBe(true)
})

test('letters typed right after Ctrl K are not lost', async () => {
  const { page } = await visit('/')
  await agreedCount(page)
  await page.keyboard.press('Control+K')
  await page.keyboard.type('dentists in Omahaa')
  await page.keyboard.press('Backspace')
  await eventually(() => finder(page).inputValue()).toBe('dentists in Omaha')
  await page.keyboard.type(', NE')
  await eventually(() => finder(page).inputValue()).toBe('dentists in Omaha, NE')
})

test.each(sizes)('axe finds nothing in the finder at %i', async (width) => {
  const { page } = await visit('/', {
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  })
  await agreedCount(page)
  await page.getByRole('button', { name: /^Find a company/ }).click()
  const findings = await findingsInBothSchemes(page)
  await finder(page).fill('dentists in Omaha, not in 68046, with parking')
  await option(page, /dentists.*Omaha/i).waitFor()
  findings.push(...(await findingsInBothSchemes(page)))
  if (width < 600) {
    const box = await page.getByRole('dialog').boundingBox()
    expect([box?.width, box?.height]).toEqual([width, 844])
  }
  await option(page, /dentists.*Omaha/i).click()
  await agreedCount(page)
  findings.push(...(await findingsInBothSchemes(page)))
  expect(findings).toEqual([])
})
