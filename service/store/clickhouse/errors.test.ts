import type { ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildVersion } from '#service/data/build.ts'
import { clickhouseError, clickhouseStub, type SentStatement } from '#service/testing/clickhouse-stub.ts'
import { plainKey, tinyApp } from '#service/testing/tiny-app.ts'
import { openStore } from '../duckdb/open.ts'
import { liveStore } from '../live.ts'
import { buildRows, DATE, someRows } from '../rows.testing.ts'
import { type CorrectableStore, EngineUnavailable, TooCostly } from '../store.ts'
import { serverAt } from './server.ts'

type Stub = Awaited<ReturnType<typeof clickhouseStub>>

const RECORDS = 60
const bounds = { milliseconds: 200, memory: 1e9, rows: 1000 }
const one = { text: 'select 1', parameters: {} }
const says = (body: string) => (_: SentStatement, response: ServerResponse) => void response.end(body)
const nothing = () => undefined
const closing = (_: SentStatement, response: ServerResponse) => void response.destroy()

let stub: Stub
beforeAll(async () => {
  stub = await clickhouseStub(nothing)
})
afterAll(() => stub.close())

describe('a query', () => {
  test.each([
    ['a server that hangs up', closing, EngineUnavailable],
    ['a page of HTML', says('<html>It works!</html>'), EngineUnavailable],
    ['an answer that is cut off', says('{"data":[[1],'), EngineUnavailable],
    ['rows of another shape', says('{"data":[{"a":1}]}'), EngineUnavailable],
    ['another document', says('{"error":"none"}'), EngineUnavailable],
    ['an empty answer', says(''), EngineUnavailable],
    ['rows of different lengths', says('{"data":[[1,2],[1]]}'), EngineUnavailable],
    ['an unknown database', clickhouseError(404, 81, 'UNKNOWN_DATABASE'), EngineUnavailable],
    ['a wrong password', clickhouseError(516, 516, 'AUTHENTICATION_FAILED'), EngineUnavailable],
    ['a full server', clickhouseError(500, 202, 'TOO_MANY_SIMULTANEOUS_QUERIES'), EngineUnavailable],
    ['too much time', clickhouseError(500, 159, 'TIMEOUT_EXCEEDED'), TooCostly],
    ['too much memory', clickhouseError(500, 241, 'MEMORY_LIMIT_EXCEEDED'), TooCostly],
    ['too many rows', clickhouseError(500, 396, 'TOO_MANY_ROWS_OR_BYTES'), TooCostly],
    ['a server that never answers', nothing, EngineUnavailable],
  ])('%s is the documented error', async (_, answer, expected) => {
    stub.answer = answer
    const { root } = await serverAt(stub.address, bounds)
    const error = await root.columns(one).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(expected)
    expect(String((error as Error).message)).not.toContain('secret')
    await root.close()
  })

  test('a server that is not there is the documented error', async () => {
    const missing = await clickhouseStub(nothing)
    await missing.close()
    const { root } = await serverAt(missing.address, bounds)
    await expect(root.columns(one)).rejects.toBeInstanceOf(EngineUnavailable)
    await root.close()
  })

  test('that is aborted is ended on the server', async () => {
    stub.answer = nothing
    stub.statements.length = 0
    const { root } = await serverAt(stub.address, { ...bounds, milliseconds: 60_000 })
    const controller = new AbortController()
    const answer = root.columns({ text: 'select {p0:String}', parameters: { p0: 'x' } }, controller.signal)
    const rejected = expect(answer).rejects.toThrow('hung up')
    await vi.waitFor(() => expect(stub.statements).toHaveLength(1))
    controller.abort(new Error('hung up'))
    await rejected
    await vi.waitFor(() => expect(stub.statements).toHaveLength(2))
    const [query, kill] = stub.statements
    expect(kill?.text).toMatch(/^kill query where query_id = \{id:String\} async/)
    expect(kill?.query.get('param_id')).toBe(query?.query.get('query_id'))
    await root.close()
  })
})

