import { expect, test } from 'vitest'
import { z } from 'zod'
import { Company } from '#contract/company.ts'
import { fitted } from './fit.ts'

const good = { ETag: 'e', Id: '1', Links: [] }

test.each<[string, unknown, unknown]>([
  ['a good answer is left as it is', [good], [good]],
  ['a field of a wrong type is left out', [{ ...good, City: 12 }], [good]],
  ['a null is left out', [{ ...good, Phone: null }], [good]],
  [
    'a point with a wrong half is no point',
    [{ ...good, Location: { Latitude: '41.8', Longitude: -71 } }],
    [good],
  ],
  ['nor is one with two', [{ ...good, Location: { Latitude: '41.8', Longitude: null } }], [good]],
  [
    'a list with an item that lacks its code is left out',
    [{ ...good, SicList: [{ Description: 'Pizza' }] }],
    [good],
  ],
  ['fields that nobody knows do not matter', [{ ...good, Mood: 'good' }], [good]],
  [
    'the other records stay whole',
    [good, { ...good, City: 1, Address: '1 Main St' }],
    [good, { ...good, Address: '1 Main St' }],
  ],
  ['a record without an id is of no use', [{ ETag: 'e', Links: [] }], undefined],
  ['something else is no answer', { message: 'hello' }, undefined],
  ['text is no answer', 'hello', undefined],
])('%s', (_, answer, expected) => {
  expect(fitted(z.array(Company), answer)).toEqual(expected)
})
