import { mkdir, mkdtemp, open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildVersion } from '../data/build.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'
import { verifyVersions } from '../versions/versions.ts'
import { liveStore } from './live.ts'
import { buildRows, DATE, someRows } from './rows.testing.ts'

const log = pino({ level: 'silent' })
const waitOptions = { timeout: 15_000, interval: 50 }

async function useVersion(dataDir: string, version: string) {
  await writeFile(join(dataDir, 'current.next'), version)
  await rename(join(dataDir, 'current.next'), join(dataDir, 'current'))
}

test('follows the version in use; calls that are under way are answered by the old one', async () => {
  const { dataDir, remove } = await buildRows('companies', someRows(100))
  const store = await liveStore('companies', dataDir, log)
  expect(await store.count({})).toBe(100)

  let stop = false
  const counts = new Set<number>()
  const calling = (async () => {
    while (!stop) counts.add(await store.count({}))
  })()
  const rows = (async function* () {
    yield someRows(50)
  })()
  await buildVersion({ kind: 'companies', dataDir, name: 'test', date: DATE, rows })
  await vi.waitFor(() => expect(store.info.records).toBe(50), waitOptions)
  stop = true
  await calling
  expect(await store.count({})).toBe(50)
  expect([...counts].filter((count) => count !== 100 && count !== 50)).toEqual([])

  await store.close()
  await remove()
})

test('keeps the old version when the new one does not open, and takes the next good one', async () => {
  const { dataDir, remove } = await buildRows('companies', someRows(100))
  const errors = vi.spyOn(log, 'error')
  const store = await liveStore('companies', dataDir, log)
  await mkdir(join(dataDir, 'versions', 'broken@1'))
  await useVersion(dataDir, 'broken@1')
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(1), waitOptions)
  expect(await store.count({})).toBe(100)
  await store.health()

  const rows = (async function* () {
    yield someRows(7)
  })()
  await buildVersion({ kind: 'companies', dataDir, name: 'test', date: DATE, rows })
  await vi.waitFor(() => expect(store.info.records).toBe(7), waitOptions)
  expect(errors).toHaveBeenCalledTimes(1)

  await store.close()
  await remove()
})

test('finds nothing while there is no data, then answers from the first version', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'catchment-live-'))
  const store = await liveStore('companies', join(dataDir, 'companies'), log)
  expect([await store.count({}), await store.byId('1'), store.info.records]).toEqual([0, undefined, 0])
  await store.health()
  const rows = (async function* () {
    yield someRows(5)
  })()
  await buildVersion({
    kind: 'companies',
    dataDir: join(dataDir, 'companies'),
    name: 'test',
    date: DATE,
    rows,
  })
  await vi.waitFor(() => expect(store.info.records).toBe(5), waitOptions)
  expect(await store.count({})).toBe(5)
  await store.close()
  await rm(dataDir, { recursive: true })
})

describe('a damaged version', () => {
  let remove: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const step of remove.reverse()) await step()
    remove = []
  })

  /** A data folder with two versions of one name: of 100 records, then of 50, which is in use. */
  async function twoVersions() {
    const root = await mkdtemp(join(tmpdir(), 'catchment-damaged-'))
    remove.push(() => rm(root, { recursive: true }))
    const dataDir = kindFolder(root, 'companies')
    const folders: string[] = []
    for (const count of [100, 50]) {
      const rows = (async function* () {
        yield someRows(count)
      })()
      const built = await buildVersion({ kind: 'companies', dataDir, name: 'test', date: DATE, rows })
      folders.push(versionFolder(dataDir, built.version))
    }
    const [before = '', folder = ''] = folders
    return { root, dataDir, version: basename(folder), folder, before }
  }

  async function openLive(dataDir: string, onFatal?: (error: Error) => void) {
    const store = await liveStore('companies', dataDir, log, onFatal && { onFatal })
    remove.push(() => store.close())
    return store
  }

  async function spoil(file: string): Promise<void> {
    const { size } = await stat(file)
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc(64, 'Z'), 0, 64, size >> 1)
    await handle.close()
  }

  test('is refused at the start, and the version before it is used', async () => {
    const { dataDir, folder, version } = await twoVersions()
    await spoil(join(folder, 'bodies', 'data.mdb'))
    const errors = vi.spyOn(log, 'error')
    const store = await openLive(dataDir)
    expect(await store.count({})).toBe(100)
    expect(store.problem).toMatch(
      new RegExp(`^companies: ${version} is damaged: bodies.data.mdb is not as it was written.* is used$`),
    )
    expect(String(errors.mock.lastCall)).toContain(folder)
    // The version in use is still the one that a person selected.
    expect(await currentVersion(dataDir)).toBe(version)
  })

  test('without one before it, and without the file that names it, makes the start fail', async () => {
    const { dataDir, folder, before } = await twoVersions()
    await rm(before, { recursive: true })
    await rm(join(folder, 'names'), { recursive: true })
    await expect(liveStore('companies', dataDir, log)).rejects.toThrow(/names.* is missing/)
    await writeFile(join(dataDir, 'current'), '')
    await expect(liveStore('companies', dataDir, log)).rejects.toThrow(/names.* is missing/)
  })

  test('an empty file of the version in use is not taken for no data', async () => {
    const { dataDir } = await twoVersions()
    await writeFile(join(dataDir, 'current'), '')
    const store = await openLive(dataDir)
    expect(await store.count({})).toBe(50)
    expect(store.problem).toMatch(/nothing says which version/)
  })

  test.each([
    ['a file that is cut off', (file: string) => truncate(file, 4096)],
    ['a file that is longer', (file: string) => writeFile(file, 'more', { flag: 'a' })],
  ])('%s while it is in use gives way to the version before it', async (_, damage) => {
    const { dataDir, folder, version } = await twoVersions()
    const store = await openLive(dataDir)
    expect(await store.count({})).toBe(50)
    await damage(join(folder, 'bodies', 'data.mdb'))
    await vi.waitFor(() => expect(store.info.records).toBe(100), waitOptions)
    expect(await store.search({}, { Limit: 10, Offset: 0, NthRecord: false })).toHaveLength(10)
    expect(store.problem).toContain(`${version} is damaged: bodies/data.mdb has`)
  })

  test('found after a call that failed gives way to the one before it, and is refused until it is whole again', async () => {
    const { root, dataDir, folder, version } = await twoVersions()
    const page = { Limit: 10, Offset: 0, NthRecord: false }
    const store = await openLive(dataDir)
    const file = join(folder, 'bodies', 'data.mdb')
    const whole = await readFile(file)
    // The type bytes of the Ids, which are numbers here, become one that msgpack does not have; the pages are intact, or the process would end.
    const text = whole.toString('latin1').replaceAll('\xce\x05\xf5', '\xc1\x05\xf5')
    const spoilt = Buffer.from(text, 'latin1')
    const handle = await open(file, 'r+')
    await handle.write(spoilt, 0, spoilt.length, 0)
    await expect(store.search({}, page)).rejects.toThrow()
    await vi.waitFor(() => expect(store.info.records).toBe(100), waitOptions)
    expect(await store.search({}, page)).toHaveLength(10)
    expect(store.problem).toContain(`${version} is damaged: bodies/data.mdb is not as it was written`)

    await handle.write(whole, 0, whole.length, 0)
    await handle.close()
    expect(await (await openLive(dataDir)).count({})).toBe(100)
    for await (const verified of verifyVersions(root, version))
      expect(verified).toMatchObject({ version, info: { records: 50 } })
    expect(await (await openLive(dataDir)).count({})).toBe(50)
  })
})
