import { expect, test } from 'vitest'
import { growingBytes } from './growing-bytes.ts'

test('text and bytes come out as they went in, however small the room', () => {
  const whole = growingBytes(1)
  const parts = ['', 'plain', 'Ñandú', '商店', '🏪', 'x'.repeat(5000)]
  for (const part of parts) {
    whole.addText(part)
    whole.addBytes(new TextEncoder().encode(part))
  }
  const expected = parts.map((part) => part + part).join('')
  expect(new TextDecoder().decode(whole.bytes())).toBe(expected)
  expect(whole.length()).toBe(new TextEncoder().encode(expected).length)
})

test('the bytes are in memory of their own', () => {
  const some = growingBytes(16)
  some.addText('a')
  expect(some.bytes().byteOffset).toBe(0)
})
