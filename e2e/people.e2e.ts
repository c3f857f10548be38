import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { interests } from '#contract/interests.ts'
import type { Kind } from '#contract/kind.ts'
import { type Person, personFields } from '#contract/person.ts'
import { rareFields } from '#contract/trust.ts'
import { fieldLabels } from '#records/record.ts'
import { countOf, postApi, recordsOf } from './api.ts'
import { findingsInBothSchemes } from './axe.ts'
import { agreedCount, countAfter, numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { openExport, startExport } from './exports.ts'
import { fileOf, tableIn } from './files.ts'
import { openFirstRow } from './grid.ts'
import { criteriaOf, kindOf, linkTo, viewOf } from './link.ts'
import { closeFilters, filtersButton } from './phone.ts'
import { bar, barsOf, expectBarsToCount, panel } from './tally-panels.ts'
import { failedToLoad, visit } from './visit.ts'

const peopleWith = (criteria: Criteria, view: Record<string, string> = {}) =>
  linkTo(criteria, { kind: 'people', ...view })

const gridOf = (page: Page) => page.getByRole('grid', { name: 'People' })
const choose = (page: Page, kind: 'Companies' | 'People') =>
  page.getByRole('radiogroup', { name: 'What to search for' }).getByText(kind, { exact: true }).click()
const openGroup = (page: Page, group: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('button').first().click()
const added = (page: Page) => page.getByRole('combobox', { name: 'Add a place, age, interest or name' })

/** Turns to another kind and returns its count once app and API agree on it. */
async function countAs(page: Page, kind: Kind): Promise<number> {
  await choose(page, kind === 'people' ? 'People' : 'Companies')
  await eventually(() => kindOf(page)).toBe(kind)
  return agreedCount(page)
}

test('people are one choice away, and keep what both kinds have', async () => {
  const place = { StatesProvinces: ['NE', 'IA'] }
  const { page } = await visit(linkTo({ ...place, PrimarySic: '58', FirstName: 'Maria' }))
  await agreedCount(page)
  const count = await countAs(page, 'people')
  expect(criteriaOf(page)).toEqual({ FirstName: 'Maria', StatesProvinces: ['IA', 'NE'] })
  expect(count).toBe(await countOf({ ...place, FirstName: 'Maria' }, 'people'))
  const note = page.getByRole('status').filter({ hasText: 'Ignored' })
  expect(await note.textContent()).toContain('main industry')

  await note.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => criteriaOf(page).PrimarySic).toBe('58')
  expect(kindOf(page)).toBe('companies')
  await agreedCount(page)
  await page.goForward()
  await note.waitFor()
  await countAfter(page, () => page.getByRole('button', { name: 'Remove First name Maria' }).click())
  await note.waitFor({ state: 'hidden' })
})

test('ticked rows, formats and fields of one kind do not reach the other', async () => {
  const { page } = await visit(
    peopleWith({ StatesProvinces: ['NE'] }, { format: 'LifeStyle', rows: 'gender' }),
  )
  await agreedCount(page)
  await gridOf(page).getByRole('checkbox').nth(1).click()
  await page.getByText('1 selected').waitFor()
  await countAs(page, 'companies')
  await page.getByText('1 selected').waitFor({ state: 'hidden' })
  expect(await page.getByRole('radio', { name: 'Basic' }).isChecked()).toBe(true)
  expect(viewOf(page, 'rows')).toBeUndefined()
  expect(await page.getByRole('region', { name: 'Household', exact: true }).count()).toBe(0)
  await page.getByRole('region', { name: 'Industry', exact: true }).waitFor()
})

test('the count says whom of a household it includes, and includes every adult by one click', async () => {
  const { page } = await visit('/?kind=people')
  const heads = await agreedCount(page)
  const count = page.getByRole('region', { name: 'Count', exact: true })
  await count.getByText('Only the head of each household and a partner.').waitFor()
  const everyone = await countAfter(page, () =>
    count.getByRole('button', { name: 'Count every adult' }).click(),
  )
  expect(everyone).toBe(await countOf({ IncludeAllResidents: true } as Criteria, 'people'))
  expect(everyone).toBeGreaterThan(heads)
  await page
    .getByText(`${everyone.toLocaleString('en-US')} people`)
    .first()
    .waitFor()
  expect(
    await countAfter(page, () =>
      count.getByRole('button', { name: 'Count heads and partners only' }).click(),
    ),
  ).toBe(heads)
})

test('the first searches offered find people', async () => {
  const { page } = await visit('/?kind=people')
  expect(await agreedCount(page)).toBe(await countOf({}, 'people'))
  const examples = page.getByRole('region', { name: 'Examples' })
  const labels = await examples.getByRole('button').allInnerTexts()
  expect(labels.length).toBeGreaterThan(3)
  for (const label of labels) {
    const [name = ''] = label.split('\n')
    await countAfter(page, () => examples.getByRole('button', { name }).click())
    await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
    expect(kindOf(page)).toBe('people')
  }
  await page.getByRole('button', { name: 'Find homeowners in Omaha' }).click()
  await eventually(() => criteriaOf(page).IsHomeowner).toBe(true)
  expect(await agreedCount(page)).toBeGreaterThan(0)
  await eventually(() => page.title()).toBe('Homeowners in Omaha, NE · Catchment')
})

const meanings: [typed: string, meaning: RegExp, criteria: Criteria][] = [
  ['68046', /^ZIP 68046/, { PostalCode: ['68046'] }],
  ['age 25', /^Age: 25–29/, { AgeRange: ['25-29'] }],
  ['$60,000', /^Income: \$60,000–69,999/, { IncomeRange: ['60000-69999'] }],
  ['golf', /^Interests: Golf/, { LifeStyle: { Golf: true } }],
  ['homeowners', /^Homeowners/, { IsHomeowner: true }],
  ['ford', /^Ford make/, { VehicleMake: 'Ford' }],
  ['maria delgado', /^maria delgado by name/, { FirstName: 'maria', LastName: 'delgado' }],
]

test('the add box takes ages, incomes, interests, makes and names', async () => {
  const { page } = await visit('/?kind=people')
  await agreedCount(page)
  for (const [typed, meaning, criteria] of meanings) {
    await countAfter(page, async () => {
      await added(page).fill(typed)
      await page.getByRole('option', { name: meaning }).first().click()
    })
    expect(criteriaOf(page), typed).toEqual(criteria)
    await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
  }
})

test('the forms set age, income, home, interests, behavior, vehicle and name', async () => {
  const { page } = await visit('/?kind=people')
  await agreedCount(page)
  const steps: [
    group: string,
    act: (form: ReturnType<Page['getByRole']>) => Promise<void>,
    criteria: Criteria,
  ][] = [
    ['Household', (form) => form.getByText('35–39', { exact: true }).click(), { AgeRange: ['35-39'] }],
    [
      'Household',
      (form) => form.getByText('With children', { exact: true }).click(),
      { AreChildrenPresent: true },
    ],
    [
      'Household',
      (form) => form.getByText('Single family dwelling').click(),
      { HousingType: 'Single Family Dwelling' },
    ],
    ['Interests', (form) => form.getByText('Pets', { exact: true }).click(), { LifeStyle: { Pets: true } }],
    [
      'Interests',
      (form) =>
        form.getByRole('radiogroup', { name: 'Buys a new car' }).getByText('5', { exact: true }).click(),
      { TargetReady: { NewCarBuyer: 5 } },
    ],
    [
      'Identity',
      (form) => form.getByText('March', { exact: true }).click(),
      { BirthMonth: '3' as unknown as number },
    ],
  ]
  for (const [group, act, criteria] of steps) {
    await countAfter(page, async () => {
      await openGroup(page, group)
      await act(page.getByRole('dialog', { name: group }))
    })
    await page.keyboard.press('Escape')
    expect({ ...criteriaOf(page) }, group).toMatchObject(
      'BirthMonth' in criteria ? { BirthMonth: expect.anything() } : criteria,
    )
    await countAfter(page, () => page.getByRole('button', { name: 'Clear', exact: true }).click())
  }
})

test('makes and models of vehicles are selected from those of the service', async () => {
  const { page } = await visit(peopleWith({ StatesProvinces: ['TX'] }))
  await agreedCount(page)
  await openGroup(page, 'Vehicle')
  const form = page.getByRole('dialog', { name: 'Vehicle' })
  const field = (name: string) =>
    form.getByRole('combobox', { name, exact: true }).or(form.getByRole('textbox', { name, exact: true }))
  await field('Make').click()
  const made = await countAfter(page, () => page.getByRole('option', { name: 'Ford', exact: true }).click())
  expect(made).toBe(await countOf({ StateProvince: 'TX', VehicleMake: 'Ford' }, 'people'))
  await field('Model').click()
  const models = await page.getByRole('option').allInnerTexts()
  expect(models).toContain('F-150')
  expect(models).not.toContain('Camry')
  await countAfter(page, () => page.getByRole('option', { name: 'F-150', exact: true }).click())
  expect(criteriaOf(page)).toMatchObject({ VehicleMake: 'Ford', VehicleModel: 'F-150' })
})

test('what the service refuses is said at the field', async () => {
  const { page, forgiven } = await visit('/?kind=people')
  forgiven.push(failedToLoad)
  await agreedCount(page)
  await openGroup(page, 'Contact')
  await page.getByRole('dialog', { name: 'Contact' }).getByText('Former emails too').click()
  const row = page.getByRole('listitem').filter({ hasText: 'Former emails too' })
  await row.getByRole('alert').waitFor()
  expect(await row.getByRole('alert').textContent()).toContain('IncludeHistoricalEmail')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Remove Former emails/ }).click()
  await agreedCount(page)

  await openGroup(page, 'Household')
  const form = page.getByRole('dialog', { name: 'Household' })
  await form.getByRole('textbox', { name: 'Exact ages' }).fill('17')
  await form.getByRole('textbox', { name: 'Exact ages' }).press('Enter')
  await form.getByText('Must be an age from 18 to 120').waitFor()
})

