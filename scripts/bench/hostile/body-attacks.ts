import { type Attack, dripping, type HostileCall, sendAll, type Target } from './target.ts'

const MEGABYTE = 1024 * 1024
const json = (path: string, value: unknown): HostileCall => ({ path, body: JSON.stringify(value) })
const xml = (path: string, body: string): HostileCall => ({
  path,
  body,
  headers: { 'content-type': 'application/xml' },
})
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const atOnce = (count: number, call: HostileCall) => (target: Target) =>
  sendAll(
    target,
    times(count, () => call),
  )

export const bodyAttacks: readonly Attack[] = [
  {
    name: '1.9 MB of & in XML',
    run: atOnce(
      2,
      xml('/v1/companies/count', `<CompanyCount><City>${'&'.repeat(1.9 * MEGABYTE)}</City></CompanyCount>`),
    ),
  },
  {
    name: '1.9 MB of &amp; in XML',
    run: atOnce(
      2,
      xml(
        '/v1/companies/count',
        `<CompanyCount><City>${'&amp;'.repeat(0.38 * MEGABYTE)}</City></CompanyCount>`,
      ),
    ),
  },
  {
    name: '180,000 unknown names',
    run: atOnce(2, json('/v1/companies/count', Object.fromEntries(times(180_000, (i) => [`n${i}`, 1])))),
  },
  {
    name: '150,000 bad entries',
    run: atOnce(2, json('/v1/companies/count', { PostalCode: times(150_000, (i) => (i % 2 ? i : '!')) })),
  },
  {
    name: '99,000 repeated elements in XML',
    run: atOnce(
      2,
      xml('/v1/companies/count', `<CompanyCount>${'<City>a</City>'.repeat(99_000)}</CompanyCount>`),
    ),
  },
  {
    name: '60,000 items in a multiplecount',
    run: atOnce(
      2,
      json(
        '/v1/companies/multiplecount',
        times(60_000, (i) => ({ RequestId: `${i}`, City: 'A' })),
      ),
    ),
  },
  {
    name: '2 MB of nested lists',
    run: atOnce(5, { path: '/v1/companies/count', body: '['.repeat(1.9 * MEGABYTE) }),
  },
  {
    name: '2 MB of one text',
    run: atOnce(5, json('/v1/companies/count', { CompanyName: 'a'.repeat(1.9 * MEGABYTE) })),
  },
  {
    name: 'half a million numbers',
    run: atOnce(5, json('/v1/companies/count', { Id: times(450_000, () => 1) })),
  },
  {
    name: '100,000 ids that there are not',
    run: atOnce(
      3,
      json('/v1/companies/search', { Id: times(100_000, (i) => String(100_000_000 + i)), Limit: 2000 }),
    ),
  },
  {
    name: '10,000 postal codes',
    run: atOnce(10, json('/v1/companies/count', { PostalCode: times(10_000, (i) => String(10_000 + i)) })),
  },
  {
    name: '3,000 headers',
    run: atOnce(20, {
      path: '/v1/companies/',
      headers: Object.fromEntries(times(3000, (i) => [`x-${i}`, 'y'])),
    }),
  },
  {
    name: '200 bodies of 2 MB, a byte at a time',
    run: (target) =>
      dripping(
        target,
        200,
        `POST /v1/companies/count HTTP/1.1\r\nHost: localhost\r\napikey: ${target.key}\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\n\r\n`,
        12_000,
      ),
  },
  {
    name: '500 heads, a byte at a time',
    run: (target) => dripping(target, 500, 'GET /v1/companies/ HTTP/1.1\r\nHost: localhost\r\nX: ', 12_000),
  },
]
