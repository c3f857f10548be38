import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Company } from '#contract/company.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Person } from '#contract/person.ts'
import { fieldText } from '#records/field-text.ts'
import { fieldLabels, type RecordField } from '#records/record.ts'
import { components, readVcard } from '#records/vcard.testing.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { countOf, postApi, recordsOf } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { agreedCount } from './count.ts'
import { eventually } from './eventually.ts'
import { fileOf } from './files.ts'
import { criteriaOf, linkTo, viewOf } from './link.ts'
import { address, emptyPage, failedToLoad, visit } from './visit.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const pathOf = (page: Page) => new URL(page.url()).pathname
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function whole(id: string): Promise<Company> {
  const [record] = await postApi<Company[]>('/v1/companies/search', { Id: [id], ResourceType: 'Enhanced' })
  if (!record) throw new Error(`no company ${id}`)
  return record
}

/** A company of which much is known. */
async function rich(): Promise<Company> {
  const found = await recordsOf({ StateProvince: 'RI' }, ['UriList', 'Title', 'Location', 'Phone'])
  const full = found.find(({ UriList, Title, Location, Phone }) => UriList && Title && Location && Phone)
  return whole(full?.Id ?? '')
}

test('a company has a page of its own with every field that the API gives', async () => {
  const record = await rich()
  const { page } = await visit(`/companies/${record.Id}`)
  await card(page, 'Address').waitFor()
  expect(await title(page).locator('bdi').textContent()).toBe(record.CompanyName)
  await eventually(() => page.title()).toBe(`${record.CompanyName} · Catchment`)
  const text = await page.getByRole('main').innerText()
  const shown = (Object.keys(record) as RecordField[]).filter((field) => field !== 'Links')
  for (const field of shown) {
    const value = fieldText(record as never, field)
    const lists = ['SicList', 'NaicsList', 'UriList', 'CreditRatingScore']
    if (value && !lists.includes(field)) expect(text, field).toContain(value)
    await page.getByRole('term').filter({ hasText: fieldLabels[field] }).first().waitFor()
  }
  for (const { Code } of [...(record.SicList ?? []), ...(record.NaicsList ?? [])])
    expect(text).toContain(Code)
  for (const { Uri } of record.UriList ?? [])
    expect(await page.getByRole('link', { name: Uri }).getAttribute('rel')).toContain('noopener')
  expect(await card(page, 'Industry').textContent()).toContain('Enhanced')
  await page.getByText(/^Loaded today, \d\d:\d\d, Enhanced, \$0\.08$/).waitFor()
  await page.getByRole('img', { name: /^Map: / }).waitFor()
})

