import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchCriteria } from './criteria.ts'
import type { Evidence } from './evidence.ts'
import { matchRecords } from './match.ts'
import { type PlainRecord, plainIndex } from './plain-index.testing.ts'
import { agreementAt, scoreOf } from './score.ts'

const agreement = fc.constantFrom('same', 'near', 'other', 'unknown', 'absent')
const weight = fc.double({ min: 0, max: 4, noNaN: true })
const evidence = fc.record({
  name: fc.option(fc.record({ both: weight, first: weight, second: weight, rarity: weight }), {
    nil: undefined,
  }),
  address: agreement,
  street: fc.constantFrom('same', 'near'),
  suffix: agreement,
  unit: fc.oneof(agreement, fc.constant('extra')),
  city: agreement,
  state: agreement,
  postalCode: agreement,
  phone: agreement,
  birth: agreement,
  age: agreement,
}) as fc.Arbitrary<Evidence>

const parts = ['address', 'city', 'state', 'postalCode', 'phone', 'birth', 'age'] as const
const part = fc.constantFrom(...parts)
const agreeing = { street: 'same', suffix: 'same', unit: 'same' } as const

test('an agreeing part never lowers it', () => {
  fc.assert(
    fc.property(evidence, part, (given, name) => {
      const without = scoreOf('companies', { ...given, ...agreeing, [name]: 'absent' })
      expect(scoreOf('companies', { ...given, ...agreeing, [name]: 'same' })).toBeGreaterThanOrEqual(without)
    }),
  )
})

test('a wrong part, and one that the record lacks, never raises it', () => {
  fc.assert(
    fc.property(evidence, part, (given, name) => {
      const isAlone = parts.every((other) => other === name || given[other] === 'absent') && !given.name
      fc.pre(!isAlone)
      const without = scoreOf('companies', { ...given, [name]: 'absent' })
      expect(scoreOf('companies', { ...given, [name]: 'other' })).toBeLessThanOrEqual(without)
      expect(scoreOf('companies', { ...given, [name]: 'unknown' })).toBeLessThanOrEqual(without)
    }),
  )
})

test('it is a whole number from 0 to 100, and 100 only when every part that was given agrees', () => {
  fc.assert(
    fc.property(evidence, (given) => {
      const score = scoreOf('companies', given)
      expect(Number.isInteger(score)).toBe(true)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      const isWrong = parts.some((name) => given[name] === 'other' || given[name] === 'near')
      if (isWrong) expect(score).toBeLessThan(100)
    }),
  )
  const all = Object.fromEntries(parts.map((name) => [name, 'same'])) as unknown as Evidence
  const name = { both: 2, first: 0, second: 0, rarity: 1 }
  expect(scoreOf('companies', { ...all, ...agreeing, name })).toBe(100)
})

test.each([0, 40, 70, 95, 100])('the agreement of the Score %i has that Score', (score) => {
  const [both, rest] = [agreementAt(score), 1 - agreementAt(score)]
  // With a city and a name that shares nothing, and the other way round, the two agreements add up to 1.
  expect(both + rest).toBeCloseTo(1)
  expect(100 * (1 - (1 - both) ** 1.5)).toBeCloseTo(score)
})

const records: PlainRecord[] = [
  { Id: 'a', Name: 'quail mill coffee', City: 'houston', StateProvince: 'TX', PostalCode: '77002' },
  { Id: 'b', Name: 'quail creek coffee', City: 'houston', StateProvince: 'TX', Phone: '7135550101' },
  { Id: 'c', Name: 'mill coffee roasters', City: 'austin', StateProvince: 'TX' },
]
const crowd = Array.from({ length: 400 }, (_, i) => ({
  Id: `x${i}`,
  Name: `${['coffee', 'quail', 'mill', 'harbor'][i % 4]} ${i} house`,
  City: i % 3 ? 'houston' : 'dallas',
  StateProvince: 'TX',
}))

