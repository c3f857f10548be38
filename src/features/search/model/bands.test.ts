import { expect, test } from 'vitest'
import { bandShown, bandsFrom } from './bands.ts'

test.each<[text: string, unit: 'Minutes' | 'Miles', units: 'miles' | 'km', found: number[] | string]>([
  ['10', 'Minutes', 'miles', [10]],
  ['15, 5;10 10', 'Minutes', 'km', [5, 10, 15]],
  ['5 10 15 20', 'Miles', 'miles', [5, 10, 15, 20]],
  ['5', 'Miles', 'km', [3.107]],
  ['160', 'Miles', 'km', [99.419]],
  ['161', 'Miles', 'km', 'At most 160 kilometers'],
  ['121', 'Minutes', 'miles', 'At most 120 minutes'],
  ['1 2 3 4 5', 'Minutes', 'miles', 'At most 4 numbers'],
  ['ten', 'Minutes', 'miles', '“ten” is not a number over 0'],
  ['0', 'Minutes', 'miles', '“0” is not a number over 0'],
  ['-5', 'Minutes', 'miles', '“-5” is not a number over 0'],
  [' ', 'Minutes', 'miles', 'Enter how far, such as 10, or 5, 10, 15'],
])('%j %s in %s', (text, unit, units, found) => {
  expect(bandsFrom(text, unit, units)).toEqual(found)
  if (typeof found === 'string') return
  const shown = found.map((length) => bandShown(length, unit, units)).join(' ')
  expect(bandsFrom(shown, unit, units)).toEqual(found)
})
