import { expect, test, vi } from 'vitest'
import { fetchIndustryNames } from './industry-names.ts'

const rows = [['I', 'Services', [['58', 'Eating and drinking places', [['5812', 'Eating places']]]]]]

test('a code has its own description, else that of the code above it, else itself', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(rows)))
  const name = await fetchIndustryNames()
  expect(['5812', '581208', '5813', '99'].map(name)).toEqual([
    'Eating places',
    'Eating places',
    'Eating and drinking places',
    '99',
  ])
})

test('without the dictionary codes remain', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  expect((await fetchIndustryNames())('5812')).toBe('5812')
})
