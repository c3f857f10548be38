import { expect, test } from 'vitest'
import {
  asSeen,
  changeOf,
  inFolders,
  newSearch,
  type SavedSearch,
  withCount,
  withText,
} from './saved-search.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`
const search = newSearch(
  {
    kind: 'companies',
    criteria: { StatesProvinces: ['NE'] },
    name: ' Plumbers ',
    folder: '',
    note: '',
    count: 100,
  },
  at(2),
)

test('a new search is counted and seen when it is saved', () => {
  expect(search).toMatchObject({ name: 'Plumbers', saved: { count: 100, at: at(2) }, last: { count: 100 } })
  expect(changeOf(search)).toBe(0)
})

test('the change is counted from the last time the search was opened', () => {
  const counted = withCount(withCount(search, { count: 120, at: at(5) }), { count: 137, at: at(9) })
  expect(changeOf(counted)).toBe(37)
  expect(counted.seen.at).toBe(at(2))
  const opened = asSeen(counted)
  expect(changeOf(opened)).toBe(0)
  expect(opened.saved).toEqual({ count: 100, at: at(2) })
})

test('an older count of another tab is ignored', () => {
  const counted = withCount(search, { count: 137, at: at(9) })
  expect(withCount(counted, { count: 90, at: at(8) })).toBe(counted)
})

test('edited texts are trimmed', () => {
  expect(withText(search, { name: ' A ', folder: ' West ', note: ' n ' })).toMatchObject({
    name: 'A',
    folder: 'West',
    note: 'n',
  })
})

test('searches without a folder come first, folders and searches by name', () => {
  const named = (name: string, folder: string): SavedSearch => ({ ...search, name, folder })
  const grouped = inFolders([
    named('10 miles', 'west'),
    named('Roofers', ''),
    named('9 miles', 'west'),
    named('a', 'East'),
  ])
  expect(grouped.map(([folder, some]) => [folder, some.map(({ name }) => name)])).toEqual([
    ['', ['Roofers']],
    ['East', ['a']],
    ['west', ['9 miles', '10 miles']],
  ])
})
