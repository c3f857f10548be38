import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerJson, type HostileUpstream, hostileUpstream } from '../testing/hostile-upstream.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'

/** Rows 65 to 71 of the test plan, against the service as a process of its own before a hostile service. */

const key = 'UpstreamKeyUpstreamKeyUpstream01'
const folder = mkdtempSync(join(tmpdir(), 'gateway-errors-'))
const keyFile = join(folder, 'key')
let upstream: HostileUpstream
let service: ServiceProcess
let port: number

beforeAll(async () => {
  upstream = await hostileUpstream()
  writeFileSync(keyFile, `${key}\n`)
  chmodSync(keyFile, 0o644)
  service = await startServiceProcess(folder, {
    API_BASE_URL: upstream.url,
    API_KEY_FILE: keyFile,
    GATEWAY: 'open',
    LOG_LEVEL: 'trace',
  })
  port = Number(new URL(service.address ?? '').port)
})
afterAll(async () => {
  await service.kill()
  await upstream.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  upstream.behave()
  expect(service.errors()).not.toContain(key)
})

/** Sends one request as it is written, and reads all of the answer. */
async function exchange(line: string, headers: readonly string[] = [], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const own = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: localhost:${port}`]
  const ending = headers.some((header) => /^connection:/i.test(header)) ? [] : ['Connection: close']
  socket.write([`${line} HTTP/1.1`, ...own, ...headers, ...ending, '', body].join('\r\n'))
  const answer = await text(socket)
  expect(answer).not.toContain(key)
  return answer
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const list = 'GET /api/v1/companies/?limit=1'

describe('row 65: what a client adds', () => {
  it.each([
    ['a key', ['apikey: ofTheClient'], ''],
    ['a key in other letters', ['ApiKey: ofTheClient'], ''],
    ['a key in the query', [], '&apikey=ofTheClient'],
    ['a key in the query, escaped and in other letters', [], '&%41piKey=ofTheClient'],
    ['senders', ['X-Forwarded-For: ofTheClient', 'X-Real-IP: ofTheClient', 'Forwarded: for=ofTheClient'], ''],
    ['another address', ['X-Forwarded-Host: ofTheClient', 'X-Forwarded-Proto: ofTheClient'], ''],
    ['its key as a header of the connection', ['Connection: close, apikey', 'apikey: ofTheClient'], ''],
    ['credentials', ['Authorization: Basic ofTheClient', 'Cookie: a=ofTheClient'], ''],
    [
      'another host to reach',
      ['X-Original-URL: /ofTheClient', 'X-Rewrite-URL: /ofTheClient', 'X-HTTP-Method-Override: ofTheClient'],
      '',
    ],
  ])('is not sent on: %s', async (_name, headers, query) => {
    expect(statusOf(await exchange(list + query, headers))).toBe(200)
    const [call, ...more] = upstream.received()
    expect(more).toEqual([])
    expect(call).toMatchObject({
      url: '/data/v1/companies/?limit=1',
      headers: { apikey: key, host: new URL(upstream.url).host },
    })
    expect(JSON.stringify(call)).not.toContain('ofTheClient')
  })

  it('is refused: another host', async () => {
    expect(statusOf(await exchange(list, ['Host: evil.example']))).toBe(403)
    expect(upstream.received()).toEqual([])
  })

  it('the key is in no answer that repeats it', async () => {
    upstream.behave((_request, response) =>
      answerJson(response, `[{"Description":"${key}","Item":"${key}"}]`, 400, {
        location: `http://evil.example/?apikey=${key}`,
        link: `<http://evil.example/?apikey=${key}>`,
      }),
    )
    expect(statusOf(await exchange(list))).toBe(400)
  })
})

