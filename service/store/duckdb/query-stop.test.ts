import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRows, someRows } from '../rows.testing.ts'
import { Refusal, TooCostly } from '../store.ts'
import { type Engine, openEngine } from './engine.ts'
import { polygons, type Statement } from './sql/sql.ts'
import { openEngines } from './two-engines.ts'

let folder: string
let engine: Engine
let remove: () => Promise<void>

beforeAll(async () => {
  const built = await buildRows('companies', someRows(10))
  remove = built.remove
  folder = built.folder
  engine = await openEngines('companies', folder, 10, () => {})
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

/** What came of a promise, once it is known. */
function outcomeOf(promise: Promise<unknown>) {
  const outcome: { error?: unknown; done: boolean } = { done: false }
  const settled = promise.then(
    () => {
      outcome.done = true
    },
    (error) => {
      outcome.done = true
      outcome.error = error
    },
  )
  return { outcome, settled }
}

test.each([
  ['in a function of ours', inFunction],
  ['in the engine', inEngine],
])('a query that runs for longer than its time is ended: %s', async (_, statement) => {
  const own = await openEngine('companies', folder, { budget: 100, memory: '64MB' })
  await expect(own.columns(statement)).rejects.toThrow(TooCostly)
  expect(await own.columns(quick)).toEqual([[7]])
  await own.close()
})

test('while queries run in a function of ours others are answered, until their time is spent', async () => {
  const hostile = [1, 2, 3].map(() => outcomeOf(engine.columns(inFunction)))
  for (let i = 0; i < 20; i++) expect(await engine.columns(quick)).toEqual([[7]])
  expect(hostile.map(({ outcome }) => outcome.done)).toEqual([false, false, false])
  await Promise.all(hostile.map(({ settled }) => settled))
  for (const { outcome } of hostile) expect(outcome.error).toBeInstanceOf(TooCostly)
})

test('a query in a function of ours ends when its caller has gone', async () => {
  const gone = new AbortController()
  const left = outcomeOf(engine.columns(inFunction, gone.signal))
  const stays = outcomeOf(engine.columns(inFunction))
  await engine.columns({ ...quick, values: [] })
  setTimeout(() => gone.abort(), 200)
  await left.settled
  expect(left.outcome.error).toMatchObject({ name: 'AbortError' })
  expect(stays.outcome.done).toBe(false)
  await stays.settled
})

test('polygons that cannot be answered in time are refused before any work', async () => {
  const own = await openEngines('companies', folder, 1e12, () => {})
  await expect(own.columns(inFunction)).rejects.toThrow(Refusal)
  await own.close()
})
