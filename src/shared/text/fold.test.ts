import { expect, test } from 'vitest'
import { itGives } from '#shared/cases.testing.ts'
import { fold, withoutAccents } from './fold.ts'

const folded = {
  '': '',
  'Acme & Co.': 'acme & co.',
  Montréal: 'montreal',
  Ångström: 'angstrom',
  İstanbul: 'istanbul',
  ﬁne: 'fine',
  '№ 5': 'no 5',
  Łódź: 'łodz',
}
itGives(fold, folded)
itGives((text) => fold(fold(text)), folded)

test('without accents the letter case remains', () => {
  expect(withoutAccents('Québec CITÉ')).toBe('Quebec CITE')
})
