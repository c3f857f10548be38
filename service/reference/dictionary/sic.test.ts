import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { itGives } from '#shared/cases.testing.ts'
import { describeSic, type SicBranch, searchSics, sicById, sicCodes, sicTree, sixDigits } from './sic.ts'

/** The government's lists; absent on most machines, present where the whole suite runs. */
const LISTS = join(import.meta.dirname, '../../../../shared/data/dictionary')
const rowsOf = (file: string) =>
  Papa.parse<Record<string, string>>(readFileSync(join(LISTS, file), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data

describe('the table', () => {
  test.each([
    ['divisions', 1, 10],
    ['major groups', 2, 83],
    ['industry groups', 3, 416],
    ['industries', 4, 1005],
  ])('has all %s', (_, digits, count) => {
    expect(sicCodes(digits)).toHaveLength(count)
  })

  test('has at least 2,500 trades, one or more under each industry and none elsewhere', () => {
    const trades = sicCodes(6).map(({ Id }) => Id)
    expect(trades.length).toBeGreaterThanOrEqual(2500)
    expect(new Set(trades.map((id) => id.slice(0, 4)))).toEqual(new Set(sicCodes(4).map(({ Id }) => Id)))
    expect(sicCodes(4).filter(({ Id }) => sixDigits(Id) !== `${Id}01`)).toEqual([])
  })

  test('names every code once, in order, in sentence case and without loose spaces', () => {
    const all = sicCodes(2, 3, 4, 6)
    expect(new Set(all.map(({ Id }) => Id)).size).toBe(all.length)
    const texts = all.flatMap(({ Descriptions }) => Descriptions)
    expect(texts.filter((text) => text !== text.trim() || !/^[A-Z0-9]/.test(text))).toEqual([])
    expect(texts.filter((text) => /\bNEC\b|elsewhere classified/i.test(text))).toEqual([])
  })

  test('repeats no description within a code', () => {
    const twice = sicCodes(6).filter(({ Descriptions }) => new Set(Descriptions).size < Descriptions.length)
    expect(twice).toEqual([])
  })

  test('weighs industries and trades; the trades of an industry add up to about it', () => {
    const weight = new Map(sicCodes(4).map(({ Id, Weight }) => [Id, Weight]))
    const sums = new Map<string, number>()
    for (const { Id, Weight } of sicCodes(6)) {
      expect(Weight).toBeGreaterThan(0)
      sums.set(Id.slice(0, 4), (sums.get(Id.slice(0, 4)) ?? 0) + Weight)
    }
    const far = [...sums].filter(([id, sum]) => Math.abs(sum - (weight.get(id) ?? 0)) > sum * 0.15 + 5)
    expect(far).toEqual([])
  })
})

describe.skipIf(!existsSync(LISTS))('against the government lists', () => {
  test.each([
    ['sic1987_divisions.csv', 'Division', 1],
    ['sic1987_major-groups.csv', 'Major Group', 2],
    ['sic1987_industry-groups.csv', 'Industry Group', 3],
    ['sic1987_sic-codes.csv', 'SIC', 4],
  ])('%s holds the same codes', (file, column, digits) => {
    const published = rowsOf(file).map((row) => row[column])
    expect(sicCodes(digits).map(({ Id }) => Id)).toEqual(published.sort())
  })

  test('each industry is in the same division', () => {
    const described = new Map<string, string>()
    for (const division of sicTree())
      for (const id of idsUnder(division)) if (id.length === 4) described.set(id, division[0])
    const published = new Map(rowsOf('sic1987_sic-codes.csv').map((row) => [row.SIC, row.Division]))
    expect(described).toEqual(published)
  })
})

const idsUnder = ([id, , children = []]: SicBranch): string[] => [id, ...children.flatMap(idsUnder)]

test('the tree holds each code under its own beginning', () => {
  const check = ([id, , children = []]: SicBranch): void => {
    for (const child of children) {
      if (id.length > 1) expect(child[0].startsWith(id)).toBe(true)
      check(child)
    }
  }
  sicTree().forEach(check)
  expect(sicTree().flatMap(idsUnder)).toHaveLength(sicCodes(1, 2, 3, 4, 6).length)
})

describe('sicById', () => {
  itGives(sicById, {
    '58': { Id: '58', Description: 'Eating and drinking places' },
    '5812': { Id: '5812', Description: 'Eating places' },
    '581208': { Id: '581208', Description: 'Pizza' },
    '07': { Id: '07', Description: 'Agricultural services' },
    '0111': { Id: '0111', Description: 'Wheat' },
    '802101': { Id: '802101', Description: 'Dentists' },
  })
})

test.each([
  '',
  '5',
  '7',
  '581',
  '58120',
  '5812081',
  '7372x',
  '0７',
  '０７',
  '-1',
  '9998',
  'A',
  '58 2',
  '5e1',
])('sicById %j is undefined', (id) => {
  expect(sicById(id)).toBeUndefined()
})

describe('sixDigits', () => {
  itGives(sixDigits, {
    '1521': '152101',
    '581208': '581208',
    '0111': '011101',
    '999': undefined,
    '581299': undefined,
    '': undefined,
  })
})

test('describeSic also describes industry groups and divisions', () => {
  expect([describeSic('011'), describeSic('A'), describeSic('012')]).toEqual([
    'Cash grains',
    'Agriculture, forestry and fishing',
    undefined,
  ])
})

describe('searchSics finds first', () => {
  itGives((keyword) => searchSics(keyword)[0], {
    dentist: { Id: '802101', Description: 'Dentists' },
    DENTISTS: { Id: '802101', Description: 'Dentists' },
    'auto repair': { Id: '753801', Description: 'Auto repair' },
    'repair auto': { Id: '753801', Description: 'Auto repair' },
    pizza: { Id: '581208', Description: 'Pizza' },
    pizzerias: { Id: '581208', Description: 'Pizzerias' },
    law: { Id: '811101', Description: 'Law offices' },
    plumb: { Id: '171102', Description: 'Plumbers' },
    café: { Id: '581203', Description: 'Cafes' },
    bakery: { Id: '546101', Description: 'Bakeries' },
    "men's clothing": { Id: '561101', Description: "Men's clothing stores" },
    'mens clothing': { Id: '561101', Description: "Men's clothing stores" },
    '  coffee   shops ': { Id: '581203', Description: 'Coffee shops' },
    HVAC: { Id: '171105', Description: 'HVAC' },
    wheat: { Id: '0111', Description: 'Wheat' },
  })
})

test.each(['', '   ', '%', '_', '*', 'piz%', '%pizza%', 'pi*za', 'p_zza', '(a+)+$', '.*', 'zzz', '🍕'])(
  'searchSics %j finds nothing: signs are literal',
  (keyword) => {
    expect(searchSics(keyword)).toEqual([])
  },
)

test('every match holds each word or its beginning', () => {
  for (const { Description } of searchSics('rep aut')) {
    const words = Description.toLowerCase().split(/[\s,-]+/)
    for (const start of ['rep', 'aut']) expect(words.some((word) => word.startsWith(start))).toBe(true)
  }
})

test('codes of 2, 4 and 6 digits are found, one with several descriptions', () => {
  const found = searchSics('eating places')
  expect(found.map(({ Id }) => Id)).toEqual(expect.arrayContaining(['5812', '581201']))
  expect(searchSics('health services').map(({ Id }) => Id)).toContain('80')
  expect(searchSics('pizza').filter(({ Id }) => Id === '581208').length).toBeGreaterThan(1)
})

test.each(['dentist', 'pizza', 'restaurant', 'church', 'car repair', 'a'])(
  '%s: preferred codes come first',
  (keyword) => {
    const preferred = new Set(searchSics(keyword, true).map(({ Id }) => Id))
    const ranks = searchSics(keyword).map(({ Id }) => Number(preferred.has(Id)))
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  },
)

test('preferred only: fewer, each code once, never the supplies of a trade before the trade', () => {
  const all = searchSics('dentist')
  const preferred = searchSics('dentist', true)
  expect(preferred.length).toBeLessThan(all.length)
  expect(preferred[0]?.Id).toBe('802101')
  expect(new Set(preferred.map(({ Id }) => Id)).size).toBe(preferred.length)
})

test('a short keyword has at most 200 matches; words said again and a word of 10,000 letters change nothing', () => {
  expect(searchSics('a')).toHaveLength(200)
  expect(searchSics('pizza '.repeat(2000))).toEqual(searchSics('pizza'))
  expect(searchSics('a'.repeat(10_000))).toEqual([])
})