const panels: [title: string, criterion: keyof Criteria][] = [
  ['age', 'AgeRange'],
  ['income', 'IncomeRange'],
  ['state', 'StatesProvinces'],
  ['home value', 'HomeValueRange'],
  ['homeowner', 'IsHomeowner'],
  ['housing', 'HousingType'],
  ['marital status', 'MaritalStatus'],
  ['children', 'AreChildrenPresent'],
  ['gender', 'Gender'],
  ['vehicle make', 'VehicleMake'],
  ['new movers', 'RecordStatus'],
]

test('the number of a bar is the count after choosing it', { timeout: 120_000 }, async () => {
  const { page } = await visit(peopleWith({ LifeStyle: { Pets: true } }))
  await agreedCount(page)
  await expectBarsToCount(page, panels)
})

test('places are looked into down to the ZIP code', async () => {
  const { page } = await visit('/?kind=people')
  const [[state = ''] = []] = await barsOf(page, 'state')
  await panel(page, 'state')
    .getByRole('button', { name: `Break down ${state}`, exact: true })
    .click()
  for (const [title, next] of [
    ['county', 'city'],
    ['city', 'zip code'],
  ] as const) {
    const [name = ''] = (await barsOf(page, title)).find(([label]) => label !== 'Not known') ?? []
    await panel(page, title)
      .getByRole('button', { name: `Break down ${name}`, exact: true })
      .click()
    await panel(page, next).waitFor()
  }
  const [zip = ''] = (await barsOf(page, 'zip code'))[0] ?? []
  const count = await countAfter(page, () => bar(page, 'zip code', zip).click())
  expect(count).toBe(await countOf({ PostalCode: [zip] }, 'people'))
})

