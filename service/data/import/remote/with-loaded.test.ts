import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { importFile } from '../import.ts'
import { withLoaded } from './with-loaded.ts'

const server = createServer((request, response) => response.end(`id,name\n${request.url?.at(-5)},Acme\n`))
const dataDir = mkdtempSync(join(tmpdir(), 'with-loaded-'))
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  server.close()
  rmSync(dataDir, { recursive: true })
})
const left = () => readdirSync(join(dataDir, 'uploads'))

it('imports files from addresses as one set, and leaves none of them', { timeout: 60_000 }, async () => {
  vi.stubEnv('IMPORT_HOSTS', '127.0.0.1')
  const messages: string[] = []
  const place = { dataDir, say: (text: string) => messages.push(text) }
  const addresses = [`${origin}/a/1.csv`, `${origin}/b/1.csv`, `${origin}/2.csv`]
  const summary = await withLoaded([], addresses, place, async (files) => {
    expect(files.map((file) => readFileSync(file, 'utf8'))).toHaveLength(3)
    return importFile({ file: files, dataDir, name: 'loaded' })
  })
  expect(summary).toMatchObject({ records: 2, rejected: { repeated: 1 } })
  expect(messages[0]).toBe(`Loaded 15 bytes from ${origin}/a/1.csv`)
  expect(left()).toEqual([])
})

it('loads nothing unless the operator allows the host', async () => {
  const use = vi.fn()
  const loading = withLoaded([], [`${origin}/1.csv`], { dataDir, say: () => undefined }, use)
  await expect(loading).rejects.toThrow('127.0.0.1: it is not in IMPORT_HOSTS')
  expect(use).not.toHaveBeenCalled()
  expect(left()).toEqual([])
})
