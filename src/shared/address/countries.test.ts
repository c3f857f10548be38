import { expect, it } from 'vitest'
import { countryCode, isAbroad } from './countries.ts'

it.each([
  ['DE', 'DE'],
  ['deu', 'DE'],
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['U.S.A.', 'US'],
  ['UNITED STATES OF AME', 'US'],
  ['England', 'GB'],
  ['México', 'MX'],
  ['CAN', 'CA'],
  ['Georgia', 'GE'],
  ['Bavaria', undefined],
  ['', undefined],
])('%s is %s', (text, code) => {
  expect(countryCode(text)).toBe(code)
})

it('has a name for every code', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const known = Array.from({ length: 26 * 26 }, (_, i) =>
    String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)),
  ).filter((code) => names.of(code) && countryCode(code) === code)
  expect(known).toHaveLength(249)
})

it.each([
  ['US', false],
  ['PR', false],
  ['CA', false],
  ['DE', true],
  [undefined, false],
])('%s is abroad: %s', (code, expected) => {
  expect(isAbroad(code)).toBe(expected)
})
