import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Download, importPaths } from '#contract/imports.ts'
import { operatorApp } from './operator-app.testing.ts'

const rows = 20_000
const content = Buffer.from(`Company,City,State\n${'Ann,Omaha,NE\n'.repeat(rows)}`)
/** Answers that wait, by their requests' ranges. */
const waiting: { from: number; response: ServerResponse }[] = []
const server = createServer((request, response) => {
  if (request.url !== '/shops.csv') return void response.writeHead(404).end()
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
  response.writeHead(from > 0 ? 206 : 200, {
    etag: '"1"',
    'content-length': content.length - from,
    ...(from > 0 && { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }),
  })
  response.write(content.subarray(from, from + 1000))
  waiting.push({ from, response })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

vi.stubEnv('IMPORT_HOSTS', '127.0.0.1')
const { call, dataDir, preview, run } = await operatorApp()
const uploads = () => readdirSync(join(dataDir, 'uploads'))

const start = (address: string) => call('POST', importPaths.downloads, { address })
const find = async (id: string) => (await call('GET', importPaths.download(id))).body
const until = (id: string, wanted: object) =>
  vi.waitFor(async () => expect(await find(id)).toMatchObject(wanted), { timeout: 10_000 })
/** The rest of what a request wanted, or none of it. */
async function answer({ isWhole }: { isWhole: boolean }): Promise<number> {
  const { from, response } = await vi.waitFor(() => {
    const next = waiting.shift()
    if (!next) throw new Error('no request')
    return next
  }, 10_000)
  if (isWhole) response.end(content.subarray(from + 1000))
  else response.destroy()
  return from
}

describe('a file of an address', () => {
  it('is loaded over a cut, shown and imported', { timeout: 60_000 }, async () => {
    const { id, name, state } = Download.parse((await start(`${host}/shops.csv`)).body)
    expect([name, state]).toEqual(['shops.csv', 'loading'])
    await until(id, { state: 'loading', received: 1000, size: content.length })
    expect(await answer({ isWhole: false })).toBe(0)
    expect(await answer({ isWhole: true })).toBe(1000)
    await until(id, { state: 'done', received: content.length, size: content.length })
    const files = [{ upload: id }]
    expect(await preview({ files })).toMatchObject({ name: 'shops', bytes: content.length })
    expect(await run({ files })).toMatchObject({
      state: 'done',
      name: '',
      files: ['shops.csv'],
      result: { rows },
    })
    // The upload is removed after the end is stored: a file is never lost for an import that is not done.
    await vi.waitFor(() => expect(uploads()).toEqual([]), 10_000)
  })

  it('is stopped, and nothing is left of it', async () => {
    const { id } = (await start(`${host}/shops.csv`)).body
    await until(id, { received: 1000 })
    expect(uploads()).toEqual([id])
    expect((await call('DELETE', importPaths.download(id))).status).toBe(204)
    await vi.waitFor(() => expect(uploads()).toEqual([]), 10_000)
    expect((await call('GET', importPaths.download(id))).status).toBe(404)
  })

  it('is not loaded where its server does not have it', async () => {
    const { id } = (await start(`${host}/none.csv`)).body
    await until(id, { state: 'failed', error: expect.stringMatching(/answers 404/) })
    expect(uploads()).toEqual([])
  })

  it.each([
    ['https://elsewhere.example/a.csv', /elsewhere\.example: it is not in IMPORT_HOSTS/],
    ['s3://bucket/a.csv', /httpfs.*presigned https:\/\/ address/],
    ['ftp://127.0.0.1/a.csv', /not an address/],
  ])('is refused: %s', async (address, message) => {
    expect(await start(address)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(message) },
    })
  })
})

it('is off by default, and what an ended service left of a file is removed', async () => {
  const left = join(dataDir, 'uploads', 'x')
  mkdirSync(left, { recursive: true })
  writeFileSync(join(left, 'loading'), '')
  vi.stubEnv('IMPORT_HOSTS', undefined)
  const other = await operatorApp(dataDir)
  expect(existsSync(left)).toBe(false)
  expect(
    (await other.call('POST', importPaths.downloads, { address: `${host}/shops.csv` })).body.message,
  ).toMatch(/not in IMPORT_HOSTS/)
})
