import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Company } from '#contract/company.ts'
import type { AnyRecord } from '#records/record.ts'
import { postApi, recordsOf } from './api.ts'
import { axeFindings, findingsInBothSchemes, sizes } from './axe.ts'
import { numberIn } from './count.ts'
import { eventually } from './eventually.ts'
import { figure } from './exports.ts'
import { isFocused } from './focus.ts'
import { linkTo } from './link.ts'
import { phone } from './phone.ts'
import { type Given, idsOfList, keepLists, storedLists } from './stored-lists.ts'
import { address, visit } from './visit.ts'

type Core = Pick<Company, 'Id' | 'ETag'>

const search = { StatesProvinces: ['NE', 'IA'] }
let all: Core[]
let lists: Given[]

const coreRecords = (criteria: object, kind = 'companies', Limit = 2000) =>
  postApi<Core[]>(`/v1/${kind}/search`, { ...criteria, ResourceType: 'Core', Limit })
const idsOf = (records: readonly { Id: string }[]) => records.map(({ Id }) => Id)

beforeAll(async () => {
  all = await coreRecords(search)
  expect(all.length).toBeGreaterThan(300)
  lists = [
    { id: 'a', name: 'Contractors', records: all.slice(0, 200) },
    { id: 'b', name: 'Spring mailing', records: all.slice(150, 260) },
    {
      id: 'c',
      name: 'Customers',
      records: [...all.slice(130, 170), ...all.slice(240, 290)],
      doNotContact: true,
    },
    { id: 'd', name: 'Dentists', records: all.slice(195, 205) },
  ]
})

const listOf = (id: string) => idsOf(lists.find((list) => list.id === id)?.records ?? [])
const has = (id: string) => {
  const ids = new Set(listOf(id))
  return (each: string) => ids.has(each)
}
function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const written = (n: number) => n.toLocaleString('en-US')

async function withLists(path: string, read: readonly AnyRecord[] = [], options = {}) {
  const it = await visit('/lists', options)
  await keepLists(it.page, lists, read)
  await it.page.goto(new URL(path, it.page.url()).href)
  return it
}

