import { expect, test } from 'vitest'
import type { AnyRecord } from '#records/record.ts'
import { familiesOf, familyName } from './families.ts'

const company = (Id: string, CompanyName: string, ParentCompany?: string) => ({
  kind: 'companies' as const,
  record: { Id, CompanyName, ParentCompany } as AnyRecord,
})
const person = (Id: string) => ({
  kind: 'people' as const,
  record: { Id, FirstName: 'John', LastName: 'Smith' } as AnyRecord,
})
const shown = (candidates: Parameters<typeof familiesOf>[0]) =>
  familiesOf(candidates).map(({ name, members }) => [name, members.map(({ record }) => record.Id).join(' ')])

test.each([
  ['Subway #1234', 'Subway'],
  ['Acme Tools, Inc.', 'The Acme Tool Co'],
  ['First Natl Bank', '1st National Bank'],
  ['Subway Store 12', 'SUBWAY'],
])('%s and %s are one name', (a, b) => {
  expect(familyName(a)).toBe(familyName(b))
})

test.each<[string, Parameters<typeof familiesOf>[0], [string | undefined, string][]]>([
  ['nobody', [], []],
  ['one alone', [company('1', 'Acme')], [[undefined, '1']]],
  ['one name', [company('1', 'Acme Inc'), company('2', 'Acme')], [['Acme Inc', '1 2']]],
  ['one parent', [company('1', 'Acme', 'P'), company('2', 'Zenith', 'P')], [['Acme', '1 2']]],
  [
    'the parent among them',
    [company('1', 'Acme North', 'P'), company('P', 'Acme'), company('3', 'Other')],
    [
      ['Acme', '1 P'],
      [undefined, '3'],
    ],
  ],
  [
    'families that meet by one member',
    [company('1', 'Acme', 'P'), company('2', 'Zenith'), company('3', 'Zenith', 'P')],
    [['Acme', '1 2 3']],
  ],
  [
    'in the order of the best of each',
    [company('1', 'Acme'), company('2', 'Other'), company('3', 'Acme')],
    [
      ['Acme', '1 3'],
      [undefined, '2'],
    ],
  ],
  [
    'people of one name are no family',
    [person('1'), person('2')],
    [
      [undefined, '1'],
      [undefined, '2'],
    ],
  ],
])('%s', (_, candidates, families) => {
  expect(shown(candidates)).toEqual(families)
})