/** Answers as the only server of a version; other queries as they are given. */
const withAbout =
  (records: number, others: Stub['answer']): Stub['answer'] =>
  (statement, response) =>
    /from about/.test(statement.text)
      ? response.end(`{"data":[[0,${records},${records}]]}`)
      : others(statement, response)

describe('a service over a server that fails', () => {
  let built: Awaited<ReturnType<typeof buildRows>>
  let store: CorrectableStore<'companies'>
  let app: Awaited<ReturnType<typeof tinyApp>>
  beforeAll(async () => {
    built = await buildRows('companies', someRows(RECORDS))
    stub.answer = withAbout(RECORDS, closing)
    store = await openStore('companies', built.folder, undefined, 1, [await serverAt(stub.address, bounds)])
    app = await tinyApp({ companies: store })
  })
  afterAll(async () => {
    await app.close()
    await store.close()
    await built.remove()
  })
  const headers = { apikey: plainKey }
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload })

  test.each([
    ['/v1/companies/count', {}],
    ['/v1/companies/search', { StateProvince: 'RI', ResourceType: 'Basic' }],
    ['/v1/companies/search', { Limit: 5, NthRecord: true, ResourceType: 'Basic' }],
    ['/v1/companies/search', { Sort: [{ Field: 'City' }], ResourceType: 'Basic' }],
    ['/v1/companies/tallies', { Fields: ['city'] }],
  ])('%s %j is a 503 that says so', async (url, payload) => {
    stub.answer = closing
    const answer = await post(url, payload)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().message).toBe('The search engine does not answer. Try again in a minute.')
  })

  test('what takes too long is a 503 that says what to do', async () => {
    stub.answer = clickhouseError(500, 159, 'TIMEOUT_EXCEEDED')
    const answer = await post('/v1/companies/count', {})
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      expect.stringContaining('takes too long'),
    ])
  })

  test('records by Id are answered all the same', async () => {
    stub.answer = closing
    const Id = someRows(RECORDS)[3]?.Id
    const answer = await app.inject({ url: `/v1/companies/${Id}?resourcetype=Basic`, headers })
    expect([answer.statusCode, answer.json().Id]).toEqual([200, Id])
  })
})

describe('a version that the servers lack', () => {
  const cleanups: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })
  const log = pino({ level: 'silent' })
  const lacking = clickhouseError(404, 81, 'UNKNOWN_DATABASE')

  test('is refused at the start, with what to do', async () => {
    const { dataDir, remove } = await buildRows('companies', someRows(5))
    cleanups.push(remove)
    stub.answer = lacking
    const servers = [await serverAt(stub.address, bounds)]
    await expect(liveStore('companies', dataDir, log, { servers })).rejects.toThrow(
      'publish the version first',
    )
  })

  test('is not used until they have it; the one before answers, and says so', async () => {
    const { dataDir, remove } = await buildRows('companies', someRows(RECORDS))
    cleanups.push(remove)
    stub.answer = withAbout(RECORDS, says('{"data":[[7]]}'))
    const servers = [await serverAt(stub.address, bounds)]
    const store = await liveStore('companies', dataDir, log, { servers })
    cleanups.push(() => store.close())
    const errors = vi.spyOn(log, 'error')
    const rows = (async function* () {
      yield someRows(9)
    })()
    await buildVersion({ kind: 'companies', dataDir, name: 'test', date: DATE, rows })
    await vi.waitFor(() => expect(store.problem).toContain('is not published'), { timeout: 15_000 })
    const tries = stub.statements.length
    await vi.waitFor(() => expect(stub.statements.length).toBeGreaterThan(tries + 1), { timeout: 15_000 })
    expect(store.info.records).toBe(RECORDS)
    expect(errors).toHaveBeenCalledTimes(1)
    stub.answer = withAbout(9, says('{"data":[[7]]}'))
    await vi.waitFor(() => expect(store.info.records).toBe(9), { timeout: 15_000 })
    expect(store.problem).toBeUndefined()
  })
})