describe('row 66: an odd path', () => {
  it.each([
    'GET //evil.example/v1/companies/',
    'GET /api//evil.example/v1/companies/',
    'GET http://evil.example/v1/companies/',
    'GET http://evil.example/api/admin',
    'GET /api/../admin',
    'GET /api/v1/companies/../../admin',
    'GET /api/v1/companies/x/../../admin',
    'GET /api/v1/companies/..%2f..%2fadmin/x',
    'GET /api/..%2fadmin',
    'GET /api%2fv1%2fcompanies%2f',
    'GET /api/v1%2fcompanies/',
    'GET /api@evil.example/v1/companies/',
    'GET /api/@evil.example/v1/companies/',
    'GET @evil.example/v1/companies/',
    'GET /api\\evil.example/v1/companies/',
    'GET /api/\\evil.example',
    'GET \\\\evil.example\\v1',
    'GET /api/v1/companies/%2e%2e',
    'GET /api/v1/companies/..',
    'GET /api/v1/companies/%2e',
    'GET /api/v1/companies/%2E./?limit=1',
    'GET /api/v1/companies/;/admin',
    'GET /api/.%0d%0aHost:evil.example',
    'GET /data/v1/companies/',
    'CONNECT evil.example:443',
    'OPTIONS *',
  ])('reaches nothing: %s', async (line) => {
    const answer = await exchange(line, ['Accept: application/json'])
    // Node.js closes the connection of a CONNECT without an answer.
    if (answer || !line.startsWith('CONNECT')) expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(upstream.received()).toEqual([])
  })

  it.each([
    ['..%2f..%2fadmin', '..%2F..%2Fadmin'],
    ['@evil.example', '%40evil.example'],
    ['\\evil.example', '%5Cevil.example'],
    ['%5cevil.example', '%5Cevil.example'],
    ['http:%2f%2fevil.example', 'http%3A%2F%2Fevil.example'],
    ['a%3fb%23c', 'a%3Fb%23c'],
    ['a%0d%0aHost:%20evil.example', 'a%0D%0AHost%3A%20evil.example'],
    ['%zz', '%25zz'],
  ])('remains an id, or is refused: %s', async (written, sent) => {
    await exchange(`GET /api/v1/companies/${written}`)
    for (const { url, headers } of upstream.received()) {
      expect(url).toBe(`/data/v1/companies/${sent}`)
      expect(headers.host).toBe(new URL(upstream.url).host)
    }
  })

  it('an absolute address goes to the one service, whatever host it names', async () => {
    expect(statusOf(await exchange(`GET http://evil.example/api/v1/companies/?limit=1`))).toBe(200)
    expect(upstream.received().map(({ url }) => url)).toEqual(['/data/v1/companies/?limit=1'])
  })
})

describe('row 67: a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i is not followed, and the key not sent on', async (status) => {
    const other = await hostileUpstream()
    upstream.behave((_request, response) => response.writeHead(status, { location: other.url }).end())
    const answer = await exchange(list)
    expect(statusOf(answer)).toBe(502)
    expect(answer).toContain('The data service redirects to another address.')
    expect(answer).not.toMatch(/^location:/im)
    expect([upstream.received().length, other.received()]).toEqual([1, []])
    await other.close()
  })
})

describe('row 68: another web site', () => {
  const plainForm = ['Content-Type: text/plain', 'Content-Length: 2']
  it.each([
    ['a fetch', list, ['Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'], '', 403],
    ['a picture', list, ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors'], '', 403],
    ['a form', 'POST /api/v1/companies/search', ['Origin: https://evil.example', ...plainForm], '{}', 403],
    [
      'a form of a page without an origin',
      'POST /api/v1/companies/search',
      ['Origin: null', ...plainForm],
      '{}',
      403,
    ],
    ['another port of this machine', list, ['Origin: http://localhost:1'], '', 403],
    ['a name pointed at this machine', list, ['Host: evil.example'], '', 403],
    [
      'a name pointed at this machine, from its own page',
      list,
      ['Host: evil.example', 'Origin: http://evil.example', 'Sec-Fetch-Site: same-origin'],
      '',
      403,
    ],
    [
      'a name pointed at this machine that hides it',
      list,
      ['Host: evil.example', 'X-Forwarded-Host: localhost'],
      '',
      403,
    ],
    [
      'a question before a call',
      'OPTIONS /api/v1/companies/search',
      ['Origin: https://evil.example', 'Access-Control-Request-Method: POST'],
      '',
      undefined,
    ],
  ])('is refused: %s', async (_name, line, headers, body, status) => {
    const answer = await exchange(line, headers, body)
    if (status) expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/^access-control-allow-origin:/im)
    expect(upstream.received()).toEqual([])
  })
})