test('the drawer leads to the page, whose arrows walk the result, and back to the unchanged search', async () => {
  const criteria: Criteria = { StatesProvinces: ['RI'] }
  const all = await recordsOf(criteria, ['CompanyName'])
  const { page } = await visit(linkTo(criteria, { format: 'Core' }))
  await agreedCount(page)
  const grid = page.getByRole('grid', { name: 'Companies' })
  await grid
    .locator('[aria-rowindex="3"]')
    .getByText(all[1]?.Id ?? '')
    .waitFor()
  await grid.focus()
  for (const key of ['Control+Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('link', { name: 'Open as a page' }).click()
  const at = async (row: number) => {
    await eventually(() => pathOf(page)).toBe(`/companies/${all[row]?.Id}`)
    await page.getByText(`record ${row + 1} of ${all.length}`).waitFor()
    await eventually(() => title(page).locator('bdi').textContent()).toBe(all[row]?.CompanyName)
  }
  await at(1)
  const keys: [key: string, row: number][] = [
    ['j', 2],
    ['ArrowRight', 3],
    ['k', 2],
    ['ArrowLeft', 1],
    ['k', 0],
    ['k', 0],
  ]
  for (const [key, row] of keys) {
    await page.keyboard.press(key)
    await at(row)
  }
  expect(await page.getByRole('button', { name: /Previous/ }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: /^Next ?J/ }).click()
  await at(1)
  await page.keyboard.press('j')
  await at(2)
  await page.getByRole('link', { name: 'Search for companies' }).click()
  await agreedCount(page)
  expect(criteriaOf(page)).toEqual(criteria)
  expect(viewOf(page, 'format')).toBe('Core')
  await eventually(() => grid.getAttribute('aria-activedescendant')).toContain('row-2-')
})

test('the last row of the result has nothing behind it, and a stranger to the result no row', async () => {
  const criteria: Criteria = { StatesProvinces: ['RI'] }
  const all = await recordsOf(criteria)
  const last = all.length - 1
  const link = (id: string | undefined, row: number) =>
    linkTo(criteria, { row: String(row) }).replace('/?', `/companies/${id}?`)
  const { page } = await visit(link(all[last]?.Id, last))
  await page.getByText(`record ${all.length} of ${all.length}`).waitFor()
  expect(await page.getByRole('button', { name: /^Next ?J/ }).isDisabled()).toBe(true)
  await page.goto(new URL(link(all[3]?.Id, 1), page.url()).href)
  await card(page, 'Address').waitFor()
  expect(await page.getByText(/^record \d/).count()).toBe(0)
})

test('the near ones of the same industry are those that the API finds, and lead to their search', async () => {
  const all = await recordsOf({ CitiesByStateProvince: [{ City: 'Chicago', StateProvince: 'IL' }] }, [
    'PrimarySic',
    'Location',
  ])
  const industry = ({ PrimarySic = '' }: Company) => PrimarySic.slice(0, 4)
  const size = (one: Company) => all.filter((other) => industry(other) === industry(one)).length
  const [common] = all.filter(({ Location }) => Location).toSorted((a, b) => size(b) - size(a))
  const record = await whole(common?.Id ?? '')
  const { Location, PrimarySic = '' } = record
  if (!Location) throw new Error('no point')
  const nearby = (RadiusMiles: number): Criteria => ({
    PrimarySic: PrimarySic.slice(0, 4),
    RadiusCenterPointList: [{ ...Location, RadiusMiles }],
    NotId: [record.Id],
  })
  const { page } = await visit(`/companies/${record.Id}`)
  const near = card(page, 'Same industry nearby')
  for (const miles of [5, 25, 1]) {
    if (miles !== 5) await near.getByText(`${miles} mi`, { exact: true }).first().click()
    const found = await postApi<Company[]>('/v1/companies/search', {
      ...nearby(miles),
      SortCenter: Location,
      Fields: ['CompanyName', 'Location'],
      Limit: 5,
    })
    const names = () => near.getByRole('listitem').getByRole('link').allInnerTexts()
    await eventually(names).toEqual(found.map(({ CompanyName }) => CompanyName))
    const [first] = found
    if (!first?.Location) continue
    const far = await near.getByRole('listitem').first().innerText()
    expect(Number(/([\d.]+) mi/.exec(far)?.[1])).toBeCloseTo(milesBetween(Location, first.Location), 1)
    const total = await countOf(nearby(miles))
    await near.getByText(`${total} in ${miles} mi, counting is free`).waitFor()
  }
  await near.getByText('25 mi', { exact: true }).first().click()
  await near.getByText(/in 25 mi, counting/).waitFor()
  await near.getByRole('link', { name: 'Search these' }).click()
  expect(await agreedCount(page)).toBe(await countOf(nearby(25)))
})

test('a record is copied as text, and stored as a vCard that another reader reads', async () => {
  const record = await rich()
  const { page } = await visit(`/companies/${record.Id}`, clipboard)
  await card(page, 'Address').waitFor()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('button', { name: 'Copied', exact: true }).waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of [`${record.CompanyName}\n\nAddress\nStreet: ${record.Address}`, `Id: ${record.Id}`])
    expect(text).toContain(part)

  let suggested = ''
  page.on('download', (download) => {
    suggested = download.suggestedFilename()
  })
  const file = await fileOf(page, () => page.getByRole('button', { name: 'vCard' }).click())
  expect(suggested).toMatch(/^[a-z0-9-]+\.vcf$/)
  const found = readVcard(file)
  const propertyText = (name: string) => found.find((property) => property.name === name)?.value ?? ''
  expect([found[0], found.at(-1)].map((line) => `${line?.name}:${line?.value}`)).toEqual([
    'BEGIN:VCARD',
    'END:VCARD',
  ])
  expect(components(propertyText('FN'))).toEqual([record.CompanyName])
  expect(components(propertyText('N')).slice(0, 2)).toEqual([record.LastName, record.FirstName])
  expect(components(propertyText('ADR')).slice(2, 6)).toEqual([
    record.Address,
    record.City,
    record.StateProvince,
    record.PostalCode,
  ])
  expect(propertyText('TEL').replace(/\D/g, '')).toBe(`1${record.Phone}`)
  expect(propertyText('GEO')).toBe(`geo:${record.Location?.Latitude},${record.Location?.Longitude}`)
  expect(components(propertyText('TITLE'))).toEqual([record.Title])
  expect(propertyText('URL')).toContain(record.UriList?.[0]?.Uri.replace(/^https?:\/\//, ''))

  const phone = card(page, 'Contact').getByRole('button', { name: 'Copy Phone' })
  await phone.focus()
  await page.keyboard.press('Enter')
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
    fieldText(record as never, 'Phone'),
  )
})

test('the call behind the page, run in a shell, gives the record', async () => {
  const record = await rich()
  const { page } = await visit(`/companies/${record.Id}`, clipboard)
  await page.getByRole('button', { name: 'API call' }).click()
  await page.getByRole('button', { name: 'Copy the call' }).click()
  const call = await page.evaluate(() => navigator.clipboard.readText())
  const url = /"(http[^"]+)"$/.exec(call)?.[1] ?? ''
  expect(url).toBe(`${address}/v1/companies/${record.Id}?resourcetype=Enhanced`)
  expect(call).toContain('curl -H "apikey: $API_KEY"')
})

