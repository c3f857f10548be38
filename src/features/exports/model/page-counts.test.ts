import { expect, test } from 'vitest'
import { countPage, type PageCounts } from './page-counts.ts'

const records = (text: string) => text.split(' ').map((it) => ({ Id: it.slice(0, 1), ETag: it.slice(1) }))
const nothing: PageCounts = {
  found: 0,
  repeated: 0,
  leftOut: 0,
  stored: 0,
  billed: 0,
  readTwice: 0,
  changedMeanwhile: 0,
  missing: 0,
  screenedOut: 0,
}

type Context = Partial<Parameters<typeof countPage>[1]>
const versions = new Map([
  ['a', '1'],
  ['b', ''],
])

test.each<[what: string, page: string, context: Context, counts: Partial<PageCounts>]>([
  ['a page of a search', 'a1 b1', {}, { found: 2, stored: 2, billed: 2 }],
  [
    'one of them excluded',
    'a1 b1',
    { excluded: new Set('b') },
    { found: 2, leftOut: 1, stored: 1, billed: 2 },
  ],
  [
    'one was on an earlier page',
    'a1 b1',
    { seen: new Set('b') },
    { found: 1, repeated: 1, stored: 1, billed: 2, readTwice: 1 },
  ],
  ['one is returned twice', 'a1 a1', {}, { found: 1, repeated: 1, stored: 1, billed: 2, readTwice: 1 }],
  ['requested by id', 'a1 b1', { requested: ['a', 'b'], versions }, { stored: 2, billed: 2 }],
  [
    'one of the requested ones meets a do-not-contact entry',
    'a1 b1',
    { requested: ['a', 'b'], excluded: new Set('b') },
    { screenedOut: 1, stored: 1, billed: 2 },
  ],
  ['one was not returned', 'a1', { requested: ['a', 'b'], versions }, { stored: 1, billed: 1, missing: 1 }],
  [
    'one in another version',
    'a2 b2',
    { requested: ['a', 'b'], versions },
    { stored: 2, billed: 2, changedMeanwhile: 1 },
  ],
])('%s', (_, page, context, counts) => {
  expect(countPage(records(page), { seen: new Set(), excluded: new Set(), ...context })).toEqual({
    ...nothing,
    ...counts,
  })
})