describe('row 69: an answer', () => {
  it('of 1 GB is cut off', async () => {
    const part = Buffer.alloc(2 ** 20, 32)
    let sent = 0
    upstream.behave((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = () => {
        while (sent < 1024 && !response.destroyed && response.write(part)) sent += 1
        sent += 1
        if (sent >= 1024) response.end()
      }
      response.on('drain', more)
      more()
    })
    const answer = await exchange(list)
    expect([statusOf(answer), answer]).toEqual([502, expect.stringContaining('sent more than 64 MB')])
    expect(sent).toBeLessThan(512)
  })

  it('of little that unpacks to much is cut off', async () => {
    const bomb = gzipSync(Buffer.alloc(96 * 2 ** 20, 32))
    upstream.behave((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
    )
    const answer = await exchange(list)
    expect([statusOf(answer), answer]).toEqual([502, expect.stringContaining('sent more than 64 MB')])
  })

  it('is dropped when its caller hangs up, without a complaint', async () => {
    const rows = Array.from({ length: 100_000 }, () => ({ CompanyName: `${Math.random()}` }))
    upstream.behave((_request, response) => answerJson(response, JSON.stringify(rows)))
    const socket = connect(port, '127.0.0.1')
    const hungUp = () => service.errors().match(/"status":499/g)?.length ?? 0
    const before = hungUp()
    socket.write(
      [`${list} HTTP/1.1`, `Host: localhost:${port}`, 'Accept-Encoding: gzip', '', ''].join('\r\n'),
    )
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(hungUp).toBeGreaterThan(before)
    expect(service.errors()).not.toContain('already sent')
  })

  it('is whole after all of these', async () => {
    expect(statusOf(await exchange(list))).toBe(200)
  })
})

describe('row 70: the key', () => {
  it('in a file that every user can read is used, with a warning', () => {
    expect(service.errors()).toContain(
      `Warning: every user of this machine can read API_KEY_FILE=${keyFile}. Restrict it: chmod 600 ${keyFile}`,
    )
  })

  it.each([
    [
      'is missing',
      {},
      /^API_BASE_URL requires API_KEY or API_KEY_FILE: the gateway adds it to every call\n$/,
    ],
    [
      'is in no file',
      { API_KEY_FILE: join(folder, 'none') },
      /^API_KEY_FILE=.*none cannot be read: there is no such file\n$/,
    ],
  ])('%s: the service ends with a message', async (_name, settings, message) => {
    const ended = await startServiceProcess(folder, { API_BASE_URL: upstream.url, ...settings })
    expect([await ended.ended(), ended.address]).toEqual([1, undefined])
    expect(ended.errors()).toMatch(message)
  })

  it('is wrong: calls say so', async () => {
    upstream.behave((_request, response) =>
      answerJson(response, `{"statusCode":401,"message":"${key} is unknown"}`, 401),
    )
    const answer = await exchange(list)
    expect([statusOf(answer), answer]).toEqual([
      401,
      expect.stringContaining('The data service refused the key of this installation.'),
    ])
  })
})

describe('row 71: many tabs', () => {
  it('share one limit, which is never exceeded', async () => {
    const [limit, tabs, calls] = [30, 4, 20]
    upstream.behave((_request, response) =>
      answerJson(response, '[]', 200, { 'ratelimit-policy': `"throttle";q=${limit};w=60` }),
    )
    // The limit is that of the last minute: calls of the tests before this one are in it.
    await exchange(list)
    const answers = await Promise.all(Array.from({ length: tabs * calls }, () => exchange(list)))
    const refused = answers.filter((answer) => statusOf(answer) === 429)
    expect(upstream.received().length).toBeLessThanOrEqual(limit)
    expect(refused.length).toBe(tabs * calls + 1 - upstream.received().length)
    for (const answer of refused) {
      expect(answer).toMatch(/^retry-after: \d+/im)
      expect(answer).toMatch(/allows 30 calls a minute, which all who use this app share/)
    }
  })
})
