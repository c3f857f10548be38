import { expect, test } from 'vitest'
import { industriesFrom } from '#reference/industries.ts'
import { foundFrom, highlighted, isCode, withCode } from './found-industries.ts'

test('a code comes once, with its other descriptions, preferred ones first', () => {
  const sic = (Id: string, Description: string) => ({ Id, Description })
  const matches = [sic('769934', 'Drain cleaning'), sic('171105', 'Plumbing'), sic('171105', 'Plumbers')]
  expect(foundFrom(matches, [sic('171105', 'Plumbing')])).toEqual([
    { Id: '171105', Description: 'Plumbing', also: ['Plumbers'], preferred: true },
    { Id: '769934', Description: 'Drain cleaning', also: [], preferred: false },
  ])
})

test('digits and the letter of a division are codes', () => {
  const industries = industriesFrom([
    ['C', 'Construction', [['17', 'Trades', [['171', 'Pipes', [['1711', 'Pipes']]]]]]],
  ])
  const codes = (typed: string) => withCode(industries, typed).map(({ Id }) => Id)
  expect(codes('17')).toEqual(['17', '171', '1711'])
  expect(codes('c')).toEqual(['C'])
  expect(codes('99')).toEqual([])
  expect(['17', '171105', 'C', 'k', '1', 'plumbing', '1711059'].map(isCode)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test.each([
  ['Plumbing contractors', 'plumb', '[Plumb]ing contractors'],
  ['Plumbing contractors', 'contractor plumbing', '[Plumbing] [contractor]s'],
  ['Bakery', 'bakeries', '[Bakery]'],
  ['Cafés & bars', 'cafe', '[Café]s & bars'],
  ['Pizza', 'sushi', 'Pizza'],
])('%s, looked for by %j', (text, typed, expected) => {
  const shown = highlighted(text, typed).map(({ text, hit }) => (hit ? `[${text}]` : text))
  expect(shown.join('')).toBe(expected)
})
