import { expect, test } from 'vitest'
import { fold, withoutAccents } from './fold.ts'

test.each([
  ['', ''],
  ['Acme & Co.', 'acme & co.'],
  ['Montréal', 'montreal'],
  ['Ångström', 'angstrom'],
  ['İstanbul', 'istanbul'],
  ['ﬁne', 'fine'],
  ['№ 5', 'no 5'],
  ['Łódź', 'łodz'],
])('%j folded is %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test('without accents the letter case remains', () => {
  expect(withoutAccents('Québec CITÉ')).toBe('Quebec CITE')
})
