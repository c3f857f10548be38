import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { atOnce } from '#shared/time-slices.ts'
import { duplicateGroups, idsToRemove, idToKeep, type RecordFacts, recordFacts } from './duplicates.ts'
import { addressKey, companyKey, phoneKey, streetOf } from './match-key-values.ts'
import type { MatchKey } from './match-keys.ts'

const record = (Id: string, fields: Partial<AnyRecord>) =>
  ({ ETag: 'e', Id, Links: [], ...fields }) as AnyRecord

test.each([
  ['402-555-0142', '4025550142'],
  ['+1 (402) 555-0142', '4025550142'],
  ['14025550142', '4025550142'],
  ['555-0142', undefined],
  ['0000000000', undefined],
  [undefined, undefined],
])('the phone %s is %s', (text, key) => expect(phoneKey(text)).toBe(key))

test.each([
  ['12 North Main Street, Suite 4', '12 N MAIN ST # 4'],
  ['12 N. Main St #4', '12 N MAIN ST # 4'],
  ['12 N Main St Apt. 4', '12 N MAIN ST # 4'],
  ['12 N Main St Unit # 4', '12 N MAIN ST # 4'],
  ['P.O. Box 12', 'PO BOX 12'],
  ['P O Box 12', 'PO BOX 12'],
  ['34-12 Fifth Avenue', '34-12 5TH AVE'],
  ['1 Rue Montréal', '1 RUE MONTREAL'],
  ["9 O'Hare Blvd", '9 OHARE BLVD'],
])('the street %s is %s', (text, street) => expect(streetOf(text)).toBe(street))

test.each<[fields: Partial<AnyRecord>, key: string | undefined]>([
  [{ Address: '1 Main St', PostalCode: '02903' }, '1 MAIN ST, 02903'],
  [{ Address: '1 Main St', PostalCode: '02903-1234' }, '1 MAIN ST, 02903'],
  [{ Address: '1 Main St', PostalCode: 'v6c 0b9' }, '1 MAIN ST, V6C0B9'],
  [{ Address: '1 Main St', City: 'Omaha', StateProvince: 'NE' }, '1 MAIN ST, OMAHA NE'],
  [{ Address: '1 Main St' }, undefined],
  [{ PostalCode: '02903' }, undefined],
])('the address %j is %s', (fields, key) => expect(addressKey(record('1', fields))).toBe(key))

test.each([
  ['The Smith & Sons Co., Inc.', 'SMITH AND SONS'],
  ['SMITH AND SONS', 'SMITH AND SONS'],
  ['A.B.C. Roofing L.L.C.', 'ABC ROOFING'],
  ['Café Nord', 'CAFE NORD'],
  ['The', 'THE'],
  ['Co', 'CO'],
  ['', undefined],
])('the company %s is %s', (CompanyName, key) => expect(companyKey(record('1', { CompanyName }))).toBe(key))

const grouped = (records: AnyRecord[], by: MatchKey[], kind: 'companies' | 'people' = 'companies') =>
  atOnce(
    duplicateGroups(
      records.map((each) => recordFacts(kind, each, by, Object.keys(each))),
      by,
    ),
  ).map(({ facts }) => facts.map(({ id }) => id))

describe('groups', () => {
  const at = { Address: '1 Main St', PostalCode: '68046' }

  test('what is the same in one way or the other is one group', () => {
    const records = [
      record('1', { Phone: '4025550101' }),
      record('2', { Phone: '4025550102', ...at }),
      record('3', { Phone: '4025550101', Address: '1 Main Street', PostalCode: '68046' }),
      record('4', {}),
      record('5', {}),
    ]
    expect(grouped(records, ['phone'])).toEqual([['1', '3']])
    expect(grouped(records, ['address'])).toEqual([['2', '3']])
    expect(grouped(records, ['phone', 'address'])).toEqual([['1', '2', '3']])
  })

  test.each<[initials: string[], groups: string[][]]>([
    [['', 'A'], [['1', '2']]],
    [['A', 'A'], [['1', '2']]],
    [['A', 'B'], []],
    [['', 'A', 'B'], []],
    [['A', 'B', 'A', ''], [['1', '3']]],
  ])('people of one name with the initials %j', (initials, groups) => {
    const people = initials.map((MiddleInitial, i) =>
      record(String(i + 1), { FirstName: 'John', LastName: 'Smith', MiddleInitial, ...at }),
    )
    expect(grouped(people, ['name'], 'people')).toEqual(groups)
    expect(grouped(people, ['nameAndAddress'], 'people')).toEqual(groups)
  })

  test('they are what a slow search for connected records finds', () => {
    const facts = fc.array(
      fc.record({
        phone: fc.constantFrom('a', 'b', 'c', undefined),
        address: fc.constantFrom('x', 'y', 'z', undefined),
      }),
      { maxLength: 14 },
    )
    fc.assert(
      fc.property(facts, (all) => {
        const given = all.map(
          (keys, i): RecordFacts => ({
            id: `${i}`,
            keys: known(keys),
            middle: '',
            filled: 0,
            updated: undefined,
            dated: false,
          }),
        )
        const found = atOnce(duplicateGroups(given, ['phone', 'address'])).map((group) =>
          group.facts.map(({ id }) => id),
        )
        expect(found).toEqual(slowly(given))
      }),
    )
  })
})

const known = (keys: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== undefined))

/** Groups by following every pair of equal keys until nothing is added. */
function slowly(all: readonly RecordFacts[]): string[][] {
  const same = (a: RecordFacts, b: RecordFacts) =>
    (['phone', 'address'] as const).some((key) => a.keys[key] !== undefined && a.keys[key] === b.keys[key])
  const seen = new Set<RecordFacts>()
  return all.flatMap((first) => {
    if (seen.has(first)) return []
    const group = [first]
    for (const each of group)
      for (const other of all) if (!group.includes(other) && same(each, other)) group.push(other)
    for (const each of group) seen.add(each)
    return group.length > 1 ? [all.filter((each) => group.includes(each)).map(({ id }) => id)] : []
  })
}

test('what is stored is the first, the most complete, the newest or the one selected', () => {
  const records = [
    record('1', { Phone: '4025550101', UpdateDate: '2024-01-01' }),
    record('2', { Phone: '4025550101', UpdateDate: '2024-03-01' }),
    record('3', { Phone: '4025550101', City: 'Omaha', County: 'Sarpy' }),
  ]
  const facts = records.map((each) => recordFacts('companies', each, ['phone'], Object.keys(each)))
  const groups = atOnce(duplicateGroups(facts, ['phone']))
  const [group] = groups
  if (!group) throw new Error('no group')
  expect(idToKeep(group, 'first')).toBe('1')
  expect(idToKeep(group, 'newest')).toBe('2')
  expect(idToKeep(group, 'complete')).toBe('3')
  expect(idToKeep(group, 'first', new Set(['2', '9']))).toBe('2')
  expect(idsToRemove(groups, 'newest')).toEqual(new Set(['1', '3']))
})
