import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { programCommand } from '../compiled/program.ts'
import { buildVersion } from '../data/build.ts'
import { openKeys } from '../keys/keys.ts'
import { checkStateFiles } from '../keys/state-files.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import { liveStore } from '../store/live.ts'
import { DATE, someRows } from '../store/rows.testing.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'

let root = ''
let whole = ''
let dataDir = ''
let version = ''
let service: ServiceProcess | undefined

async function build(folder: string, name: string, count: number): Promise<void> {
  const rows = (async function* () {
    yield someRows(count)
  })()
  await buildVersion({ kind: 'companies', dataDir: kindFolder(folder, 'companies'), name, date: DATE, rows })
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'damaged-folders-'))
  // The tests run as another user too.
  await chmod(root, 0o755)
  whole = join(root, 'whole')
  await build(whole, 'test', 200)
  version = (await currentVersion(kindFolder(whole, 'companies'))) ?? ''
  const keys = openKeys(join(whole, 'keys'))
  await keys.create('a', false)
  await keys.close()
  await openLocalCounters(join(whole, 'usage')).close()
})
afterEach(async () => {
  await service?.kill()
  service = undefined
  await rm(dataDir, { recursive: true, force: true })
})
afterAll(() => rm(root, { recursive: true }))

/** A copy of the whole data folder, with paths in it. */
async function copy() {
  dataDir = await mkdtemp(join(root, 'copy-'))
  await cp(whole, dataDir, { recursive: true })
  const companies = kindFolder(dataDir, 'companies')
  return { companies, folder: versionFolder(companies, version), inUse: join(companies, 'current') }
}

type Paths = Awaited<ReturnType<typeof copy>>

/** Writes garbage over a file, from a byte on, without a change of its size. */
async function garble(file: string, from = 0): Promise<void> {
  const { size } = await stat(file)
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(size - from, 'Z'), 0, size - from, from)
  await handle.close()
}

const TO_DO = /Create or import the data again|npm run data -- use NAME/

describe('a damaged data folder', () => {
  const cases: [what: string, damage: (paths: Paths) => Promise<unknown>, expected: RegExp[]][] = [
    [
      'damaged questions',
      ({ folder }) => garble(join(folder, 'companies.duckdb'), 4096),
      [/companies\.duckdb is not as it was written/, TO_DO],
    ],
    [
      'questions with a damaged header',
      ({ folder }) => garble(join(folder, 'companies.duckdb')),
      [/companies\.duckdb is not as it was written/, TO_DO],
    ],
    [
      'no index of names',
      ({ folder }) => rm(join(folder, 'names'), { recursive: true }),
      [/names\/\S+ is missing/, TO_DO],
    ],
    [
      'a broken description',
      ({ folder }) => writeFile(join(folder, 'info.json'), '{"layout": 6, "na'),
      [/info\.json does not describe a version/, TO_DO],
    ],
    [
      'records that were cut off',
      async ({ folder }) => {
        const file = join(folder, 'bodies', 'data.mdb')
        const handle = await open(file, 'r+')
        await handle.truncate(8192)
        await handle.close()
      },
      [/bodies\/data\.mdb has 8,192 bytes instead of/, TO_DO],
    ],
    [
      'garbage in the records',
      ({ folder }) => garble(join(folder, 'bodies', 'data.mdb'), 8192),
      [/bodies\/data\.mdb is not as it was written/, TO_DO],
    ],
    [
      'an empty file of the version in use among several names',
      async ({ inUse, companies }) => {
        await cp(
          join(companies, 'versions', version),
          join(companies, 'versions', `other@${version.split('@')[1]}`),
          {
            recursive: true,
          },
        )
        await writeFile(inUse, '')
      },
      [/companies\/current is empty/, TO_DO],
    ],
    [
      'a version in use that is not there',
      ({ inUse }) => writeFile(inUse, 'nothing@20260101T000000000Z\n'),
      [/nothing@20260101T000000000Z is damaged: info\.json is missing/, TO_DO],
    ],
    [
      'a file in place of the folder of versions',
      async ({ companies }) => {
        await rm(join(companies, 'versions'), { recursive: true })
        await writeFile(join(companies, 'versions'), 'x')
      },
      [/versions/],
    ],
    [
      'garbage in the keys',
      () => garble(join(dataDir, 'keys', 'data.mdb')),
      [/keys\/data\.mdb is damaged/, /backup/],
    ],
    [
      'garbage in the counts',
      () => garble(join(dataDir, 'usage', 'data.mdb'), 4096),
      [/usage\/data\.mdb is damaged/, /backup/],
    ],
  ]

  test.each(cases)('is refused in one clear line: %s', async (_, damage, expected) => {
    const paths = await copy()
    await damage(paths)
    const open = async () => {
      await checkStateFiles(dataDir, undefined)
      await (await liveStore('companies', paths.companies, pino({ level: 'silent' }))).close()
    }
    const { message }: Error = await open().catch((error) => error)
    for (const words of expected) expect(message).toMatch(words)
    expect(message).not.toContain('\n')
  })

  test.each(cases.filter(([what]) => ['damaged questions', 'garbage in the keys'].includes(what)))(
    'ends the start with this line: %s',
    async (_, damage, expected) => {
      await damage(await copy())
      service = await startServiceProcess(dataDir)
      expect(service.address).toBeUndefined()
      expect(await service.ended()).toBe(1)
      for (const words of expected) expect(service.errors()).toMatch(words)
      expect(service.errors().trim().split('\n')).toHaveLength(1)
    },
    30_000,
  )
})

