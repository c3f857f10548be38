import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints, streamEndpoints } from '#contract/endpoints.ts'
import { buildVersion } from '../data/build.ts'
import { openKeys } from '../keys/keys.ts'
import { DATE, someRows } from '../store/rows.testing.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const COMPANIES = 300
const token = 'MetricsTokenMetricsToken01'
const wrongKey = 'WrongWrongWrongWrongWrongWrong99'
let dataDir = ''
let key = ''
let keyId = ''
let service: ServiceProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observe-'))
  const rows = (async function* () {
    yield someRows(COMPANIES)
  })()
  const folder = kindFolder(dataDir, 'companies')
  await buildVersion({ kind: 'companies', dataDir: folder, name: 'test', date: DATE, rows })
  const keys = openKeys(join(dataDir, 'keys'))
  key = await keys.create('a', false)
  keyId = keys.find(key)?.id ?? ''
  await keys.close()
  const trial = { perMinute: 1, calls: 100, per: 'week' }
  await writeFile(join(dataDir, 'plans.json'), JSON.stringify({ trial }))
  service = await startServiceProcess(dataDir, {
    // No server is there: a request for drive times is looked up, and fails.
    ISOCHRONES_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'info',
    SLOW_QUERY_MS: '1',
    METRICS_TOKEN: token,
  })
}, 60_000)
afterAll(async () => {
  await service.kill()
  await rm(dataDir, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.address + path, { headers })
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(service.address + path, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Every sample of the metrics of the service. */
async function samples(): Promise<Sample[]> {
  const text = await (await get('/metrics')).text()
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^([\w:]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text])
      return { name, labels: Object.fromEntries(pairs), value: Number(value) }
    })
}
const sampleOf = (all: Sample[], name: string, labels: Record<string, string> = {}) =>
  all.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, text]) => sample.labels[label] === text),
  )?.value

/** The lines of the log about calls with this request id, once there is one. */
async function linesOf(requestId: string): Promise<Record<string, unknown>[]> {
  const found = () =>
    service
      .errors()
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line) => JSON.parse(line))
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found()
}

it('writes one line for each call, by the id of the request', async () => {
  const headers = { 'x-request-id': 'search-of-a-proxy-1' }
  const answer = await post('/v1/companies/search', { Limit: 7, ResourceType: 'Core' }, headers)
  expect(answer.headers.get('x-request-id')).toBe('search-of-a-proxy-1')
  const body = await answer.arrayBuffer()
  const [line, ...more] = (await linesOf('search-of-a-proxy-1')).filter(({ msg }) => msg === 'answered')
  expect(more).toEqual([])
  expect(line).toMatchObject({
    requestId: 'search-of-a-proxy-1',
    key: keyId,
    endpoint: 'searchCompanies',
    method: 'POST',
    path: '/v1/companies/search',
    status: 200,
    records: 7,
  })
  expect(line?.bytes).toBeGreaterThan(body.byteLength)
})

it('logs a slow call with what was requested', async () => {
  // Every call takes a millisecond, or the next one does.
  const slow = async () => {
    const answer = await post('/v1/companies/tallies', { City: 'Providence', Fields: ['city', 'primarysic'] })
    await answer.arrayBuffer()
    const lines = await linesOf(answer.headers.get('x-request-id') ?? '')
    return lines.find(({ msg }) => msg === 'a slow call')
  }
  await expect.poll(slow).toMatchObject({
    level: 40,
    endpoint: 'tallyCompanies',
    kind: 'companies',
    key: keyId,
    request: { body: { City: 'Providence' } },
  })
})

it('says that it lives and is ready, to anyone and without numbers', async () => {
  const [live, ready] = await Promise.all([get('/health/live'), get('/health/ready')])
  expect([live.status, await live.json()]).toEqual([200, { status: 'live' }])
  const checks = { service: 'ok', companies: 'ok', people: 'ok', folder: 'ok', limits: 'ok' }
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', checks }])
})

it('counts calls, and the sums of the times agree with the counts', async () => {
  for (const City of ['Providence', 'Cranston']) await (await post('/v1/companies/count', { City })).json()
  await (await post('/v1/companies/count', { Nothing: 1 })).json()
  await (await post('/v1/companies/count', {}, { apikey: wrongKey })).json()
  await (await get('/v1/companies/unknown/path/here')).text()
  const counted = async (status: string) =>
    sampleOf(await samples(), 'catchment_calls_total', { endpoint: 'countCompanies', status })
  await expect.poll(() => counted('401')).toBe(1)
  const all = await samples()
  expect(sampleOf(all, 'catchment_calls_total', { endpoint: 'countCompanies', status: '200' })).toBe(2)
  expect(sampleOf(all, 'catchment_calls_total', { endpoint: 'countCompanies', status: '400' })).toBe(1)
  expect(sampleOf(all, 'catchment_calls_total', { endpoint: 'unknown', status: '404' })).toBe(1)
  for (const endpoint of new Set(all.flatMap(({ labels }) => labels.endpoint ?? []))) {
    const calls = all.filter(
      ({ name, labels }) => name === 'catchment_calls_total' && labels.endpoint === endpoint,
    )
    const total = calls.reduce((sum, { value }) => sum + value, 0)
    const histogram = 'catchment_call_duration_seconds'
    expect(sampleOf(all, `${histogram}_count`, { endpoint })).toBe(total)
    expect(sampleOf(all, `${histogram}_bucket`, { endpoint, le: '+Inf' })).toBe(total)
    expect(sampleOf(all, `${histogram}_sum`, { endpoint })).toBeGreaterThan(0)
  }
})

