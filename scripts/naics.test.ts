import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { naicsSectors } from '#criteria/naics-sectors.ts'
import { naicsFrom } from '#reference/naics.ts'
import { naicsFile, naicsText } from './naics.ts'

test('the app ships the NAICS codes of the service (npx tsx scripts/naics.ts rebuilds them)', () => {
  expect(readFileSync(naicsFile, 'utf8')).toBe(naicsText())
})

test('every code is in a sector, and every sector has codes', () => {
  const codes = naicsFrom(JSON.parse(naicsText()))
  const prefixes = naicsSectors.flatMap(({ prefixes }) => prefixes)
  expect(codes.filter(({ Code }) => !prefixes.includes(Code.slice(0, 2)))).toEqual([])
  expect(prefixes.filter((prefix) => !codes.some(({ Code }) => Code.startsWith(prefix)))).toEqual([])
  expect(codes.find(({ Code }) => Code === '238220')?.Sic).toBe('1711')
})
