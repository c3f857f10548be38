import type { Page, Request, Route } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company.ts'
import type { MatchResponse } from '#contract/match.ts'
import type { Person } from '#contract/person.ts'
import { countOf, postApi, recordsOf } from './api.ts'
import { findingsInBothSchemes, sizes } from './axe.ts'
import { eventually } from './eventually.ts'
import { chooseByKeys, isFocused } from './focus.ts'
import { criteriaOf, linkTo } from './link.ts'
import { looksGood } from './match-files.ts'
import { idsOfList } from './stored-lists.ts'
import { emptyPage, failedToLoad, visit } from './visit.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const candidate = (page: Page, name: string) =>
  page.getByRole('option', { name: new RegExp(`Score .*${escaped(name)}`) }).first()
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Candidates' }).getByRole('option')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

/** A company that the service is sure of by name and place. */
async function certain(): Promise<Company & { Score: number }> {
  const all = await recordsOf({ StateProvince: 'NE' }, [
    'CompanyName',
    'Address',
    'City',
    'StateProvince',
    'PostalCode',
    'Phone',
  ])
  for (const record of all.filter(
    ({ Address, City, PostalCode, Phone }) => Address && City && PostalCode && Phone,
  )) {
    const { CompanyName: Name, City, StateProvince, Address: StreetAddress } = record
    const body = { RequestType: 'Company', Name, City, StateProvince, StreetAddress }
    const { Matches } = await postApi<MatchResponse>('/v3/match', body)
    const [best] = Matches.Common
    if (best?.Id === record.Id && /^[\w ]+ \w{6,}$/.test(Name ?? '')) return { ...record, Score: best.Score }
  }
  throw new Error('no company is certain')
}

/** How many candidates an answer has, and what they cost, as the page says it. */
function statusOf({ MatchCount, ScoreSummary: { length } }: MatchResponse): string {
  const of = length < MatchCount ? `${length} of ` : ''
  const candidates = `${MatchCount} ${MatchCount === 1 ? 'candidate' : 'candidates'}`
  return `${of}${candidates} · ${length} Basic ${length === 1 ? 'record' : 'records'} loaded, $${(0.04 * length).toFixed(2)}`
}

/** The match requests that the page makes, without those that only count. */
function watched(page: Page): Record<string, unknown>[] {
  const requests: Record<string, unknown>[] = []
  page.on('request', (request: Request) => {
    const body = request.url().endsWith('/v3/match') ? request.postDataJSON() : undefined
    if (body && body.ResourceType !== 'Core') requests.push(body)
  })
  return requests
}

