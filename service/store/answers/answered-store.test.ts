import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Correction } from '#contract/corrections.ts'
import { openStore } from '../duckdb/open.ts'
import { buildRows, someRows } from '../rows.testing.ts'
import { type CorrectableStore, Refusal, type TallyQuery } from '../store.ts'
import { type AnswerCache, answerCache } from './answer-cache.ts'
import { withAnswers } from './answered-store.ts'

const rows = someRows(400)
let plain: CorrectableStore<'companies'>
let remove: () => Promise<void>
/** The queries that reached the engine. */
let queries: string[]
let cache: AnswerCache
let store: CorrectableStore<'companies'>

beforeAll(async () => {
  const built = await buildRows('companies', rows)
  remove = built.remove
  plain = await openStore('companies', built.folder)
})
afterAll(async () => {
  await plain.close()
  await remove()
})
beforeEach(async () => {
  await plain.correct([])
  queries = []
  cache = answerCache(1e6)
  store = withAnswers(watched(), cache)
})

/** The store with a note of each query. */
function watched(): CorrectableStore<'companies'> {
  const note = (name: string) => queries.push(name)
  return {
    ...plain,
    count: (...given) => {
      note('count')
      return plain.count(...given)
    },
    search: (...given) => {
      note('search')
      return plain.search(...given)
    },
    tally: (...given) => {
      note('tally')
      return plain.tally(...given)
    },
    tallies: (...given) => {
      note(`${given[1].length} tallies`)
      return plain.tallies(...given)
    },
  }
}

const by = (...Fields: TallyQuery<'companies'>['Fields']): TallyQuery<'companies'> => ({
  Fields,
  Limit: 100,
  Offset: 0,
})
const inState = { StateProvince: 'RI' }
const page = { Limit: 10, Offset: 0, NthRecord: false }

test('equal queries at the same time are one query of the engine, with the same answers', async () => {
  const calls = () => [
    store.count(inState),
    store.search(inState, page),
    store.tallies(inState, [by('city')]),
  ]
  const [first, second] = await Promise.all([Promise.all(calls()), Promise.all(calls())])
  const [count, records, tallies] = [
    await plain.count(inState),
    await plain.search(inState, page),
    await plain.tallies(inState, [by('city')]),
  ]
  expect([first, second]).toEqual([
    [count, records, tallies],
    [count, records, tallies],
  ])
  expect(queries).toEqual(['count', 'search', 'tally'])
  expect(cache.figures()).toMatchObject({ misses: 2, shared: 3, hits: 0 })
})

test('counts and tallies are made once; pages each time', async () => {
  for (let i = 0; i < 3; i += 1) {
    expect(await store.count(inState)).toBe(await plain.count(inState))
    expect(await store.tally(inState, by('city'))).toEqual(await plain.tally(inState, by('city')))
    await store.search(inState, page)
  }
  expect(queries).toEqual(['count', 'tally', 'search', 'search', 'search'])
  expect(cache.figures()).toMatchObject({ hits: 4, misses: 2, entries: 2 })
})

test('of several tallies only those that are not cached are made', async () => {
  await store.tally(inState, by('county'))
  const wanted = [by('city'), by('county'), by('postalcode'), { ...by('city'), Limit: 1 }]
  expect(await store.tallies(inState, wanted)).toEqual(await plain.tallies(inState, wanted))
  expect(await store.tallies(inState, wanted.toReversed())).toEqual(
    await plain.tallies(inState, wanted.toReversed()),
  )
  expect(queries).toEqual(['tally', '3 tallies'])
})

test('other criteria, limits, and kinds of queries have other answers', async () => {
  const answers = [
    await store.count(inState),
    await store.count({}),
    await store.tally({}, by('city')),
    await store.tally({}, { ...by('city'), Offset: 1 }),
  ]
  expect(answers).toEqual([
    await plain.count(inState),
    rows.length,
    await plain.tally({}, by('city')),
    await plain.tally({}, { ...by('city'), Offset: 1 }),
  ])
  expect(queries).toHaveLength(4)
})

test('an error reaches all callers and is not cached; a refusal names the query that the caller sent', async () => {
  let fails = true
  const failing = {
    ...plain,
    tally: async () => {
      if (fails) throw new Refusal('fields', 'too many')
      return []
    },
  }
  store = withAnswers(failing, cache)
  const known = { ...by('city'), Limit: 2 }
  fails = false
  await store.tally({}, known)
  fails = true
  const calls = [store.tallies({}, [known, by('city')]), store.tallies({}, [known, by('city')])]
  for (const result of await Promise.allSettled(calls))
    expect(result).toMatchObject({ status: 'rejected', reason: { Item: 'fields', index: 1 } })
  fails = false
  expect(await store.tallies({}, [known, by('city')])).toEqual([[], []])
})

test('answers are those of the corrections that are applied', async () => {
  const [row] = rows.filter(({ StateProvince }) => StateProvince === 'RI')
  const correction: Correction = {
    id: row?.Id ?? '',
    name: '',
    fields: [],
    duplicateOf: rows.find(({ StateProvince }) => StateProvince === 'TX')?.Id,
    corrected: '',
  }
  const before = await store.count(inState)
  await store.correct([correction])
  expect(await store.count(inState)).toBe(before - 1)
  await store.correct([])
  expect(await store.count(inState)).toBe(before)
})

test('two versions share no answers', async () => {
  const other = withAnswers({ ...plain, count: async () => -1 }, cache)
  expect([await store.count({}), await other.count({}), await store.count({})]).toEqual([
    rows.length,
    -1,
    rows.length,
  ])
})
