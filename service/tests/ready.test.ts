import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildVersion } from '../data/build.ts'
import { DATE, someRows } from '../store/rows.testing.ts'
import { makeCertificate } from '../testing/certificates.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const RECORDS = 300
const key = 'ReadyReadyReadyReadyReadyReady01'
const dataDir = mkdtempSync(join(tmpdir(), 'ready-'))
const [cert, certKey] = [join(dataDir, 'service.crt'), join(dataDir, 'service.key')]

beforeAll(async () => {
  const rows = (async function* () {
    yield someRows(RECORDS)
  })()
  const folder = kindFolder(dataDir, 'companies')
  await buildVersion({ kind: 'companies', dataDir: folder, name: 'test', date: DATE, rows })
  const made = await makeCertificate()
  writeFileSync(cert, made.cert)
  writeFileSync(certKey, made.key, { mode: 0o600 })
}, 60_000)

let service: ServiceProcess | undefined
afterEach(async () => {
  await service?.kill()
})
afterAll(() => rmSync(dataDir, { recursive: true }))

async function start(environment: Record<string, string> = {}): Promise<string> {
  service = await startServiceProcess(dataDir, { API_KEY: key, ...environment })
  return service.address ?? ''
}

const headers = { apikey: key, 'content-type': 'application/json' }

/** A search that the service has begun; `finish` sends its body and gives the records. */
async function searchBegun(address: string): Promise<() => Promise<unknown[]>> {
  const body = JSON.stringify({ ResourceType: 'Core', Limit: 100 })
  const call = request(`${address}/v1/companies/search`, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length, expect: '100-continue' },
  })
  call.flushHeaders()
  await once(call, 'continue')
  return async () => {
    call.end(body)
    const [answer] = await once(call, 'response')
    return (await json(answer)) as unknown[]
  }
}

it('from SIGTERM on the service is not ready and takes no calls, while those in flight are answered', async () => {
  const address = await start()
  const finish = await searchBegun(address)
  service?.child.kill('SIGTERM')
  const ready = async () => {
    const answer = await fetch(`${address}/health/ready`)
    return [answer.status, ((await answer.json()) as { checks: object }).checks]
  }
  const ending = { service: 'The service is shutting down.', companies: 'ok', people: 'ok' }
  await expect.poll(ready, { interval: 5 }).toEqual([503, { ...ending, folder: 'ok', limits: 'ok' }])
  expect((await fetch(`${address}/health/live`)).status).toBe(200)
  const call = await fetch(`${address}/v1/companies/count`, { method: 'POST', headers, body: '{}' })
  expect([call.status, call.headers.get('retry-after'), call.headers.get('connection')]).toEqual([
    503,
    '1',
    'close',
  ])
  expect(await call.json()).toEqual({ statusCode: 503, message: expect.stringMatching(/shutting down/) })
  expect(await finish()).toHaveLength(100)
  expect(await service?.ended()).toBe(0)
})

it('the service is not ready while its only version is damaged, and is again once there is a whole one', async () => {
  const copy = join(dataDir, 'copy')
  cpSync(join(dataDir, 'companies'), join(copy, 'companies'), { recursive: true })
  const versions = join(copy, 'companies/versions')
  const [version = ''] = readdirSync(versions)
  const file = join(versions, version, 'bodies/data.mdb')
  const whole = readFileSync(file)
  service = await startServiceProcess(copy, { API_KEY: key })
  const address = service.address
  const check = async () => {
    const answer = await fetch(`${address}/health/ready`)
    const { checks } = (await answer.json()) as { checks: Record<string, string> }
    return [answer.status, checks.companies]
  }
  expect(await check()).toEqual([200, 'ok'])
  // The type bytes of the Ids become one that msgpack does not have; the pages are intact, or the process would end.
  const spoilt = Buffer.from(whole.toString('latin1').replaceAll('\xce\x05\xf5', '\xc1\x05\xf5'), 'latin1')
  expect(spoilt.equals(whole)).toBe(false)
  writeFileSync(file, spoilt, { flag: 'r+' })
  const search = await fetch(`${address}/v1/companies/search`, {
    method: 'POST',
    headers,
    body: '{"Limit": 10}',
  })
  expect(search.status).toBe(500)
  await expect
    .poll(check, { timeout: 30_000 })
    .toEqual([503, 'The data is damaged, and there is no version before it.'])
  const rows = (async function* () {
    yield someRows(RECORDS)
  })()
  const folder = join(copy, 'companies')
  await buildVersion({ kind: 'companies', dataDir: folder, name: 'test', date: DATE, rows })
  await expect.poll(check, { timeout: 30_000 }).toEqual([200, 'ok'])
})

/** Runs the health check of the image; gives its exit code and what it says. */
function healthCheck(environment: Record<string, string>): Promise<[code: number, words: string]> {
  const [, command = '[]'] = /HEALTHCHECK [^[]*CMD (\[.*\])/.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  const [, ...words] = JSON.parse(command) as string[]
  const env = { PATH: process.env.PATH, HOST: '0.0.0.0', ...environment }
  return new Promise((done) => {
    const child = execFile(process.execPath, words, { env }, (_error, _output, errors) =>
      done([child.exitCode ?? -1, errors]),
    )
  })
}

it.each<[string, Record<string, string>]>([
  ['by default', {}],
  ['below a path', { BASE_PATH: '/catchment/' }],
  ['with a certificate', { TLS_CERT: cert, TLS_KEY: certKey }],
  ['with a certificate, below a path', { TLS_CERT: cert, TLS_KEY: certKey, BASE_PATH: '/catchment' }],
])('the health check of the image finds the service %s', async (_, environment) => {
  const { port } = new URL(await start({ GATEWAY: 'off', HOST: '0.0.0.0', ...environment }))
  expect(await healthCheck({ PORT: port, ...environment })).toEqual([0, ''])
  const other = await healthCheck({ PORT: port, ...environment, BASE_PATH: '/other' })
  expect(other).toEqual([1, expect.stringMatching(/^404/)])
  await service?.kill()
  expect(await healthCheck({ PORT: port, ...environment })).toEqual([
    1,
    expect.stringMatching(/ECONNREFUSED/),
  ])
})