test('candidates come as one types: score, rule, differing words; the record opens, and joins a list', async () => {
  const record = await certain()
  const { CompanyName = '', City = '', StateProvince = '', Address = '' } = record
  const { page } = await visit('/match')
  const requests = watched(page)
  await page.getByRole('heading', { name: 'Which one is it?' }).waitFor()
  const misspelled = `${CompanyName.slice(0, -2)}${CompanyName.slice(-1)}`
  await field(page, 'Name').pressSequentially(misspelled, { delay: 20 })
  for (const [name, text] of [
    ['Street', Address],
    ['City', City],
    ['State', StateProvince],
  ] as const)
    await field(page, name).fill(text)
  const option = candidate(page, CompanyName)
  await option.waitFor()
  await eventually(() => requests.at(-1)).toEqual({
    RequestType: 'Company',
    Name: misspelled,
    StreetAddress: Address,
    City,
    StateProvince,
    Confidence: 70,
    Limit: 5,
  })
  expect(requests.length, 'a call a pause, not a key').toBeLessThan(5)
  const answer = await postApi<MatchResponse>('/v3/match', requests.at(-1) ?? {})
  const [best] = answer.ScoreSummary
  const likely = `Score ${best?.Score} · ${Math.round(100 * (best?.Probability ?? 0))}% likely`
  await page.getByText(likely, { exact: true }).waitFor()
  const last = (text: string) => text.split(' ').at(-1) ?? ''
  const compared = page.getByRole('region', { name: 'Compared word by word' })
  await eventually(() => compared.locator('mark').first().textContent()).toBe(last(misspelled))
  await eventually(() => option.locator('mark').allTextContents()).toEqual([last(CompanyName)])
  await page.getByText(`${last(misspelled)}, ${last(CompanyName)}: 1 letter differs`).waitFor()
  await page.getByText(statusOf(answer), { exact: true }).waitFor()
  await page.getByRole('img', { name: /^Map of \d+ candidates?$/ }).waitFor()
  await page.getByRole('button', { name: 'What score and likelihood mean' }).click()
  await page.getByText(/the chance that it is the record you are looking for/).waitFor()
  expect(param(page, 'name')).toBe(misspelled)

  await page.getByRole('button', { name: 'Add to list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add this company to a list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Customers')
  await dialog.getByRole('button', { name: 'Save 1 company' }).click()
  await dialog.getByText('Saved 1 company to “Customers”.').waitFor()
  await dialog.getByRole('button', { name: 'Back to the match' }).click()
  await page.getByRole('link', { name: 'Open the record' }).click()
  await page.getByRole('heading', { level: 1, name: CompanyName }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Match', exact: true }).click()
  await candidate(page, CompanyName).waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(misspelled)
})

test('by keyboard alone, from the finder: a pasted line is read, compared, and added to a list that waits for it', async () => {
  const record = await certain()
  const {
    CompanyName = '',
    City = '',
    StateProvince = '',
    Address = '',
    PostalCode = '',
    Phone = '',
  } = record
  const { page } = await visit('/lists')
  await page.getByRole('button', { name: 'New list', exact: true }).waitFor()
  await page.keyboard.press('Control+k')
  const line = `${CompanyName}, ${Address} ${City} ${StateProvince} ${PostalCode}, ${Phone}`
  await page.keyboard.type(line)
  await chooseByKeys(page, page.getByRole('option', { name: /^Match “/ }))
  await page.keyboard.press('Enter')
  await candidate(page, CompanyName).waitFor()
  const parts = page.getByRole('list', { name: 'Parts of the line' })
  await eventually(() => parts.getByRole('listitem').allTextContents()).toEqual([
    `Name ${CompanyName}`,
    `Street ${Address}`,
    `City ${City}`,
    `State ${StateProvince}`,
    `ZIP ${PostalCode}`,
    `Phone ${Phone}`,
  ])
  expect(await field(page, 'City').inputValue()).toBe(City)
  await page.getByText('all 10 digits agree').waitFor()
  await page.getByRole('link', { name: 'Open the record' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: CompanyName }).waitFor()
  const others = page.getByRole('button', { name: 'Find similar' })
  await others.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Similar to ${CompanyName}` })
  await eventually(() => field(page, 'Name').inputValue()).toBe(CompanyName)
  await dialog.getByText(/No other record scores|candidates? ·/).waitFor()
  await dialog.getByText(record.Id).waitFor({ state: 'hidden' })
  await field(page, 'Name').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('zzqxv wqqzx')
  await page.keyboard.press('Enter')
  await dialog.getByText('No other record scores 70 or more').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await isFocused(others)).toBe(true)
})

test('within a search: a line typed there, and a name that finds no one, are matched; a pick opens beside the search', async () => {
  const record = await certain()
  const { CompanyName = '', City = '', StateProvince = '', Address = '' } = record
  const misspelled = `${CompanyName.slice(0, -2)}${CompanyName.slice(-1)}`
  const { page } = await visit(
    linkTo({ CompanyName: misspelled, CitiesByStateProvince: [{ City, StateProvince }] }),
  )
  await page.getByRole('button', { name: `Match “${misspelled}”: it may be spelled differently` }).click()
  const dialog = page.getByRole('dialog', { name: 'Look up one record' })
  await dialog.waitFor()
  expect([await field(page, 'City').inputValue(), await field(page, 'State').inputValue()]).toEqual([
    City,
    StateProvince,
  ])
  await field(page, 'Street').fill(Address)
  await candidate(page, CompanyName).waitFor()
  await dialog.getByRole('button', { name: 'Open beside the search' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Record' }).getByRole('heading', { name: CompanyName }).waitFor()
  expect(criteriaOf(page).CompanyName).toBe(misspelled)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Look up one record' }).click()
  await candidate(page, CompanyName).waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(misspelled)
  await dialog.getByRole('button', { name: 'Add to list' }).click()
  const keep = page.getByRole('dialog', { name: 'Add this company to a list' })
  await keep.waitFor()
  await page.keyboard.press('Escape')
  await keep.waitFor({ state: 'detached' })
  await candidate(page, CompanyName).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page
    .getByRole('combobox', { name: /^Add a place/ })
    .fill(`${CompanyName}, ${Address} ${City} ${StateProvince}`)
  await page.getByRole('option', { name: /^Match “/ }).click()
  await dialog.getByRole('list', { name: 'Parts of the line' }).waitFor()
  await candidate(page, CompanyName).waitFor()
})

/** The name and place of a company with the street of another one: a match that is not whole. */
async function atAnotherStreet() {
  const all = await recordsOf({ StateProvince: 'NE' }, ['CompanyName', 'City', 'Address'])
  const whole = all.filter(({ CompanyName, City, Address }) => CompanyName && City && Address)
  for (const [i, { Id, CompanyName: Name = '', City = '' }] of whole.entries()) {
    const StreetAddress = whole.at(i - 1)?.Address ?? ''
    const given = { Name, StreetAddress, City, StateProvince: 'NE' }
    const { Matches } = await postApi<MatchResponse>('/v3/match', { RequestType: 'Company', ...given })
    const [best] = Matches.Common
    if (best?.Id === Id && best.Score < 100) return { ...given, Score: best.Score }
  }
  throw new Error('no company is a match at another street')
}

test('a higher minimum score excludes who scores less, says so, and offers a search by the name; the link keeps it', async () => {
  const { Score, ...place } = await atAnotherStreet()
  const { page } = await visit('/match')
  const requests = watched(page)
  await field(page, 'Name').fill(place.Name)
  await field(page, 'Street').fill(place.StreetAddress)
  await field(page, 'City').fill(place.City)
  await field(page, 'State').fill(place.StateProvince)
  const region = page.getByRole('region', { name: 'Candidates' })
  const option = candidate(page, place.Name)
  await eventually(() => option.textContent()).toContain(String(Score))
  const minimum = page.getByRole('combobox', { name: 'Minimum score' })
  const body = { RequestType: 'Company', ...place, Limit: 5 }

  await minimum.selectOption('100')
  await region.getByRole('heading', { name: 'No confident match' }).waitFor()
  await region.getByText('No record scores 100 or more').waitFor()
  expect(requests.at(-1)).toEqual({ ...body, Confidence: 100 })
  expect(await option.count()).toBe(0)
  expect(param(page, 'confidence')).toBe('100')
  const named = await countOf({ CompanyName: place.Name, StatesProvinces: ['NE'] })
  await region
    .getByRole('link', { name: `Search these ${named} ${named === 1 ? 'company' : 'companies'} in NE` })
    .waitFor()
  await looksGood(page)

  await page.reload()
  await region.getByText('No record scores 100 or more').waitFor()
  expect(await minimum.inputValue()).toBe('100')
  await minimum.selectOption('70')
  await eventually(() => option.textContent()).toContain(String(Score))
  expect(requests.at(-1)).toEqual({ ...body, Confidence: 70 })
})

/** A chain: a name of so many branches that one answer of a hundred holds them, and the first one does not. */
async function chain() {
  const all = await recordsOf({ StateProvince: 'TX' }, ['CompanyName'])
  const names = new Map<string, number>()
  for (const { CompanyName = '' } of all) names.set(CompanyName, (names.get(CompanyName) ?? 0) + 1)
  const frequent = [...names].filter(([name]) => name).toSorted(([, a], [, b]) => b - a)
  for (const [Name] of frequent.slice(0, 20)) {
    const body = { RequestType: 'Company', Name }
    const answer = await postApi<MatchResponse>('/v3/match', { ...body, Limit: 100 })
    const Score = answer.ScoreSummary[0]?.Score ?? 0
    const tied = answer.ScoreSummary.filter((one) => one.Score === Score).length
    if (answer.MatchCount <= 100 && tied > 9) return { Name, tied, answer }
  }
  throw new Error('no name has ten branches')
}

test('by keyboard: of branches that fit equally one is selected by digit and arrows, and opened by Enter', async () => {
  const { Name, tied } = await chain()
  const { page } = await visit('/match')
  await field(page, 'Name').focus()
  await page.keyboard.type(Name)
  await page.getByText(`${tied} companies fit equally: add a`).waitFor()
  const options = optionsOf(page)
  await eventually(() => options.count()).toBe(5)
  await page.keyboard.press('ArrowDown')
  await eventually(() => isFocused(options.nth(0))).toBe(true)
  await page.keyboard.press('4')
  await eventually(() => isFocused(options.nth(3))).toBe(true)
  await page.keyboard.press('ArrowUp')
  await eventually(() => options.nth(2).getAttribute('aria-selected')).toBe('true')
  expect(await options.and(page.locator('[aria-selected=true]')).count()).toBe(1)
  await page.keyboard.press('End')
  await eventually(() => isFocused(options.nth(4))).toBe(true)
  await page.keyboard.press('3')
  await eventually(() => isFocused(options.nth(2))).toBe(true)
  const id = /Id (\w+)/.exec((await options.nth(2).getAttribute('title')) ?? '')?.[1]
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: Name }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/companies/${id}`)
})

test('all that match are read on request, by family; a value that differs fills its field and narrows them', async () => {
  const { Name, tied, answer } = await chain()
  const total = answer.MatchCount
  const { page } = await visit('/match')
  const requests = watched(page)
  await field(page, 'Name').fill(Name)
  await page.getByText(`${tied} companies fit equally`).waitFor()
  await page.getByRole('button', { name: `Show all ${total} ($${(0.04 * total).toFixed(2)})` }).click()
  const options = optionsOf(page)
  await eventually(() => options.count()).toBe(total)
  expect(requests.at(-1)?.Limit).toBe(total)
  await page.getByText(`${total} candidates · ${total} Basic records loaded`).waitFor()
  const family = page.getByRole('group', { name: /\d+ locations$/ }).first()
  expect(await family.getByRole('option').count()).toBeGreaterThan(9)
  await page.getByRole('img', { name: `Map of ${total} candidates` }).waitFor()

  const differences = page.getByRole('region', { name: 'How they differ' })
  for (const label of ['Street', 'City', 'ZIP', 'Phone'])
    await differences
      .getByRole('button', { name: new RegExp(`^${label}: `) })
      .first()
      .waitFor()
  await differences.getByRole('button', { name: /more values of Street/ }).click()
  const city = differences.getByRole('button', { name: /^City: / }).first()
  const [, cityName = '', state = ''] = /City: (.*), ([A-Z]{2})/.exec((await city.textContent()) ?? '') ?? []
  await city.press('Enter')
  await eventually(() => isFocused(page.getByRole('region', { name: 'Candidates' }))).toBe(true)
  await eventually(() => field(page, 'City').inputValue()).toBe(cityName)
  expect(await field(page, 'State').inputValue()).toBe(state)
  await eventually(() => requests.at(-1)).toEqual({
    RequestType: 'Company',
    Name,
    City: cityName,
    StateProvince: state,
    Confidence: 70,
    Limit: 5,
  })
  await eventually(() => options.first().textContent()).toContain(cityName)
  await eventually(() => options.count()).toBeLessThanOrEqual(5)
})

test('without probabilities only the score is shown', async () => {
  const { Name } = await chain()
  const { page } = await emptyPage()
  await page.route('**/v3/match', async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace(/"Probability":[\d.e-]+,/g, '')
    await route.fulfill({ response, body: text })
  })
  await page.goto(`${(await visit('/match')).page.url()}`)
  await field(page, 'Name').fill(Name)
  await page.getByText(/\d+ companies fit equally/).waitFor()
  const option = optionsOf(page).first()
  expect(await option.textContent()).toMatch(/Score \d+/)
  expect(await page.getByRole('region', { name: 'Candidates' }).textContent()).not.toContain('likely')
  await page.getByRole('button', { name: 'What the score means' }).waitFor()
})

