import { expect, test } from 'vitest'
import { shortenAnswer } from './stored-call.ts'

const items = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length))

test.each<[what: string, answer: unknown, kept: ReturnType<typeof shortenAnswer>]>([
  ['nothing', undefined, {}],
  ['null', null, { answer: 'null' }],
  ['an object', { MatchCount: 5 }, { answer: '{"MatchCount":5}' }],
  ['a text as long as may be', 'x'.repeat(47_998), { answer: JSON.stringify('x'.repeat(47_998)) }],
  ['a text that is too long', 'x'.repeat(47_999), {}],
  ['no items', [], { answer: '[]' }],
  ['twenty items', items(20, 1), { answer: JSON.stringify(items(20, 1)) }],
  ['more', items(21, 1), { answer: JSON.stringify(items(20, 1)), items: { all: 21, kept: 20 } }],
  ['long ones', items(3, 20_000), { answer: JSON.stringify(items(2, 20_000)), items: { all: 3, kept: 2 } }],
  [
    'items with no room for the commas',
    items(16, 2998),
    { answer: JSON.stringify(items(15, 2998)), items: { all: 16, kept: 15 } },
  ],
  ['one that is too long', items(1, 50_000), { answer: '[]', items: { all: 1, kept: 0 } }],
])('%s', (_, answer, kept) => {
  expect(shortenAnswer(answer)).toEqual(kept)
})
