import { expect, test } from 'vitest'
import { persistedIn } from './persisted-storage.ts'

const defaults = {
  units: 'miles',
  rates: { Basic: 0.04 },
  dismissed: [] as string[],
  selected: undefined,
  act() {},
}

test.each([
  [{ units: 'km' }, { units: 'km' }],
  [null, {}],
  ['x', {}],
  [{ units: 7, dismissed: 'no', act: 'x' }, {}],
  [{ rates: null }, {}],
  [{ rates: { Basic: '4', Enhanced: 1 } }, { rates: { Basic: 0.04, Enhanced: 1 } }],
  [
    { dismissed: ['a'], selected: '15' },
    { dismissed: ['a'], selected: '15' },
  ],
])('%j is merged as far as it can be', (stored, merged) => {
  expect(persistedIn<typeof defaults>('localStorage').merge(stored, defaults)).toEqual({
    ...defaults,
    ...merged,
  })
})
