import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { programCommand } from '../compiled/program.ts'
import { buildVersion } from '../data/build.ts'
import { openKeys } from '../keys/keys.ts'
import { accountOf } from '../limits/counters.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import { uploadsIn } from '../operator/uploads.ts'
import { someRows } from '../store/rows.testing.ts'
import { leftovers } from '../testing/kill-import.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const available = (() => {
  const disk = mountSmallDisk(1)
  disk?.remove()
  return disk !== undefined
})()
if (!available)
  console.warn(
    'Tests of a full disk are skipped: no small disk can be mounted here (it takes Linux and root).',
  )

let disk: SmallDisk
let service: ServiceProcess | undefined
beforeEach(() => {
  disk = mountSmallDisk(32) as SmallDisk
})
afterEach(async () => {
  await service?.kill()
  disk?.remove()
})

/** Runs a program of the service over the small disk; gives its exit code and what it wrote. */
const run = (...program: Parameters<typeof programCommand>) => runCommand(...programCommand(...program))

function runCommand(command: string, args: string[]): Promise<[code: number, output: string]> {
  return new Promise((done) => {
    const child = execFile(
      command,
      args,
      { env: { ...process.env, DATA_DIR: disk.folder } },
      (_error, out, err) => done([child.exitCode ?? -1, out + err]),
    )
  })
}

const build = (count: number, beforeSwitch?: () => Promise<'switch'>) =>
  buildVersion({
    beforeSwitch,
    kind: 'companies',
    dataDir: kindFolder(disk.folder, 'companies'),
    name: 'test',
    date: '2026-03-31',
    rows: (async function* () {
      yield someRows(count)
    })(),
  })

