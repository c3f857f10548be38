import { expect, it } from 'vitest'
import { pathOf } from './log.ts'

it.each([
  ['/v1/companies/1', '/v1/companies/1'],
  ['/v1/companies?apikey=secret', '/v1/companies'],
  [`/${'x'.repeat(199)}`, `/${'x'.repeat(199)}`],
  [`/${'x'.repeat(10_240)}?a=1`, `/${'x'.repeat(199)}... (10241 characters)`],
])('logs of %s the path, cut where it is long', (url, path) => {
  expect(pathOf(url)).toBe(path)
})
