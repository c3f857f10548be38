import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { correctionsFile } from '../store/corrections/stored-corrections.ts'
import { forgottenFile, forgottenKeyFile } from '../store/forgotten/stored-forgotten.ts'
import { noteDamage } from '../versions/check-files.ts'
import { currentVersion, switchTo, versionFolder, versionNames } from '../versions/version-folders.ts'
import { sayPublishedToPlace } from './cli-publish.ts'
import { type FileServer, startFileServer } from './file-server.testing.ts'
import { type FollowOptions, followPart } from './follow-part.ts'
import type { PartState } from './part-state.ts'
import { partFolder } from './parts.ts'
import { folderPlace } from './places/folder.ts'
import { httpPlace } from './places/http.ts'
import { PlaceError } from './places/place.ts'
import { s3Place } from './places/s3.ts'
import { accessTo, type S3Server, startS3Server } from './s3-server.testing.ts'
import { filesIn, makeVersion } from './versions.testing.ts'

const BIG = 300_000
let root = ''
let dataDir = ''
let shared = ''
let replica = ''
let server: FileServer
let states: PartState[] = []
let stop: AbortController
let following: Promise<void> | undefined
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'follow-'))
  dataDir = join(root, 'data')
  shared = join(root, 'shared')
  replica = join(root, 'replica')
  server = await startFileServer(shared)
  states = []
  stop = new AbortController()
  following = undefined
  await makeVersion(dataDir, 'companies', 'test@1', contents('one'))
  await publish()
})
afterEach(async () => {
  stop.abort()
  await following
  await server.close()
  await rm(root, { recursive: true })
})

const contents = (text: string) => ({
  'companies.duckdb': `${text} ${'x'.repeat(BIG)}`,
  'bodies/data.mdb': 'bodies',
})
const publish = () => sayPublishedToPlace(shared, { dataDir, sets: [], say: () => undefined })
const source = () => partFolder(dataDir, 'companies')
const own = () => partFolder(replica, 'companies')
const copy = (version: string) => versionFolder(own(), version)
const last = () => states.at(-1)

function follow(more: Partial<FollowOptions> = {}): void {
  following = followPart('companies', {
    dataDir: replica,
    openPlace: () => httpPlace(new URL(server.address), 300),
    interval: 50,
    pause: 1,
    signal: stop.signal,
    onState: (state) => states.push(state),
    ...more,
  })
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 })
const untilCurrent = (version: string) =>
  until(async () => {
    expect(last()).toMatchObject({ wanted: version, isCurrent: true, wasRead: true })
    expect(await currentVersion(own())).toBe(version)
  })

async function isWhole(version: string): Promise<void> {
  const { 'published.json': manifest, ...files } = await filesIn(copy(version))
  expect(manifest).toBe(await readFile(join(shared, 'companies', 'versions', `${version}.json`), 'latin1'))
  expect(files).toEqual(await filesIn(versionFolder(source(), version)))
}

