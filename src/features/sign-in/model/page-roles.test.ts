import { expect, it } from 'vitest'
import { roleOfPage } from './page-roles.ts'

it.each([
  ['/', 'viewer'],
  ['/lists', 'viewer'],
  ['/match', 'member'],
  ['/match/file/1', 'member'],
  ['/matches', 'viewer'],
  ['/exports', 'exporter'],
])('%s needs the role %s', (path, role) => {
  expect(roleOfPage(path)).toBe(role)
})
