import { expect, it } from 'vitest'
import { atBase, basePathOf } from './base-path.ts'

it.each([
  ['https://app.example/assets/first-a1.js', ''],
  ['https://app.example/catchment/assets/first-a1.js', '/catchment'],
  ['https://app.example/tools/catchment/assets/worker-a1.js?x#y', '/tools/catchment'],
  ['https://app.example/assets/assets/first-a1.js', '/assets'],
  ['http://localhost:5173/src/shared/base-path.ts', ''],
  ['file:///project/src/shared/base-path.ts', ''],
  ['', ''],
])('a module at %s is below "%s"', (address, base) => {
  expect(basePathOf(address)).toBe(base)
})

it('is no path in tests', () => {
  expect(atBase('/config.json')).toBe('/config.json')
})
