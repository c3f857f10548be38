import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { openLog } from '#service/http/log.ts'
import { openKeys, type Plan } from '#service/keys/keys.ts'
import { limitCalls } from '#service/limits/limit-calls.ts'
import { openCounters } from '#service/limits/open-counters.ts'
import { defaultPlans, type Plans } from '#service/limits/plans.ts'
import { buildApp } from '#service/server/app.ts'
import { openStore } from '#service/store/duckdb/open.ts'
import { buildRows } from '#service/store/rows.testing.ts'
import { fixedPlans } from '#service/testing/fixed-plans.ts'
import { asDescribed } from '#service/testing/matches-description.ts'
import { triangles } from '#service/testing/triangles.ts'
import { companies, people } from './data.testing.ts'

/** The default plans, except one with a cap of a single call. */
const plans: Plans = {
  ...defaultPlans,
  limits: { ...defaultPlans.limits, credit: { perMinute: 600, calls: 1, per: 'week' } },
}

type Headers = Record<string, string>

/** An answer in the form that the checks use. */
export interface TestAnswer {
  status: number
  value: unknown
  text: string
  headers: LightMyRequestResponse['headers']
}

/** Calls the service: with an ordinary key unless `apikey` is among the headers, without a key when that is empty. */
export interface TestClient {
  get(url: string, headers?: Headers): Promise<TestAnswer>
  post(url: string, body: unknown, headers?: Headers): Promise<TestAnswer>
  send(call: InjectOptions): Promise<TestAnswer>
  keys: {
    plain: string
    email: string
    revoked: string
    newOf(plan: Plan): Promise<string>
    newCapped(): Promise<string>
  }
}

/** A whole service over the conformance data: real stores, keys and limits. */
export async function openService() {
  const dataDir = await mkdtemp(join(tmpdir(), 'conformance-'))
  const [ofCompanies, ofPeople] = [await buildRows('companies', companies), await buildRows('people', people)]
  const stores = {
    companies: await openStore('companies', ofCompanies.folder),
    people: await openStore('people', ofPeople.folder),
  }
  const keys = openKeys(join(dataDir, 'keys'))
  const counters = await openCounters({ dataDir }, () => {})
  const limits = limitCalls(counters, fixedPlans(plans))
  const source = { stores, keys, limits }
  const app = asDescribed(await buildApp({ source, isochrones: triangles, log: openLog('silent') }))
  const revoked = await keys.create('a', false)
  await keys.revoke(keys.list()[0]?.id ?? '')
  const plain = await keys.create('unlimited', false)
  const client = testClient(app, {
    plain,
    email: await keys.create('unlimited', true),
    revoked,
    newOf: (plan) => keys.create(plan, false),
    newCapped: () => keys.create('credit', false),
  })
  async function close() {
    await app.close()
    await Promise.all([stores.companies.close(), stores.people.close(), keys.close(), limits.close()])
    await Promise.all([ofCompanies.remove(), ofPeople.remove(), rm(dataDir, { recursive: true })])
  }
  const listen = () => app.listen({ port: 0, host: '127.0.0.1' })
  return { app, client, listen, close }
}

function testClient(app: FastifyInstance, keys: TestClient['keys']): TestClient {
  const apikey = keys.plain
  const send = async (call: InjectOptions) => {
    const { statusCode, body, headers } = await app.inject(call)
    const isJson = /json/.test(String(headers['content-type']))
    return { status: statusCode, text: body, headers, value: isJson && body ? JSON.parse(body) : undefined }
  }
  return {
    send,
    keys,
    get: (url, headers) => send({ url, headers: { apikey, ...headers } }),
    post: (url, body, headers) =>
      send({
        method: 'POST',
        url,
        headers: { apikey, accept: 'application/json', 'content-type': 'application/json', ...headers },
        payload: (typeof body === 'string' ? body : JSON.stringify(body)) as string,
      }),
  }
}
