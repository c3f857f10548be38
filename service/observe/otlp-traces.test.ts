import { expect, it } from 'vitest'
import { openLog } from '../http/log.ts'
import { otlpReceiver } from '../testing/otlp-receiver.ts'
import type { AnsweredCall } from './answered-call.ts'
import { otlpTraces } from './otlp-traces.ts'

const CALLS = 20_000
/** Spans that wait, and those of the batch that is being sent. */
const MAX_SENT = 2048 + 512

const answered: AnsweredCall = {
  requestId: 'a',
  endpoint: 'countCompanies',
  method: 'POST',
  path: '/v1/companies/count',
  address: '127.0.0.1',
  status: 200,
  time: { began: performance.now(), ended: performance.now() },
  bytes: 100,
  billed: {},
  notes: { queries: [], engineMs: 0 },
}

it.each([
  ['never answers', () => otlpReceiver(false)],
  ['is absent', async () => ({ url: 'http://127.0.0.1:1', spans: () => [], close() {} })],
])(
  'takes calls without waiting for a receiver that %s, drops what is too much, and ends',
  async (_, open) => {
    const receiver = await open()
    const lines: string[] = []
    const traces = otlpTraces(receiver.url, openLog('warn', { write: (line) => void lines.push(line) }))
    for (let call = 0; call < CALLS; call++) traces.begin(undefined).end(answered)
    await traces.close()
    expect(receiver.spans().length).toBeLessThanOrEqual(MAX_SENT)
    receiver.close()
  },
)

it('logs once that the receiver does not take spans', async () => {
  const lines: string[] = []
  const traces = otlpTraces('http://127.0.0.1:1', openLog('warn', { write: (line) => void lines.push(line) }))
  // A batch is full three times.
  for (let call = 0; call < 3 * 512; call++) traces.begin(undefined).end(answered)
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await traces.close()
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the receiver of traces does not take them; they are dropped',
  ])
})
