import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MAX_ROW_BYTES } from '#contract/match.ts'
import type { Store } from '../store/store.ts'
import { plainKey, tinyApp } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'

let app: FastifyInstance
let port: number
/** The `matchMany` of the company store; tests replace it with their own answers. */
let matchMany: Store<'companies'>['matchMany'] = tinyStores.companies.matchMany

beforeAll(async () => {
  const companies = {
    ...tinyStores.companies,
    matchMany: (...given: Parameters<Store<'companies'>['matchMany']>) => matchMany(...given),
  }
  app = await tinyApp({ companies })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

interface Upload {
  query?: string
  type?: string
  headers?: Record<string, string>
  path?: string
}

const post = (payload: string | Buffer, { query = '', type, headers, path = '' }: Upload = {}) =>
  app.inject({
    method: 'POST',
    url: `${path}/v3/matchfile${query}`,
    payload,
    headers: { apikey: plainKey, 'content-type': type ?? 'application/x-ndjson', ...headers },
  })

const linesOf = (body: string) =>
  body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const tiny = (i: number) => ({ RequestType: 'Company', Name: `Tiny Company ${i}` })
const ndjson = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
/** Row, ids found, or what is wrong. */
const brief = (body: string) =>
  linesOf(body).map(({ Row, Matches, Errors, Error: end }) => [
    Row,
    end?.statusCode ??
      Matches?.Common.map(({ Id }: { Id: string }) => Id).join() ??
      Errors.map(({ Item }: { Item: string }) => Item).join(),
  ])

describe('answers', () => {
  it('each row with a line, in order, as a match answers it', async () => {
    const rows = [tiny(3), { ...tiny(1), RequestId: 'one', Limit: 1 }, { ...tiny(0), RequestType: 'Any' }]
    const { statusCode, headers, body } = await post(ndjson(rows))
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
    const alone = await Promise.all(
      rows.map(async ({ RequestId: _, ...payload }: Record<string, unknown>) => {
        const headers = { apikey: plainKey, accept: 'application/json' }
        return (await app.inject({ method: 'POST', url: '/v3/match', payload, headers })).json()
      }),
    )
    expect(linesOf(body)).toEqual(
      alone.map((answer, i) => ({ Row: i + 1, ...(i === 1 && { RequestId: 'one' }), ...answer })),
    )
  })

  const many = Array.from({ length: 500 }, (_, i) => tiny(i % 12))
  it.each([
    ['all', '', 1],
    ['from a row on', '?from=321', 321],
    ['from behind the last', '?from=501', 501],
  ])('many rows: %s', async (_, query, from) => {
    const lines = brief((await post(ndjson(many), { query })).body)
    expect(lines).toEqual(
      many.slice(from - 1).map((_, i) => [from + i, String(100_000_001 + ((from - 1 + i) % 12))]),
    )
  })

  it('rows by the settings of the query, unless they have their own', async () => {
    const rows = [{ Name: 'Tiny Company 1' }, { Name: 'Bob Tiny 0', RequestType: 'person' }]
    const query = '?requesttype=company&limit=1&ResourceType=Core'
    const { body } = await post(ndjson(rows), { query })
    expect(brief(body)).toEqual([
      [1, '100000002'],
      [2, '100000000001'],
    ])
    expect(linesOf(body)[0].Matches.Common[0].CompanyName).toBeUndefined()
  })

  it('an empty body with nothing', async () => {
    expect((await post('')).body).toBe('')
  })

  it('the app itself, in the gateway', async () => {
    const { body } = await post(ndjson([tiny(1)]), { path: '/api', headers: { apikey: '' } })
    expect(brief(body)).toEqual([[1, '100000002']])
  })
})

describe('rows that are wrong are answered with what is wrong, and stop no other', () => {
  const good = JSON.stringify(tiny(1))
  const cases: [what: string, row: string | Buffer, items: string, words: RegExp][] = [
    ['not JSON', '{"Name": ', 'row', /not JSON/],
    ['no object', '[1]', 'row', /must be an object/],
    ['null', 'null', 'row', /must be an object/],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'row', /not UTF-8/],
    [
      'too long',
      JSON.stringify({ ...tiny(1), City: 'x'.repeat(MAX_ROW_BYTES) }),
      'row',
      /longer than 16,384/,
    ],
    [
      'a bad value',
      JSON.stringify({ ...tiny(1), StateProvince: 'Rhodes' }),
      'StateProvince',
      /must be the two-letter code/,
    ],
    ['an unknown name', JSON.stringify({ ...tiny(1), Nme: 'x' }), 'Nme', /not a known name/],
    ['nothing to go by', '{"RequestType":"Company","City":"Warwick"}', 'Name', /is missing/],
    ['no type', '{"Name":"x"}', 'requesttype', /is missing in the row and in the query/],
    ['another limit', JSON.stringify({ ...tiny(1), Limit: 0 }), 'limit', /must be/],
    ['a deep one', `${'['.repeat(8000)}${']'.repeat(8000)}`, 'row', /must be an object/],
  ]
  it.each(cases)('%s', async (_, row, items, words) => {
    const body = Buffer.concat([Buffer.from(`${good}\n`), Buffer.from(row), Buffer.from(`\n${good}`)])
    const { body: answer } = await post(body)
    expect(brief(answer)).toEqual([
      [1, '100000002'],
      [2, items],
      [3, '100000002'],
    ])
    expect(linesOf(answer)[1].Errors[0].Description).toMatch(words)
  })

  it('and keep their RequestId', async () => {
    const { body } = await post(ndjson([{ ...tiny(1), requestid: 'r1', Phone: 'none' }]))
    expect(linesOf(body)).toMatchObject([{ Row: 1, RequestId: 'r1', Errors: [{ Item: 'Phone' }] }])
  })
})

describe('CSV', () => {
  const csv = (text: string, query = '?requesttype=company') => post(text, { type: 'text/csv', query })

  it('names its fields in the first row; empty cells are absent', async () => {
    const text = [
      '\uFEFFrequestid,"COMPANYNAME",City, Phone ',
      'a,Tiny Company 1,,',
      'b,"Tiny Company 2",Warwick,"(401) 555-0002"',
      '',
      'c,"Tiny\nCompany 3",,',
      'd,Tiny Company 4,,,extra',
      'e,"Tiny Company 5,,',
      'f,Tiny Company 6',
    ].join('\r\n')
    const { body } = await csv(text)
    expect(brief(body)).toEqual([
      [1, '100000002'],
      [2, '100000003'],
      [3, 'CompanyName'],
      [4, 'row'],
      [5, 'row'],
      [6, '100000007'],
    ])
    expect(linesOf(body).map(({ RequestId }) => RequestId)).toEqual([
      'a',
      'b',
      'c',
      undefined,
      undefined,
      'f',
    ])
  })

  it.each([
    ['an unknown field', 'CompanyName,Town\nx,y', 'Town'],
    ['a field twice', 'City,city\nx,y', 'city'],
    ['an empty name', 'CompanyName,\nx,y', ''],
    ['no first row', '\n\n', 'body'],
    ['a first row that is broken', '"CompanyName\nx', 'body'],
  ])('with %s in its first row is a 400', async (_, text, Item) => {
    const { statusCode, body } = await csv(text)
    expect([statusCode, JSON.parse(body)[0].Item]).toEqual([400, Item])
  })
})

describe('a call that is wrong is refused before its rows are read', () => {
  it.each([
    ['without a key', 401, { headers: { apikey: '' } }],
    ['with another body', 415, { type: 'application/json' }],
    ['with another charset', 415, { type: 'text/csv; charset=latin1' }],
    ['packed', 415, { headers: { 'content-encoding': 'gzip' } }],
    ['that wants XML', 415, { headers: { accept: 'application/xml' } }],
    ['with a bad setting', 400, { query: '?from=0' }],
    ['with an unknown setting', 400, { query: '?offset=1' }],
  ])('%s: %i', async (_, status, upload: Upload) => {
    expect((await post('{', upload)).statusCode).toBe(status)
  })

  it('by another method: 405', async () => {
    const { statusCode, headers } = await app.inject({ url: '/v3/matchfile', headers: { apikey: plainKey } })
    expect([statusCode, headers.allow]).toEqual([405, 'POST, OPTIONS'])
  })
})

describe('over a connection', () => {
  const open = (query = '') => {
    const headers = { apikey: plainKey, 'content-type': 'application/x-ndjson' }
    const call = request({ host: '127.0.0.1', port, method: 'POST', path: `/v3/matchfile${query}`, headers })
    call.on('error', () => undefined)
    return call
  }

  it('a row is answered while the next is not sent yet', async () => {
    const call = open()
    let text = ''
    call.on('response', (response) =>
      response.on('data', (chunk) => {
        text += chunk
      }),
    )
    for (let row = 1; row <= 3; row++) {
      call.write(ndjson([tiny(row)]))
      await vi.waitFor(() => expect(linesOf(text)).toHaveLength(row), 10_000)
    }
    call.end()
    await vi.waitFor(() => expect(text.endsWith('\n')).toBe(true), 10_000)
  })

  it('an upload is taken in whole while its answers are not read, and holds no more work than a little', async () => {
    const rows = 8000
    let requested = 0
    matchMany = (queries) => {
      requested += queries.length
      return tinyStores.companies.matchMany(queries)
    }
    const call = open()
    const isSent = new Promise<void>((done) => call.on('finish', () => done()))
    const answered = new Promise<number>((done) => {
      call.on('response', async (response) => {
        await isSent
        await new Promise((later) => setTimeout(later, 300))
        expect(requested).toBeLessThan(rows)
        let lines = 0
        for await (const chunk of response) lines += String(chunk).split('\n').length - 1
        done(lines)
      })
    })
    for (let at = 0; at < rows; at += 1000)
      if (!call.write(ndjson(Array.from({ length: 1000 }, (_, i) => tiny(i % 12)))))
        await new Promise((done) => call.once('drain', done))
    call.end()
    await isSent
    expect(await answered).toBe(rows)
    matchMany = tinyStores.companies.matchMany
  })

  it('a caller that hangs up ends the work', async () => {
    let signal: AbortSignal | undefined
    matchMany = (_queries, given) => {
      signal = given
      return new Promise((_, reject) => given?.addEventListener('abort', () => reject(given.reason)))
    }
    const call = open()
    call.write(ndjson(Array.from({ length: 100 }, (_, i) => tiny(i % 12))))
    await vi.waitFor(() => expect(signal?.aborted).toBe(false), 10_000)
    call.destroy()
    await vi.waitFor(() => expect(signal?.aborted).toBe(true), 10_000)
    matchMany = tinyStores.companies.matchMany
  })

  it('an engine that fails ends the answer with the row that has none', async () => {
    let calls = 0
    matchMany = async (queries) => {
      calls += 1
      if (calls > 2) throw new Error('secrets')
      return tinyStores.companies.matchMany(queries)
    }
    const { statusCode, body } = await post(ndjson(Array.from({ length: 100 }, (_, i) => tiny(i % 12))))
    matchMany = tinyStores.companies.matchMany
    const lines = linesOf(body)
    expect([statusCode, lines.length]).toEqual([200, 65])
    expect(lines.at(-1)).toEqual({
      Row: 65,
      Error: { statusCode: 500, message: 'The service met an unexpected condition.' },
    })
  })
})