test('a cross tally of age by income adds up, bands in their order', async () => {
  const { page } = await visit(peopleWith({ StatesProvinces: ['NE', 'IA'] }, { tab: 'cross' }))
  const total = await agreedCount(page)
  const table = page.getByRole('table')
  await table.waitFor()
  const heads = await table.getByRole('columnheader').allInnerTexts()
  const body = { StatesProvinces: ['NE', 'IA'], Fields: ['incomerange'] }
  const bands = await postApi<{ IncomeRange?: string }[]>('/v1/people/tallies', body)
  const known = bands.filter(({ IncomeRange }) => IncomeRange)
  const lows = heads.filter((head) => head.startsWith('$')).map((head) => Number(/\d+/.exec(head)))
  expect(lows).toHaveLength(known.length)
  expect(lows).toEqual(lows.toSorted((a, b) => a - b))
  const last = table.getByRole('row').last().getByRole('cell')
  expect(numberIn(await last.last().textContent())).toBe(total)
})

test('each format shows its columns, and a record every field', async () => {
  const { page } = await visit(peopleWith({ StatesProvinces: ['NE'] }))
  await agreedCount(page)
  const heads = () => gridOf(page).getByRole('columnheader').allInnerTexts()
  const formats: [label: string, column: string][] = [
    ['Core', 'Version (ETag)'],
    ['Basic', 'Street'],
    ['Enhanced', 'Income'],
    ['Interests', 'Interests'],
    ['Behavior', 'Likely behavior'],
  ]
  for (const [label, column] of formats) {
    await page.getByRole('combobox', { name: 'How much of each record' }).selectOption({ label })
    await eventually(heads).toContain(column)
    await eventually(() => gridOf(page).getByRole('row').nth(1).innerText()).toMatch(/\w/)
  }
  const [first] = await postApi<Person[]>('/v1/people/search', {
    StateProvince: 'NE',
    ResourceType: 'LifeStyle',
    Limit: 1,
  })
  await openFirstRow(page)
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await drawer.getByRole('region', { name: /^Household/ }).waitFor()
  const name = [first?.FirstName, first?.MiddleInitial, first?.LastName].filter(Boolean).join(' ')
  expect(await drawer.getByRole('heading', { level: 2 }).textContent()).toBe(name)
  const terms = await drawer.getByRole('term').allInnerTexts()
  const shown = personFields.filter((field) => !rareFields.some((rare) => rare === field))
  for (const field of shown) expect(terms, field).toContain(fieldLabels[field])
  const text = await drawer.innerText()
  for (const value of [first?.Address, first?.City, first?.HouseholdId, first?.ETag])
    if (value) expect(text).toContain(value)
  for (const interest of Object.keys(first?.LifeStyle ?? {}) as (keyof typeof interests)[])
    expect(text).toContain(interests[interest])
  expect(text).toMatch(/[1-5] of 5/)
})

