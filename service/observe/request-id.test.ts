import { expect, it } from 'vitest'
import { requestIdOf } from './request-id.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

it.each([
  'c0ffee00-1234-4abc-9def-0123456789ab',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'proxy_7.a-b',
  '7',
  'x'.repeat(64),
])('accepts %s', (header) => expect(requestIdOf(header)).toBe(header))

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['a long one', 'x'.repeat(65)],
  ['two in one header', 'aaaaaaaa, bbbbbbbb'],
  ['two headers', ['aaaaaaaa', 'bbbbbbbb']],
  ['a line break', 'aaaaaaaa\r\nSet-Cookie: a=b'],
  ['markup', '<script>alert(1)</script>'],
  ['letters beyond ASCII', 'äääääääää'],
])('makes one in place of %s', (_, header) => expect(requestIdOf(header)).toMatch(uuid))

it('makes each but once', () => expect(requestIdOf(undefined)).not.toBe(requestIdOf(undefined)))
