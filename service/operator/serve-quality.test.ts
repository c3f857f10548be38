import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { QualityAnswer, qualityPaths } from '#contract/quality.ts'
import { makeSample } from '../data/sample/sample.ts'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { emptyStore } from '../store/empty-store.ts'
import { tinyKeys } from '../testing/tiny-app.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { versionFolder } from '../versions/version-folders.ts'
import { verifyVersions } from '../versions/versions.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'serve-quality-'))
const host = 'localhost:8080'

const build = (kind: 'companies' | 'people', count: number, name: string) =>
  makeSample({ kind, dataDir: kindFolder(dataDir, kind), count, name })

let app: Awaited<ReturnType<typeof buildApp>>
const versions = { shops: '', voters: '', damaged: '' }
beforeAll(async () => {
  versions.shops = (await build('companies', 300, 'shops')).version
  versions.damaged = (await build('companies', 50, 'damaged')).version
  versions.voters = (await build('people', 200, 'voters')).version
  const stores = { companies: emptyStore('companies'), people: emptyStore('people') }
  app = await buildApp({ source: { stores, keys: tinyKeys }, dataDir, log: openLog('silent') })
}, 60_000)
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

const get = (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({ url: path, query, headers: { host, ...headers } })

/** The report, once it is there. */
function reportOf(query: Record<string, string>) {
  return vi.waitFor(
    async () => {
      const reply = await get(qualityPaths.report, query)
      expect(reply.statusCode).toBe(200)
      return QualityAnswer.parse(reply.json())
    },
    { timeout: 60_000 },
  )
}

describe('the quality of a version', { timeout: 90_000 }, () => {
  it.each([
    ['companies', 'shops', 300],
    ['people', 'voters', 200],
  ] as const)('of %s is computed once, beside the service, and stored', async (kind, name, records) => {
    const version = versions[name]
    const answer = await reportOf({ kind, version })
    expect(answer).toMatchObject({ version, report: { kind, records, points: { Unknown: records } } })
    expect(existsSync(join(versionFolder(kindFolder(dataDir, kind), version), 'quality.json'))).toBe(true)
    expect(await reportOf({ kind, version: name })).toEqual(answer)
  })

  it('is requested by several at once, and computed one after the other', async () => {
    const first = (await build('companies', 40, 'twice')).version
    const second = (await build('companies', 30, 'twice')).version
    const all = [first, second, first].map((version) => reportOf({ kind: 'companies', version }))
    expect((await Promise.all(all)).map(({ report }) => report?.records)).toEqual([40, 30, 40])
  })

  it('is a CSV file', async () => {
    await reportOf({ kind: 'companies', version: versions.shops })
    const reply = await get(qualityPaths.csv, { kind: 'companies', version: versions.shops })
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toContain(`${versions.shops}-quality.csv`)
    expect(reply.body).toMatch(/^section,item,count,percent,note\nRecords,companies,300,,\n/)
  })

  it('leaves the checksums of the version right', async () => {
    for await (const found of verifyVersions(dataDir)) expect(found).not.toHaveProperty('error')
  })

  it('of damaged data is its damage, at every request', async () => {
    const folder = versionFolder(kindFolder(dataDir, 'companies'), versions.damaged)
    appendFileSync(join(folder, 'companies.duckdb'), 'x')
    for (let i = 0; i < 2; i++)
      await vi.waitFor(
        async () => {
          const reply = await get(qualityPaths.report, { kind: 'companies', version: versions.damaged })
          expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('damaged')])
        },
        { timeout: 60_000 },
      )
  })

  it.each([
    [{ kind: 'companies', version: 'none@1' }, 409, 'No data set'],
    [{ kind: 'people', version: 'shops' }, 409, 'No data set'],
    [{ kind: 'places', version: 'shops' }, 400, 'kind'],
    [{ kind: 'companies' }, 400, 'version'],
    [{ kind: 'companies', version: '../../etc' }, 409, 'No data set'],
  ])('is refused for %o', async (query, status, words) => {
    for (const path of Object.values(qualityPaths)) {
      const reply = await get(path, query as Record<string, string>)
      expect(reply.statusCode).toBe(status)
      expect(reply.body).toContain(words)
    }
  })

  it.each<[string, Record<string, string>, string?]>([
    ['another machine', {}, '10.0.0.7'],
    ['a proxy on this machine', { 'x-forwarded-for': '10.0.0.7' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a name that points at this machine', { host: 'evil.example' }],
  ])('is not for %s', async (_, headers, remoteAddress = '127.0.0.1') => {
    for (const url of Object.values(qualityPaths)) {
      const query = { kind: 'companies', version: versions.shops }
      const reply = await app.inject({ url, query, headers: { host, ...headers }, remoteAddress })
      expect(reply.statusCode).toBe(403)
      expect(reply.body).not.toContain('300')
    }
  })
})
