import { expect, it } from 'vitest'
import { openLog } from '../http/log.ts'
import type { AnsweredCall } from './answered-call.ts'
import { logCall } from './call-log.ts'

const call: AnsweredCall = {
  requestId: 'a1',
  keyId: '0123abcd',
  endpoint: 'countCompanies',
  method: 'POST',
  path: '/v1/companies/count',
  address: '203.0.113.7',
  status: 200,
  time: { began: 1000.2, ended: 2500.4 },
  bytes: 321,
  billed: { 'companies Basic': 2, 'companies Core': 3 },
  notes: {
    endpoint: 'countCompanies',
    parsed: { body: { City: 'Boston' } },
    waited: { lane: 'query', began: 1001, ended: 1101 },
    queries: [{ kind: 'companies', operation: 'count', began: 1101, ended: 2400 }],
    engineMs: 1299.4,
  },
}
const slow = {
  level: 40,
  msg: 'a slow call',
  endpoint: 'countCompanies',
  kind: 'companies',
  status: 200,
  ms: 1500,
  waitedMs: 100,
  engineMs: 1299,
  key: '0123abcd',
  request: { body: { City: 'Boston' } },
}
const answered = {
  level: 30,
  msg: 'answered',
  method: 'POST',
  path: '/v1/companies/count',
  status: 200,
  ms: 1500,
  endpoint: 'countCompanies',
  key: '0123abcd',
  bytes: 321,
  records: 5,
}
const long = { body: { CompanyName: 'x'.repeat(5000) } }

it.each<[string, string, number, Partial<AnsweredCall>, object[]]>([
  ['a call at info', 'info', 0, {}, [answered]],
  ['nothing at warn', 'warn', 0, {}, []],
  ['a slow call at warn', 'warn', 1500, {}, [slow]],
  ['nothing of a call that is faster', 'warn', 1501, {}, []],
  ['both at info', 'info', 1, {}, [answered, slow]],
  [
    'nothing of a slow call that was refused before it was read',
    'warn',
    1,
    { notes: { queries: [], engineMs: 0 } },
    [],
  ],
  [
    'the beginning of a long request',
    'warn',
    1,
    { notes: { ...call.notes, parsed: long } },
    [
      {
        ...slow,
        request: expect.stringMatching(/^\{"body":\{"CompanyName":"x{3900,4000}\.\.\. \(\d+ characters\)$/),
      },
    ],
  ],
  [
    'a person in place of a key',
    'info',
    0,
    { keyId: undefined, personId: 'p1' },
    [{ person: 'p1', records: 5 }],
  ],
])('logs %s', (_, level, slowMs, changes, expected) => {
  const lines: object[] = []
  const log = openLog(level, { write: (line) => void lines.push(JSON.parse(line)) })
  logCall(log, { ...call, ...changes }, slowMs)
  expect(lines).toHaveLength(expected.length)
  for (const [i, line] of lines.entries()) expect(line).toMatchObject(expected[i] as object)
})