describe('a version comes', () => {
  it('from a web server, is switched to, and then the next; one earlier remains', async () => {
    follow()
    await untilCurrent('test@1')
    await isWhole('test@1')
    for (const stamp of [2, 3]) {
      await makeVersion(dataDir, 'companies', `test@${stamp}`, contents(`${stamp}`))
      await publish()
      await untilCurrent(`test@${stamp}`)
      await isWhole(`test@${stamp}`)
    }
    expect(await versionNames(own())).toEqual(['test@2', 'test@3'])
    expect(last()).toMatchObject({ problem: undefined, failure: undefined, damage: undefined })
  })

  it('from a folder', async () => {
    follow({ openPlace: () => folderPlace(shared) })
    await untilCurrent('test@1')
    await isWhole('test@1')
  })

  it('from a bucket', async () => {
    const store: S3Server = await startS3Server('bucket')
    for (const [path, content] of Object.entries(await filesIn(shared)))
      store.objects.set(`a/${path}`, Buffer.from(content, 'latin1'))
    follow({ openPlace: () => s3Place(new URL('s3://bucket/a'), accessTo(store)) })
    await untilCurrent('test@1')
    await isWhole('test@1')
    await store.close()
  })

  it('over connections that are cut, each byte once', async () => {
    server.failing = (path, from) =>
      path.includes('blobs') && from < 250_000 ? { cutAfter: 100_000 } : undefined
    follow()
    await untilCurrent('test@1')
    await isWhole('test@1')
    const parts = server.seen.filter((request) => request.includes('from'))
    expect(parts.map((request) => Number(request.split(' ').at(-1)))).toEqual(
      [100_000, 200_000, 300_000].slice(0, parts.length),
    )
    expect(parts.length).toBeGreaterThan(1)
  })

  it.each<[string, FileServer['failing']]>([
    ['without parts', (_path, from) => (from > 0 ? 'no parts' : undefined)],
    ['that is busy', () => (server.seen.length % 3 === 0 ? { status: 503 } : undefined)],
  ])('from a server %s', async (_, failing) => {
    let cuts = 2
    server.failing = (path, from) =>
      failing(path, from) ?? (path.includes('blobs') && cuts-- > 0 ? { cutAfter: 90_000 } : undefined)
    follow()
    await untilCurrent('test@1')
    await isWhole('test@1')
  })

  it('after a replica was ended in the middle: what is there is not fetched again', async () => {
    server.failing = (path, from) =>
      path.includes('blobs') && from === 0
        ? { cutAfter: 120_000 }
        : path.includes('blobs')
          ? 'silent'
          : undefined
    follow()
    await until(() => expect(server.seen.some((request) => request.endsWith('from 120000'))).toBe(true))
    stop.abort()
    await following
    stop = new AbortController()
    server.failing = () => undefined
    server.seen.length = 0
    follow()
    await untilCurrent('test@1')
    await isWhole('test@1')
    expect(server.seen.filter((request) => request.endsWith('from 120000'))).toHaveLength(1)
  })

  it('back when an earlier one is published again, without being fetched', async () => {
    follow()
    await untilCurrent('test@1')
    await makeVersion(dataDir, 'companies', 'test@2', contents('two'))
    await publish()
    await untilCurrent('test@2')
    server.failing = (path) => (path.includes('blobs') ? { status: 500 } : undefined)
    await switchTo(source(), 'test@1')
    await publish()
    await untilCurrent('test@1')
  })
})

describe('a version is never used', () => {
  it.each<[string, FileServer['failing'], RegExp]>([
    [
      'with other content',
      (path) => (path.includes('blobs') ? { content: 'y'.repeat(BIG + 4) } : undefined),
      /SHA-256 is not|bytes instead of/,
    ],
    [
      'with more bytes',
      (path) => (path.includes('blobs') ? { content: 'y'.repeat(BIG * 2) } : undefined),
      /bytes instead of/,
    ],
    [
      'with fewer bytes',
      (path) => (path.includes('blobs') ? { content: 'one' } : undefined),
      /was cut off|SHA-256 is not/,
    ],
    [
      'whose file is not there',
      (path) => (path.includes('blobs') ? { status: 404 } : undefined),
      /404 \(Not Found\) is the answer/,
    ],
    [
      'of a server that falls silent',
      (path) => (path.includes('blobs') ? 'silent' : undefined),
      /there is no answer for/,
    ],
    [
      'whose manifest is another one',
      (path) => (path.includes('versions/') ? { content: '{}' } : undefined),
      /is not the one that is named/,
    ],
  ])(
    '%s',
    async (_, failing, message) => {
      server.failing = failing
      follow()
      await until(() => expect(last()?.failure?.text).toMatch(message))
      expect(await currentVersion(own())).toBeUndefined()
      expect(await versionNames(own())).toEqual([])
      server.failing = () => undefined
      await untilCurrent('test@1')
      await isWhole('test@1')
    },
    20_000,
  )

  it('for which the disk has no room', async () => {
    follow({ room: 1000 })
    await until(() =>
      expect(last()?.failure?.text).toMatch(/the disk has 1.0 kB for files that need 30\d.\d kB/),
    )
    expect(await currentVersion(own())).toBeUndefined()
  })

  it('that this service cannot read', async () => {
    follow({ check: () => Promise.reject(new PlaceError('another layout')) })
    await until(() => expect(last()?.failure?.text).toBe('another layout'))
    expect(await currentVersion(own())).toBeUndefined()
  })
})

test.each<[string, FileServer['failing'] | 'gone', RegExp | undefined]>([
  ['is gone', 'gone', /ECONNREFUSED/],
  [
    'has no name of a version',
    (path) => (path.endsWith('current.json') ? { status: 404 } : undefined),
    undefined,
  ],
  [
    'has a damaged name',
    (path) => (path.endsWith('current.json') ? { content: '{"format":1' } : undefined),
    /it is not JSON/,
  ],
  [
    'is of another format',
    (path) => (path.endsWith('current.json') ? { content: '{"format":9}' } : undefined),
    /another version of Catchment/,
  ],
])('a version remains in use while its place %s', async (_, failing, message) => {
  follow()
  await untilCurrent('test@1')
  if (failing === 'gone') await server.close()
  else server.failing = failing
  await until(() =>
    message
      ? expect(JSON.stringify(last()?.problem)).toMatch(message)
      : expect(last()?.wanted).toBeUndefined(),
  )
  expect(await currentVersion(own())).toBe('test@1')
  if (failing === 'gone') server = await startFileServer(shared)
})

