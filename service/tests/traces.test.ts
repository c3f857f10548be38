import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildVersion } from '../data/build.ts'
import { DATE, someRows } from '../store/rows.testing.ts'
import { hostileUpstream } from '../testing/hostile-upstream.ts'
import { attributesIn, otlpReceiver } from '../testing/otlp-receiver.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const key = 'TracesTracesTracesTracesTraces01'
const traceId = '0af7651916cd43dd8448eb211c80319c'
const callerId = 'b7ad6b7169203331'
const traceparent = `00-${traceId}-${callerId}-01`
const folder = mkdtempSync(join(tmpdir(), 'traces-'))
const keyFile = join(folder, 'key')

beforeAll(async () => {
  writeFileSync(keyFile, key, { mode: 0o600 })
  const rows = (async function* () {
    yield someRows(100)
  })()
  const dataDir = kindFolder(folder, 'companies')
  await buildVersion({ kind: 'companies', dataDir, name: 'test', date: DATE, rows })
}, 60_000)

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The service in a process of its own, with traces to an address. */
async function traced(
  url: string,
  environment: Record<string, string> = { API_KEY: key },
): Promise<ServiceProcess> {
  const service = await startServiceProcess(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: url, ...environment })
  ends.push(() => service.kill())
  return service
}

const count = (address: string | undefined, headers: Record<string, string> = {}) =>
  fetch(`${address}/v1/companies/count`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ City: 'Boston' }),
  })

async function receiver(answers = true) {
  const opened = await otlpReceiver(answers)
  ends.push(opened.close)
  return opened
}

it('sends a span for each call, with the wait and the queries as its children, below the span of the caller', async () => {
  const { url, bodies, spans } = await receiver()
  const service = await traced(`${url}/`)
  const answer = await count(service.address, { traceparent, 'x-request-id': 'of-the-caller' })
  expect(answer.status).toBe(200)
  await count(service.address, { traceparent: 'not-a-trace', apikey: 'WrongWrongWrongWrongWrongWrong99' })
  await count(service.address, { traceparent: `00-${traceId}-${callerId}-00` })
  await fetch(`${service.address}/health/live`)
  service.child.kill('SIGTERM')
  expect(await service.ended()).toBe(0)

  const calls = spans().filter(({ name }) => name === 'countCompanies')
  const [call, ...others] = calls.filter((span) => span.traceId === traceId)
  expect(others).toEqual([])
  expect(call?.parentSpanId).toBe(callerId)
  expect(call && attributesIn(call)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/v1/companies/count',
    'http.response.status_code': 200,
    'catchment.request_id': 'of-the-caller',
    'catchment.kind': 'companies',
    'catchment.key': expect.any(String),
  })
  const children = spans().filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(children.map(({ name }) => name).toSorted()).toEqual(['engine count', 'wait in queue'])
  for (const { startTimeUnixNano, endTimeUnixNano } of children) {
    expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(call?.startTimeUnixNano ?? 0))
    expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(call?.endTimeUnixNano ?? 0))
  }
  // The call that names no trace has one of its own; the caller of the last one does not sample.
  expect(calls.filter((span) => span.traceId !== traceId).map(attributesIn)).toMatchObject([
    { 'http.response.status_code': 401 },
  ])
  expect(spans().map(({ name }) => name)).not.toContain('health')
  for (const secret of [key, 'WrongWrong', 'Boston']) expect(bodies.join()).not.toContain(secret)
})

it.each([
  ['never answers', async () => (await receiver(false)).url],
  ['is absent', async () => 'http://127.0.0.1:1'],
])('answers calls, and ends, while the receiver %s', async (_, address) => {
  const service = await traced(await address())
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => count(service.address)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(answers.map((answer) => answer.json()))
  }
  service.child.kill('SIGTERM')
  expect(await service.ended()).toBe(0)
})

it('the gateway passes the trace on: its own span where it sends traces, else that of the caller', async () => {
  const upstream = await hostileUpstream()
  ends.push(upstream.close)
  const { url, spans } = await receiver()
  const gateway = { API_BASE_URL: upstream.url, API_KEY_FILE: keyFile }
  const call = (address: string | undefined, headers: Record<string, string>) =>
    fetch(`${address}/api/v1/companies/`, { headers })
  const sent = () => upstream.received().map(({ headers }) => [headers.traceparent, headers.tracestate])

  const plain = await traced('', gateway)
  await call(plain.address, { traceparent, tracestate: 'vendor=1' })
  await call(plain.address, { traceparent: 'not-a-trace', tracestate: 'vendor=1' })
  expect(sent()).toEqual([
    [traceparent, 'vendor=1'],
    [undefined, undefined],
  ])

  upstream.behave()
  const service = await traced(url, gateway)
  await call(service.address, { traceparent, tracestate: 'vendor=1' })
  await call(service.address, {})
  service.child.kill('SIGTERM')
  expect(await service.ended()).toBe(0)
  const calls = spans().filter(({ name }) => name === 'getCompanies')
  const parents = calls.map((span) => `00-${span.traceId}-${span.spanId}-01`)
  expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual([callerId, undefined])
  expect(sent()).toEqual([
    [parents[0], 'vendor=1'],
    [parents[1], undefined],
  ])
})
