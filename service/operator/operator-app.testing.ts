import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, vi } from 'vitest'
import { ImportPreview, type ImportRequest, ImportRun, ImportRuns, importPaths } from '#contract/imports.ts'
import { openLog } from '../http/log.ts'
import { buildApp } from '../server/app.ts'
import { openStore } from '../store/duckdb/open.ts'
import { emptyStore } from '../store/empty-store.ts'
import { tinyKeys } from '../testing/tiny-app.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** The service with a data folder, an empty one unless it is given, and imports of files that are written for them. */
export async function operatorApp(dataDir = mkdtempSync(join(tmpdir(), 'operator-app-'))) {
  const app = await buildApp({
    source: { stores: { companies: emptyStore('companies'), people: emptyStore('people') }, keys: tinyKeys },
    dataDir,
    log: openLog('silent'),
  })
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const call = async (method: Method, url: string, payload?: object) => {
    const reply = await app.inject({ method, url, headers: { host: 'localhost:8080' }, payload })
    const isJson = String(reply.headers['content-type']).includes('json')
    return { status: reply.statusCode, body: isJson ? reply.json() : reply.body }
  }
  const file = (name: string, content: string | Buffer) => {
    const path = join(dataDir, name)
    writeFileSync(path, content)
    return { path }
  }
  const runs = async () => ImportRuns.parse((await call('GET', importPaths.imports)).body).runs
  /** Waits for the end of an import. */
  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        const run = (await runs()).find((one) => one.id === id) as ImportRun
        expect(run.state, JSON.stringify(run)).not.toBe('running')
        return run
      },
      { timeout: 50_000, interval: 50 },
    )
  return {
    app,
    dataDir,
    call,
    /** Writes a file to import. */
    file,
    preview: async (request: Partial<ImportRequest>) =>
      ImportPreview.parse((await call('POST', importPaths.preview, request)).body),
    start: (request: Partial<ImportRequest>) => call('POST', importPaths.imports, request),
    runs,
    ended,
    /** Does an import, to its end. */
    run: async (request: Partial<ImportRequest>) =>
      ended(ImportRun.parse((await call('POST', importPaths.imports, request)).body).id),
    /** The companies of the version in use, by Id. */
    async companies() {
      const folder = kindFolder(dataDir, 'companies')
      const store = await openStore(
        'companies',
        versionFolder(folder, (await currentVersion(folder)) as string),
      )
      try {
        const found = await store.search({}, { Limit: 100, Offset: 0, NthRecord: false })
        return found.sort((a, b) => a.Id.localeCompare(b.Id))
      } finally {
        await store.close()
      }
    },
  }
}
