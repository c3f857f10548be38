import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { mountSmallDisk } from '#service/testing/small-disk.ts'
import { openAudit } from './audit.ts'
import { findEntries } from './find-entries.ts'
import { removeOldFiles } from './retention.ts'
import { verifyAudit } from './verify.ts'
import { MAX_WAITING } from './waiting-entries.ts'

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const event = (n: number) => ({
  action: 'search' as const,
  account: 'k1',
  criteria: `{"n":${n}}`,
  records: n,
})

/** Writes an audit with so many events, by a process of its own. */
async function writeAudit(folder: string, events: number): Promise<void> {
  const audit = openAudit({ folder })
  for (let n = 0; n < events; n++) audit.record(event(n))
  await audit.close()
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
const linesIn = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const replace = (file: string, lines: readonly string[]) => writeFileSync(file, `${lines.join('\n')}\n`)

/** An audit of two processes, the second of which continues the first; gives the files in this order. */
async function twoProcesses() {
  const folder = newFolder()
  await writeAudit(folder, 5)
  const [first] = filesIn(folder) as [string]
  await writeAudit(folder, 3)
  const second = filesIn(folder).find((file) => file !== first) as string
  return { folder, first, second }
}

test('an audit of several processes is whole, and for the owner alone', async () => {
  const { folder, first } = await twoProcesses()
  expect(await verifyAudit(folder)).toEqual({ files: 2, lines: 10, problems: [] })
  expect(statSync(first).mode & 0o077).toBe(0)
  expect(linesIn(first).map((line) => JSON.parse(line).what)[0]).toBe('begins after nothing')
})

describe('tampering is found', () => {
  test.each<[what: string, change: (files: { first: string; second: string }) => void, expected: object]>([
    [
      'a line that was changed',
      ({ first }) =>
        replace(
          first,
          linesIn(first).map((line, i) => (i === 2 ? line.replace('k1', 'k2') : line)),
        ),
      { line: 3, message: 'it was changed' },
    ],
    [
      'a line that was removed',
      ({ first }) =>
        replace(
          first,
          linesIn(first).filter((_, i) => i !== 3),
        ),
      { line: 4, message: expect.stringContaining('missing') },
    ],
    [
      'a line that was inserted',
      ({ first }) =>
        replace(
          first,
          linesIn(first).flatMap((line, i) => (i === 1 ? [line, line] : [line])),
        ),
      { line: 3, message: expect.stringContaining('inserted') },
    ],
    [
      'lines that were exchanged',
      ({ first }) => {
        const [a, b, c, ...rest] = linesIn(first) as [string, string, string]
        replace(first, [a, c, b, ...rest])
      },
      { line: 2 },
    ],
    [
      'a line that was cut off',
      ({ second }) => writeFileSync(second, readFileSync(second).subarray(0, -20)),
      { line: 4, message: expect.stringContaining('incomplete') },
    ],
    [
      'a file that was cut off between two lines',
      ({ first }) => replace(first, linesIn(first).slice(0, -1)),
      { line: 0, message: expect.stringContaining('cut off') },
    ],
    [
      'a file that was removed',
      ({ first }) => rmSync(first),
      { line: 0, message: expect.stringContaining('is missing') },
    ],
  ])('%s', async (_, change, expected) => {
    const { folder, ...files } = await twoProcesses()
    change(files)
    expect((await verifyAudit(folder)).problems).toMatchObject([expected])
  })
})

test('files that are too old are removed, and the audit says so', async () => {
  const { folder, first, second } = await twoProcesses()
  const old = first.replace(/\d{4}-\d{2}-\d{2}/, '2020-01-01')
  writeFileSync(old, readFileSync(first))
  rmSync(first)
  replaceIn(second, first, old)
  expect(await removeOldFiles(folder, 36_500)).toEqual([])
  const audit = openAudit({ folder, days: 30 })
  await vi.waitFor(() => expect(filesIn(folder)).not.toContain(old))
  await audit.close()
  expect((await findEntries(folder, { text: 'removed 2020-01-01', offset: 0 })).entries).toHaveLength(1)
})

/** The name of a file that was renamed, where another file continues it. */
const replaceIn = (file: string, from: string, to: string) =>
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(from.split('/').at(-1) ?? '', to.split('/').at(-1) ?? ''),
  )

test('entries are found by person, action, day and text, the latest first, page by page', async () => {
  const folder = newFolder()
  const audit = openAudit({ folder })
  for (let n = 0; n < 250; n++) audit.record(event(n))
  audit.record({ action: 'forget', account: 'p7', address: '10.0.0.9', criteria: '{"id":"100"}' })
  await audit.flushed()
  const ids = async (request: object) =>
    (await findEntries(folder, { offset: 0, ...request })).entries.map(({ records }) => records)
  expect(await ids({ account: 'k1' })).toEqual(Array.from({ length: 100 }, (_, i) => 249 - i))
  expect(await ids({ account: 'k1', offset: 200 })).toHaveLength(50)
  expect(await findEntries(folder, { action: 'forget', offset: 0 })).toMatchObject({
    entries: [{ account: 'p7', address: '10.0.0.9' }],
    hasMore: false,
  })
  expect(await ids({ text: '{"N":77}' })).toEqual([77])
  expect(await ids({ to: '2020-01-01' })).toEqual([])
  await audit.close()
})

test('a full disk loses no call and no event that fits the buffer, and the lines are whole once there is room', async (context) => {
  const disk = mountSmallDisk(12)
  if (!disk) return context.skip()
  try {
    const reported: (string | undefined)[] = []
    const folder = join(disk.folder, 'audit')
    const audit = openAudit({ folder, isRequired: true, onProblem: (problem) => reported.push(problem) })
    audit.record(event(1))
    await vi.waitFor(() => expect(filesIn(folder)).toHaveLength(1), 20_000)
    disk.fill()
    for (let n = 0; n < 60; n++) audit.record({ ...event(n), criteria: 'x'.repeat(1000) })
    await vi.waitFor(() => expect(audit.problem()).toContain('cannot be written'), 20_000)
    expect(audit.isRefusing()).toBe(true)
    for (let n = 0; n < MAX_WAITING + 5; n++) audit.record(event(n))
    disk.free()
    await vi.waitFor(() => expect(audit.problem()).toBeUndefined(), 20_000)
    await audit.close()
    expect(audit.isRefusing()).toBe(false)
    expect(reported).toEqual([expect.stringContaining('cannot be written'), undefined])
    const { problems, lines } = await verifyAudit(folder)
    expect(problems).toEqual([])
    expect(lines).toBeGreaterThan(MAX_WAITING)
    expect((await findEntries(folder, { text: 'events were lost', offset: 0 })).entries).toHaveLength(1)
  } finally {
    disk.remove()
  }
}, 90_000)
