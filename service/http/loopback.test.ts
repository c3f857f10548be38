import { describe, expect, it } from 'vitest'
import { itGives } from '#shared/cases.testing.ts'
import { isLoopbackAddress, isLoopbackName } from './loopback.ts'

describe('takes a name for this machine', () => {
  itGives(isLoopbackName, {
    localhost: true,
    '127.0.0.1': true,
    '127.255.255.254': true,
    '[::1]': true,
    '127.999.999.999': false,
    '127.0.0.1.example': false,
    '127.1': false,
    '128.0.0.1': false,
    'localhost.example': false,
    '': false,
  })
})

describe('takes an address for this machine', () => {
  itGives(isLoopbackAddress, {
    '127.0.0.1': true,
    '::1': true,
    '::ffff:127.0.0.1': true,
    '::ffff:192.168.1.5': false,
    '192.168.1.5': false,
    'fe80::1': false,
  })
  it('not an unknown one', () => expect(isLoopbackAddress(undefined)).toBe(false))
})
