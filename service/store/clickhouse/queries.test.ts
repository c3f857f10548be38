import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '#contract/kind.ts'
import { publishToClickhouse } from '#service/data/publish/clickhouse.ts'
import { readInfo } from '#service/versions/version-info.ts'
import { compareWithOracle, oracleCases, QUERIES } from '../compare-with-oracle.testing.ts'
import { peopleChanges } from '../corrections.testing.ts'
import { openStore } from '../duckdb/open.ts'
import { NOTHING_SUPPRESSED } from '../forgotten/suppressions.ts'
import { correctedAndForgotten, someSuppressions, suppressionsOf } from '../forgotten.testing.ts'
import { buildRows } from '../rows.testing.ts'
import type { CorrectableStore } from '../store.ts'
import { chdbServer, hasChdb } from './chdb.testing.ts'
import type { Server } from './server.ts'

const cleanups: (() => Promise<void>)[] = []
const session = mkdtemp(join(tmpdir(), 'catchment-chdb-'))
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup()
  await rm(await session, { recursive: true, force: true })
})

/** Opens a version of a kind over so many databases of ClickHouse, with a contiguous range of the records each. */
function openingOf<K extends Kind>(kind: K, count: number) {
  return async () => {
    const { folder, remove } = await buildRows(kind, oracleCases[kind].rows)
    cleanups.push(remove)
    const { info } = await readInfo(folder)
    const path = await session
    const servers = await Promise.all(
      Array.from({ length: count }, (_, i) => chdbServer(path, `part_${i}_of_${count}`)),
    )
    await publishToClickhouse({ kind, folder, info, servers })
    return openStore(kind, folder, undefined, 1, servers.map(counted))
  }
}

let queries = 0
/** The same server, whose queries are counted. */
const counted = (server: Server): Server => ({
  ...server,
  async open(info) {
    const database = await server.open(info)
    return {
      ...database,
      columns(...query) {
        queries += 1
        return database.columns(...query)
      },
    }
  },
})

/** Fewer than over DuckDB: queries are made by the same code, and one takes ten times as long. */
const numRuns = Math.ceil(QUERIES / 30)
/** A longer run has each kind on one server and on several. */
const isLong = QUERIES > 60

describe.skipIf(!hasChdb)('ClickHouse answers as plain JavaScript does', () => {
  describe.each(isLong ? [1, 2, 3] : [2])('companies on %d servers', (count) => {
    compareWithOracle('companies', oracleCases.companies, { open: openingOf('companies', count), numRuns })
  })
  describe.each(isLong ? [1, 2] : [1])('people on %d servers', (count) => {
    compareWithOracle('people', oracleCases.people, { open: openingOf('people', count), numRuns })
  })
  describe('companies of which some are forgotten', () => {
    const { companies } = oracleCases
    const { suppressions, remaining } = someSuppressions('companies', companies.rows)
    const correction = { corrections: [], corrected: remaining, suppressions }
    compareWithOracle('companies', companies, { open: openingOf('companies', 2), correction, numRuns })
  })
})

/** Forgotten records that a query of ClickHouse excludes. */
const FEW = 40

describe.skipIf(!hasChdb)('records that are corrected or forgotten are answered as such', () => {
  let store: CorrectableStore<'people'>
  const { rows, all } = oracleCases.people
  const { corrections, corrected, suppressions } = correctedAndForgotten('people', rows, peopleChanges)
  const { remaining } = someSuppressions('people', rows)
  const idsOf = (list: readonly { Id: string }[]) => list.map(({ Id }) => Id).toSorted()
  const few = suppressionsOf('people', idsOf(rows.slice(0, FEW)), [])
  async function found() {
    const answers = await store.search(all, { Limit: 1e6, Offset: 0, NthRecord: false })
    const sample = await store.search(all, { Limit: answers.length, Offset: 0, NthRecord: true })
    const tally = await store.tally(all, { Fields: ['stateprovince'], Limit: 1e3, Offset: 0 })
    expect(idsOf(sample)).toEqual(idsOf(answers))
    expect(await store.count(all)).toBe(answers.length)
    expect(tally.reduce((sum, { Count }) => sum + Count, 0)).toBe(answers.length)
    return idsOf(answers)
  }
  beforeAll(async () => {
    store = await openingOf('people', 2)()
  })
  afterAll(() => store?.close())

  test.each([
    ['all are there', [], NOTHING_SUPPRESSED, rows, 'ClickHouse'],
    ['some are forgotten', [], few, rows.slice(FEW), 'ClickHouse'],
    ['many are forgotten', [], suppressions, remaining, 'the own engine'],
    ['some are corrected and forgotten', corrections, suppressions, corrected, 'the own engine'],
    ['nothing is, as before', [], NOTHING_SUPPRESSED, rows, 'ClickHouse'],
  ] as const)('%s', async (_, changes, suppressed, expected, engine) => {
    await store.correct(changes, suppressed)
    queries = 0
    expect(await found()).toEqual(idsOf(expected))
    expect(queries > 0 ? 'ClickHouse' : 'the own engine').toBe(engine)
  })
})
