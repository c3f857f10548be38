import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { statusValues } from '#contract/trust.ts'
import { openStore } from '#service/store/duckdb/open.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { importFile } from './import.ts'
import type { ImportOptions } from './import-options.ts'

/** A folder for each test, or one for all tests of a group, and what is imported into it. */
export function importFolder(tests: 'each' | 'all' = 'each') {
  const [before, after] = tests === 'each' ? [beforeEach, afterEach] : [beforeAll, afterAll]
  const at = { folder: '', dataDir: '' }
  before(() => {
    at.folder = mkdtempSync(join(tmpdir(), 'import-'))
    at.dataDir = join(at.folder, 'data')
  })
  after(() => rmSync(at.folder, { recursive: true }))

  function write(name: string, content: string | Buffer): string {
    writeFileSync(join(at.folder, name), content)
    return join(at.folder, name)
  }
  return {
    at,
    write,
    importIt: (content: string | Buffer, options: Partial<ImportOptions> = {}) =>
      importFile({ file: write('companies.csv', content), dataDir: at.dataDir, ...options }),
    /** Every record of the data in use, closed ones too, by Id. */
    async records() {
      const folder = kindFolder(at.dataDir, 'companies')
      const version = versionFolder(folder, (await currentVersion(folder)) as string)
      const store = await openStore('companies', version)
      try {
        const found = await store.search(
          { OperatingStatus: [...statusValues] },
          { Limit: 100, Offset: 0, NthRecord: false },
        )
        return found.sort((a, b) => a.Id.localeCompare(b.Id))
      } finally {
        await store.close()
      }
    },
  }
}
