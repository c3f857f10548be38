import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildVersion } from '../data/build.ts'
import { openKeys } from '../keys/keys.ts'
import { accountOf } from '../limits/counters.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import type { CompanyRow } from '../store/company-row.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const COMPANIES = 20_000
const key = 'ProcessProcessProcessProcess0001'
const dataDir = mkdtempSync(join(tmpdir(), 'service-'))
const folder = kindFolder(dataDir, 'companies')

function row(i: number): CompanyRow {
  const [Latitude, Longitude] = [41 + (i % 100) / 100, -71 - (i % 37) / 100]
  return {
    Id: String(100_000_000 + i),
    CompanyName: `Company ${i}`,
    City: 'Providence',
    StateProvince: 'RI',
    PostalCode: '02903',
    PrimarySic: '581208',
    Location: { Latitude, Longitude },
  }
}

async function* rows() {
  yield Array.from({ length: COMPANIES }, (_, i) => row(i))
}

let service: ServiceProcess | undefined

/** Starts the service as a process of its own; gives its address, or undefined when it ends first. */
async function start(environment: Record<string, string> = {}): Promise<string | undefined> {
  service = await startServiceProcess(dataDir, { API_KEY: key, ...environment })
  return service.address
}
const words = () => service?.errors() ?? ''

const post = (address: string, path: string, body: unknown) =>
  fetch(address + path, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A search whose header the service has confirmed before its body; `finish` sends that and gives the records. */
async function searchBegun(address: string): Promise<() => Promise<unknown[]>> {
  const body = JSON.stringify({ ResourceType: 'Core', Limit: 500 })
  const headers = { apikey: key, 'content-type': 'application/json', 'content-length': body.length }
  const call = request(`${address}/v1/companies/search`, {
    method: 'POST',
    headers: { ...headers, expect: '100-continue' },
  })
  call.flushHeaders()
  await once(call, 'continue')
  return async () => {
    call.end(body)
    const [answer] = await once(call, 'response')
    return (await json(answer)) as unknown[]
  }
}

beforeAll(
  () => buildVersion({ kind: 'companies', dataDir: folder, name: 'tiny', date: '2026-01-31', rows: rows() }),
  60_000,
)
afterEach(async () => {
  await service?.kill()
})
afterAll(() => rmSync(dataDir, { recursive: true }))

describe('the service as a process', () => {
  it('row 111: finishes open answers after SIGTERM, then ends with 0', async () => {
    const address = (await start()) ?? ''
    const open = await Promise.all(Array.from({ length: 10 }, () => searchBegun(address)))
    service?.child.kill('SIGTERM')
    const answers = await Promise.all(open.map((finish) => finish()))
    expect(answers.map((records) => records.length)).toEqual(Array(10).fill(500))
    expect(await service?.ended()).toBe(0)
  }, 60_000)

  it('row 60: goes on after many clients have hung up', async () => {
    const address = (await start()) ?? ''
    const request = async () => {
      const signal = AbortSignal.timeout(Math.floor(Math.random() * 20))
      const body = { Fields: ['postalcode', 'primarysic', 'city'] }
      await fetch(`${address}/v1/companies/tallies`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }).catch(() => {})
    }
    for (let i = 0; i < 20; i++) await Promise.all(Array.from({ length: 20 }, request))
    const response = await post(address, '/v1/companies/count', {})
    expect(await response.json()).toEqual({ MatchCount: COMPANIES })
    expect(words()).toBe('')
  }, 60_000)

  it('answers from new data without a restart, and reports its health', async () => {
    const address = (await start()) ?? ''
    const health = async () => (await fetch(`${address}/health`)).json()
    expect(await health()).toEqual({
      status: 'ok',
      data: { companies: expect.objectContaining({ name: 'tiny', records: COMPANIES }) },
    })
    await buildVersion({
      kind: 'companies',
      dataDir: folder,
      name: 'other',
      date: '2026-02-28',
      rows: rows(),
    })
    await expect.poll(health, { timeout: 10_000 }).toMatchObject({ data: { companies: { name: 'other' } } })
  }, 60_000)

  it('answers from the first people without a restart', async () => {
    const address = (await start()) ?? ''
    const people = async () => (await post(address, '/v1/people/count', {})).json()
    expect(await people()).toEqual({ MatchCount: 0 })
    const adults = (async function* () {
      yield [{ Id: '100000000001', LastName: 'Lee', Age: 44 }]
    })()
    const own = kindFolder(dataDir, 'people')
    await buildVersion({ kind: 'people', dataDir: own, name: 'first', date: '2026-01-31', rows: adults })
    await expect.poll(people, { timeout: 10_000 }).toEqual({ MatchCount: 1 })
  }, 60_000)

  it.each([
    ['no data', { DATA_DIR: join(tmpdir(), 'nothing-here') }, /There is no data/],
    [
      'row 70: another service without a key',
      { API_BASE_URL: 'http://localhost:1', API_KEY: '' },
      /API_BASE_URL requires API_KEY/,
    ],
  ])(
    'says in one line why it does not start: %s',
    async (_name, environment, expected) => {
      expect(await start(environment)).toBeUndefined()
      expect(await service?.ended()).toBe(1)
      expect(words()).toMatch(expected)
      expect(words().trim().split('\n').length).toBe(1)
    },
    30_000,
  )

  it('gives back at the next start the calls that were in flight when it was killed', async () => {
    const keys = openKeys(join(dataDir, 'keys'))
    const apikey = await keys.create('a', false)
    const id = keys.find(apikey)?.id ?? ''
    const counters = openLocalCounters(join(dataDir, 'usage'))
    const address = (await start()) ?? ''
    const headers = { apikey, 'content-type': 'application/json' }
    const search = { method: 'POST', headers, body: '{"Limit":1}' }
    await (await fetch(`${address}/v1/companies/search`, search)).json()
    // A call whose body does not arrive remains in flight.
    const call = request(`${address}/v1/companies/search`, {
      method: 'POST',
      headers: { ...headers, 'content-length': 100, expect: '100-continue' },
    })
    call.on('error', () => {})
    call.flushHeaders()
    await once(call, 'continue')
    await expect.poll(async () => (await accountOf(counters, id)).inAll).toBe(2)
    await service?.kill()
    expect((await accountOf(counters, id)).inAll).toBe(2)
    await start()
    expect(await accountOf(counters, id)).toMatchObject({ inAll: 1, inWeek: 1, open: [] })
    await Promise.all([keys.close(), counters.close()])
  }, 60_000)

  it('warns when any caller that reaches it may use all data', async () => {
    const address = (await start({ HOST: '0.0.0.0', GATEWAY: 'open' })) ?? ''
    // The two streams of a process arrive in any order.
    await expect
      .poll(words)
      .toMatch(/^Warning: GATEWAY=open\. Anyone who can reach 0\.0\.0\.0 can use the app and all data/)
    expect((await fetch(`${address}/api/v1/companies/?limit=1`)).status).toBe(200)
  }, 30_000)

  it('says that another program uses its port', async () => {
    const address = (await start()) ?? ''
    const first = service
    expect(await start({ PORT: new URL(address).port })).toBeUndefined()
    await service?.ended()
    expect(words()).toMatch(/uses the port/)
    await first?.kill()
  }, 30_000)
})
