import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { forgottenFile, forgottenKeyFile } from '../store/forgotten/stored-forgotten.ts'
import { versionFolder } from '../versions/version-folders.ts'
import { sayPublishedToPlace } from './cli-publish.ts'
import { MAX_POINTER, readPointer } from './manifest.ts'
import { partFolder } from './parts.ts'
import { openWritable } from './places/open-place.ts'
import type { WritablePlace } from './places/place.ts'
import { publishToPlace } from './publish-version.ts'
import { type S3Server, startS3Server, testCredentials } from './s3-server.testing.ts'
import { makeVersion } from './versions.testing.ts'

let root = ''
let dataDir = ''
let store: S3Server
const lines: string[] = []
const say = (text: string) => void lines.push(text)
beforeAll(async () => {
  store = await startS3Server('bucket')
  vi.stubEnv('S3_ENDPOINT', store.endpoint)
  vi.stubEnv('AWS_REGION', 'eu-test-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', testCredentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', testCredentials.secretAccessKey)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await store.close()
})
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'))
  dataDir = join(root, 'data')
  lines.length = 0
  store.objects.clear()
  store.seen.length = 0
  await makeVersion(dataDir, 'companies', 'test@1', { 'companies.duckdb': 'one', 'bodies/data.mdb': 'same' })
})
afterEach(() => rm(root, { recursive: true }))

const pointerIn = async (place: WritablePlace) => {
  const text = await place.read('companies/current.json', MAX_POINTER)
  return text && readPointer('companies', text)
}

describe.each([
  ['a folder', () => join(root, 'shared')],
  ['a bucket', () => 's3://bucket/data'],
])('%s', (_name, targetOf) => {
  const publish = (more: object = {}) => sayPublishedToPlace(targetOf(), { dataDir, sets: [], say, ...more })

  it('gets the versions in use, and later only what is missing', async () => {
    await makeVersion(dataDir, 'boundaries/zip', 'zcta@1', { 'outlines.jsonl': '{}' })
    await publish()
    expect(lines).toEqual([
      expect.stringMatching(/^test@1 is published for companies: .*, of which .* were copied now\.$/),
      expect.stringMatching(/^zcta@1 is published for boundaries\/zip/),
    ])
    const place = openWritable(targetOf())
    expect(await pointerIn(place)).toMatchObject({
      set: 'test',
      version: 'test@1',
      changes: { forgotten: null },
    })
    lines.length = 0
    const before = await pointerIn(place)
    await publish()
    expect(await pointerIn(place)).toEqual(before)
    expect(lines[0]).toMatch(/of which 0 bytes were copied now/)
    await makeVersion(dataDir, 'companies', 'test@2', {
      'companies.duckdb': 'two',
      'bodies/data.mdb': 'same',
    })
    await publish()
    expect(await pointerIn(place)).toMatchObject({ version: 'test@2' })
    // Two contents of the database, one of the bodies, two of info.json.
    expect(await place.list('companies/blobs')).toHaveLength(5)
    expect((await place.list('companies/versions')).sort()).toEqual(['test@1.json', 'test@2.json'])
  })

  it('gets the name of the version after all of its files, and goes on after a failure', async () => {
    const place = openWritable(targetOf())
    const put = vi.fn(place.put).mockImplementationOnce(place.put).mockRejectedValueOnce(new Error('cut'))
    const publishing = { dataDir, part: 'companies', version: 'test@1' } as const
    await expect(publishToPlace({ ...publishing, place: { ...place, put } })).rejects.toThrow('cut')
    expect(await pointerIn(place)).toBeUndefined()
    expect(await place.list('companies/versions')).toEqual([])
    await publishToPlace({ ...publishing, place: { ...place, put } })
    expect(put).toHaveBeenCalledTimes(4)
    expect(await pointerIn(place)).toMatchObject({ version: 'test@1' })
  })

  it('loses older versions only on request, and files that no version needs with them', async () => {
    for (const stamp of [2, 3, 4]) {
      await makeVersion(dataDir, 'companies', `test@${stamp}`, {
        'companies.duckdb': `${stamp}`,
        'bodies/data.mdb': 'same',
      })
      await publish()
    }
    const place = openWritable(targetOf())
    expect(await place.list('companies/versions')).toHaveLength(3)
    await publish({ sets: ['test@2'], keep: 2 })
    expect((await place.list('companies/versions')).sort()).toEqual(['test@2.json', 'test@4.json'])
    expect(await place.list('companies/blobs')).toHaveLength(5)
    expect(await pointerIn(place)).toMatchObject({ version: 'test@2' })
    expect(lines).toContain('Removed test@3 (companies) from what is published.')
  })

  it('gets what was forgotten without a new version', async () => {
    await publish()
    const folder = partFolder(dataDir, 'companies')
    await mkdir(join(folder, 'forgotten'))
    await writeFile(forgottenKeyFile(folder), 'a'.repeat(64))
    await writeFile(forgottenFile(folder), '{}\n')
    await publish()
    const pointer = await pointerIn(openWritable(targetOf()))
    expect(pointer).toMatchObject({
      version: 'test@1',
      changes: { forgotten: { bytes: 3 }, forgottenKey: { bytes: 64 } },
    })
  })

  it('is followed until that is stopped', async () => {
    const stop = new AbortController()
    const following = sayPublishedToPlace(targetOf(), {
      dataDir,
      sets: [],
      follow: true,
      say,
      signal: stop.signal,
    })
    await vi.waitFor(() => expect(lines.at(-1)).toMatch(/^test@1 is published/), 5000)
    stop.abort()
    await following
  })
})

test('a damaged version is not published', async () => {
  await writeFile(join(versionFolder(partFolder(dataDir, 'companies'), 'test@1'), 'companies.duckdb'), 'ono')
  const publishing = sayPublishedToPlace(join(root, 'shared'), { dataDir, sets: [], say })
  await expect(publishing).rejects.toThrow(
    /^test@1 is damaged and is not published: companies.duckdb is not as/,
  )
})

test.each([
  [['other'], /No data set is named "other"/],
  [['test', 'more'], /Only one version of companies .* not test@1 and more@1/],
])('%j is not published', async (sets, message) => {
  await makeVersion(dataDir, 'companies', 'more@1', { 'companies.duckdb': 'x' })
  await expect(sayPublishedToPlace(join(root, 'shared'), { dataDir, sets, say })).rejects.toThrow(message)
})

test('a folder without data publishes nothing', async () => {
  const empty = { dataDir: join(root, 'none'), sets: [], say }
  await expect(sayPublishedToPlace(join(root, 'shared'), empty)).rejects.toThrow(
    /no data in use in .* to publish/,
  )
})