async function addToComparison(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.getByRole('button', { name: 'Add a list' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
}

const part = (page: Page, words: string) => page.getByRole('checkbox', { name: words })
const recordsLeft = async (page: Page) => numberIn(await page.getByTestId('selectedCount').textContent())

const dialog = (page: Page) => page.getByRole('dialog')
const outcome = (page: Page) => page.getByTestId('outcome').textContent().then(numberIn)

/** The number of each part of A, B and C as the service's answers have them. */
function partsExpected(): Record<string, number> {
  const [a, b, c] = [has('a'), has('b'), has('c')]
  const many = (test: (id: string) => boolean) =>
    [...new Set(['a', 'b', 'c'].flatMap(listOf))].filter(test).length
  return {
    'Only in A': many((id) => a(id) && !b(id) && !c(id)),
    'A and B': many((id) => a(id) && b(id) && !c(id)),
    'A and C': many((id) => a(id) && !b(id) && c(id)),
    'In all three': many((id) => a(id) && b(id) && c(id)),
    'B and C': many((id) => !a(id) && b(id) && c(id)),
    'Only in B': many((id) => !a(id) && b(id) && !c(id)),
    'Only in C': many((id) => !a(id) && !b(id) && c(id)),
  }
}

describe('comparing', () => {
  test('every part of three lists has its number, and the selected parts become a list', async () => {
    const { page } = await withLists('/lists/a?show=compare')
    await addToComparison(page, 'Spring mailing', 'Customers')
    const expected = partsExpected()
    for (const [words, n] of Object.entries(expected)) await part(page, `${words} ${written(n)}`).waitFor()
    expect(await recordsLeft(page)).toBe(expected['Only in A'])
    await page.getByText('A without B and C', { exact: true }).first().waitFor()

    // A click on a part of the drawing keeps it too.
    const drawing = page.getByRole('img', { name: /overlapping circles/ })
    const number = drawing.getByText(written(expected['Only in C'] ?? 0), { exact: true }).last()
    await number.click({ force: true })
    await eventually(() => recordsLeft(page)).toBe(
      (expected['Only in A'] ?? 0) + (expected['Only in C'] ?? 0),
    )
    expect(await part(page, 'Only in C').isChecked()).toBe(true)

    await page.getByRole('group', { name: 'List C, Customers' }).getByRole('button', { name: 'out' }).click()
    await page.getByRole('group', { name: 'List A, Contractors' }).getByRole('button', { name: 'in' }).click()
    await page
      .getByRole('group', { name: 'List B, Spring mailing' })
      .getByRole('button', { name: 'any' })
      .click()
    const wanted = listOf('a').filter((id) => !has('c')(id))
    await eventually(() => recordsLeft(page)).toBe(wanted.length)
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Save as list' }).click()
    await page.getByRole('heading', { name: 'Contractors without Customers' }).waitFor()
    expect(await idsOfList(page, 'Contractors without Customers')).toEqual(wanted)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await eventually(() => idsOfList(page, 'Contractors without Customers')).toBeUndefined()
  })

  test('by keyboard: number keys choose the parts, Enter saves', async () => {
    const { page } = await withLists('/lists/a?show=compare')
    await page.getByRole('button', { name: 'Add a list' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Spring mailing' }).waitFor()
    await eventually(async () => {
      await page.keyboard.press('ArrowDown')
      return page.evaluate(() => document.activeElement?.textContent)
    }).toContain('Spring mailing')
    await page.keyboard.press('Enter')
    await part(page, 'Only in A').waitFor()
    await part(page, 'Only in A').focus()
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await eventually(() => part(page, 'A and B').isChecked()).toBe(true)
    expect(await part(page, 'Only in A').isChecked()).toBe(false)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Contractors and Spring mailing' }).waitFor()
    expect(await idsOfList(page, 'Contractors and Spring mailing')).toEqual(listOf('a').filter(has('b')))
  })

  test('the search takes part by its ids, which are not billed', async () => {
    const own = { StateProvince: 'NE' }
    const { page } = await withLists(linkTo(own).replace('/?', '/lists/a?show=compare&'))
    const requests: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/companies/search')) requests.push(request.postDataJSON().ResourceType)
    })
    await addToComparison(page, 'The search')
    const found = new Set(idsOf(await recordsOf(own)))
    await part(page, `A and B ${written(listOf('a').filter((id) => found.has(id)).length)}`).waitFor()
    await part(page, `Only in A ${written(listOf('a').filter((id) => !found.has(id)).length)}`).waitFor()
    expect(new Set(requests)).toEqual(new Set(['Core']))
  })

  test('by name and address a company under two ids counts once, in a comparison and a suppression', async () => {
    const read = await postApi<AnyRecord[]>('/v1/companies/search', {
      Id: listOf('a').slice(0, 4),
      Fields: ['CompanyName', 'Address', 'City', 'StateProvince', 'PostalCode'],
      Limit: 4,
    })
    const [first, second] = read as [AnyRecord, AnyRecord]
    const other = (record: AnyRecord, Id: string) =>
      ({ ...record, Id, CompanyName: `The ${record.CompanyName}, Inc.` }) as AnyRecord
    const duplicates = [other(first, 'TWIN1'), other(second, 'TWIN2')]
    const { page } = await visit('/lists')
    const own = { id: 'own', name: 'Own', records: read }
    await keepLists(
      page,
      [own, { id: 'crm', name: 'From CRM', records: duplicates }],
      [...read, ...duplicates],
    )
    await page.goto(new URL('/lists/own?show=compare', page.url()).href)
    await addToComparison(page, 'From CRM')
    await part(page, 'A and B 0').waitFor()
    await page.getByRole('checkbox', { name: 'Compare by name and address too' }).click()
    await page.getByText('2 are in an earlier list under another id.').waitFor()
    for (const words of ['Only in A 2', 'A and B 2', 'Only in B 0']) await part(page, words).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Suppress', exact: true }).click()
    await dialog(page).getByRole('checkbox', { name: 'From CRM' }).click()
    await eventually(() => outcome(page)).toBe(4)
    await dialog(page).getByRole('checkbox', { name: 'Compare by name and address too' }).click()
    await eventually(() => outcome(page)).toBe(2)
    await dialog(page).getByRole('button', { name: 'Change this list' }).click()
    const twinned = new Set([first.Id, second.Id])
    const left = idsOf(read).filter((id) => !twinned.has(id))
    await eventually(() => idsOfList(page, 'Own')).toEqual(left)
  })

  test('more than three lists are a table of their parts', async () => {
    const { page } = await withLists('/lists/a?show=compare')
    await addToComparison(page, 'Spring mailing', 'Customers', 'Dentists')
    const inAll = listOf('a').filter((id) => has('b')(id) && has('d')(id) && !has('c')(id)).length
    await part(page, `A, B and D ${written(inAll)}`).waitFor()
    expect(await page.getByRole('img', { name: /overlapping circles/ }).count()).toBe(0)
    expect(await page.getByRole('checkbox', { name: 'In all four' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Compare no more with Dentists' }).click()
    await page.getByRole('img', { name: /overlapping circles/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('combining', () => {
  test.each<[tool: string, others: string[], test: (id: string) => boolean]>([
    ['Intersect', ['Spring mailing'], (id) => has('b')(id)],
    ['Subtract', ['Spring mailing', 'Dentists'], (id) => !has('b')(id) && !has('d')(id)],
    ['Suppress', [], (id) => !has('c')(id)],
  ])('%s says what comes of it, is a step, and can be undone', async (tool, others, test) => {
    const { page } = await withLists('/lists/a')
    await page.getByRole('button', { name: tool, exact: true }).click()
    // The do-not-contact list is preselected where records are suppressed.
    for (const name of others) await dialog(page).getByRole('checkbox', { name }).click()
    const expected = listOf('a').filter(test)
    await eventually(() => outcome(page)).toBe(expected.length)
    expect(await axeFindings(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Change this list' }).click()
    await eventually(() => idsOfList(page, 'Contractors')).toEqual(expected)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await eventually(() => idsOfList(page, 'Contractors')).toEqual(listOf('a'))
  })

  test('Union as a new list, by keyboard', async () => {
    const { page } = await withLists('/lists/a')
    await page.getByRole('button', { name: 'Union', exact: true }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('checkbox', { name: 'Dentists' }).focus()
    await page.keyboard.press('Space')
    const expected = [...new Set([...listOf('a'), ...listOf('d')])]
    await eventually(() => outcome(page)).toBe(expected.length)
    await dialog(page)
      .getByRole('button', { name: `Save the ${written(expected.length)} as a new list` })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Contractors with Dentists' }).waitFor()
    const made = (await storedLists(page)).find(({ name }) => name === 'Contractors with Dentists')
    expect(made?.ids).toEqual(expected)
    expect(made?.origin).toEqual({ type: 'made', from: ['a', 'd'] })
    expect(made?.etags).toEqual(expected.map((id) => all.find(({ Id }) => Id === id)?.ETag))
  })
})

test('duplicates are found among the loaded records, and another record can be saved', async () => {
  const homes = await recordsOf({ StateProvince: 'IL' }, ['LocationId', 'FirstName'], 'people')
  const people = homes.slice(0, 300)
  const { page } = await visit('/lists')
  await keepLists(page, [{ id: 'p', name: 'Homes', kind: 'people', records: people }])
  await page.goto(new URL('/lists/p', page.url()).href)
  await page.getByRole('button', { name: 'Duplicates', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Find duplicates' })
  await dialog.getByText('300 people were not loaded yet. Duplicates among them are not found.').waitFor()
  await dialog.getByRole('button', { name: 'Load 300 for $12.00' }).click()

  const groups = grouped(people, ({ LocationId }) => LocationId)
  const several = [...groups.values()].filter(({ length }) => length > 1)
  const goes = several.reduce((sum, { length }) => sum + length - 1, 0)
  expect(several.length).toBeGreaterThan(3)
  await dialog
    .getByText(`${several.length} groups among 300 people loaded: ${goes} can be removed.`)
    .waitFor()
  expect(await axeFindings(page)).toEqual([])

  // In the first group the last record is the one to keep, instead of the first.
  const [first] = several
  if (!first) throw new Error('no group')
  const group = dialog.getByRole('radiogroup', { name: /^Record to keep of/ }).first()
  expect(await group.getByRole('radio').first().isChecked()).toBe(true)
  await group.getByRole('radio').last().click()
  await dialog.getByRole('button', { name: `Remove ${goes}, keep ${300 - goes}` }).click()
  const staying = new Set(several.map((records, i) => (i === 0 ? records.at(-1) : records[0])?.Id))
  const expected = people.filter(
    ({ Id, LocationId }) => groups.get(LocationId)?.length === 1 || staying.has(Id),
  )
  await eventually(() => idsOfList(page, 'Homes')).toEqual(idsOf(expected))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await eventually(() => idsOfList(page, 'Homes')).toEqual(idsOf(people))
  await page.getByRole('button', { name: `Duplicates ${goes} can be removed` }).waitFor()
})

describe('drawing', () => {
  async function sampled(page: Page, method: string, size: number, seed?: string) {
    await page.goto(new URL('/lists/a', page.url()).href)
    await page.getByRole('button', { name: 'Sample', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Draw a sample' })
    await dialog.getByRole('radio', { name: method, exact: true }).click()
    await dialog.getByRole('textbox', { name: 'How many companies' }).fill(String(size))
    if (seed !== undefined) await dialog.getByRole('textbox', { name: 'Seed' }).fill(seed)
    return dialog
  }
  const name = (n: number) => `Contractors, sample of ${n}`

  async function saved(page: Page, n: number): Promise<string[]> {
    const known = new Set((await storedLists(page)).map(({ id }) => id))
    await page.getByRole('button', { name: `Save the ${n} as a list` }).click()
    await page
      .getByRole('heading', { name: name(n) })
      .first()
      .waitFor()
    const made = (await storedLists(page)).find(({ id }) => !known.has(id))
    expect(made?.tags).toContain('sample')
    expect(made?.origin).toEqual({ type: 'made', from: ['a'] })
    return made?.ids ?? []
  }

  test('every nth is in equal steps; a seed draws the same records again, another draws others', async () => {
    const { page } = await withLists('/lists/a')
    await sampled(page, 'Every nth', 30)
    expect(await saved(page, 30)).toEqual(
      Array.from({ length: 30 }, (_, i) => listOf('a')[Math.floor((i * 200) / 30)]),
    )
    const drawn: string[][] = []
    for (const seed of ['spring', 'spring', 'autumn']) {
      await sampled(page, 'Random', 40, seed)
      drawn.push(await saved(page, 40))
    }
    expect(drawn[0]).toEqual(drawn[1])
    expect(drawn[0]).not.toEqual(drawn[2])
    for (const ids of drawn) {
      expect(new Set(ids).size).toBe(40)
      expect(ids).toEqual(listOf('a').filter((id) => ids.includes(id)))
    }
  })

  const citiesRead = () =>
    postApi<AnyRecord[]>('/v1/companies/search', {
      Id: listOf('a'),
      Fields: ['City', 'StateProvince'],
      Limit: 200,
    })
  /** Expects each city among some records of list A to be there by its share, by less than so many records. */
  function expectShares(ids: readonly string[], read: readonly AnyRecord[], less: number) {
    const cities = new Map(read.map(({ Id, City }) => [Id, City]))
    const totals = grouped(listOf('a'), (id) => cities.get(id))
    for (const [city, members] of totals) {
      const taken = ids.filter((id) => cities.get(id) === city).length
      expect(Math.abs(taken - (members.length * ids.length) / 200), `${city}`).toBeLessThan(less)
    }
  }

  test('by a field each group has its share; a wrong number is an error at its field', async () => {
    const read = await citiesRead()
    const { page } = await withLists('/lists/a', read)
    const dialog = await sampled(page, 'Random, by a field', 201)
    await dialog.getByText('The list has 200 companies').waitFor()
    await dialog.getByRole('textbox', { name: 'How many companies' }).fill('37')
    await dialog.getByRole('combobox', { name: 'Each group of' }).click()
    await page.getByRole('option', { name: 'City' }).click()
    await dialog.getByRole('table').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expectShares(await saved(page, 37), read, 1)
  })

  test('a split deals every record to exactly one part, by share, or by number and a field', async () => {
    const read = await citiesRead()
    const { page } = await withLists('/lists/a', read)
    await page.getByRole('button', { name: 'Split', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Split the list' })
    await dialog.getByRole('textbox', { name: 'Percent of A' }).fill('40')
    await dialog.getByRole('textbox', { name: 'Percent of B' }).fill('70')
    await dialog.getByText('The shares add up to more than 100 percent.').waitFor()
    await dialog.getByRole('textbox', { name: 'Percent of B' }).fill('40')
    await dialog.getByText('40 companies').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save the 3 lists' }).click()
    await page.getByRole('heading', { name: 'Contractors: A' }).waitFor()
    const parts = ['A', 'B', 'holdout'].map((part) => `Contractors: ${part}`)
    const ids = await Promise.all(parts.map((part) => idsOfList(page, part)))
    expect(ids.map((part) => part?.length)).toEqual([80, 80, 40])
    expect(ids.flat().toSorted()).toEqual(listOf('a').toSorted())
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await eventually(async () => (await storedLists(page)).length).toBe(lists.length)
    await page.goto(`${address}/lists/a`)
    await page.getByRole('button', { name: 'Split', exact: true }).click()
    await dialog.getByText('By number').click()
    await dialog.getByRole('textbox', { name: 'Records of A' }).fill('30')
    await dialog.getByRole('textbox', { name: 'Records of B' }).fill('20')
    await dialog.getByRole('combobox', { name: 'Every part has its share of each' }).click()
    await page.getByRole('option', { name: 'City' }).click()
    await dialog.getByRole('button', { name: 'Save the 3 lists' }).click()
    await page.getByRole('heading', { name: 'Contractors: A' }).waitFor()
    const dealt = await Promise.all(parts.map((part) => idsOfList(page, part)))
    expect(dealt.map((part) => part?.length)).toEqual([30, 20, 150])
    expect(dealt.flat().toSorted()).toEqual(listOf('a').toSorted())
    for (const part of dealt) expectShares(part ?? [], read, 2)
  })
})

/** A name that is shown as it is. */
const script = '<img src=x onerror="window.hacked = 1">'

describe('refreshing', () => {
  const own = { StateProvince: 'NE' }
  const changeType = (page: Page, name: string) => page.getByTestId(`count-${name}`).first().textContent()
  let found: Core[]
  let before: Core[]
  let foreign: Core[]

  beforeAll(async () => {
    found = await coreRecords(own)
    foreign = (await coreRecords({ StateProvince: 'RI' })).slice(0, 3)
    // Five are not in the list yet, four are in another version, three are not found any more.
    before = [...found.slice(5).map((it, i) => (i < 4 ? { ...it, ETag: `old${i}` } : it)), ...foreign]
  })

  test('a live search brings what is new, gone and changed, with the fields that changed', async () => {
    const { page } = await visit('/lists')
    const read = await postApi<AnyRecord[]>('/v1/companies/search', {
      Id: idsOf(found.slice(5, 7)),
      Fields: ['CompanyName', 'Phone', 'City'],
      Limit: 2,
    })
    const cached = read.map((record) => ({
      ...record,
      ETag: before.find(({ Id }) => Id === record.Id)?.ETag ?? '',
      Phone: '4025550199',
      CompanyName: script,
    }))
    const origin = { type: 'search' as const, criteria: own, live: true }
    await keepLists(page, [{ id: 'n', name: 'Nebraska', records: before, origin }], cached)
    await page.goto(new URL('/lists/n', page.url()).href)
    await page.getByRole('button', { name: 'Refresh', exact: true }).first().click()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Refresh now' }).click()
    await page.getByRole('button', { name: `Apply: ${written(found.length)} now` }).waitFor()
    expect(await Promise.all(['added', 'removed', 'changed'].map((name) => changeType(page, name)))).toEqual([
      '5',
      '3',
      '4',
    ])
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: /^Apply/ }).click()
    await eventually(() => idsOfList(page, 'Nebraska')).toEqual(idsOf(found))

    const changes = page.getByRole('tabpanel', { name: 'Changes' })
    await changes.getByRole('button', { name: '5 new' }).click()
    await changes.getByRole('button', { name: '3 removed' }).waitFor()
    await changes.getByRole('button', { name: 'Load 2 for $0.08' }).click()
    for (const { Phone = '' } of read)
      await changes
        .getByText(`(${Phone.slice(0, 3)}) ${Phone.slice(3, 6)}-${Phone.slice(6)}`)
        .first()
        .waitFor()
    expect(await changes.getByText('(402) 555-0199').count()).toBe(2)
    expect(await changes.getByText(script, { exact: true }).count()).toBe(2)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(await changes.getByText('It was not loaded before').count()).toBe(2)
    expect(await axeFindings(page)).toEqual([])

    await changes.getByRole('button', { name: '5 new' }).click()
    await changes.getByRole('button', { name: 'Save the 9 as a list' }).click()
    await page.getByRole('heading', { name: /^Nebraska, new, changed since/ }).waitFor()
    const made = (await storedLists(page)).find(({ name }) => name.startsWith('Nebraska, new'))
    expect(made?.ids.toSorted()).toEqual(idsOf(found.slice(0, 9)).toSorted())
    await page.goBack()
    await changes.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('heading', { name: 'New export' }).waitFor()
    await eventually(() => figure(page, 'Records')).toBe('9')
  })

  test('any other list is requested by its ids; records removed by hand remain removed from a live one', async () => {
    const { page } = await visit('/lists')
    const missing = { Id: 'NOSUCHRECORD1', ETag: 'x' }
    await keepLists(page, [
      { id: 'k', name: 'Picked', records: [...before.slice(0, 20), missing] },
      { id: 'n', name: 'Nebraska', records: before, origin: { type: 'search', criteria: own, live: true } },
      { id: 'x', name: 'Excluded', records: found.slice(10, 15), doNotContact: true },
    ])
    await page.goto(new URL('/lists/k', page.url()).href)
    await page.getByRole('button', { name: 'Refresh', exact: true }).first().click()
    await page.getByRole('button', { name: 'Refresh now' }).click()
    await page.getByRole('button', { name: 'Apply: 20 now' }).click()
    await eventually(() => idsOfList(page, 'Picked')).toEqual(idsOf(before.slice(0, 20)))

    await page.goto(new URL('/lists/n', page.url()).href)
    await page.getByRole('button', { name: 'Suppress', exact: true }).click()
    await page.getByRole('button', { name: 'Change this list' }).click()
    // Until the change is stored, the list is older than the data, and its note has such a button too.
    await page.getByText(/^Suppressed Excluded: /).waitFor()
    await eventually(() => page.getByRole('button', { name: 'Refresh', exact: true }).count()).toBe(1)
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await page.getByRole('button', { name: 'Refresh now' }).click()
    await page.getByRole('button', { name: /^Apply/ }).click()
    await eventually(() => idsOfList(page, 'Nebraska')).toEqual(
      idsOf([...found.slice(0, 10), ...found.slice(15)]),
    )
  })
})

describe('on every screen', () => {
  test.each(sizes)('%d by %d: nothing is wrong with it, and nothing is cut off', async (width, height) => {
    const { page } = await withLists('/lists/a?show=compare', [], {
      viewport: { width, height },
      hasTouch: width < 500,
    })
    await addToComparison(page, 'Spring mailing', 'Customers')
    await part(page, 'In all three').waitFor()
    expect(await findingsInBothSchemes(page)).toEqual([])
    for (const [tool, label] of [
      ['Suppress', 'Suppress do-not-contact records'],
      ['Duplicates', 'Find duplicates'],
      ['Sample', 'Draw a sample'],
      ['Split', 'Split the list'],
      ['Refresh', 'Refresh the list'],
    ] as const) {
      const menu = page.getByRole('button', { name: 'More for this list' })
      if (width < 500) {
        await menu.click()
        await page.getByRole('menuitem', { name: label }).click()
      } else await page.getByRole('button', { name: tool, exact: true }).click()
      await page.getByRole('dialog').getByRole('button').nth(1).waitFor()
      expect(await findingsInBothSchemes(page), tool).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        tool,
      ).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })
})

test('on a phone the actions of a list are one row, and its tools are in the menu', async () => {
  const { page } = await withLists('/lists/a', [], phone())
  const menu = page.getByRole('button', { name: 'More for this list' })
  const topOf = async (it: Locator) => (await it.boundingBox())?.y
  const shown = page.getByRole('main').getByRole('link', { name: 'Export' })
  await eventually(async () => (await topOf(menu)) === (await topOf(shown))).toBe(true)
  expect(await page.getByRole('toolbar', { name: 'Tools of the list' }).count()).toBe(0)
  await menu.tap()
  await page.getByRole('menuitem', { name: 'Subtract other lists' }).tap()
  await dialog(page).getByRole('checkbox', { name: 'Spring mailing' }).tap()
  const expected = listOf('a').filter((id) => !listOf('b').includes(id))
  await eventually(() => outcome(page)).toBe(expected.length)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await eventually(() => isFocused(menu)).toBe(true)
})

test('a search is saved as a list without the records of others', async () => {
  const { page } = await withLists(linkTo(search))
  await page.getByRole('button', { name: 'Save as list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Fresh')
  await dialog.getByRole('combobox', { name: 'Exclude the records of' }).click()
  await page.getByRole('option', { name: /^Contractors/ }).click()
  await page.getByRole('option', { name: /^Customers/ }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: /^Save [\d,]+ companies$/ }).click()
  await dialog.getByRole('link', { name: 'Open the list' }).waitFor()
  const wanted = (await recordsOf(search)).filter(({ Id }) => !has('a')(Id) && !has('c')(Id))
  expect(await idsOfList(page, 'Fresh')).toEqual(idsOf(wanted))
  const made = (await storedLists(page)).find(({ name }) => name === 'Fresh')
  expect(made?.steps.map(({ words }) => words)).toEqual([
    'Made from a search',
    'Suppressed Contractors and Customers',
  ])
})

test('lists of 200,000 are compared, combined and sampled', async () => {
  const { page } = await visit('/lists')
  const made = (from: number) =>
    Array.from({ length: 200_000 }, (_, i) => ({ Id: String(900_000_000 + from + i), ETag: '' }))
  await keepLists(page, [
    { id: 'a', name: 'First', records: made(0) },
    { id: 'b', name: 'Second', records: made(120_000) },
  ])
  await page.goto(new URL('/lists/a?show=compare', page.url()).href)
  await addToComparison(page, 'Second')
  await part(page, 'A and B 80,000').waitFor()
  await page.getByRole('button', { name: 'Save as list' }).click()
  await page.getByRole('heading', { name: 'First without Second' }).waitFor()
  await page.getByRole('button', { name: 'Sample', exact: true }).click()
  await page.getByRole('textbox', { name: 'How many companies' }).fill('1000')
  await page.getByRole('button', { name: 'Save the 1,000 as a list' }).click()
  await page.getByRole('heading', { name: 'First without Second, sample of 1,000' }).waitFor()
})
