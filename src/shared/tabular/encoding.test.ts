import { expect, test } from 'vitest'
import { encodingByName, encodingOf } from './encoding.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** Two lines of Japanese in Shift JIS. */
const japanese = Uint8Array.from(
  Buffer.from(
    '96bc914f2c8f5a8f8a0a938c8b9e937390e791e393638be682cc89ef8ed082c582b72c91e58de38e73966b8be60a93fa967b8cea82cc8365834c83588367837483408343838b82f093c782dd82dc82b72c8b9e93738e730a',
    'hex',
  ),
)

test.each<[text: string, bytes: Uint8Array, encoding: string]>([
  ['a byte order mark, little end first', Uint8Array.of(0xff, 0xfe, 0x61, 0), 'utf-16le'],
  ['a byte order mark, big end first', Uint8Array.of(0xfe, 0xff, 0, 0x61), 'utf-16be'],
  ['zeros at odd places', latin('n\0a\0m\0e\0'), 'utf-16le'],
  ['zeros at even places', latin('\0n\0a\0m\0e'), 'utf-16be'],
  ['ASCII', latin('name,city'), 'utf-8'],
  ['UTF-8 cut in a character', new TextEncoder().encode('Café').subarray(0, 4), 'utf-8'],
  ['an accent of Windows-1252', latin('Café,Omaha'), 'windows-1252'],
  ['Shift JIS', japanese, 'shift_jis'],
])('%s', async (_, bytes, encoding) => {
  expect(await encodingOf(bytes)).toBe(encoding)
})

test.each([
  ['latin1', 'windows-1252'],
  ['UTF8', 'utf-8'],
  ['sjis', 'shift_jis'],
  ['ibm866', undefined],
  ['klingon', undefined],
])('the encoding by the name %s is %s', (name, encoding) => {
  expect(encodingByName(name)).toBe(encoding)
})