test('a pasted line without a state fills the fields; one that looks like a person offers People, and back', async () => {
  const all = await recordsOf({ StateProvince: 'TX', City: 'Houston' }, ['CompanyName', 'Address', 'City'])
  const { CompanyName: Name = '', Address = '' } =
    all.find(
      ({ CompanyName = '', Address = '' }) =>
        /^[\w ]+ \w{6,}$/.test(CompanyName) && /^\d+ \w+ Blvd$/.test(Address),
    ) ?? {}
  expect(Name).not.toBe('')
  const { page } = await visit('/match')
  const line = page.getByRole('textbox', { name: 'Paste a line' })
  const parts = () =>
    page.getByRole('list', { name: 'Parts of the line' }).getByRole('listitem').allTextContents()
  await line.fill(`${Address} Houston`)
  await eventually(parts).toEqual([`Street ${Address}`, 'City Houston'])
  await line.fill(`Tel: 402-555-0142 / ${Name} / ${Address} Houston`)
  await eventually(parts).toEqual([
    'not used Tel:',
    'Phone 402-555-0142',
    `Name ${Name}`,
    `Street ${Address}`,
    'City Houston',
  ])
  await field(page, 'Phone').fill('')
  await candidate(page, Name).waitFor()

  await line.fill('Acme Plumbing, Attn: John Smith, Houston TX')
  await eventually(() => field(page, 'Name').inputValue()).toBe('Acme Plumbing')
  await page.getByText('People', { exact: true }).click()
  await eventually(() => field(page, 'Name').inputValue()).toBe('John Smith')
  await field(page, 'Name').fill('Acme Plumbing')
  await page.getByText('“Acme Plumbing” looks like a company.').waitFor()
  await page.getByRole('button', { name: 'Switch to Companies' }).first().click()
  await eventually(() => param(page, 'requesttype')).toBeNull()
  await line.fill('John Smith, Houston TX')
  await page.getByText('“John Smith” looks like a person.').waitFor()
  await page.getByRole('button', { name: 'Switch to People' }).first().click()
  await eventually(() => param(page, 'requesttype')).toBe('Person')
  expect(await field(page, 'City').inputValue()).toBe('Houston')
})

