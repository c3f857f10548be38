import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditEntry, AuditPage, auditPaths } from '#contract/audit.ts'
import { correctionPaths } from '#contract/corrections.ts'
import { dataSetPaths } from '#contract/data-sets.ts'
import { forgottenPaths } from '#contract/forgotten.ts'
import { importPaths } from '#contract/imports.ts'
import { type Audit, openAudit } from '../audit/audit.ts'
import { auditFolder } from '../audit/audit-files.ts'
import { verifyAudit } from '../audit/verify.ts'
import { buildVersion } from '../data/build.ts'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { emptyStore } from '../store/empty-store.ts'
import { liveStore } from '../store/live.ts'
import { somePeople } from '../store/person-rows.testing.ts'
import type { Store } from '../store/store.ts'
import { emailKey, plainKey, tinyKeys } from '../testing/tiny-app.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'audit-calls-'))
const people = somePeople(40).map((row, i) => (i === 0 ? { ...row, Email: 'ann@x.example' } : row))
const [first, second] = people as [{ Id: string }, { Id: string }]

let audit: Audit
let store: Store<'people'>
let app: FastifyInstance
let address: string

beforeAll(async () => {
  const rows = (async function* () {
    yield people
  })()
  const folder = kindFolder(dataDir, 'people')
  await buildVersion({ kind: 'people', dataDir: folder, name: 'residents', date: '2026-03-31', rows })
  const log = openLog('silent')
  store = await liveStore('people', folder, log)
  audit = openAudit({ folder: auditFolder(dataDir) })
  const stores = { companies: emptyStore('companies'), people: store }
  app = await buildApp({ source: { stores, keys: tinyKeys }, dataDir, audit, log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://localhost:${(app.server.address() as AddressInfo).port}`
}, 60_000)

afterAll(async () => {
  await app.close()
  await audit.close()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

async function call(path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
  })
  return { status: answer.status, text: await answer.text() }
}

async function latest(query = ''): Promise<AuditEntry[]> {
  const { text } = await call(`${auditPaths.audit}${query}`)
  return AuditPage.parse(JSON.parse(text)).entries
}

const byKey = (key: string) => ({ apikey: key })

test.each<[what: string, run: () => Promise<{ status: number }>, entry: Partial<AuditEntry>]>([
  [
    'a search by a key',
    () => call('/v1/people/count', { LastName: 'Lee' }, byKey(plainKey)),
    { action: 'search', account: 'a', what: 'countPeople', criteria: '{"LastName":"Lee"}' },
  ],
  [
    'a search in the app',
    () => call('/api/v1/people/count', { LastName: 'a' }),
    { action: 'search', account: 'this machine', records: expect.any(Number) as never },
  ],
  [
    'records that were read',
    () => call('/v1/people/search', { ResourceType: 'Basic', Limit: 3 }, byKey(plainKey)),
    { action: 'read', account: 'a', records: 3 },
  ],
  [
    'a record by its Id',
    () => call(`/v1/people/${first.Id}`, undefined, byKey(plainKey)),
    { action: 'read', criteria: `{"id":"${first.Id}"}`, records: 1 },
  ],
  [
    'a look-up by email',
    () => call('/v1/people/count', { Email: 'ann@x.example' }, byKey(emailKey)),
    { action: 'email look-up', account: 'b' },
  ],
  [
    'a match by the Reconciliation API, of which nothing is noted',
    () =>
      call(
        `/reconcile/people?queries=${encodeURIComponent('{"q0":{"query":"Lee"}}')}`,
        undefined,
        byKey(plainKey),
      ),
    { action: 'match', account: 'a', what: '/reconcile/people' },
  ],
  [
    'a record that the Reconciliation API previews',
    () => call(`/reconcile/people/preview/${first.Id}`, undefined, byKey(plainKey)),
    { action: 'read', account: 'a', what: '/reconcile/people/preview/:id', records: 1 },
  ],
  [
    'a page of an export',
    () => call('/api/v1/people/search', { ResourceType: 'Basic', Limit: 2 }, { 'record-use': 'export' }),
    { action: 'export', records: 2 },
  ],
  [
    'a match',
    () =>
      call(
        '/v3/match',
        { RequestType: 'Person', ResourceType: 'Basic', Name: 'Ann Lee', StateProvince: 'TX' },
        byKey(plainKey),
      ),
    { action: 'match', account: 'a' },
  ],
  [
    'a correction',
    () => call(correctionPaths.corrections, { kind: 'people', id: second.Id, fields: { City: 'Adak' } }),
    { action: 'correction', account: 'this machine', criteria: `{"kind":"people","id":"${second.Id}"}` },
  ],
  [
    'a record that is forgotten',
    () => call(forgottenPaths.forgotten, { kind: 'people', id: second.Id }),
    { action: 'forget', criteria: `{"kind":"people","id":"${second.Id}"}` },
  ],
  [
    'a data set that is used',
    () => call(dataSetPaths.use, { kind: 'people', version: store.info.version }),
    { action: 'data set' },
  ],
])('%s is in the audit', async (_, run, entry) => {
  const { status } = await run()
  expect(status).toBe(200)
  const [noted] = await latest()
  expect(noted).toMatchObject({ ...entry, address: expect.stringContaining('127.0.0.1') })
})

test('a call that was refused, a tally and a look at the audit are not in it', async () => {
  const before = await latest()
  expect((await call('/v1/people/count', {}, byKey('Wrong'))).status).toBe(401)
  expect((await call(importPaths.imports)).status).toBe(200)
  await call('/v1/people/tallies', { Fields: ['City'] }, byKey(plainKey))
  expect(await latest()).toEqual(before)
})

test('it is searched, is a file of CSV without formulas, whole, and has nothing secret', async () => {
  await call('/v1/people/count', { LastName: '=HYPERLINK("x")' }, byKey(plainKey))
  audit.record({ action: 'role', account: '=1+1', what: 'made an operator' })
  expect(await latest('?action=email+look-up')).toMatchObject([{ account: 'b' }])
  expect((await call(`${auditPaths.audit}?action=wrong`)).status).toBe(400)
  const { text } = await call(`${auditPaths.csv}?action=role`)
  expect(text.split('\n')[1]).toContain(`,"'=1+1",`)
  const files = readdirSync(auditFolder(dataDir)).map((name) => join(auditFolder(dataDir), name))
  const stored = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const secret of [plainKey, emailKey, 'ann@x.example', 'Ann Lee']) expect(stored).not.toContain(secret)
  expect((await verifyAudit(auditFolder(dataDir))).problems).toEqual([])
})
