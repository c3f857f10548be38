import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { programCommand } from '../compiled/program.ts'
import { buildVersion } from '../data/build.ts'
import { openKeys } from '../keys/keys.ts'
import { accountOf } from '../limits/counters.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import type { CompanyRow } from '../store/company-row.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const COMPANIES = 600
const ROWS = 2000
const dataDir = mkdtempSync(join(tmpdir(), 'match-killed-'))

const row = (i: number): CompanyRow => ({
  Id: String(100_000_000 + i),
  CompanyName: `Company ${String.fromCharCode(97 + (i % 26))}${i}`,
  City: 'Providence',
  StateProvince: 'RI',
  PostalCode: '02903',
  PrimarySic: '581208',
  Location: { Latitude: 41 + (i % 100) / 100, Longitude: -71 },
})

async function* companies() {
  yield Array.from({ length: COMPANIES }, (_, i) => row(i))
}

let service: ChildProcess | undefined
let key: string
let id: string

beforeAll(async () => {
  const dataFolder = kindFolder(dataDir, 'companies')
  await buildVersion({
    kind: 'companies',
    dataDir: dataFolder,
    name: 'tiny',
    date: '2026-01-31',
    rows: companies(),
  })
  const keys = openKeys(join(dataDir, 'keys'))
  key = await keys.create('a', false)
  id = keys.find(key)?.id ?? ''
  await keys.close()
}, 60_000)
const killed = async () => {
  service?.kill('SIGKILL')
  if (service?.exitCode === null && service.signalCode === null) await once(service, 'exit')
}
afterEach(killed)
afterAll(() => rmSync(dataDir, { recursive: true }))

async function start(): Promise<number> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const child = spawn(...programCommand('main'), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  service = child
  const [data] = await once(child.stdout, 'data')
  return Number(/:(\d+)/.exec(String(data))?.[1])
}

interface Line {
  Row: number
  RequestId: string
  Matches: { Common: unknown[] }
}

const bodyOf = (rows: readonly number[]) =>
  rows
    .map((i) => {
      const { CompanyName, City, StateProvince } = row(i % COMPANIES)
      return `${JSON.stringify({ RequestId: `r${i}`, CompanyName, City, StateProvince })}\n`
    })
    .join('')

/** Uploads rows and gives the lines that come, until `isEnough` says so; a connection that breaks ends them. */
async function uploaded(
  port: number,
  rows: readonly number[],
  query: string,
  isEnough: (lines: number) => boolean,
): Promise<Line[]> {
  const headers = { apikey: key, 'content-type': 'application/x-ndjson', 'idempotency-key': 'june' }
  const path = `/v3/matchfile?requesttype=company&limit=2${query}`
  const call = request({ host: '127.0.0.1', port, method: 'POST', path, headers })
  const answer = once(call, 'response')
  call.end(bodyOf(rows))
  const [response] = await answer
  expect(response.statusCode).toBe(200)
  call.on('error', () => undefined)
  let text = ''
  // What comes after the last line break is a line that was cut off.
  const lines = () => text.split('\n').slice(0, -1)
  await new Promise<void>((done) => {
    response.on('error', () => done())
    response.on('close', done)
    response.on('data', (chunk: Buffer) => {
      text += chunk
      if (isEnough(lines().length)) done()
    })
  })
  return lines().map((line) => JSON.parse(line))
}

/** What the key was billed for, by the service's own counter. */
async function counted() {
  const counters = openLocalCounters(join(dataDir, 'usage'))
  const { inWeek, records } = await accountOf(counters, id)
  await counters.close()
  return { calls: inWeek, records: records['companies Basic'] ?? 0 }
}

it('kill -9 in the middle: it goes on where it was, and every row is billed once', async () => {
  const all = Array.from({ length: ROWS }, (_, i) => i)
  const answered = new Map<string, number>()
  const note = (lines: readonly Line[]) => {
    for (const { RequestId, Matches } of lines) answered.set(RequestId, Matches.Common.length)
  }
  // Killed while a whole upload, one that goes on at a row, and one of the rest of the rows are answered.
  const uploads: ((missing: number[]) => [rows: number[], query: string])[] = [
    () => [all, ''],
    (missing) => [all, `&from=${(missing[0] ?? 0) + 1}`],
    (missing) => [missing, ''],
  ]
  for (const upload of uploads) {
    const port = await start()
    const [rows, query] = upload(all.filter((i) => !answered.has(`r${i}`)))
    note(await uploaded(port, rows, query, (lines) => lines >= 300))
    await killed()
  }
  expect(answered.size).toBeGreaterThanOrEqual(900)
  expect(answered.size).toBeLessThan(ROWS)
  const port = await start()
  const missing = all.filter((i) => !answered.has(`r${i}`))
  note(await uploaded(port, missing, '', () => false))
  expect(answered.size).toBe(ROWS)
  const records = [...answered.values()].reduce((sum, found) => sum + found, 0)
  expect(records).toBeGreaterThanOrEqual(ROWS)
  const { calls, records: billed } = await counted()
  expect(billed).toBe(records)
  // Each upload is a call of its own, and the rows of all four are twenty calls' worth.
  expect(calls).toBeGreaterThanOrEqual(ROWS / 100)
  expect(calls).toBeLessThan(ROWS / 100 + 4)
  // What was billed once is not billed again, however often it comes.
  note(await uploaded(port, all, '', () => false))
  expect((await counted()).records).toBe(records)
}, 120_000)