test.skipIf(!available)(
  'keyed calls are answered and counted while the disk is full',
  async () => {
    await build(300)
    const keys = openKeys(join(disk.folder, 'keys'))
    const made = await Promise.all(Array.from({ length: 40 }, () => keys.create('a', false)))
    const ids = keys.list().map(({ id }) => id)
    await keys.close()
    service = await startServiceProcess(disk.folder)
    const { address = '' } = service
    const health = async () => {
      const response = await fetch(`${address}/health`)
      return [response.status, await response.json()] as const
    }
    const callAll = async () => {
      const headers = (apikey: string) => ({ apikey, 'content-type': 'application/json' })
      const answers = made.map((apikey) =>
        fetch(`${address}/v1/companies/count`, { method: 'POST', headers: headers(apikey), body: '{}' }),
      )
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    disk.fill()
    for (let round = 0; round < 3; round++) expect(await callAll()).toEqual(made.map(() => 200))
    expect(await health()).toEqual([
      200,
      expect.objectContaining({
        status: 'degraded',
        problems: [expect.stringMatching(/calls of keys cannot be stored .*disk is full/)],
      }),
    ])
    disk.free()
    await expect.poll(async () => (await health())[1].status, { timeout: 10_000 }).toBe('ok')
    await service.kill('SIGTERM')
    const counters = openLocalCounters(join(disk.folder, 'usage'))
    const counts = await Promise.all(ids.map(async (id) => (await accountOf(counters, id)).inAll))
    await counters.close()
    expect(counts).toEqual(ids.map(() => 3))
  },
  120_000,
)

test.skipIf(!available)(
  'a key that cannot be stored is not shown, and the command says why',
  async () => {
    const folder = join(disk.folder, 'keys')
    const keys = openKeys(folder)
    await keys.create('a', false)
    disk.fill()
    let made = 1
    const refusal = await (async () => {
      for (;;) {
        await keys.create('a', false)
        made++
      }
    })().catch((error) => error)
    expect(refusal.message).toMatch(/No space left on device/)
    expect(keys.list()).toHaveLength(made)
    await keys.close()
    const [code, output] = await run('keys-cli', 'create', '--plan', 'a')
    expect([code, output]).toEqual([1, expect.stringMatching(/The disk with \S+ is full/)])
    expect(output).not.toMatch(/^\s+at /m)
  },
  60_000,
)

test.skipIf(!available)(
  'an import to a full disk fails in words; the data in use remains whole',
  async () => {
    await build(300)
    disk.fill()
    const [code, output] = await run('data/cli', 'sample', '--companies', '2000')
    expect([code, output]).toEqual([1, expect.stringMatching(/The disk with \S+ is full/)])
    expect(output).not.toMatch(/^\s+at /m)
    expect(await run('data/cli', 'verify')).toEqual([
      0,
      expect.stringMatching(/^test@\S+ +OK: 300 companies/),
    ])
    expect(leftovers(disk.folder)).toEqual([])
    disk.free()
  },
  120_000,
)

/** What keeps a build from writing, and the words that say so; each may set a limit of the shell. */
const limits: [what: string, limit: string, prepare: () => void, words: RegExp][] = [
  ['no more files fit', '', () => disk.fillWithFiles(), /The disk with \S+ is full/],
  // A disk of 32 MB: the largest file is a shell's limit.
  ['files may have 2 MB', 'ulimit -f 2048;', () => {}, /The disk with \S+ is full or failing/],
  ['nothing can be written', '', () => disk.makeReadOnly(), /no permission to use \S+: .*read-only/i],
]

test.skipIf(!available).each(limits)(
  'an import where %s fails in words; the data in use remains whole',
  async (_, limit, prepare, words) => {
    await build(300)
    prepare()
    const [command, args] = programCommand('data/cli', 'sample', '--companies', '8000')
    const shell = ['-c', `${limit} exec "$@"`, 'shell', command, ...args]
    const [code, output] = await runCommand('bash', shell)
    expect([code, output]).toEqual([1, expect.stringMatching(words)])
    expect(output).not.toMatch(/^\s+at /m)
    expect(await run('data/cli', 'verify')).toEqual([
      0,
      expect.stringMatching(/^test@\S+ +OK: 300 companies/),
    ])
    expect(leftovers(disk.folder)).toEqual([])
  },
  60_000,
)

test.skipIf(!available)('the service goes on where its log cannot be written', async () => {
  await build(300)
  const log = openSync('/dev/full', 'w')
  service = await startServiceProcess(disk.folder, { LOG_LEVEL: 'debug' }, { stderr: log })
  const signal = AbortSignal.timeout(20_000)
  for (let i = 0; i < 20; i++)
    expect((await fetch(`${service.address}/v1/companies/${i}`, { signal })).status).toBe(401)
  expect((await fetch(`${service.address}/health`)).ok).toBe(true)
  closeSync(log)
})

test.skipIf(!available)('an upload to a full disk is refused, and goes on once there is room', async () => {
  const uploads = uploadsIn(join(disk.folder, 'uploads'))
  const id = randomUUID()
  mkdirSync(uploads.fileFolderOf(id), { recursive: true })
  writeFileSync(join(uploads.fileFolderOf(id), 'a.csv'), 'abc')
  await uploads.take(id, { name: 'a.csv', size: 2 ** 20 })
  disk.fill()
  const part = Buffer.alloc(2 ** 19, 'x')
  await expect(uploads.add(id, 3, part)).rejects.toMatchObject({ statusCode: 507 })
  expect(await uploads.find(id)).toMatchObject({ received: 3 })
  disk.free()
  expect(await uploads.add(id, 3, part)).toMatchObject({ received: 3 + part.length })
})

test.skipIf(!available)(
  'a disk that gets full during the build or the switch: the data in use is whole, and nothing is left',
  async () => {
    await build(300)
    const companies = kindFolder(disk.folder, 'companies')
    const [version] = readdirSync(join(companies, 'versions'))
    const isWhole = async () => {
      expect(readdirSync(companies).sort()).toEqual(['current', 'versions'])
      expect(readdirSync(join(companies, 'versions'))).toEqual([version])
      const [code, output] = await run('data/cli', 'verify')
      expect([code, output]).toEqual([0, expect.stringMatching(/^test@\S+ +OK: 300 companies/)])
    }
    const file = join(tmpdir(), `${randomUUID()}.csv`)
    const name = 'a company with a long name '.repeat(20)
    writeFileSync(
      file,
      `id,name\n${Array.from({ length: 100_000 }, (_, i) => `${i + 1},${name}${i}\n`).join('')}`,
    )
    const [code, output] = await run('data/cli', 'import', file)
    rmSync(file)
    expect([code, output]).toEqual([1, expect.stringMatching(/The disk with \S+ is full/)])
    await isWhole()
    const switching = build(300, async () => {
      disk.fill()
      return 'switch'
    })
    await expect(switching).rejects.toThrow(/The disk with \S+ is full/)
    disk.free()
    await isWhole()
  },
  120_000,
)