test('a link restores people with criteria, format, open record and fields of the cross tally', async () => {
  const criteria: Criteria = { StatesProvinces: ['NE'], AgeRange: ['25-29', '30-34'] }
  const [person] = await recordsOf<'people'>({ StateProvince: 'NE' }, ['LastName'], 'people')
  const { page } = await visit(
    peopleWith(criteria, { format: 'Enhanced', map: 'points', rows: 'gender', record: person?.Id ?? '' }),
  )
  const drawer = page.getByRole('dialog', { name: 'Record' })
  await eventually(() => drawer.getByRole('heading', { level: 2 }).textContent()).toContain(person?.LastName)
  const link = page.url()
  await page.reload()
  await drawer.getByRole('region', { name: /^Household/ }).waitFor()
  expect(page.url()).toBe(link)
  await page.getByRole('button', { name: 'Close the record' }).click()
  expect(await agreedCount(page)).toBe(await countOf(criteria, 'people'))
  await page.getByRole('heading', { level: 2, name: 'Age 25–34 in Nebraska' }).waitFor()
  await page.getByRole('region', { name: 'Household', exact: true }).getByText('25–34').waitFor()
})

test('the export of people has every record once, with interests in columns', async () => {
  const criteria: Criteria = { StatesProvinces: ['NE'], LifeStyle: { Pets: true } }
  const { page } = await visit(peopleWith(criteria))
  const total = await agreedCount(page)
  expect(total).toBeGreaterThan(0)
  await openExport(page, 'Every field')
  const rows = tableIn(await fileOf(page, () => startExport(page)))
  const fields = ['LastName', 'PostalCode', 'AgeRange', 'IncomeRange', 'LifeStyle', 'TargetReady']
  const records = await recordsOf<'people'>(criteria, fields, 'people')
  expect(rows.map(({ Id }) => Id).toSorted()).toEqual(records.map(({ Id }) => Id).toSorted())
  const byId = new Map(rows.map((row) => [row.Id, row]))
  for (const record of records) {
    const row = byId.get(record.Id)
    expect(row?.LastName).toBe(record.LastName ?? '')
    expect(row?.PostalCode).toBe(record.PostalCode ?? '')
    expect(row?.AgeRange).toBe(record.AgeRange ?? '')
    expect(row?.IncomeRange).toBe(record.IncomeRange ?? '')
    expect(row?.['LifeStyle.Pets']).toBe('Y')
    expect(row?.['LifeStyle.Golf']).toBe(record.LifeStyle?.Golf ?? '')
    expect(row?.['TargetReady.NewCarBuyer']).toBe(record.TargetReady?.NewCarBuyer ?? '')
  }
})

