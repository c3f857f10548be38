import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { lastStep, membersOf, sizeOf } from '#lists/list.ts'
import { createList, currentMembers } from '#lists/stored-lists.ts'
import { inTransaction } from '#storage/database.ts'
import { cacheRecords } from '#storage/record-cache.ts'
import { checkedFile, emptyBrowser, restore, storedItems, takeLocalData } from './local-data.ts'
import { useNotices } from './notices.ts'
import { tableEmptied } from './rescue.ts'

const ids = (many: number) => Array.from({ length: many }, (_, i) => String(100_000_000 + i))
const made = (many: number) =>
  createList({
    kind: 'companies',
    name: 'Dentists',
    origin: { type: 'picked' },
    members: membersOf(ids(many)),
    description: 'Made',
  })
const rows = async () =>
  Object.fromEntries((await storedItems()).map(({ name, rows }) => [name.replace('catchment/', ''), rows]))

beforeEach(emptyBrowser)

test('200,000 members and cached records go through a file and come back the same', async () => {
  const list = await made(200_000)
  const records = ids(3000).map((Id) => ({ Id, ETag: 'a', Links: [], City: 'Omaha' }))
  await cacheRecords('companies', records, ['City'])
  await inTransaction(['pages'], 'readwrite', (table) => table('pages').put('text', ['job', 2e10]))
  const shares: number[] = []
  const file = await takeLocalData((share) => shares.push(share))
  expect(shares.length).toBeGreaterThan(3)
  await emptyBrowser()
  expect(await rows()).toEqual({})
  const checked = await checkedFile(file)
  if ('error' in checked) throw new Error(checked.error)
  await restore(checked.file)
  expect(await rows()).toEqual({ lists: 1, members: 1, records: 3000, pages: 1 })
  expect(sizeOf(list)).toBe(200_000)
  expect(await currentMembers(list)).toEqual(membersOf(ids(200_000)))
  expect(lastStep(list).words).toBe('Made')
})

test.each<[what: string, change: (text: string) => string, error: RegExp]>([
  ['something else', () => '{}', /is not a Catchment backup/],
  ['nothing', () => '', /is not a Catchment backup/],
  ['a newer version', (text) => text.replace('"version":2', '"version":3'), /newer version of the app/],
  ['cut at a line', (text) => text.slice(0, text.lastIndexOf('{"end"')), /is cut off: only 2 rows/],
  ['cut within a line', (text) => text.slice(0, -40), /Line 3 of this file cannot be read|cut off/],
  ['a bad line', (text) => text.replace('["catchment"', '[7'), /Line 2 of this file cannot be read/],
])('%s is refused before anything is changed', async (_, change, error) => {
  await made(3)
  const text = await (await takeLocalData()).text()
  const checked = await checkedFile(new Blob([change(text)]))
  expect('error' in checked && checked.error).toMatch(error)
  expect('error' in checked && checked.error).toContain('Nothing was changed.')
  expect(await rows()).toEqual({ lists: 1, members: 1 })
})

test('a file of the first version is read', async () => {
  const first = {
    format: 'catchment local data',
    version: 1,
    taken: '2026-11-20T10:00:00.000Z',
    localStorage: {},
    sessionStorage: {},
    databases: {
      catchment: { templates: [{ key: 'Mail', value: { name: 'Mail' } }], unknown: [{ key: 1, value: 2 }] },
    },
  }
  await made(1)
  const checked = await checkedFile(new Blob([JSON.stringify(first, null, 2)]))
  if ('error' in checked) throw new Error(checked.error)
  await restore(checked.file)
  expect(await rows()).toEqual({ templates: 1 })
})

test('a table is emptied to make room, and restored', async () => {
  await made(2)
  await cacheRecords('people', [{ Id: '1', ETag: 'a', Links: [] }], [])
  await tableEmptied('records', 'Gone.')
  expect(await rows()).toEqual({ lists: 1, members: 1 })
  useNotices.getState().notice?.undo?.()
  await expect.poll(rows).toEqual({ lists: 1, members: 1, records: 1 })
})
