import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageNames } from '../scripts.ts'
import type { ExportScript } from './export-script.ts'
import { exportLanguages } from './exports.ts'

const all = ['000000001', '000000002', '000000003', '000000004', '000000005']
const record = (Id: string) => ({ Id, CompanyName: "O'Brien “& Söhne”" })
const folder = mkdtempSync(join(tmpdir(), 'catchment-script-'))
let busy = 0

/** Answers pages as the service does, and sometimes answers 429. */
const server = createServer(async (request, response) => {
  const { Id = all, Limit, Offset = 0 } = JSON.parse(await text(request))
  if (request.headers.apikey !== 'the-key') return response.writeHead(401).end('{}')
  if (busy-- > 0) return response.writeHead(429, { 'retry-after': '1' }).end('{"message":"wait"}')
  response.end(JSON.stringify(Id.slice(Offset, Offset + Limit).map(record)))
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const search: ExportScript = {
  path: '/v1/companies/search',
  body: { City: "O'Fallon", Fields: ['Id', 'CompanyName'] },
  excludedIds: [],
  page: 2,
}

/** How a script of each language is run, where its program is there. */
const runners = {
  curl: ['sh'],
  typescript: [process.execPath, '--import', 'tsx'],
  python: ['python3'],
} as const
const isThere = (program: string) => spawnSync(program, ['--version']).status === 0
const here = languageNames.filter((name) =>
  name === 'curl' ? isThere('jq') && isThere('curl') : name !== 'python' || isThere('python3'),
)

describe.each(here)('%s', (language) => {
  test.each<[what: string, order: ExportScript, refused: number, ids: string[]]>([
    ['a search', search, 0, all],
    ['whose last page is full', { ...search, page: 5 }, 0, all],
    [
      'without those left out',
      { ...search, excludedIds: ['000000002', '000000009'] },
      0,
      [1, 3, 4, 5].map(idOf),
    ],
    ['some at most', { ...search, maxRecords: 3 }, 0, [1, 2, 3].map(idOf)],
    ['a list', { ...search, ids: [5, 1, 3].map(idOf) }, 0, [5, 1, 3].map(idOf)],
    ['waited for', { ...search, page: 5 }, 1, all],
  ])('%s', async (_, order, refused, ids) => {
    busy = refused
    const { port } = server.address() as AddressInfo
    const { script, file } = exportLanguages[language]
    const path = join(folder, file)
    writeFileSync(path, script(order, `http://127.0.0.1:${port}`))
    const [program, ...rest] = runners[language]
    const env = { ...process.env, CATCHMENT_KEY: 'the-key' }
    const { stdout } = await promisify(execFile)(program, [...rest, path], { env })
    const lines = stdout.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(ids.map(record))
  })
})

function idOf(n: number): string {
  return `00000000${n}`
}
