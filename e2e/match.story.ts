import type { Page, Request, Route } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company'
import type { MatchResponse } from '#contract/match'
import type { Person } from '#contract/person'
import { idsOfList } from './kept-lists.ts'
import { looksGood } from './match-files.ts'
import {
  ask,
  axeFindings,
  chooseByKeys,
  criteriaOf,
  emptyPage,
  eventually,
  failedToLoad,
  isFocused,
  linkTo,
  looks,
  recordsOf,
  visit,
} from './support.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const candidate = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`Candidate.*${escaped(name)}`) })
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
    const { Matches } = await ask<MatchResponse>('/v3/match', body)
    const [best] = Matches.Common
    if (best?.Id === record.Id && /^[\w ]+ \w{6,}$/.test(Name ?? '')) return { ...record, Score: best.Score }
  }
  throw new Error('no company is certain')
}

/** The match requests that the page makes. */
function watched(page: Page): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/v3/match')) asked.push(request.postDataJSON())
  })
  return asked
}

test('candidates come as one types: score, rule, differing words; the record opens, and joins a list', async () => {
  const record = await certain()
  const { CompanyName = '', City = '', StateProvince = '', Address = '' } = record
  const { page } = await visit('/match')
  const asked = watched(page)
  await page.getByRole('heading', { name: 'Which one is it?' }).waitFor()
  const misspelt = `${CompanyName.slice(0, -2)}${CompanyName.slice(-1)}`
  await field(page, 'Name').pressSequentially(misspelt, { delay: 20 })
  for (const [name, text] of [
    ['Street', Address],
    ['City', City],
    ['State', StateProvince],
  ] as const)
    await field(page, name).fill(text)
  const head = candidate(page, CompanyName)
  await head.waitFor()
  await eventually(() => asked.at(-1)).toEqual({
    RequestType: 'Company',
    Name: misspelt,
    StreetAddress: Address,
    City,
    StateProvince,
    Confidence: 70,
    Limit: 5,
  })
  expect(asked.length, 'a call a pause, not a key').toBeLessThan(5)
  const { Matches } = await ask<MatchResponse>('/v3/match', asked.at(-1) ?? {})
  const table = page.getByRole('region', { name: 'Compared word by word' })
  await eventually(() => head.textContent()).toContain(String(Matches.Common[0]?.Score))
  const last = (text: string) => text.split(' ').at(-1) ?? ''
  await eventually(() => table.locator('mark').allTextContents()).toEqual([last(misspelt), last(CompanyName)])
  await page.getByText(`${last(misspelt)}, ${last(CompanyName)}: 1 letter differs`).waitFor()
  await page.getByText(/^1 candidate · 1 Basic record read, \$0\.04$/).waitFor()
  expect(param(page, 'name')).toBe(misspelt)

  await page.getByRole('button', { name: 'Add to a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this company' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Customers')
  await dialog.getByRole('button', { name: 'Keep 1 company' }).click()
  await dialog.getByText('1 company is kept in “Customers”.').waitFor()
  await dialog.getByRole('button', { name: 'Back to the match' }).click()
  await page.getByRole('link', { name: 'Open the record' }).click()
  await page.getByRole('heading', { level: 1, name: CompanyName }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Match', exact: true }).click()
  await candidate(page, CompanyName).waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(misspelt)
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
  const parts = page.getByRole('list', { name: 'How the line is read' })
  expect(await parts.getByRole('listitem').allTextContents()).toEqual([
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
  const others = page.getByRole('button', { name: 'Others like it' })
  await others.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Others like ${CompanyName}` })
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

test('within a search: a line typed there, and a name that finds nobody, are matched; a pick opens beside the search', async () => {
  const record = await certain()
  const { CompanyName = '', City = '', StateProvince = '', Address = '' } = record
  const misspelt = `${CompanyName.slice(0, -2)}${CompanyName.slice(-1)}`
  const { page } = await visit(
    linkTo({ CompanyName: misspelt, CitiesByStateProvince: [{ City, StateProvince }] }),
  )
  await page.getByRole('button', { name: `Match “${misspelt}”: it may be spelt otherwise` }).click()
  const dialog = page.getByRole('dialog', { name: 'Find one by what is known of it' })
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
  expect(criteriaOf(page).CompanyName).toBe(misspelt)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Find one by what is known of it' }).click()
  await candidate(page, CompanyName).waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(misspelt)
  await dialog.getByRole('button', { name: 'Add to a list' }).click()
  const keep = page.getByRole('dialog', { name: 'Keep this company' })
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
  await dialog.getByRole('list', { name: 'How the line is read' }).waitFor()
  await candidate(page, CompanyName).waitFor()
})

/** A company that name and state alone make likely, not certain. */
async function likely(): Promise<{ Name: string; StateProvince: string; Score: number }> {
  const all = await recordsOf({ StateProvince: 'NE' }, ['CompanyName'])
  for (const { Id, CompanyName: Name = '' } of all.filter(({ CompanyName }) => CompanyName)) {
    const body = { RequestType: 'Company', Name, StateProvince: 'NE' }
    const [best] = (await ask<MatchResponse>('/v3/match', body)).Matches.Common
    if (best?.Id === Id && best.Score >= 75 && best.Score < 90) return { ...body, Score: best.Score }
  }
  throw new Error('no company is likely')
}

test('a higher score worth seeing is asked for; who scores less is gone, and that is told; the link keeps it', async () => {
  const { Name, StateProvince, Score } = await likely()
  const { page } = await visit('/match')
  const asked = watched(page)
  await field(page, 'Name').fill(Name)
  await field(page, 'State').fill(StateProvince)
  const region = page.getByRole('region', { name: 'Candidates' })
  const score = region.getByRole('button', { name: /Candidate/ })
  await eventually(() => score.textContent()).toContain(String(Score))
  const lowest = page.getByRole('combobox', { name: 'Lowest score worth seeing' })
  const question = { RequestType: 'Company', Name, StateProvince, Limit: 5 }

  await lowest.selectOption('90')
  await region.getByRole('heading', { name: 'None is sure enough' }).waitFor()
  await region.getByText('No record scores 90 or more').waitFor()
  expect(asked.at(-1)).toEqual({ ...question, Confidence: 90 })
  expect(await score.count()).toBe(0)
  expect(param(page, 'confidence')).toBe('90')
  await looksGood(page)

  await page.reload()
  await region.getByText('No record scores 90 or more').waitFor()
  expect(await lowest.inputValue()).toBe('90')
  await lowest.selectOption('75')
  await eventually(() => score.textContent()).toContain(String(Score))
  expect(asked.at(-1)).toEqual({ ...question, Confidence: 75 })
})

test('the last letters before Escape, or before another page, are there when one comes back', async () => {
  const { page } = await visit()
  const open = page.getByRole('button', { name: 'Find one by what is known of it' })
  const dialog = page.getByRole('dialog', { name: 'Find one by what is known of it' })
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
  await page.getByRole('button', { name: 'Keep 1 company as a list' }).click()
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

test('people; and those who bear a name that is not sure enough, counted for nothing and compared when asked', async () => {
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
  await page.getByText('People', { exact: true }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: 'Which one is it?' }).waitFor()
  await field(page, 'Name').fill('Smith')
  await page.getByRole('heading', { name: 'None is sure enough' }).waitFor()
  const { MatchCount } = await ask<{ MatchCount: number }>('/v1/people/count', { LastName: 'Smith' })
  expect(MatchCount).toBeGreaterThan(5)
  await page
    .getByRole('link', { name: `Search these ${MatchCount.toLocaleString('en-US')} people in all places` })
    .waitFor()
  await page.getByRole('button', { name: 'Compare 5 of them, $0.20, in all places' }).click()
  await page
    .getByRole('button', { name: /Candidate.*no score/ })
    .nth(4)
    .waitFor()
  await page.keyboard.press('3')
  await eventually(() =>
    page
      .getByRole('button', { name: /Candidate/ })
      .nth(2)
      .getAttribute('aria-pressed'),
  ).toBe('true')
})

test('an older answer never takes the place of a newer one, and a fault stands at its field', async () => {
  const it = await emptyPage()
  const { page } = it
  const held: (() => void)[] = []
  await page.route('**/v3/match', async (route) => {
    const { Name } = route.request().postDataJSON()
    if (Name === 'Acme One') await new Promise<void>((go) => held.push(go))
    await route.continue().catch(() => undefined)
  })
  it.forgiven.push(failedToLoad, /Failed to fetch/)
  const [record] = await recordsOf({ StateProvince: 'NE' }, ['CompanyName', 'Phone'])
  const { CompanyName = '', Phone = '' } = record ?? {}
  await page.goto(`${(await visit('/match')).page.url()}`)
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v3/match'))
  await field(page, 'Name').fill('Acme One')
  await eventually(() => held.length).toBe(1)
  await field(page, 'Name').fill(CompanyName)
  await field(page, 'Phone').fill(Phone)
  await candidate(page, CompanyName).waitFor()
  await cancelled
  for (const go of held) go()
  await page.waitForTimeout(300)
  await candidate(page, CompanyName).waitFor()

  for (const [status, words] of [
    [403, 'call volume is used up'],
    [500, 'fault of its own'],
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
  await page.getByRole('alert').filter({ hasText: 'does not answer' }).waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(CompanyName)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
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
  await page.getByText(/The service asks us to wait. It goes on by itself/).waitFor()
  await page.getByText(/The service asks us to wait/).waitFor({ state: 'hidden' })
  await field(page, 'Street').fill('')
  await candidate(page, CompanyName).waitFor()

  await field(page, 'ZIP').fill('2903')
  const zip = field(page, 'ZIP')
  await eventually(() => zip.getAttribute('aria-invalid')).toBe('true')
  await page.getByText(/is not a 5-digit US/).waitFor()
  await zip.fill('')
  await candidate(page, CompanyName).waitFor()
})

test.each(looks)('axe finds nothing, %s at %i', async (colorScheme, width, height) => {
  const record = await certain()
  const { CompanyName = '', City = '', StateProvince = '', Address = '' } = record
  const { page } = await visit('/match', { colorScheme, viewport: { width, height } })
  await page.getByRole('heading', { name: 'Which one is it?' }).waitFor()
  const findings = await axeFindings(page)
  await page
    .getByRole('textbox', { name: 'What is this?' })
    .fill(`${CompanyName} Ltd, ${Address}, ${City} ${StateProvince}, sales@example.com`)
  await candidate(page, CompanyName).waitFor()
  await page.getByRole('button', { name: 'See who else bears this name' }).click()
  await page.getByText('counting is free').waitFor()
  findings.push(...(await axeFindings(page)))
  expect(findings).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(width)
})