test('the map shows people as density, points, states and counties', async () => {
  const { page } = await visit(peopleWith({ StatesProvinces: ['NE'] }))
  const n = await agreedCount(page)
  const legend = page.getByRole('region', { name: 'Legend' })
  await eventually(() => legend.textContent()).toMatch(/Each dot: .*(people|person)/)
  await page.getByText('Points', { exact: true }).click()
  await eventually(() => legend.textContent()).toContain(`${n.toLocaleString('en-US')} people`)
  for (const level of ['By state', 'By county']) {
    await page.getByText(level, { exact: true }).click()
    await eventually(() => legend.textContent()).toMatch(/\d–\d/)
  }
})

test('an empty result says so, and each criterion can be removed', async () => {
  const { page } = await visit(peopleWith({ LastName: 'Zzzzz', AgeRange: ['25-29'] }))
  await page.getByRole('heading', { name: 'No matches' }).waitFor()
  await countAfter(page, () => page.getByRole('button', { name: 'Last name: Zzzzz' }).click())
  expect(criteriaOf(page)).toEqual({ AgeRange: ['25-29'] })
})

test.each([1440, 1024, 390])(
  'axe finds nothing at %i, and nothing is wider than the screen',
  { timeout: 120_000 },
  async (width) => {
    const options = { viewport: { width, height: 844 }, reducedMotion: 'reduce' } as const
    const { page } = await visit(peopleWith({ StatesProvinces: ['NE'] }, { format: 'Enhanced' }), options)
    await agreedCount(page)
    await eventually(() => gridOf(page).getByRole('row').nth(1).innerText()).toMatch(/\w/)
    const findings = await findingsInBothSchemes(page)
    if (width === 390) await filtersButton(page).click()
    for (const group of ['Interests', 'Vehicle', 'Household']) {
      await openGroup(page, group)
      await page.getByRole('dialog', { name: group }).waitFor()
      findings.push(...(await findingsInBothSchemes(page)).map((finding) => `${group}: ${finding}`))
      await page.keyboard.press('Escape')
    }
    if (width === 390) await closeFilters(page)
    await openFirstRow(page)
    await page
      .getByRole('dialog', { name: 'Record' })
      .getByRole('region', { name: /^Interests/ })
      .waitFor()
    findings.push(...(await findingsInBothSchemes(page)).map((finding) => `record: ${finding}`))
    expect(findings).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  },
)