/** A company whose phone number no person has. */
async function withOwnPhone(): Promise<Company> {
  const all = await recordsOf({ StateProvince: 'NE' }, ['CompanyName', 'Phone'])
  for (const record of all.filter(({ CompanyName, Phone }) => CompanyName && Phone)) {
    const { Phone } = record
    const [people, companies] = await Promise.all(
      ['Person', 'Company'].map((RequestType) => postApi<MatchResponse>('/v3/match', { RequestType, Phone })),
    )
    if (people?.MatchCount === 0 && companies?.Matches.Common.some(({ Id }) => Id === record.Id))
      return record
  }
  throw new Error('people have every phone number')
}

test('a phone number under People that a company has says so, and leads to it', async () => {
  const { CompanyName = '', Phone = '' } = await withOwnPhone()
  const { page } = await visit('/match?requesttype=Person')
  await field(page, 'Phone').fill(Phone)
  await page.getByRole('heading', { name: 'No confident match' }).waitFor()
  await page.getByText(/compan(y has|ies have) this phone number\.$/).waitFor()
  await page.getByRole('button', { name: 'Switch to Companies' }).press('Enter')
  await candidate(page, CompanyName).waitFor()
  expect(param(page, 'requesttype')).toBeNull()
  expect(await field(page, 'Phone').inputValue()).toBe(Phone)
})