/** Whether this process may read what it has no permission for. */
const isRoot = process.getuid?.() === 0
const NOBODY = 65534

test.skipIf(process.platform === 'win32')(
  'a folder without permission is named, and no port is blamed',
  async () => {
    const { companies } = await copy()
    await chmod(companies, 0o000)
    await chmod(dataDir, 0o755)
    service = await startServiceProcess(dataDir, { HOME: root }, isRoot ? { user: NOBODY } : {})
    expect(await service.ended()).toBe(1)
    expect(service.errors()).toMatch(/no permission to use \S+companies/)
    expect(service.errors()).not.toMatch(/port/i)
    expect(service.errors().trim().split('\n')).toHaveLength(1)
    await chmod(companies, 0o700)
  },
  30_000,
)

test('row 110: a service whose files are cut off or replaced while it runs goes on from the version before, or ends with a clear line', async () => {
  const { folder } = await copy()
  service = await startServiceProcess(dataDir, { API_KEY: 'DamagedDamagedDamagedDamaged0001' })
  const handle = await open(join(folder, 'bodies', 'data.mdb'), 'r+')
  await handle.truncate(8192)
  await handle.close()
  expect(await service.ended()).toBe(1)
  expect(service.errors()).toMatch(/bodies\/data\.mdb (in \S+ was cut off|has 8,192 bytes instead of)/)

  await rm(dataDir, { recursive: true })
  const again = await copy()
  await build(dataDir, 'test', 120)
  const newer = versionFolder(again.companies, (await currentVersion(again.companies)) ?? '')
  service = await startServiceProcess(dataDir)
  const records = async () => {
    const response = await fetch(`${service?.address}/health`)
    return (await response.json()) as { data?: { companies?: { records: number } }; problems?: string[] }
  }
  // A file that is removed is still read by the process that has it open.
  await rm(join(newer, 'companies.duckdb'))
  expect(await records()).toMatchObject({ status: 'ok', data: { companies: { records: 120 } } })
  await open(join(newer, 'bodies', 'data.mdb'), 'r+').then((file) =>
    file.truncate(8192).finally(() => file.close()),
  )
  await expect
    .poll(records, { timeout: 30_000 })
    .toMatchObject({ status: 'degraded', data: { companies: { records: 200 } } })
  expect((await records()).problems).toEqual([
    expect.stringMatching(/(is damaged: bodies\/data\.mdb .*|failed); \S+ is used$/),
  ])
  await rename(join(newer, 'bodies', 'data.mdb'), join(again.folder, 'bodies', 'data.mdb'))
  expect(await service.ended()).toBe(1)
  expect(service.errors()).toMatch(/bodies\/data\.mdb has 8,192 bytes instead of/)
}, 90_000)

test.skipIf(process.platform === 'win32')(
  'what is in the data folder is for its owner alone',
  async () => {
    await copy()
    await chmod(dataDir, 0o755)
    await chmod(join(dataDir, 'keys', 'data.mdb'), 0o644)
    const run = (...program: Parameters<typeof programCommand>) =>
      new Promise<number | null>((done) => {
        const env = { ...process.env, DATA_DIR: dataDir }
        const child = execFile(...programCommand(...program), { env }, () => done(child.exitCode))
      })
    expect(await run('data/cli', 'sample', '--people', '20')).toBe(0)
    expect(await run('keys-cli', 'create', '--plan', 'a')).toBe(0)
    service = await startServiceProcess(dataDir)
    expect(service.address).toBeDefined()
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
    const paths = [dataDir, ...entries.map((entry) => join(entry.parentPath, entry.name))]
    const open = await Promise.all(paths.map(async (path) => [path, ((await stat(path)).mode & 0o077) !== 0]))
    expect(open.filter(([, isOpen]) => isOpen)).toEqual([])
    expect(paths.length).toBeGreaterThan(50)
  },
  60_000,
)

test('a folder that holds more than the data of Catchment keeps its own permissions', async () => {
  await copy()
  await mkdir(join(dataDir, 'photos'))
  await chmod(dataDir, 0o755)
  service = await startServiceProcess(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o755)
  expect((await stat(join(dataDir, 'companies'))).mode & 0o777).toBe(0o700)
}, 30_000)
