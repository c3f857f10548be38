import { expect, test } from 'vitest'
import { persistedIn } from './persisted-storage.ts'

const usual = {
  units: 'miles',
  rates: { Basic: 0.04 },
  dismissed: [] as string[],
  chosen: undefined,
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
    { dismissed: ['a'], chosen: '15' },
    { dismissed: ['a'], chosen: '15' },
  ],
])('%j is merged as far as it can be', (kept, merged) => {
  expect(persistedIn<typeof usual>('localStorage').merge(kept, usual)).toEqual({ ...usual, ...merged })
})
