import { expect, test } from 'vitest'
import { type Counts, countsOf } from './counts.ts'

const records = (text: string) => text.split(' ').map((it) => ({ Id: it.slice(0, 1), ETag: it.slice(1) }))
const nothing: Counts = {
  found: 0,
  repeated: 0,
  leftOut: 0,
  stored: 0,
  billed: 0,
  readTwice: 0,
  changedMeanwhile: 0,
  missing: 0,
}

type Given = Partial<Parameters<typeof countsOf>[1]>
const versions = new Map([
  ['a', '1'],
  ['b', ''],
])

test.each<[what: string, page: string, known: Given, counts: Partial<Counts>]>([
  ['a page of a search', 'a1 b1', {}, { found: 2, stored: 2, billed: 2 }],
  [
    'one of them left out',
    'a1 b1',
    { leftOut: new Set('b') },
    { found: 2, leftOut: 1, stored: 1, billed: 2 },
  ],
  [
    'one came before',
    'a1 b1',
    { seen: new Set('b') },
    { found: 1, repeated: 1, stored: 1, billed: 2, readTwice: 1 },
  ],
  ['one stands twice', 'a1 a1', {}, { found: 1, repeated: 1, stored: 1, billed: 2, readTwice: 1 }],
  ['asked by id', 'a1 b1', { asked: ['a', 'b'], versions }, { stored: 2, billed: 2 }],
  ['one did not come', 'a1', { asked: ['a', 'b'], versions }, { stored: 1, billed: 1, missing: 1 }],
  [
    'one in another version',
    'a2 b2',
    { asked: ['a', 'b'], versions },
    { stored: 2, billed: 2, changedMeanwhile: 1 },
  ],
])('%s', (_, page, known, counts) => {
  expect(countsOf(records(page), { seen: new Set(), leftOut: new Set(), ...known })).toEqual({
    ...nothing,
    ...counts,
  })
})
