import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NameIndex } from '#service/match/name-index.ts'
import { type PlainRecord, plainIndex } from '#service/match/plain-index.testing.ts'
import { namesOf } from '#service/match/words.ts'
import { type NameRow, PLACE_MARK } from './name-row.ts'
import { type OpenNameIndex, openNameIndex } from './open-name-index.ts'
import { writeNameIndex } from './write-name-index.ts'

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

const records: PlainRecord[] = Array.from({ length: 500 }, (_, i) => ({
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

const rowOf = (record: PlainRecord): NameRow =>
  [record.Id, record.Name, record.Number, record.Street, record.Suffix, record.Phone, record.Unit, ''].join(
    '\t',
  ) +
  PLACE_MARK +
  [record.City, record.StateProvince, record.PostalCode].join('\t')

const plain = plainIndex('companies', records)
let folder: string
let index: OpenNameIndex

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'))
  const names = writeNameIndex(join(folder, 'names'), { kind: 'companies', year: 2026 })
  for (let i = 0; i < records.length; i += 128) names.add(records.slice(i, i + 128).map(rowOf))
  await names.close()
  index = await openNameIndex(join(folder, 'names'))
})

afterAll(async () => {
  index.close()
  await rm(folder, { recursive: true })
})

test('has its records', () => {
  expect([index.kind, index.records, index.year]).toEqual(['companies', 500, 2026])
  const some = Uint32Array.of(3, 4, 17, 499)
  expect(index.readCandidates(some)).toEqual(plain.readCandidates(some))
  expect(index.nameWeights).toEqual(plain.nameWeights)
})

/** The places of some numbers, whatever their numbers are. */
const placesAt = (of: NameIndex, numbers: readonly number[]) =>
  new Set(
    numbers.map((number) => {
      const { city, StateProvince, PostalCode } = of.places[number] ?? {}
      return [city, StateProvince, PostalCode].join()
    }),
  )

const queries: [what: string, answer: (index: NameIndex) => unknown][] = [
  ['counts', (of) => ['oak', 'unique7', 'nothing', 'societe', 'zzz', 'aaa'].map(of.count)],
  ['a common word', (of) => of.withWord('pine')],
  ['a rare word', (of) => of.withWord('unique14')],
  ['no word', (of) => of.withWord('nothing')],
  ['a city', (of) => placesAt(of, of.placesOfCity('northprovidence', 'WY'))],
  ['a city of any state', (of) => placesAt(of, of.placesOfCity('warwick', undefined))],
  ['a postal code', (of) => placesAt(of, of.placesOfPostalCode('82001'))],
  ['the place of a record', (of) => placesAt(of, [...of.placeNumbers.subarray(3, 9)])],
  ['a state', (of) => of.inState('WY')],
  ['no state', (of) => of.inState('ON')],
]
test.each(queries)('gives what a plain index gives: %s', (_, answer) => {
  expect(answer(index)).toEqual(answer(plain))
})

test.each(['harbor', 'denta', 'rentol', 'pniza', 'oak', 'unique7'])('finds words like %s', async (word) => {
  expect([...(await index.similar(word))].sort()).toEqual([...(await plain.similar(word))].sort())
})

test('phones, addresses and whole names may bring some more, never fewer', () => {
  const [name = []] = namesOf('companies', records[14]?.Name ?? '')
  for (const [all, wanted] of [
    [index.withPhone('4015550003'), plain.withPhone('4015550003')],
    [index.atAddress('7', 'main'), plain.atAddress('7', 'main')],
    [index.withName(name.toReversed()), plain.withName(name)],
  ] as const) {
    expect(wanted.length).toBeGreaterThan(0)
    expect([...wanted].every((record) => all.includes(record))).toBe(true)
    expect([...all].every((record, i) => i === 0 || record > (all[i - 1] as number))).toBe(true)
  }
})
