import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { accessTo, type S3Server, startS3Server, testCredentials } from '../s3-server.testing.ts'
import { folderPlace } from './folder.ts'
import { httpPlace } from './http.ts'
import { openPlace, openWritable } from './open-place.ts'
import type { Opened, WritablePlace } from './place.ts'
import { s3Place } from './s3.ts'
import { s3Access } from './s3-credentials.ts'
import { PART_BYTES } from './s3-multipart.ts'

let folder = ''
let store: S3Server
beforeAll(async () => {
  store = await startS3Server('bucket')
})
afterAll(() => store.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'places-'))
})
afterEach(() => {
  store.objects.clear()
  store.seen.length = 0
  store.failing = () => undefined
  store.ahead = 0
  rmSync(folder, { recursive: true })
})

const bucket = (prefix = 'a b/data') => s3Place(new URL(`s3://bucket/${prefix}`), accessTo(store), 2000)
const nothing = () => undefined

/** A file with random content. */
function fileOf(bytes: number) {
  const content = randomBytes(bytes)
  const file = join(folder, `local-${bytes}`)
  writeFileSync(file, content)
  return { content, local: { file, bytes, sha256: createHash('sha256').update(content).digest('hex') } }
}

async function all({ chunks }: Opened): Promise<Buffer> {
  const found: Uint8Array[] = []
  for await (const chunk of chunks) found.push(chunk)
  return Buffer.concat(found)
}

describe.each<[string, () => WritablePlace]>([
  ['a folder', () => folderPlace(join(folder, 'shared'))],
  ['a bucket', () => bucket()],
  ['a whole bucket', () => bucket('')],
])('%s', (_name, make) => {
  it('stores, gives, lists and removes files', async () => {
    const place = make()
    expect(await place.read('companies/current.json', 100)).toBeUndefined()
    expect(await place.list('companies/versions')).toEqual([])
    expect(await place.sizeOf('companies/blobs/x')).toBeUndefined()
    await place.write('companies/current.json', Buffer.from('first'))
    await place.write('companies/current.json', Buffer.from('second'))
    expect(String(await place.read('companies/current.json', 100))).toBe('second')
    await expect(place.read('companies/current.json', 3)).rejects.toThrow(/larger than 3 bytes/)
    const { content, local } = fileOf(200_000)
    let bytes = 0
    await place.put('companies/blobs/x', local, (more) => (bytes += more))
    expect([bytes, await place.sizeOf('companies/blobs/x')]).toEqual([200_000, 200_000])
    expect(await all(await place.open('companies/blobs/x', 0))).toEqual(content)
    const rest = await place.open('companies/blobs/x', 150_000)
    expect([rest.start, await all(rest)]).toEqual([150_000, content.subarray(150_000)])
    const names = Array.from({ length: 7 }, (_, i) => `test@${i}.json`)
    for (const name of names) await place.write(`companies/versions/${name}`, Buffer.from('{}'))
    expect((await place.list('companies/versions')).sort()).toEqual(names)
    await place.remove('companies/versions/test@3.json')
    expect(await place.list('companies/versions')).toHaveLength(6)
    await expect(place.open('companies/blobs/none', 0).then(all)).rejects.toThrow(/companies\/blobs\/none/)
  })
})

test('a folder goes on with a file that was cut off, and refuses one that is not what it should be', async () => {
  const place = folderPlace(join(folder, 'shared'))
  const { content, local } = fileOf(100_000)
  const stop = new AbortController()
  await place.write('blobs/other', Buffer.from(''))
  writeFileSync(join(folder, 'shared', 'blobs', 'x.part'), content.subarray(0, 60_000))
  const counted: number[] = []
  await place.put('blobs/x', local, (more) => counted.push(more), stop.signal)
  expect(counted[0]).toBe(60_000)
  expect(readFileSync(join(folder, 'shared', 'blobs', 'x'))).toEqual(content)
  const wrong = { ...local, sha256: 'f'.repeat(64) }
  await expect(place.put('blobs/y', wrong, nothing)).rejects.toThrow(/blobs\/y is damaged/)
  expect(readdirSync(join(folder, 'shared', 'blobs')).sort()).toEqual(['other', 'x'])
})

