import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { DataError } from '#service/versions/data-error.ts'
import { allowedAddress, hostsIn, isPrivate } from './allowed-hosts.ts'
import { type LoadOptions, loadFile } from './load-file.ts'

const content = Buffer.from('name,city\n'.repeat(20_000))

/** What the server does with a request, by how many there were before. */
type Answer = (response: ServerResponse, request: IncomingMessage, before: number) => void

let answer: Answer = () => undefined
const seen: IncomingMessage[] = []
const server = createServer((request, response) => {
  seen.push(request)
  answer(response, request, seen.length - 1)
})
let folder = ''
let address = ''
beforeEach(async () => {
  seen.length = 0
  folder = mkdtempSync(join(tmpdir(), 'load-'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a%20list.csv`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  rmSync(folder, { recursive: true })
})

const load = (more: Partial<LoadOptions> = {}) =>
  loadFile(address, { allowed: ['127.0.0.1'], folder, pause: 1, timeout: 10_000, ...more })

const startOf = ({ headers }: IncomingMessage) => Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0)

/** Gives what was requested of the content, up to a byte where the connection is cut. */
function give(
  response: ServerResponse,
  request: IncomingMessage,
  { until = content.length, etag = '"1"', total = content.length } = {},
) {
  const from = startOf(request)
  response.writeHead(from > 0 ? 206 : 200, {
    etag,
    'content-length': total - from,
    ...(from > 0 && { 'content-range': `bytes ${from}-${total - 1}/${total}` }),
  })
  response.write(content.subarray(from, until), () => {
    if (until < total) response.destroy()
    else response.end()
  })
}

describe('a file is loaded', () => {
  it('under its own name, with its progress', async () => {
    answer = (response, request) => give(response, request)
    const shown: [number, number | undefined][] = []
    const path = await load({ onProgress: (received, size) => shown.push([received, size]) })
    expect(readFileSync(path)).toEqual(content)
    expect(basename(path)).toBe('a_list.csv')
    expect(shown.at(-1)).toEqual([content.length, content.length])
  })

  it('to its end after cuts, each part once', async () => {
    answer = (response, request, before) =>
      give(response, request, { until: before < 3 ? 50_000 * (before + 1) : undefined })
    expect(readFileSync(await load())).toEqual(content)
    expect(seen.map(startOf)).toEqual([0, 50_000, 100_000, 150_000])
    expect(seen[1]?.headers['if-range']).toBe('"1"')
  })

  it('again from its beginning where the server has no parts', async () => {
    answer = (response, _, before) => {
      response.writeHead(200, { etag: '"1"', 'content-length': content.length })
      response.write(
        content.subarray(0, before === 0 ? 1000 : undefined),
        () => before === 0 && response.destroy(),
      )
    }
    expect(readFileSync(await load())).toEqual(content)
  })

  it('of a size that the server does not say', async () => {
    answer = (response) => response.end(content)
    expect(readFileSync(await load())).toEqual(content)
  })

  it('over redirects, and after a server that was busy', async () => {
    answer = (response, request, before) => {
      if (before === 0) return response.writeHead(302, { location: '/other' }).end()
      if (before === 1) return response.writeHead(503).end()
      return give(response, request)
    }
    expect(readFileSync(await load())).toEqual(content)
    expect(seen.map(({ url }) => url)).toEqual(['/a%20list.csv', '/other', '/a%20list.csv'])
  })
})

describe('a file is not loaded, and nothing is left of it,', () => {
  it.each<[string, Answer, RegExp, Partial<LoadOptions>?]>([
    ['that is not there', (response) => response.writeHead(404).end(), /answers 404 \(Not Found\)/],
    ['that always is busy', (response) => response.writeHead(503).end(), /no answer.*503/],
    [
      'that leads to itself',
      (response) => response.writeHead(302, { location: address }).end(),
      /more than 5 times/,
    ],
    ['that leads nowhere', (response) => response.writeHead(302).end(), /does not say to which/],
    [
      'that leads to a host that is not allowed',
      (response) => response.writeHead(302, { location: 'http://internal.example/' }).end(),
      /internal\.example: it is not in IMPORT_HOSTS/,
    ],
    [
      'that leads to a file of the machine',
      (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      /not an address/,
    ],
    [
      'that is shorter than the server says',
      (response, request) => give(response, request, { total: content.length + 5 }),
      /cut off after/,
    ],
    [
      'that has another ETag in its second part',
      (response, request, before) =>
        give(response, request, before === 0 ? { until: 1000 } : { etag: '"2"' }),
      /changed while it was loaded/,
    ],
    [
      'that has another size in its second part',
      (response, request, before) =>
        give(response, request, before === 0 ? { until: 1000 } : { total: content.length - 9 }),
      /changed while it was loaded/,
    ],
    [
      'that is larger than the disk',
      (response, request) => give(response, request),
      /larger than the 1\.0 kB/,
      { room: 1000 },
    ],
    [
      'that grows larger than the disk',
      (response) => response.end(content),
      /larger than the 1\.0 kB/,
      { room: 1000 },
    ],
    ['that is empty', (response) => response.writeHead(200, { 'content-length': 0 }).end(), /is empty/],
    ['of a server that says nothing', () => undefined, /no answer.*nothing for/, { timeout: 300 }],
  ])('%s', async (_, does, message, more) => {
    answer = does
    const failure = await load(more).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(DataError)
    expect((failure as Error).message).toMatch(message)
    expect(readdirSync(folder)).toEqual([])
  })

  it('that is canceled', async () => {
    answer = (response, request) => give(response, request, { until: 1000, total: content.length })
    const stop = new AbortController()
    const loading = load({ signal: stop.signal, pause: 60_000, onProgress: () => stop.abort() })
    await expect(loading).rejects.toThrow(/abort/)
    expect(readdirSync(folder)).toEqual([])
  })

  it('from a name that is of this machine', async () => {
    const url = address.replace('127.0.0.1', 'localhost')
    await expect(loadFile(url, { allowed: ['*'], folder, pause: 1 })).rejects.toThrow(/private network/)
    expect(seen).toEqual([])
  })
})

test.each([
  ['https://data.example/a.csv', 'data.example', undefined],
  ['https://DATA.example/a.csv', ' x.example, Data.Example ', undefined],
  ['https://a.data.example/a.csv', '*.data.example', undefined],
  ['https://data.example/a.csv', '*', undefined],
  ['https://93.184.216.34/a.csv', '*', undefined],
  ['http://10.0.0.5/a.csv', '10.0.0.5', undefined],
  ['https://data.example/a.csv', undefined, /not in IMPORT_HOSTS/],
  ['https://data.example/a.csv', 'other.example', /not in IMPORT_HOSTS/],
  ['https://evildata.example/a.csv', '*.data.example', /not in IMPORT_HOSTS/],
  ['http://10.0.0.5/a.csv', '*', /private network/],
  ['http://[::1]/a.csv', '*', /private network/],
  ['http://0x7f.1/a.csv', '*', /private network/],
  ['https://ann:secret@data.example/a.csv', '*', /user name or a password/],
  ['s3://bucket/a.csv', '*', /httpfs/],
  ['ftp://data.example/a.csv', '*', /not an address/],
  ['a.csv', '*', /not an address/],
])('%s with IMPORT_HOSTS=%s', (url, hosts, message) => {
  const check = () => allowedAddress(url, hostsIn(hosts))
  if (message) expect(check).toThrow(message)
  else expect(check().href).toContain('/a.csv')
})

test.each([
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['172.20.1.1', true],
  ['192.168.1.1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected)
})