test('the last letters before Escape, or before another page, are there when one comes back', async () => {
  const { page } = await visit()
  const open = page.getByRole('button', { name: 'Look up one record' })
  const dialog = page.getByRole('dialog', { name: 'Look up one record' })
  await open.click()
  await field(page, 'Name').fill('Info')
  await field(page, 'Name').press('End')
  await page.keyboard.type('group')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await open.click()
  await eventually(() => field(page, 'Name').inputValue()).toBe('Infogroup')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Match', exact: true }).click()
  await field(page, 'City').focus()
  await page.keyboard.type('Papillion')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await page.getByRole('button', { name: 'New list', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Match', exact: true }).click()
  await eventually(() => field(page, 'City').inputValue()).toBe('Papillion')
})

test('a record found by match joins the list that it was looked for', async () => {
  const [first, second] = await recordsOf({ StateProvince: 'RI' }, ['CompanyName', 'Phone'])
  const { page } = await visit('/lists')
  await page.getByRole('button', { name: 'New list', exact: true }).click()
  await page.getByRole('menuitem', { name: 'From ids' }).click()
  await page.getByRole('textbox', { name: 'Ids' }).fill(first?.Id ?? '')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Check 1 id' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Known')
  await page.getByRole('button', { name: 'Save 1 company as a list' }).click()
  await page.getByRole('button', { name: 'Add by match' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to “Known” by match' })
  await dialog.getByText('“Known” holds 1 company').waitFor()
  await field(page, 'Name').fill(second?.CompanyName ?? '')
  await field(page, 'Phone').fill(second?.Phone ?? '')
  await candidate(page, second?.CompanyName ?? '').waitFor()
  await page.getByRole('button', { name: 'Add to “Known”' }).click()
  await page.getByText('1 company added to “Known”.').waitFor()
  await dialog.getByText('“Known” holds 2 companies').waitFor()
  await looksGood(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await idsOfList(page, 'Known')).toEqual([first?.Id, second?.Id])
})

test('people, last name first, and either kind', async () => {
  const [person] = await recordsOf(
    { StateProvince: 'NE' },
    ['FirstName', 'LastName', 'City', 'Address', 'PostalCode'],
    'people',
  )
  const { FirstName = '', LastName = '', City = '', Address = '', PostalCode = '' } = person as Person
  const { page } = await visit('/match')
  await page.getByText('People', { exact: true }).click()
  await field(page, 'Name').fill(`${LastName}, ${FirstName}`)
  for (const [name, text] of [
    ['Street', Address],
    ['City', City],
    ['ZIP', PostalCode],
  ] as const)
    await field(page, name).fill(text)
  await candidate(page, LastName).waitFor()
  expect(param(page, 'requesttype')).toBe('Person')
  await page.getByText('Either', { exact: true }).click()
  await eventually(() => param(page, 'requesttype')).toBe('Any')
  await candidate(page, LastName).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: 'Which one is it?' }).waitFor()
})

test('an older answer never replaces a newer one, and an error is at its field', async () => {
  const it = await emptyPage()
  const { page } = it
  const waiting: (() => void)[] = []
  await page.route('**/v3/match', async (route) => {
    const { Name } = route.request().postDataJSON()
    if (Name === 'Acme One') await new Promise<void>((go) => waiting.push(go))
    await route.continue().catch(() => undefined)
  })
  it.forgiven.push(failedToLoad, /Failed to fetch/)
  const [record] = await recordsOf({ StateProvince: 'NE' }, ['CompanyName', 'Phone'])
  const { CompanyName = '', Phone = '' } = record ?? {}
  await page.goto(`${(await visit('/match')).page.url()}`)
  const canceled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v3/match'))
  await field(page, 'Name').fill('Acme One')
  await eventually(() => waiting.length).toBe(1)
  await field(page, 'Name').fill(CompanyName)
  await field(page, 'Phone').fill(Phone)
  await candidate(page, CompanyName).waitFor()
  await canceled
  for (const go of waiting) go()
  await page.waitForTimeout(300)
  await candidate(page, CompanyName).waitFor()

  for (const [status, words] of [
    [403, 'call volume is used up'],
    [500, 'internal error'],
  ] as const) {
    const refuse = (route: Route) => route.fulfill({ status, json: { statusCode: status, message: 'No.' } })
    await page.route('**/v3/match', refuse)
    await field(page, 'City').fill(`City ${status === 403 ? 'One' : 'Two'}`)
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    await page.unroute('**/v3/match', refuse)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').waitFor({ state: 'hidden' })
  }
  await page.context().setOffline(true)
  await field(page, 'City').fill('City Three')
  await page.getByRole('alert').filter({ hasText: 'Can’t reach' }).waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(CompanyName)
  // Online again, it is requested again by itself.
  await page.context().setOffline(false)
  await page.getByRole('alert').waitFor({ state: 'hidden' })
  const wait = (route: Route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '2' },
      json: { statusCode: 429, message: 'Try again in 2 seconds.' },
    })
  await page.route('**/v3/match', wait, { times: 1 })
  await field(page, 'City').fill('')
  await field(page, 'Street').fill('1')
  await page.getByText(/The service is rate limiting requests. Work continues automatically/).waitFor()
  await page.getByText(/The service is rate limiting requests/).waitFor({ state: 'hidden' })
  await field(page, 'Street').fill('')
  await candidate(page, CompanyName).waitFor()

  await field(page, 'ZIP').fill('2903')
  const zip = field(page, 'ZIP')
  await eventually(() => zip.getAttribute('aria-invalid')).toBe('true')
  await page.getByText(/is not a 5-digit US/).waitFor()
  await zip.fill('')
  await candidate(page, CompanyName).waitFor()
})