test.each<[string, () => Promise<unknown>]>([
  ['a file is shorter', () => writeFile(join(copy('test@1'), 'companies.duckdb'), 'short')],
  [
    'damage was noted',
    async () => {
      await writeFile(join(copy('test@1'), 'companies.duckdb'), Buffer.alloc(BIG + 4))
      await noteDamage(copy('test@1'), 'companies.duckdb is not as it was written')
    },
  ],
])('a copy in use is fetched again where %s, and only what is damaged', async (_, damage) => {
  follow()
  await untilCurrent('test@1')
  const before = server.seen.filter((path) => path.includes('blobs')).length
  await damage()
  await until(() => expect(states.some((state) => /^companies.duckdb/.test(state.damage ?? ''))).toBe(true))
  await untilCurrent('test@1')
  await isWhole('test@1')
  expect(server.seen.filter((path) => path.includes('blobs')).length).toBe(before + 1)
})

test('damage that happened while the service was down is found at its start', async () => {
  follow()
  await untilCurrent('test@1')
  stop.abort()
  await following
  stop = new AbortController()
  await writeFile(join(copy('test@1'), 'bodies/data.mdb'), 'b0dies')
  follow()
  await until(() =>
    expect(states.some((state) => /bodies.data.mdb is not as/.test(state.damage ?? ''))).toBe(true),
  )
  await untilCurrent('test@1')
  await isWhole('test@1')
})

test('what was forgotten and corrected comes without a new version, while another one is being fetched', async () => {
  follow()
  await untilCurrent('test@1')
  await mkdir(join(source(), 'forgotten'))
  await mkdir(join(source(), 'corrections'))
  await writeFile(forgottenKeyFile(source()), 'a'.repeat(64))
  await writeFile(forgottenFile(source()), '{"id":1}\n')
  await writeFile(correctionsFile(source(), 'test'), '{"id":2}\n')
  await publish()
  const mine = () =>
    Promise.all(
      [forgottenKeyFile(own()), forgottenFile(own()), correctionsFile(own(), 'test')].map((file) =>
        readFile(file, 'utf8'),
      ),
    )
  await until(async () => expect(await mine()).toEqual(['a'.repeat(64), '{"id":1}\n', '{"id":2}\n']))
  // A large file of the next version does not arrive; what is forgotten while it is fetched does.
  await makeVersion(dataDir, 'companies', 'test@2', { ...contents('two'), 'names/words': randomBytes(BIG) })
  await publish()
  const list = await readFile(join(shared, 'companies/versions/test@2.json'), 'utf8')
  const [, slow = ''] = /"sha256": "(\w+)",?\s*\}?/.exec(list.slice(list.indexOf('names/words'))) ?? []
  server.failing = (path) => (path.endsWith(slow) ? { cutAfter: 10 } : undefined)
  await appendFile(forgottenFile(source()), '{"id":3}\n')
  await rm(correctionsFile(source(), 'test'))
  await publish()
  await until(async () => expect(await readFile(forgottenFile(own()), 'utf8')).toBe('{"id":1}\n{"id":3}\n'))
  await until(async () =>
    expect(await readFile(correctionsFile(own(), 'test')).catch(() => 'gone')).toBe('gone'),
  )
})

test('a list of forgotten records remains where none is published', async () => {
  await mkdir(join(own(), 'forgotten'), { recursive: true })
  await writeFile(forgottenFile(own()), '{"id":1}\n')
  follow()
  await untilCurrent('test@1')
  expect(await readFile(forgottenFile(own()), 'utf8')).toBe('{"id":1}\n')
})

test('two services with one data folder fetch a version once', async () => {
  follow()
  const other = followPart('companies', {
    dataDir: replica,
    openPlace: () => httpPlace(new URL(server.address), 300),
    interval: 50,
    pause: 1,
    signal: stop.signal,
    onState: () => undefined,
  })
  await untilCurrent('test@1')
  await isWhole('test@1')
  stop.abort()
  await other
  expect(server.seen.filter((path) => path.includes('blobs')).length).toBe(3)
})

test('a copied folder is as good as one that was published', async () => {
  await cp(shared, join(root, 'copied'), { recursive: true })
  follow({ openPlace: () => folderPlace(join(root, 'copied')) })
  await untilCurrent('test@1')
})