test.each<MatchCriteria>([
  { Name: 'Quail Mill Coffee' },
  { Name: 'Quail Mill Cofee', City: 'Houston', StateProvince: 'TX' },
  { Name: 'Quail Coffee', PostalCode: '77002' },
  { Phone: '713-555-0101' },
])('the same query has the same Score at any size of the data: %j', (criteria) => {
  const scoresIn = (all: readonly PlainRecord[]) => {
    const bounds = { Confidence: 70, Probability: 0, Limit: 100 }
    const { matches } = matchRecords(plainIndex('companies', all), { ...criteria, ...bounds })
    return matches.filter(({ Id }) => Id.length === 1).map(({ Id, Score }) => [Id, Score])
  }
  const few = scoresIn(records)
  expect(few.length).toBeGreaterThan(0)
  expect(scoresIn([...records, ...crowd])).toEqual(few)
})

test('a word that is the city of one record counts in full for a record of that name elsewhere', () => {
  const namesakes: PlainRecord[] = ['dallas', 'houston', 'austin'].map((City) => ({
    Id: City,
    Name: 'bayou grill',
    City,
    StateProvince: 'TX',
  }))
  const scoresOf = (all: readonly PlainRecord[]) => {
    const given = { Name: 'Dallas Bayou Grill', Confidence: 0, Probability: 0, Limit: 9 }
    const { matches } = matchRecords(plainIndex('companies', all), given)
    return Object.fromEntries(matches.map(({ Id, Score }) => [Id, Score]))
  }
  const together = scoresOf(namesakes)
  for (const record of namesakes) expect(scoresOf([record])).toEqual({ [record.Id]: together[record.Id] })
  expect(together.dallas).toBeGreaterThan(together.houston as number)
})

test.each([
  ['Small Farms', 'bayou grill', 'Small Farms of Bayou'],
  ['x', 'y', 'z'],
])('probabilities of one query are 1 together at most: %s', (...names) => {
  const all = names.flatMap((Name, i) =>
    [0, 1].map((copy) => ({
      Id: `${i}${copy}`,
      Name: Name.toLowerCase(),
      City: 'dallas',
      StateProvince: 'TX',
    })),
  )
  const index = plainIndex('companies', all)
  for (const Name of names) {
    const { matches } = matchRecords(index, {
      Name,
      City: 'Dallas',
      Confidence: 0,
      Probability: 0,
      Limit: 99,
    })
    expect(matches.length).toBeGreaterThan(0)
    expect(matches.reduce((sum, { Probability }) => sum + Probability, 0)).toBeLessThanOrEqual(1)
  }
})

const chain = Array.from({ length: 1500 }, (_, i) => ({
  Id: String(i),
  Name: i % 3 ? 'burger barn' : 'burger barn express',
  City: `city${i % 50}`,
  StateProvince: 'TX',
}))

test('all branches of a chain match its name alike; they are counted up to a thousand and share the probability', () => {
  const index = plainIndex('companies', chain)
  const bounds = { Confidence: 100, Probability: 0, Limit: 100 }
  const { MatchCount, matches } = matchRecords(index, { Name: 'Burger Barn', ...bounds })
  expect(MatchCount).toBe(1000)
  expect(matches).toHaveLength(100)
  expect(new Set(matches.map(({ Score }) => Score))).toEqual(new Set([100]))
  for (const { Probability } of matches) expect(Probability).toBeLessThan(0.01)
  const inCity = matchRecords(index, { Name: 'Burger Barn', City: 'City7', ...bounds })
  expect(inCity.MatchCount).toBe(
    chain.filter(({ Name, City }) => Name === 'burger barn' && City === 'city7').length,
  )
})

test('people of one name are all returned; birth date and parts of the household distinguish them', () => {
  const people: PlainRecord[] = Array.from({ length: 12 }, (_, i) => ({
    Id: String(i),
    Name: i % 2 ? 'john smith' : 'john q smith',
    City: 'dallas',
    StateProvince: 'TX',
    birth: `19${60 + i}-0${1 + (i % 9)}`,
  }))
  const index = plainIndex('people', people)
  const bounds = { Confidence: 70, Probability: 0, Limit: 100 }
  expect(matchRecords(index, { Name: 'Smith, John', City: 'Dallas', ...bounds }).MatchCount).toBe(12)
  expect(matchRecords(index, { Name: 'Jack Smith', ...bounds }).MatchCount).toBe(12)
  const [first] = matchRecords(index, { Name: 'John Smith', BirthDate: '1963-04-02', ...bounds }).matches
  expect(first?.Id).toBe('3')
  const [aged] = matchRecords(index, { Name: 'John Q Smith', AgeRange: '60-64', ...bounds }).matches
  expect(['2', '4', '6']).toContain(aged?.Id)
})