test('the map of the search opens over the record, and refreshing an unchanged one is not billed', async () => {
  const record = await rich()
  const { page } = await visit(linkTo({ StatesProvinces: ['RI'] }).replace('/?', `/companies/${record.Id}?`))
  await card(page, 'Address').waitFor()
  const [request] = await Promise.all([
    page.waitForRequest(
      (it) => it.url().includes('/v1/companies/search') && /"Core"/.test(it.postData() ?? ''),
    ),
    page.getByRole('button', { name: 'Refresh' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({ Id: [record.Id] })
  await page.getByText(/unchanged since, not billed again$/).waitFor()
  await page.getByRole('link', { name: 'Open in map' }).click()
  await agreedCount(page)
  expect(criteriaOf(page)).toEqual({ StatesProvinces: ['RI'] })
  await eventually(() =>
    String(viewOf(page, 'at'))
      .split(',')
      .slice(0, 2)
      .map((n) => Number(n).toFixed(2)),
  ).toEqual([record.Location?.Latitude, record.Location?.Longitude].map((n) => Number(n).toFixed(2)))
})

test('an id that no record has says so, and other refusals are shown as elsewhere', async () => {
  const it = await visit('/companies/999999999')
  it.forgiven.push(failedToLoad)
  await it.page.getByRole('heading', { name: 'There is no company with this id' }).waitFor()
  expect(await axeFindings(it.page)).toEqual([])
  await it.page.getByRole('link', { name: 'Go to the search' }).click()
  await agreedCount(it.page)
  for (const [status, message] of [
    [401, /rejected the key/],
    [403, /call volume is used up/],
    [500, /an internal error/],
  ] as const) {
    const refused = await emptyPage()
    refused.forgiven.push(failedToLoad)
    const body = JSON.stringify({ statusCode: status, message: 'No.' })
    await refused.page.route('**/api/v1/companies/1*', (route) =>
      route.fulfill({ status, contentType: 'application/json', body }),
    )
    await refused.page.goto(`${address}/companies/1`)
    await refused.page.getByRole('alert').filter({ hasText: message }).waitFor()
  }
})

test('odd text remains text', async () => {
  const script = '<script>document.title = "taken"</script>'
  const { page } = await emptyPage()
  const body = JSON.stringify({
    ETag: 'e',
    Id: '1',
    Links: [],
    CompanyName: script,
    Address: `‮${'ÅB '.repeat(3000)}`,
    Phone: 'javascript:alert(1)',
    UriList: [{ Uri: 'javascript:alert(2)' }, { Uri: 'https://good.example' }],
  })
  await page.route('**/api/v1/companies/1?*', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body }),
  )
  await page.goto(`${address}/companies/1`)
  await page.getByRole('heading', { name: script }).waitFor()
  expect(await page.getByRole('link', { name: /javascript/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'https://good.example' }).waitFor()
  expect(await page.locator('main script').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

async function person(): Promise<Person> {
  const people = await recordsOf({ StateProvince: 'NE' }, ['Phone', 'Location', 'HouseholdId'], 'people')
  const [found] = await postApi<Person[]>('/v1/people/search', {
    Id: [people.find(({ Phone, Location }) => Phone && Location)?.Id],
    ResourceType: 'LifeStyle',
  })
  if (!found) throw new Error('nobody')
  return found
}

test('a person has a page too, without neighbors', async () => {
  const record = await person()
  const { page } = await visit(`/people/${record.Id}?kind=people`)
  await card(page, 'Household').waitFor()
  const text = await page.getByRole('main').innerText()
  for (const value of [record.Address, record.City, record.HouseholdId, record.ETag])
    expect(text).toContain(value)
  for (const name of ['Person', 'Home', 'Interests', 'Likely behavior']) await card(page, name).waitFor()
  expect(await page.getByRole('region', { name: 'Same industry nearby' }).count()).toBe(0)
  await page.getByText(/LifeStyle and TargetReady, \$0\.16$/).waitFor()
})

/** Ids of the records that a card leads to. */
const idsIn = (page: Page, name: string) =>
  card(page, name)
    .locator('a[href*="/companies/"], a[href*="/people/"]')
    .evaluateAll((links) => links.map((link) => /\/(\d+)(\?|$)/.exec((link as HTMLAnchorElement).href)?.[1]))

const LISTED = 6

test('the corporate family has the parents, siblings and children that the records name', async () => {
  const all = await recordsOf({}, ['CompanyName'])
  const byId = new Map(all.map((record) => [record.Id, record]))
  const childrenOf = (id: string | undefined) => all.filter(({ ParentCompany }) => ParentCompany === id)
  const parents = new Set(all.map(({ ParentCompany }) => ParentCompany))
  const middle = all.find(({ Id, ParentCompany }) => parents.has(Id) && byId.has(ParentCompany ?? ''))
  const large = all.find(
    (record) => childrenOf(record.ParentCompany).length > LISTED + 1 && record.ParentCompany,
  )
  if (!middle || !large) throw new Error('no families')
  const { page } = await visit(`/companies/${middle.Id}`)
  for (const self of [middle, large]) {
    await page.goto(`${address}/companies/${self.Id}`)
    const line: string[] = []
    for (let up = self.ParentCompany; up && byId.has(up); up = byId.get(up)?.ParentCompany) line.push(up)
    const siblings = childrenOf(self.ParentCompany).filter(({ Id }) => Id !== self.Id)
    const children = childrenOf(self.Id)
    await card(page, 'Corporate family')
      .getByText(/on \d levels?$/)
      .waitFor()
    const shown = await idsIn(page, 'Corporate family')
    const among = (records: Company[]) => records.filter(({ Id }) => shown.includes(Id)).length
    expect(shown.slice(0, line.length)).toEqual(line.toReversed())
    expect(among(siblings)).toBe(Math.min(LISTED, siblings.length))
    expect(among(children)).toBe(Math.min(LISTED, children.length))
    const size = 1 + line.length + siblings.length + children.length
    await card(page, 'Corporate family')
      .getByText(`${size.toLocaleString('en-US')} companies on`)
      .waitFor()
    expect(await page.locator('[aria-current=true]').innerText()).toContain('this record')
  }
  const more = childrenOf(large.ParentCompany).length - 1 - LISTED
  await card(page, 'Corporate family')
    .getByRole('link', { name: `and ${more} more` })
    .click()
  expect(await agreedCount(page)).toBe(childrenOf(large.ParentCompany).length)
  await page.goBack()
  const parent = byId.get(large.ParentCompany ?? '')
  await card(page, 'Corporate family')
    .getByRole('link', { name: parent?.CompanyName ?? '' })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await eventually(() => pathOf(page)).toMatch(/^\/companies\/\d+$/)
  await eventually(() => title(page).locator('bdi').textContent()).toBe(parent?.CompanyName)
})

test('parents that are not there, and circles of parents, are said', async () => {
  const { page } = await emptyPage()
  const company = (Id: string, ParentCompany: string) => ({
    ETag: 'e',
    Id,
    Links: [],
    CompanyName: `C ${Id}`,
    ParentCompany,
  })
  const propertyText = (status: number, body: unknown) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  })
  const answers: Record<string, object[]> = { '2': [company('2', '3')], '3': [company('3', '1')], '9': [] }
  await page.route('**/api/v1/companies/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/companies/1')) return route.fulfill(propertyText(200, company('1', '2')))
    if (pathname.endsWith('/companies/8')) return route.fulfill(propertyText(200, company('8', '9')))
    if (pathname.endsWith('/count')) return route.fulfill(propertyText(200, { MatchCount: 0 }))
    const [id = ''] = (route.request().postDataJSON() as { Id?: string[] }).Id ?? []
    return route.fulfill(propertyText(200, answers[id] ?? []))
  })
  await page.goto(`${address}/companies/1`)
  await card(page, 'Corporate family')
    .getByText('The chain of parents leads back to where it began.')
    .waitFor()
  await card(page, 'Corporate family').getByText('3 companies on 3 levels').waitFor()
  await page.goto(`${address}/companies/8`)
  await card(page, 'Corporate family').getByText('Its parent 9 is not in the data.').waitFor()
})

test('the others of a household are those that the API finds', async () => {
  const everyone = await recordsOf(
    { StateProvince: 'CA', IncludeAllResidents: true },
    ['HouseholdId', 'FirstName', 'LastName'],
    'people',
  )
  const household = (one: Person) => everyone.filter(({ HouseholdId }) => HouseholdId === one.HouseholdId)
  const self = everyone.find((one) => one.HouseholdId && household(one).length > 2)
  if (!self) throw new Error('no household')
  const { page } = await visit(`/people/${self.Id}?kind=people`)
  const others = household(self).filter(({ Id }) => Id !== self.Id)
  await card(page, 'In the same household').getByText(`${others.length} others`).waitFor()
  const shown = await idsIn(page, 'In the same household')
  expect(shown.toSorted()).toEqual(others.map(({ Id }) => Id).toSorted())
  await card(page, 'In the same household').getByRole('link').first().click()
  await eventually(() => pathOf(page)).toBe(`/people/${shown[0]}`)
})

test('on paper a record is black on white, without bars, with every field', async () => {
  const record = await rich()
  const { page } = await visit(`/companies/${record.Id}`, { colorScheme: 'dark' })
  await card(page, 'Same industry nearby').waitFor()
  const fields = await page.getByRole('term').count()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').first().isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'vCard' }).isVisible()).toBe(false)
  expect(await page.getByRole('term').filter({ visible: true }).count()).toBe(fields)
  const ink = await card(page, 'Address')
    .getByRole('term')
    .first()
    .evaluate((it) => [
      getComputedStyle(it).color,
      getComputedStyle(it.closest('section') as Element).backgroundColor,
    ])
  expect(ink).toEqual(['rgb(51, 51, 51)', 'rgb(255, 255, 255)'])
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0)
})

test.each(sizes)('axe finds nothing on the pages of records at %d', async (width) => {
  const options = { viewport: { width, height: 844 }, reducedMotion: 'reduce' } as const
  const record = await rich()
  const { page } = await visit(`/companies/${record.Id}`, options)
  await card(page, 'Same industry nearby').waitFor()
  await page.getByRole('img', { name: /^Map/ }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'API call' }).click()
  await page.getByRole('button', { name: 'Copy the call' }).waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.goto(`${address}/people/${(await person()).Id}?kind=people`)
  await card(page, 'Household').waitFor()
  expect(await findingsInBothSchemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
