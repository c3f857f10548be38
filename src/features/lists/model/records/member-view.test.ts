import { describe, expect, test } from 'vitest'
import { noFollowUp } from '#records/follow-up.ts'
import { type AnyRecord, fieldsOf } from '#records/record.ts'
import {
  defaultView,
  isDefaultView,
  type MemberView,
  matchingMembers,
  searchableRecord,
} from './member-view.ts'

const basic = fieldsOf.companies.Basic ?? []
const record = (Id: string, CompanyName: string, City: string): AnyRecord =>
  ({ ETag: 'e', Id, Links: [], CompanyName, City }) as AnyRecord
const industry = (code: string) => (code === '5812' ? 'Eating places' : code)
const records = new Map(
  [
    record('2', 'Zeta Roofing', 'Omaha'),
    record('3', 'alpha Dental', 'Lincoln'),
    record('4', 'Álpha 2', 'Omaha'),
  ].map((each) => [
    each.Id,
    searchableRecord('companies', each, each.Id === '4' ? ['CompanyName'] : basic, industry),
  ]),
)
const ids = ['1', '2', '3', '4']
const followUps = new Map([
  ['1', { ...noFollowUp, status: 'To call', date: '2026-11-24', tags: ['spring'] }],
  ['3', { ...noFollowUp, status: 'Called', date: '2026-12-01', note: 'Ask for Ada', tags: ['spring'] }],
  ['4', { ...noFollowUp, date: '2026-10-05' }],
])
const shown = (view: Partial<MemberView>) =>
  Array.from(
    matchingMembers('companies', ids, records, followUps, { ...defaultView, ...view }),
    (i) => ids[i],
  )

describe('members of a view', () => {
  test.each<[what: string, view: Partial<MemberView>, expected: string[]]>([
    ['all', {}, ['1', '2', '3', '4']],
    ['by name', { text: 'alpha' }, ['3']],
    ['by terms in any order', { text: 'OMAHA zeta' }, ['2']],
    ['by the id of a record that is not loaded', { text: '1' }, ['1']],
    ['none', { text: 'nothing' }, []],
    ['loaded', { only: 'read' }, ['2', '3']],
    ['not loaded', { only: 'unread' }, ['1', '4']],
    ['sorted', { sort: { key: 'CompanyName', down: false } }, ['4', '3', '2', '1']],
    [
      'sorted down, those without a value last',
      { sort: { key: 'CompanyName', down: true } },
      ['2', '3', '4', '1'],
    ],
    ['with a status, also where the record is not loaded', { status: 'To call' }, ['1']],
    ['without a status', { status: '' }, ['2', '4']],
    ['with a tag', { tag: 'spring' }, ['1', '3']],
    ['due today or before', { dueBy: '2026-11-24' }, ['1', '4']],
    ['by several filters', { dueBy: '2026-11-24', tag: 'spring', status: 'To call' }, ['1']],
    ['by a term of the note', { text: 'ada lincoln' }, ['3']],
    ['sorted by day', { sort: { key: 'FollowUp.Date', down: false } }, ['4', '1', '3', '2']],
    ['equal values in the order of the list', { sort: { key: 'City', down: true } }, ['2', '4', '3', '1']],
  ])('%s', (_, view, expected) => expect(shown(view)).toEqual(expected))
})

test.each<[view: Partial<MemberView>, expected: boolean]>([
  [{}, true],
  [{ text: '  ' }, true],
  [{ text: 'a' }, false],
  [{ only: 'read' }, false],
  [{ status: '' }, false],
  [{ dueBy: '2026-11-24' }, false],
  [{ sort: { key: 'City', down: false } }, false],
  [{ format: 'Enhanced' }, true],
])('%j is the default view: %s', (view, expected) =>
  expect(isDefaultView({ ...defaultView, ...view })).toBe(expected),
)

test('an industry is found by its description where only the code was loaded', () => {
  const fields = ['CompanyName', 'PrimarySic']
  const { searchText } = searchableRecord(
    'companies',
    { ...record('5', 'Diner', 'Omaha'), PrimarySic: '5812' },
    fields,
    industry,
  )
  expect(searchText).toContain('eating places')
})
