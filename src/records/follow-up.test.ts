import { expect, test } from 'vitest'
import {
  dayOf,
  type FollowUp,
  isBlank,
  isDay,
  isDue,
  noFollowUp,
  statusesIn,
  tagsIn,
  tidyTags,
  withChanges,
  withFollowUp,
} from './follow-up.ts'
import { followUpColumns, writtenDay } from './follow-up-columns.ts'

const followUp = (patch: Partial<FollowUp>) => withChanges(noFollowUp, patch)

test.each<[what: string, patch: Partial<FollowUp>, expected: Partial<FollowUp>]>([
  ['an own status is trimmed', { status: '  Ask   again ' }, { status: 'Ask again' }],
  ['a status that is always offered has its letters', { status: 'to CALL' }, { status: 'To call' }],
  ['half a date is none', { date: '0202-11-24' }, { date: '' }],
  ['a day that is in no calendar is none', { date: '2026-02-30' }, { date: '' }],
  ['tags are there once', { tags: ['Hot, warm', 'hot', ' '] }, { tags: ['Hot', 'warm'] }],
  ['a note keeps its spaces while it is typed', { note: 'Ask for ' }, { note: 'Ask for ' }],
])('%s', (_, patch, expected) => expect(followUp(patch)).toEqual({ ...noFollowUp, ...expected }))

test('a follow-up is blank when nothing is noted', () => {
  expect(isBlank(noFollowUp)).toBe(true)
  expect(isBlank(followUp({ note: ' \n' }))).toBe(true)
  for (const patch of [{ status: 'Won' }, { date: '2026-11-24' }, { tags: ['a'] }, { note: 'a' }])
    expect(isBlank(followUp(patch))).toBe(false)
})

test.each<[date: string, due: boolean]>([
  ['2026-11-23', true],
  ['2026-11-24', true],
  ['2026-11-25', false],
  ['', false],
])('a follow-up on “%s” is due on November 24: %s', (date, due) =>
  expect(isDue(followUp({ date }), '2026-11-24')).toBe(due),
)

test('days are those of this time zone, also over the end of a month', () => {
  const evening = new Date(2026, 10, 29, 23, 59)
  expect([dayOf(evening), dayOf(evening, 1), dayOf(evening, 7)]).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-06',
  ])
  expect([isDay('2026-11-24'), isDay('2026-11-2')]).toEqual([true, false])
  expect([writtenDay('2026-11-24'), writtenDay('')]).toEqual(['Nov 24, 2026', ''])
})

test('own statuses follow those that are always offered, tags are by use', () => {
  const all = [
    followUp({ status: 'Won', tags: ['spring'] }),
    followUp({ status: 'Visit', tags: ['fair', 'spring'] }),
    followUp({ status: 'Ask again' }),
  ]
  expect(statusesIn(all)).toEqual(['To call', 'Called', 'Won', 'Not interested', 'Ask again', 'Visit'])
  expect(tagsIn(all)).toEqual(['spring', 'fair'])
})

test('tags are shortened', () => expect(tidyTags(['x'.repeat(99)])[0]).toHaveLength(40))

test('each part is a column of tables and of files; what is not set is blank', () => {
  const all = followUp({ status: 'Won', date: '2026-11-24', tags: ['a', 'b'], note: 'n' })
  expect(followUpColumns.map(({ key, text }) => [key, text(all)])).toEqual([
    ['FollowUp.Status', 'Won'],
    ['FollowUp.Date', 'Nov 24, 2026'],
    ['FollowUp.Tags', 'a, b'],
    ['FollowUp.Note', 'n'],
  ])
  expect(followUpColumns.map(({ text }) => text(noFollowUp))).toEqual(['', '', '', ''])
  const record = { Id: '1', ETag: 'e', Links: [] } as never
  expect(withFollowUp(record, all)).toMatchObject({
    Id: '1',
    FollowUp: { Status: 'Won', Date: '2026-11-24', Tags: ['a', 'b'], Note: 'n' },
  })
  expect(withFollowUp(record, undefined)).toBe(record)
})
