import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DataSets, dataSetPaths } from '#contract/data-sets.ts'
import { ImportPreview, type ImportRun, ImportRuns, importPaths } from '#contract/imports.ts'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { emptyStore } from '../store/empty-store.ts'
import { tinyKeys } from '../testing/tiny-app.ts'
import { checkFully } from '../versions/check-files.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'serve-releases-'))
const companies = kindFolder(dataDir, 'companies')
const newApp = () =>
  buildApp({
    source: { stores: { companies: emptyStore('companies'), people: emptyStore('people') }, keys: tinyKeys },
    dataDir,
    log: openLog('silent'),
  })
let app: Awaited<ReturnType<typeof newApp>>
beforeAll(async () => {
  app = await newApp()
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

const headers = { host: 'localhost:8080' }
async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const reply = await app.inject({ method, url, headers, payload })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()])
  return String(reply.headers['content-type']).includes('json') ? reply.json() : reply.body
}

const runs = async () => ImportRuns.parse(await call('GET', importPaths.imports)).runs
const runOf = async (id: string) => (await runs()).find((run) => run.id === id) as ImportRun

const path = join(dataDir, 'shops.csv')
/** Imports rows of `Shop,Town` as a release of one data set, to be looked at before it is used, and waits for the end. */
async function importRows(rows: readonly string[], more: object = {}): Promise<ImportRun> {
  writeFileSync(path, `Shop,Town\n${rows.join('\n')}\n`)
  const request = { files: [{ path }], name: 'shops', hold: true, ...more }
  const { id } = (await call('POST', importPaths.imports, request)) as ImportRun
  return vi.waitFor(
    async () => {
      const run = await runOf(id)
      expect(run.state, JSON.stringify(run)).not.toBe('running')
      return run
    },
    { timeout: 50_000, interval: 50 },
  )
}

const mapping = { kind: 'companies', columns: { CompanyName: 'Shop', City: 'Town' } }
const inUse = () => currentVersion(companies)
const versions = async () =>
  DataSets.parse(await call('GET', dataSetPaths.list)).sets.flatMap((set) => set.versions)

it('a release waits, compared, until it is used or discarded', { timeout: 120_000 }, async () => {
  const first = await importRows(['Ann’s Deli,Omaha', 'Bob’s Bar,Omaha', 'Cy’s Cafe,Omaha'], { mapping })
  expect([first.state, first.result?.release, await inUse()]).toEqual([
    'done',
    undefined,
    first.result?.version,
  ])

  // The mapping of the release before is used again: the name of its column could not be guessed.
  writeFileSync(path, 'Shop,Town\nAnn’s Deli,Omaha\n')
  const request = { files: [{ path }], name: 'shops' }
  const preview = ImportPreview.parse(await call('POST', importPaths.preview, request))
  expect(preview).toMatchObject({ columnsOf: first.result?.version, records: [{ City: 'Omaha' }] })

  const second = await importRows(['Ann’s Deli,Omaha', 'Bob’s Bar,Omaha', 'Di’s Diner,Omaha'])
  expect(second).toMatchObject({
    state: 'ready',
    result: { release: { new: 1, removed: 1, changed: 0, unchanged: 2 }, reports: ['release.csv'] },
  })
  expect(await call('GET', importPaths.report(second.id, 'release.csv'))).toContain('Di’s Diner,new')
  expect(await inUse()).toBe(first.result?.version)
  expect((await versions()).map(({ inUse, pending }) => [inUse, pending])).toEqual([
    [false, true],
    [true, false],
  ])

  // The service ends here, and the old version is whole.
  await app.close()
  app = await newApp()
  expect((await runOf(second.id)).state).toBe('ready')
  const { info } = await checkFully(versionFolder(companies, (await inUse()) ?? ''))
  expect(info.version).toBe(first.result?.version)

  const version = second.result?.version ?? ''
  await call('POST', dataSetPaths.use, { kind: 'companies', version })
  expect([(await runOf(second.id)).state, await inUse()]).toEqual(['done', version])

  const third = await importRows(['Ann’s Deli,Omaha'])
  expect(third).toMatchObject({ state: 'ready', result: { release: { removed: 2, before: version } } })
  await call('POST', dataSetPaths.remove, { kind: 'companies', wanted: third.result?.version })
  expect([(await runOf(third.id)).state, await inUse()]).toEqual(['discarded', version])
})

it('a release that waits can be renamed with its data set', { timeout: 60_000 }, async () => {
  const { id } = await importRows(['Ann’s Deli,Omaha'])
  const describe = { kind: 'companies', name: 'shops', newName: 'stores', source: '', license: '' }
  await call('POST', dataSetPaths.describe, describe)
  const { state, result } = await runOf(id)
  expect([state, result?.version]).toEqual(['ready', expect.stringMatching(/^stores@/)])
  expect(await call('GET', importPaths.report(id, 'release.csv'))).toContain('removed')
  await call('POST', dataSetPaths.use, { kind: 'companies', version: result?.version })
  expect([(await runOf(id)).state, await inUse()]).toEqual(['done', result?.version])
})