describe('a bucket', () => {
  it('gets a large file in parts, and after a failure only those that are missing', async () => {
    const place = bucket()
    const { content, local } = fileOf(PART_BYTES * 4 + 1000)
    let failures = 0
    store.failing = (method, _key, query) => {
      if (method !== 'PUT' || query.get('partNumber') !== '3') return undefined
      failures += 1
      return 403
    }
    await expect(place.put('big', local, nothing)).rejects.toThrow(/403/)
    expect(failures).toBe(1)
    store.failing = () => undefined
    store.seen.length = 0
    await place.put('big', local, nothing)
    const sent = store.seen.filter((request) => /^PUT .*partNumber/.test(request))
    expect(sent.map((request) => /partNumber=(\d)/.exec(request)?.[1])).toEqual(['3', '4', '5'])
    expect(store.objects.get('a b/data/big')?.equals(content)).toBe(true)
  }, 30_000)

  it('is tried again while it is busy', async () => {
    let left = 2
    store.failing = () => (left-- > 0 ? 503 : undefined)
    await bucket().write('x', Buffer.from('text'))
    expect(store.seen).toHaveLength(3)
  })

  it.each([
    [
      'a wrong secret',
      { credentials: { ...testCredentials, secretAccessKey: 'other' } },
      0,
      /SignatureDoesNotMatch/,
    ],
    ['an unknown key', { credentials: { ...testCredentials, accessKeyId: 'x' } }, 0, /InvalidAccessKeyId/],
    ['another region', { region: 'us-east-1' }, 0, /AuthorizationHeaderMalformed/],
    ['no credentials', { credentials: undefined }, 0, /InvalidAccessKeyId/],
    ['a clock that is an hour off', {}, 3_600_000, /RequestTimeTooSkewed/],
  ])('refuses %s, and the message says so without secrets', async (_, change, ahead, message) => {
    store.ahead = ahead
    const { credentials, ...access } = { ...accessTo(store), ...change }
    const place = s3Place(new URL('s3://bucket/data'), { ...access, ...(credentials && { credentials }) })
    for (const act of [
      () => place.read('x', 9),
      () => place.open('x', 0),
      () => place.write('x', Buffer.from('1')),
    ]) {
      const error = await act().catch((problem: Error) => problem)
      expect(String(error)).toMatch(message)
      expect(String(error)).not.toContain(testCredentials.secretAccessKey)
    }
  })
})

