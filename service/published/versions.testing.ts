import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { buildVersion } from '../data/build.ts'
import { DATE, someRows } from '../store/rows.testing.ts'
import { checksumsOf } from '../versions/checksums.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { switchTo, versionFolder } from '../versions/version-folders.ts'
import { writeInfo } from '../versions/version-info.ts'
import { nameOf } from '../versions/versions.ts'
import { sayPublishedToPlace } from './cli-publish.ts'
import { type DataPart, partFolder } from './parts.ts'

/** Makes a version of a part with these files, which nothing opens, and uses it. */
export async function makeVersion(
  dataDir: string,
  part: DataPart,
  version: string,
  contents: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  const base = partFolder(dataDir, part)
  const folder = versionFolder(base, version)
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const files = await checksumsOf(folder, Object.keys(contents))
  const info = { name: nameOf(version), version, kind: 'companies', records: 1, date: '2026-01-01' } as const
  await writeInfo(folder, { info, files })
  await switchTo(base, version)
}

/** Builds a version of that many companies in a data folder, uses it and publishes it; returns its name. */
export async function publishCompanies(dataDir: string, shared: string, records: number): Promise<string> {
  const rows = (async function* () {
    yield someRows(records)
  })()
  const folder = kindFolder(dataDir, 'companies')
  const built = { kind: 'companies', dataDir: folder, name: 'test', date: DATE, rows } as const
  const { version } = await buildVersion(built)
  await sayPublishedToPlace(shared, { dataDir, sets: [], say: () => undefined })
  return version
}

/** The content of every file below a folder, by its path. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile()) found[relative(folder, file)] = await readFile(file, 'latin1')
  }
  return found
}
