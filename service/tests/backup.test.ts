import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programCommand } from '../compiled/program.ts'
import { sayBackup } from '../data/backup/cli-backup.ts'
import { buildVersion } from '../data/build.ts'
import { openKeys } from '../keys/keys.ts'
import { keysFolder, usageFolder } from '../keys/state-files.ts'
import { accountOf } from '../limits/counters.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import { someRows } from '../store/rows.testing.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const RECORDS = 300
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const dataDir = join(folder, 'data')
const plans = '{"trial": {"perMinute": 100000, "calls": 100000, "per": "lifetime"}}'

beforeAll(async () => {
  const rows = (async function* () {
    yield someRows(RECORDS)
  })()
  const about = { kind: 'companies', name: 'shops', date: '2026-03-31' } as const
  await buildVersion({ ...about, dataDir: kindFolder(dataDir, 'companies'), rows })
  writeFileSync(join(dataDir, 'plans.json'), plans)
  const keys = openKeys(keysFolder(dataDir))
  apikey = await keys.create('trial', false)
  id = keys.find(apikey)?.id ?? ''
  await keys.close()
})
let apikey = ''
let id = ''
let services: ServiceProcess[] = []
afterEach(async () => {
  for (const service of services) await service.kill()
  services = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function serviceOver(path: string): Promise<string> {
  const service = await startServiceProcess(path)
  services.push(service)
  return service.address as string
}

/** Runs `npm run data` over a data folder; gives its exit code. */
async function runData(path: string, ...words: string[]): Promise<number> {
  const child = spawn(...programCommand('data/cli', ...words), {
    env: { ...process.env, DATA_DIR: path },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code
}

async function countIn(address: string): Promise<unknown> {
  const headers = { apikey, 'content-type': 'application/json' }
  const reply = await fetch(`${address}/v1/companies/count`, { method: 'POST', headers, body: '{}' })
  return reply.json()
}

/** Calls that are counted for a key. */
async function callsIn(path: string, id: string): Promise<number> {
  const counters = openLocalCounters(usageFolder(path))
  const { inAll } = await accountOf(counters, id)
  await counters.close()
  return inAll
}

const minutes = 3
test(
  'the drill: a backup that is taken under calls is restored to another folder with all data, keys and counts',
  async () => {
    const address = await serviceOver(dataDir)
    const counted = await countIn(address)
    let calls = 1
    let isOver = false
    const backup = runData(dataDir, 'backup', join(folder, 'monday')).finally(() => {
      isOver = true
    })
    for (; !isOver; calls++) await countIn(address)
    expect(await backup).toBe(0)

    const restored = join(folder, 'restored')
    cpSync(join(folder, 'monday'), restored, { recursive: true })
    expect(await runData(restored, 'verify')).toBe(0)
    const found = await callsIn(restored, id)
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThanOrEqual(calls)
    expect(await countIn(await serviceOver(restored))).toEqual(counted)
    expect(counted).toEqual({ MatchCount: RECORDS })
    expect(readFileSync(join(restored, 'plans.json'), 'utf8')).toBe(plans)
  },
  minutes * 60_000,
)

test('a backup is never written into the data or over another one, and a damaged version is no backup', async () => {
  const used = join(folder, 'used')
  mkdirSync(used)
  writeFileSync(join(used, 'file'), '')
  const damaged = join(folder, 'damaged')
  cpSync(dataDir, damaged, { recursive: true })
  const [version = ''] = readdirSync(join(damaged, 'companies/versions'))
  writeFileSync(join(damaged, 'companies/versions', version, 'companies.duckdb'), 'damaged')
  const cases: [from: string, to: string, message: string][] = [
    [dataDir, join(dataDir, 'backup'), 'is inside the data folder'],
    [dataDir, used, 'is not empty'],
    [join(folder, 'nowhere'), join(folder, 'empty'), 'There is no data in'],
    [damaged, join(folder, 'tuesday'), `${version} is damaged in the backup`],
  ]
  for (const [from, to, message] of cases)
    await expect(sayBackup(to, { dataDir: from, say: () => {} })).rejects.toThrow(message)
  expect(readdirSync(folder).filter((name) => /part|tuesday|empty/.test(name))).toEqual([])
})