it('has no label but names of the contract and of a few other routes', async () => {
  await (await get('/operator/keys')).text()
  const others = ['app', 'config.json', 'health', 'metrics', 'operator/keys', 'unknown']
  const known = [...Object.keys(endpoints), ...Object.keys(streamEndpoints), ...others]
  const used = new Set((await samples()).flatMap(({ labels }) => labels.endpoint ?? []))
  expect(used).toContain('operator/keys')
  expect([...used].filter((name) => !known.includes(name))).toEqual([])
})

it('describes the data, the engine, the imports and the disk', async () => {
  const all = await samples()
  expect(sampleOf(all, 'catchment_ready')).toBe(1)
  expect(sampleOf(all, 'catchment_data_records', { kind: 'companies' })).toBe(COMPANIES)
  expect(sampleOf(all, 'catchment_data_info', { kind: 'companies', name: 'test' })).toBe(1)
  expect(sampleOf(all, 'catchment_data_degraded', { kind: 'companies' })).toBe(0)
  const age = (Date.now() - Date.parse(DATE)) / 1000
  expect(sampleOf(all, 'catchment_data_age_seconds', { kind: 'companies' })).toBeCloseTo(age, -4)
  expect(sampleOf(all, 'catchment_data_records', { kind: 'people' })).toBeUndefined()
  expect(sampleOf(all, 'catchment_engine_memory_bytes', { kind: 'companies' })).toBeGreaterThan(0)
  expect(sampleOf(all, 'catchment_imports', { state: 'failed' })).toBe(0)
  expect(sampleOf(all, 'catchment_disk_free_bytes')).toBeGreaterThan(0)
  expect(sampleOf(all, 'catchment_queue_wait_seconds_count', { lane: 'query' })).toBeGreaterThan(0)
  expect(sampleOf(all, 'catchment_records_returned_total', { kind: 'companies', format: 'Core' })).toBe(7)
})

it('has a sample of every metric, once there were calls that cause it', async () => {
  const keys = openKeys(join(dataDir, 'keys'))
  const slowKey = await keys.create('trial', false)
  await keys.close()
  const statuses: number[] = []
  for (let call = 0; call < 2; call++)
    statuses.push((await post('/v1/companies/count', {}, { apikey: slowKey })).status)
  expect(statuses).toEqual([200, 429])
  await (await post('/v1/companies/search', { Limit: 1 })).text()
  const around = { Latitude: 42, Longitude: -71, Mode: 'Car', Unit: 'Minutes', Bands: [10] }
  expect((await post('/v1/isochrones', around)).status).toBeGreaterThan(500)
  const text = await (await get('/metrics')).text()
  const names = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name)
  // Files and names that are being looked up at this very moment; mostly there are none. Published data has a test of its own.
  const rare = /^(nodejs_active_requests|catchment_source_\w+)$/
  const metrics = names.filter((name) => !rare.test(name))
  const all = await samples()
  const isSampled = (metric: string) =>
    all.some(({ name }) => name.replace(/_(bucket|sum|count)$/, '') === metric || name === metric)
  expect(metrics.length).toBeGreaterThan(40)
  expect(metrics.filter((metric) => !isSampled(metric))).toEqual([])
  expect(sampleOf(all, 'catchment_calls_refused_total', { reason: 'throttle' })).toBe(1)
  expect(sampleOf(all, 'catchment_cache_lookups_total', { cache: 'isochrones', result: 'miss' })).toBe(1)
})

it('reads metrics with the token only through a proxy', async () => {
  const proxied = { 'x-forwarded-for': '203.0.113.7' }
  expect((await get('/metrics', proxied)).status).toBe(401)
  expect((await get('/metrics', { ...proxied, authorization: `Bearer ${token}` })).status).toBe(200)
})

it('writes no key to the log or the metrics, wherever a caller puts it', async () => {
  await (await get(`/v1/companies?apikey=${key}`)).text()
  await (await get(`/v1/companies?apikey=${wrongKey}`)).text()
  await (await get(`/v1/nothing?apikey=${key}`, { apikey: key })).text()
  const last = await post('/v1/companies/count', {}, { authorization: `Bearer ${key}` })
  await linesOf(last.headers.get('x-request-id') ?? '')
  const metrics = await (await get('/metrics')).text()
  for (const secret of [key, wrongKey, token])
    for (const text of [service.errors(), metrics]) expect(text).not.toContain(secret)
  expect(service.errors()).toContain(keyId)
})

it.each(['deploy/grafana/catchment.json', 'deploy/prometheus-alerts.yml', 'docs/operations.md'])(
  '%s names metrics that there are',
  async (file) => {
    const text = await (await get('/metrics')).text()
    const exposed = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
    const named = (await readFile(file, 'utf8')).match(/\b(catchment|process|nodejs)_\w+/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !exposed.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([])
  },
)

it('the dashboard has a query in each of its panels', async () => {
  const { panels } = JSON.parse(await readFile('deploy/grafana/catchment.json', 'utf8')) as {
    panels: { type: string; targets?: { expr: string }[] }[]
  }
  const charts = panels.filter(({ type }) => type !== 'row')
  expect(charts.length).toBeGreaterThan(20)
  for (const { targets = [] } of charts) expect(targets.map(({ expr }) => expr).join()).toMatch(/_/)
})