describe('a web server', () => {
  const requests: { url: string | undefined; authorization: string | undefined }[] = []
  let does: (url: string) => { status: number; headers?: Record<string, string>; body?: string } | undefined =
    nothing
  const server = createServer((request, response) => {
    requests.push({ url: request.url, authorization: request.headers.authorization })
    const { status, headers = {}, body } = does(request.url ?? '') ?? { status: 404 }
    response.writeHead(status, headers).end(body)
  })
  const other = createServer((request, response) => {
    requests.push({ url: `other${request.url}`, authorization: request.headers.authorization })
    response.end('from elsewhere')
  })
  const listen = (one: typeof server) =>
    new Promise<number>((done) => one.listen(0, '127.0.0.1', () => done((one.address() as AddressInfo).port)))
  let [port, otherPort] = [0, 0]
  beforeAll(async () => {
    port = await listen(server)
    otherPort = await listen(other)
  })
  beforeEach(() => {
    requests.length = 0
  })
  afterAll(() => {
    for (const one of [server, other]) one.close()
  })
  const place = () => httpPlace(new URL(`http://ann:se%40cret@127.0.0.1:${port}/published`), 2000)
  const basic = `Basic ${Buffer.from('ann:se@cret').toString('base64')}`

  it('gets the user of its address, and a host that it leads to does not', async () => {
    does = (url) => ({ status: 302, headers: { location: `http://127.0.0.1:${otherPort}${url}` } })
    expect(String(await place().read('companies/current.json', 100))).toBe('from elsewhere')
    expect(requests).toEqual([
      { url: '/published/companies/current.json', authorization: basic },
      { url: 'other/published/companies/current.json', authorization: undefined },
    ])
    expect(place().shown).toBe(`http://127.0.0.1:${port}/published/`)
  })

  it.each([
    ['a file of the machine', 'file:///etc/passwd'],
    ['nowhere', ''],
    ['an address with a user', 'http://a:b@127.0.0.1/'],
  ])('that leads to %s is refused', async (_, location) => {
    does = () => ({ status: 302, headers: { ...(location && { location }) } as Record<string, string> })
    if (location === '')
      return expect(place().read('x', 9)).rejects.toMatchObject({
        detail: expect.stringMatching(/5 times|cannot be used/),
      })
    await expect(place().read('x', 9)).rejects.toMatchObject({
      detail: expect.stringContaining('cannot be used'),
    })
  })

  it('that leads to itself is left after five times', async () => {
    does = (url) => ({ status: 307, headers: { location: url } })
    await expect(place().read('x', 9)).rejects.toMatchObject({
      detail: expect.stringContaining('more than 5 times'),
    })
    expect(requests).toHaveLength(6)
  })

  it('that is away, silent or refuses says so, without the password', async () => {
    does = () => ({ status: 403, body: '<html>' })
    const closed = createServer()
    const closedPort = await listen(closed)
    await new Promise((done) => closed.close(done))
    const away = httpPlace(new URL(`http://ann:secret@127.0.0.1:${closedPort}/x`))
    for (const error of [
      await place().read('x', 9).catch(String),
      await place().open('x', 0).catch(String),
      await away.read('x', 9).catch(String),
    ])
      expect(error).toMatch(/403 \(Forbidden\) is the answer for x|no answer for x/)
    const silent = createServer(() => undefined)
    const late = httpPlace(new URL(`http://127.0.0.1:${await listen(silent)}`), 200)
    await expect(late.read('x', 9)).rejects.toMatchObject({
      message: 'there is no answer for x',
      detail: 'nothing for 0.2 s',
    })
    silent.closeAllConnections()
    silent.close()
  })

  it('gives a file from its beginning where it has no parts, and where a file is shorter now', async () => {
    does = () => ({ status: 200, body: '0123456789' })
    const whole = await place().open('x', 4)
    expect([whole.start, String(await all(whole))]).toEqual([0, '0123456789'])
    let first = true
    does = () => {
      const answer = first ? { status: 416 } : { status: 200, body: '0123' }
      first = false
      return answer
    }
    const shorter = await place().open('x', 8)
    expect([shorter.start, String(await all(shorter))]).toEqual([0, '0123'])
  })
})

test.each([
  ['ftp://user:secret@host/x', /"ftp:\/\/…" is not a folder/],
  ['https://', /is not a folder/],
  ['s3://', /is not a folder/],
  ['https://host/x?sig=secret', /must not have a query/],
])('%s is no place', (text, message) => {
  expect(() => openPlace(text)).toThrow(message)
  expect(() => openPlace(text)).not.toThrow(/secret/)
})

test('a web server is not written to', () => {
  expect(() => openWritable('https://a:b@data.example/x')).toThrow(
    /^https:\/\/data.example\/x\/ can only be read/,
  )
})

test('credentials come from variables, else from the files of the AWS command line', () => {
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const files = {
    AWS_SHARED_CREDENTIALS_FILE: file(
      'credentials',
      '[default]\naws_access_key_id = D\naws_secret_access_key = DS\n[other]\naws_access_key_id=O\naws_secret_access_key=OS\naws_session_token=OT\n',
    ),
    AWS_CONFIG_FILE: file(
      'config',
      '[default]\nregion = eu-1\n\n[profile other]\nregion = eu-2\nendpoint_url = http://store:9000/\n',
    ),
  }
  expect(s3Access(files)).toEqual({
    endpoint: 'https://s3.eu-1.amazonaws.com',
    region: 'eu-1',
    credentials: { accessKeyId: 'D', secretAccessKey: 'DS', sessionToken: undefined },
  })
  expect(s3Access({ ...files, AWS_PROFILE: 'other' })).toEqual({
    endpoint: 'http://store:9000',
    region: 'eu-2',
    credentials: { accessKeyId: 'O', secretAccessKey: 'OS', sessionToken: 'OT' },
  })
  const own = {
    AWS_ACCESS_KEY_ID: 'A',
    AWS_SECRET_ACCESS_KEY: 'S',
    AWS_REGION: 'r',
    S3_ENDPOINT: 'https://minio',
  }
  expect(s3Access({ ...files, ...own })).toEqual({
    endpoint: 'https://minio',
    region: 'r',
    credentials: { accessKeyId: 'A', secretAccessKey: 'S', sessionToken: undefined },
  })
})
