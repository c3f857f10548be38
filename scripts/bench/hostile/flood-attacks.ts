import { matchesOf } from './reconcile-attacks.ts'
import {
  type Attack,
  type HostileCall,
  head,
  pause,
  send,
  sendAll,
  type Target,
  tallied,
  unread,
} from './target.ts'

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const post = (path: string, value: unknown): HostileCall => ({ path, body: JSON.stringify(value) })
const PAGE = '/v1/companies/?limit=2000&resourcetype=Core'
/** The same with more in each record. */
const RICH_PAGE = '/v1/companies/?limit=100&resourcetype=Enhanced'

/** So many connections with so many pipelined calls each, never read, destroyed after some milliseconds. */
const pipelined =
  (
    connections: number,
    calls: number,
    path: string,
    milliseconds: number,
    headers: readonly string[] = [],
    isKeyless = false,
  ) =>
  (target: Target) =>
    unread(target, connections, head(target, path, headers, isKeyless).repeat(calls), milliseconds)

const atOnce = (count: number, call: (i: number) => HostileCall) => (target: Target) =>
  sendAll(target, times(count, call))

/** Calls whose callers hang up at some moment of the first 100 ms. */
async function hungUp(target: Target): Promise<string> {
  const answers: Promise<string>[] = []
  for (let round = 0; round < 20; round += 1) {
    for (let i = 0; i < 30; i += 1) answers.push(abandoned(target, (i * 37) % 100))
    await pause(100)
  }
  return tallied(await Promise.all(answers))
}

async function abandoned({ port, key }: Target, milliseconds: number): Promise<string> {
  const address = `http://127.0.0.1:${port}/v1/companies/tallies`
  const headers = { apikey: key, 'content-type': 'application/json' }
  const body = JSON.stringify({ Fields: ['city', 'primarysic', 'postalcode'], Limit: 1000 })
  return fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(milliseconds) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return String(answer.status)
    },
    () => 'hung up',
  )
}

export const floodAttacks: readonly Attack[] = [
  {
    name: '5 × 200 pipelined pages of 2,000, never read, gone after 1 s',
    run: pipelined(5, 200, PAGE, 1000),
  },
  { name: '50 × 200 of them', run: pipelined(50, 200, PAGE, 1000) },
  { name: '3 × 200 of them, open for 10 s', run: pipelined(3, 200, PAGE, 10_000) },
  { name: '5 × 200 pipelined pages of 100 with all fields', run: pipelined(5, 200, RICH_PAGE, 5000) },
  { name: '5 × 200 pages of 2,000 in XML', run: pipelined(5, 200, PAGE, 5000, ['Accept: application/xml']) },
  { name: '5 × 200 of them through /api', run: pipelined(5, 200, `/api${PAGE}`, 5000, [], true) },
  { name: '200 connections with one page of 2,000, never read', run: pipelined(200, 1, PAGE, 10_000) },
  {
    name: '5 × 200 pipelined searches of industry codes',
    run: pipelined(5, 200, '/v1/sics?keyword=a', 5000),
  },
  { name: '5 × 200 pipelined /health', run: pipelined(5, 200, '/health', 3000, [], true) },
  {
    name: '5 × 200 pipelined pages of the app',
    run: pipelined(5, 200, '/', 3000, ['Accept: text/html'], true),
  },
  {
    name: '5 × 200 pipelined /openapi.json, compressed',
    run: pipelined(5, 200, '/openapi.json', 3000, ['Accept-Encoding: gzip'], true),
  },
  {
    name: '5 × 200 pipelined /docs, compressed',
    run: pipelined(5, 200, '/docs', 3000, ['Accept-Encoding: gzip'], true),
  },
  {
    name: '20 × 200 pipelined calls with a wrong key',
    run: pipelined(20, 200, `${PAGE}&apikey=wrong`, 3000, [], true),
  },
  { name: '400 pages of 2,000 at once, read', run: atOnce(400, () => ({ path: PAGE })) },
  {
    name: '100 pages of 2,000 with all fields in XML at once, read',
    run: atOnce(100, () => ({
      ...post('/v1/companies/search', {
        Fields: ['CompanyName', 'Address', 'AddressParsed', 'City', 'Phone', 'PrimarySic', 'Location'],
        Limit: 2000,
      }),
      headers: { accept: 'application/xml' },
    })),
  },
  {
    name: '300 tallies of three fields at once',
    run: atOnce(300, (i) =>
      post('/v1/companies/tallies', { Fields: ['city', 'primarysic', 'postalcode'], Limit: 1000, Offset: i }),
    ),
  },
  {
    name: '200 systematic samples at once',
    run: atOnce(200, (i) =>
      post('/v1/companies/search', { NthRecord: true, Fields: ['Location', 'CompanyName'], Limit: 1000 + i }),
    ),
  },
  {
    name: '200 counts of names that hold a letter',
    run: atOnce(200, (i) => post('/v1/companies/count', { CompanyName: String.fromCharCode(97 + (i % 26)) })),
  },
  { name: '30 multiple matches of 100', run: atOnce(30, (k) => matchesOf(100, k)) },
  { name: '600 calls whose callers hang up', run: hungUp },
  {
    name: '50 pages of 2,000 of people through /api, compressed',
    run: atOnce(50, () => ({
      path: '/api/v1/people/?limit=2000&resourcetype=Core',
      isKeyless: true,
      headers: { 'accept-encoding': 'gzip' },
    })),
  },
  {
    name: '300 calls one after the other on 10 connections, no pause',
    run: async (target) => {
      const answers: string[] = []
      await Promise.all(
        times(10, async () => {
          for (let i = 0; i < 30; i += 1) answers.push(await send(target, { path: PAGE }))
        }),
      )
      return tallied(answers)
    },
  },
]
