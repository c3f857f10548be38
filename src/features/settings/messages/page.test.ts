import { expect, test } from 'vitest'
import { limitText } from './page.ts'

test.each([
  [{ name: 'throttle', left: 598, of: 600, renewed: 1 }, '598 of 600 calls left in this minute'],
  [
    { name: 'quota', left: 2310, of: 2500, renewed: undefined },
    '2,310 of 2,500 calls left; they do not renew',
  ],
  [{ name: 'throttle', left: 0, of: undefined, renewed: 9 }, '0 calls left in this minute'],
  [{ name: 'quota', left: 5, of: undefined, renewed: 60 }, '5 calls left, renewed in 1 minute'],
])('%j', (limit, text) => {
  expect(limitText(limit)).toBe(text)
})
