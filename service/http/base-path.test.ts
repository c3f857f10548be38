import { expect, it } from 'vitest'
import { withoutBase } from './base-path.ts'

const outside = '/%00'

it.each([
  ['/v1/x?y=1', '', '/v1/x?y=1'],
  ['/catchment/v1/x?y=/z', '/catchment', '/v1/x?y=/z'],
  ['/catchment/', '/catchment', '/'],
  ['/catchment', '/catchment', '/'],
  ['/catchment?y=1', '/catchment', '/?y=1'],
  ['/catchment//evil.example', '/catchment', '//evil.example'],
  ['/a/b/v1', '/a/b', '/v1'],
  ['/', '/catchment', outside],
  ['', '/catchment', outside],
  ['/v1/x', '/catchment', outside],
  ['/catchments/v1', '/catchment', outside],
  ['/catchment%2Fv1', '/catchment', outside],
  ['/Catchment/v1', '/catchment', outside],
  ['//catchment/v1', '/catchment', outside],
  ['/x/../catchment/v1', '/catchment', outside],
  ['http://evil.example/catchment/v1', '/catchment', outside],
  ['*', '/catchment', outside],
])('%s below "%s" is %s', (url, base, path) => {
  expect(withoutBase(url, base)).toBe(path)
})
