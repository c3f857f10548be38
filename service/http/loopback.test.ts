import { expect, it } from 'vitest'
import { isLoopbackAddress, isLoopbackName } from './loopback.ts'

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['[::1]', true],
  ['127.999.999.999', false],
  ['127.0.0.1.example', false],
  ['127.1', false],
  ['128.0.0.1', false],
  ['localhost.example', false],
  ['', false],
])('takes the name %s for this machine: %s', (name, expected) => {
  expect(isLoopbackName(name)).toBe(expected)
})

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:192.168.1.5', false],
  ['192.168.1.5', false],
  ['fe80::1', false],
  [undefined, false],
])('takes the address %s for this machine: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected)
})
