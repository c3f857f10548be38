import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRows, someRows } from '../rows.testing.ts'
import { Refusal, TooCostly } from '../store.ts'
import { defaultBounds, type Engine, openEngine } from './engine.ts'
import { polygons } from './sql/sql.ts'
import type { Statement } from './sql/statement.ts'
import { openEngines } from './two-engines.ts'

let folder: string
/** Its queries may run for longer than any test. */
let engine: Engine
let remove: () => Promise<void>

beforeAll(async () => {
  const built = await buildRows('companies', someRows(10))
  remove = built.remove
  folder = built.folder
  engine = await openEngines('companies', folder, 10, () => {}, { ...defaultBounds, budget: 600_000 })
  // The engine of the function opens with its first query.
  await engine.columns({ text: 'select is_inside($1, 1::double, 80::double)', values: [triangle] })
})

afterAll(async () => {
  await engine.close()
  await remove()
})

/** Hours of work for the engine, all of it in the function of polygons or none. */
const rows = 'select count(*)::integer from range(100000000000) r(i)'
const triangle = polygons([
  [
    { Latitude: 0, Longitude: 0 },
    { Latitude: 50, Longitude: 90 },
    { Latitude: 0, Longitude: 90 },
  ],
])
const inFunction: Statement = {
  text: `${rows} where is_inside($1, (i % 50)::double, (i % 100)::double)`,
  values: [triangle],
}
const inEngine: Statement = { text: `${rows} where sin(i) > 2`, values: [] }
const quick: Statement = { text: 'select 7', values: [] }

/** A query in a user-defined function that runs until its caller has hung up; whether it ended, and with what. */
function endlessQuery() {
  const caller = new AbortController()
  const query = {
    hasEnded: false,
    error: undefined as unknown,
    abort: () => caller.abort(),
    end: Promise.resolve(),
  }
  query.end = engine.columns(inFunction, caller.signal).then(
    () => expect.unreachable(),
    (error) => void Object.assign(query, { hasEnded: true, error }),
  )
  return query
}

test.each([
  ['in a function of ours', inFunction],
  ['in the engine', inEngine],
])('a query that runs for longer than its time is ended: %s', async (_, statement) => {
  // The quick query has the same time, also on a busy machine.
  const bounds = { budget: 1000, memory: '64MB' }
  for (const open of [
    openEngine('companies', folder, bounds),
    openEngines('companies', folder, 10, () => {}, bounds),
  ]) {
    const own = await open
    await expect(own.columns(statement)).rejects.toThrow(TooCostly)
    expect(await own.columns(quick)).toEqual([[7]])
    await own.close()
  }
})

test('a query that needs more than the memory of the engine is ended, and others are answered', async () => {
  const own = await openEngines('companies', folder, 10, () => {}, { budget: 30_000, memory: '32MB' })
  const large = { text: 'select len(list(i)) from range(50000000) t(i)', values: [] }
  await expect(own.columns(large)).rejects.toThrow(TooCostly)
  expect(await own.columns(quick)).toEqual([[7]])
  await own.close()
})

test('while queries run in a function of the service, others are answered', async () => {
  const hostile = [1, 2, 3].map(endlessQuery)
  for (let i = 0; i < 20; i++) expect(await engine.columns(quick)).toEqual([[7]])
  expect(hostile.map(({ hasEnded }) => hasEnded)).toEqual([false, false, false])
  for (const { abort } of hostile) abort()
  await Promise.all(hostile.map(({ end }) => end))
  for (const { error } of hostile) expect(error).toMatchObject({ name: 'AbortError' })
})

test('a query in a function of the service ends when its caller has gone, and no other', async () => {
  const [left, other] = [endlessQuery(), endlessQuery()]
  expect(await engine.columns(quick)).toEqual([[7]])
  left.abort()
  await left.end
  expect([left.error, other.hasEnded]).toEqual([expect.objectContaining({ name: 'AbortError' }), false])
  other.abort()
  await other.end
})

test('polygons that cannot be answered in time are refused before any work', async () => {
  const own = await openEngines('companies', folder, 1e12, () => {})
  await expect(own.columns(inFunction)).rejects.toThrow(Refusal)
  await own.close()
})
