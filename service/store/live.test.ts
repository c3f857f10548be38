import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { buildVersion } from '../data/build.ts'
import { liveStore } from './live.ts'
import { buildRows, DATE, someRows } from './rows.testing.ts'

const log = pino({ level: 'silent' })
const soon = { timeout: 15_000, interval: 50 }

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
  const asking = (async () => {
    while (!stop) counts.add(await store.count({}))
  })()
  const rows = (async function* () {
    yield someRows(50)
  })()
  await buildVersion({ kind: 'companies', dataDir, name: 'test', date: DATE, rows })
  await vi.waitFor(() => expect(store.info.records).toBe(50), soon)
  stop = true
  await asking
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
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(1), soon)
  expect(await store.count({})).toBe(100)
  await store.health()

  const rows = (async function* () {
    yield someRows(7)
  })()
  await buildVersion({ kind: 'companies', dataDir, name: 'test', date: DATE, rows })
  await vi.waitFor(() => expect(store.info.records).toBe(7), soon)
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
  await vi.waitFor(() => expect(store.info.records).toBe(5), soon)
  expect(await store.count({})).toBe(5)
  await store.close()
  await rm(dataDir, { recursive: true })
})
