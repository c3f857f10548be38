import { expect, test } from 'vitest'
import type { MatchCriteria } from './criteria.ts'
import { matchRecords } from './match.ts'
import { type PlainRecord, plainIndex } from './plain-index.testing.ts'

/** Names that fill the town, so that words have their usual rarity. */
const crowd = Array.from({ length: 3000 }, (_, i) => {
  const [a, b] = [Math.floor(i / 60), i % 60]
  const letters = (n: number, start: number) =>
    String.fromCharCode(97 + ((n + start) % 26), 97 + ((n * 7) % 26), 98 + (n % 20))
  const name = `${letters(a, 3)}on ${letters(b, 9)}er ${['restaurant', 'service', 'church', 'dental'][i % 4]}`
  return { Id: `c${i}`, Name: name, City: `city${a}`, StateProvince: 'RI', PostalCode: String(10_000 + a) }
})

const places: PlainRecord[] = [
  { Id: 'intl', Name: 'di leonardo international', City: 'warwick' },
  { Id: 'saint', Name: 'saint angelo hardwoods', City: 'warwick' },
  { Id: 'women', Name: 'women and infants hospital', City: 'providence' },
  { Id: 'bob', Name: "bob kowalczyk's garage", City: 'warwick', Phone: '4015550101' },
  { Id: 'pizza', Name: 'hercules pizza works', City: 'lincoln' },
  { Id: 'pediatric', Name: 'lincoln pediatric associates inc', City: 'lincoln' },
  { Id: 'dba', Name: 'ardmore holdings llc dba blue heron cafe', City: 'newport' },
  { Id: 'quest', Name: 'quest diagnostics inc', City: 'pawtucket' },
  { Id: 'mural', Name: 'murphy wm t law offices inc', City: 'providence' },
  { Id: 'gym1', Name: 'gymboree', City: 'cheyenne', Number: '1400', Street: 'dell range', Suffix: 'blvd' },
  { Id: 'gym2', Name: 'gymboree', City: 'cheyenne', Number: '7', Street: 'main', Suffix: 'st' },
  {
    Id: 'law1',
    Name: 'zelkova tullock llp',
    City: 'newport',
    Number: '86',
    Street: 'weybosset',
    Unit: 'ste 2',
  },
  { Id: 'law2', Name: 'zelkova tullock', City: 'newport', Number: '86', Street: 'weybosset' },
].map((candidate) => ({ StateProvince: 'RI', PostalCode: '02901', ...candidate }))

const index = plainIndex('companies', [...crowd, ...places])
const matchesOf = (criteria: MatchCriteria, Confidence = 70) =>
  matchRecords(index, { StateProvince: 'RI', ...criteria, Confidence, Probability: 0, Limit: 5 }).matches

test.each<[what: string, criteria: MatchCriteria, id: string]>([
  ['an abbreviation', { Name: 'Di Leonardo Intl', City: 'Warwick' }, 'intl'],
  ['St for Saint', { Name: 'St Angelo Hardwoods Inc', City: 'Warwick' }, 'saint'],
  ['& for and, cut short', { Name: 'Women & Infants Hosp', City: 'Providence' }, 'women'],
  ['the name for the nickname', { Name: 'Robert Kowalczyk Garage', City: 'Warwick' }, 'bob'],
  ['run together', { Name: 'Hercules Pizzaworks Inc', City: 'Lincoln' }, 'pizza'],
  ['reordered', { Name: 'Associates Pediatric Lincoln', City: 'Lincoln' }, 'pediatric'],
  ['the name behind DBA', { Name: 'Blue Heron Cafe', City: 'Newport' }, 'dba'],
  ['the name before DBA', { Name: 'Ardmore Holdings', City: 'Newport' }, 'dba'],
  ['misspelled', { Name: 'Quest Diagnotics', City: 'Pawtucket' }, 'quest'],
  ['reordered and abbreviated', { Name: 'William T Murphy Law Office', City: 'Providence' }, 'mural'],
  ['merged', { Name: 'Kowal Czyk Garage', City: 'Warwick' }, 'bob'],
  ['capitals and marks', { Name: 'LINCOLN PEDIATRIC ASSOCIATES, INC.', City: 'LINCOLN' }, 'pediatric'],
])('finds %s', (_, criteria, id) => {
  const [first] = matchesOf(criteria)
  expect(first).toMatchObject({ Id: id, RuleName: 'NameCityState' })
})

test('an address distinguishes two of one name', () => {
  const criteria = { Name: 'Gymboree', Address: '1400 Dell Range Boulevard', City: 'Cheyenne' }
  const [first] = matchesOf(criteria)
  expect(first).toMatchObject({ Id: 'gym1', RuleName: 'NameAddressCity' })
})

test.each([
  ['86 Weybosset St', 'law2'],
  ['86 Weybosset St Suite 2', 'law1'],
  ['86 Weybosset St Ste 9', ''],
])('the unit decides between equals: %s', (Address, id) => {
  const [first, second] = matchesOf({ Name: 'Zelkova Tullock', Address, City: 'Newport' }, 20)
  if (id) expect(first?.Id).toBe(id)
  expect([first?.Id, second?.Id].sort()).toEqual(['law1', 'law2'])
})

test.each(['86 Weybossett St', '86 Weybosst St', '86 Wyebosset St', '86 Weybasset St'])(
  'an address without a name is found though its street is misspelled: %s',
  (Address) => {
    const found = matchesOf({ Address, City: 'Newport' })
    expect(found.map(({ Id }) => Id).sort()).toEqual(['law1', 'law2'])
    expect(matchesOf({ Address, City: 'Warwick' })).toEqual([])
    expect(matchesOf({ Address: Address.replace('86', '68'), City: 'Newport' })).toEqual([])
  },
)

test('two that agree alike share the probability', () => {
  const both = matchesOf({ Name: 'Gymboree', City: 'Cheyenne' })
  expect(both.map(({ Id }) => Id).sort()).toEqual(['gym1', 'gym2'])
  expect(both[0]?.Score).toBe(both[1]?.Score)
  expect(both[0]?.Probability).toBe(both[1]?.Probability)
  expect(both[0]?.Probability).toBeLessThanOrEqual(0.5)
})

test('what is longer than a name is cut', () => {
  const long = matchesOf({ Name: 'pizza works '.repeat(5000), Address: '1 a '.repeat(5000) })
  expect(long).toEqual(matchesOf({ Name: 'pizza works '.repeat(16), Address: '1 a '.repeat(50) }))
  expect(matchesOf({ Name: 'pizzaworks'.repeat(5000), City: 'x'.repeat(50_000) })).toEqual([])
  expect(matchesOf({ Name: 'dba a '.repeat(5000) })).toEqual([])
})

test.each([
  [{ Name: 'Zebra Aquarium Supplies', City: 'Warwick' }],
  [{ Name: 'Aquarium' }],
  [{ Name: '' }],
  [{}],
])('%j finds nothing', (criteria) => {
  expect(matchesOf(criteria)).toEqual([])
})
