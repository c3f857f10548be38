import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Card } from '../../match/card.ts'
import { memoryIndex } from '../../match/memory-index.testing.ts'
import type { NameIndex } from '../../match/name-index.ts'
import { type OpenNameIndex, openNameIndex } from './open-name-index.ts'
import { type NameRow, PLACE_MARK, writeNameIndex } from './write-name-index.ts'

const words = [
  'oak',
  'oaks',
  'pine',
  'elm',
  'pizza',
  'works',
  'dental',
  'société',
  'harbor',
  'harbour',
  'rental',
]
const pick = (i: number, step: number) => words[(i * step + (i >> 3)) % words.length] as string

const cards: Card[] = Array.from({ length: 500 }, (_, i) => ({
  Id: String(i),
  Name: `${pick(i, 3)} ${pick(i, 5)} ${i % 7 ? pick(i, 7) : `unique${i}`}`,
  Number: i % 5 ? String(i % 40) : '',
  Street: i % 5 ? 'main' : '',
  Suffix: i % 5 ? 'st' : '',
  Unit: i % 3 ? '' : `ste ${i}`,
  City: ['warwick', 'n providence', ''][i % 3] as string,
  StateProvince: i < 200 ? 'RI' : 'WY',
  PostalCode: ['02886', '', '82001'][i % 3] as string,
  Phone: i % 2 ? String(4_015_550_000 + (i % 50)) : '',
}))

const rowOf = (card: Card): NameRow =>
  [card.Id, card.Name, card.Number, card.Street, card.Suffix, card.Phone, card.Unit].join('\t') +
  PLACE_MARK +
  [card.City, card.StateProvince, card.PostalCode].join('\t')

const plain = memoryIndex(cards)
let folder: string
let index: OpenNameIndex

async function* inLists() {
  for (let i = 0; i < cards.length; i += 128) yield cards.slice(i, i + 128).map(rowOf)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'))
  await writeNameIndex(join(folder, 'names'), inLists())
  index = await openNameIndex(join(folder, 'names'))
})

afterAll(async () => {
  index.close()
  await rm(folder, { recursive: true })
})

test('knows its records', () => {
  expect(index.records).toBe(500)
  expect(index.cards(Uint32Array.of(3, 4, 499, 17))).toEqual([3, 4, 499, 17].map((i) => cards[i]))
})

const questions: [what: string, ask: (index: NameIndex) => unknown][] = [
  ['counts', (index) => index.counts(['oak', 'unique7', 'nothing', 'societe', 'zzz', 'aaa'])],
  ['a common word', (index) => index.withWord('pine', [0, 500])],
  ['a common word of some records', (index) => index.withWord('pine', [17, 230])],
  ['a rare word', (index) => index.withWord('unique14', [0, 500])],
  ['no word', (index) => index.withWord('nothing', [0, 500])],
  ['a city', (index) => index.inCity('northprovidence', 'WY')],
  ['a city of any state', (index) => index.inCity('warwick', undefined)],
  ['a postal code', (index) => index.inPostalCode('82001')],
  ['a state', (index) => index.inState('WY')],
  ['no state', (index) => index.inState('ON')],
]
test.each(questions)('answers as a plain index does: %s', async (_, ask) => {
  expect(await ask(index)).toEqual(await ask(plain))
})

test.each(['harbor', 'denta', 'rentol', 'pniza', 'oak', 'unique7'])('finds words like %s', async (word) => {
  expect([...(await index.similar(word))].sort()).toEqual([...(await plain.similar(word))].sort())
})

test('phones and addresses may bring some more, never fewer', async () => {
  for (const [all, wanted] of [
    [await index.withPhone('4015550003'), await plain.withPhone('4015550003')],
    [await index.atAddress('7', 'main'), await plain.atAddress('7', 'main')],
  ] as const) {
    expect(wanted.length).toBeGreaterThan(0)
    expect([...wanted].every((record) => all.includes(record))).toBe(true)
    expect([...all].every((record, i) => i === 0 || record > (all[i - 1] as number))).toBe(true)
  }
})