test.each([...sizes, [1024, 800] as const])('axe finds nothing at %i', async (width, height) => {
  const record = await certain()
  const { CompanyName = '', City = '', StateProvince = '', Address = '' } = record
  const { page } = await visit('/match', { viewport: { width, height } })
  await page.getByRole('heading', { name: 'Which one is it?' }).waitFor()
  const findings = await findingsInBothSchemes(page)
  await page
    .getByRole('textbox', { name: 'Paste a line' })
    .fill(`${CompanyName} Ltd, ${Address}, ${City} ${StateProvince}, sales@example.com`)
  await candidate(page, CompanyName).waitFor()
  findings.push(...(await findingsInBothSchemes(page)))
  await page.getByRole('button', { name: 'Clear' }).click()
  await field(page, 'Name').fill((await chain()).Name)
  await page.getByText(/companies fit equally/).waitFor()
  await page.getByRole('img', { name: 'Map of 5 candidates' }).waitFor()
  findings.push(...(await findingsInBothSchemes(page)))
  await page.getByText('People', { exact: true }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await field(page, 'Phone').fill((await withOwnPhone()).Phone ?? '')
  await page.getByText(/this phone number/).waitFor()
  findings.push(...(await findingsInBothSchemes(page)))
  expect(findings).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(width)
})
