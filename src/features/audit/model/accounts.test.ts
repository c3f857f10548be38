import { expect, test } from 'vitest'
import { accountOf, nameOf, searchTexts } from './accounts.ts'

const people = [
  { id: 'p-1', name: 'Olga Op', login: 'olga@example.com' },
  { id: 'p-2', name: 'Max Member', login: 'max@example.com' },
  { id: 'p-3', name: 'max member', login: 'mm' },
]

test.each([
  ['Olga Op', 'p-1'],
  [' olga op ', 'p-1'],
  ['OLGA@example.com', 'p-1'],
  ['mm', 'p-3'],
  // Two people have this name.
  ['Max Member', 'Max Member'],
  ['p-2', 'p-2'],
  ['Olga', 'Olga'],
  ['', ''],
])('the account of %j is %j', (text, account) => {
  expect(accountOf(text, people)).toBe(account)
})

test.each([
  ['p-1', 'Olga Op'],
  ['p-9', 'p-9'],
  ['this machine', 'this machine'],
])('%s is shown as %s', (account, name) => {
  expect(nameOf(account, people)).toBe(name)
})

test('people of the same name are searched by their logins', () => {
  expect(searchTexts(people)).toEqual(['Olga Op', 'max@example.com', 'mm'])
})
