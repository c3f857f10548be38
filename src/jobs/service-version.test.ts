import { afterEach, expect, test, vi } from 'vitest'
import { dataVersion, isSameData } from './service-version.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each<[what: string, answer: () => unknown, version: string | undefined]>([
  [
    'its name',
    () => ({ data: { companies: { version: '2026-01-31' }, people: { version: 'b' } } }),
    '2026-01-31',
  ],
  ['people alone', () => ({ data: { people: { version: 'b' } } }), undefined],
  ['no name', () => ({ data: { companies: {} } }), undefined],
  ['no data', () => ({}), undefined],
  ['something else', () => ({ data: { companies: { version: 7 } } }), undefined],
  [
    'no JSON',
    () => {
      throw new SyntaxError('<html>')
    },
    undefined,
  ],
])('the version of a service that reports %s', async (_, answer, version) => {
  vi.stubGlobal('fetch', async () => ({ json: async () => answer() }))
  expect(await dataVersion('companies')).toBe(version)
})

test('no answer, no version', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await dataVersion('companies')).toBeUndefined()
})

test.each([
  ['the same version', 'shops@1', 'shops@1', true],
  ['a renamed one', 'shops@1', 'stores@1', true],
  ['a newer one', 'shops@1', 'shops@2', false],
  ['versions without a name', '2026-01-31', '2026-02-28', false],
])('%s', (_, a, b, expected) => {
  expect(isSameData(a, b)).toBe(expected)
})
