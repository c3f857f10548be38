import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJob, readSource } from '#features/exports/data/stored-pages.ts'
import { templatesQuery } from '#features/exports/data/templates.ts'
import { fileOf, readMatchJob } from '#features/matching/data/stored-matches.ts'
import { entriesFrom, entryCount } from '#lists/do-not-contact/entries.ts'
import { changeEntries, readEntries } from '#lists/do-not-contact/stored-entries.ts'
import { currentMembers, listsQuery, type StoredLists } from '#lists/stored-lists.ts'
import { createSearch, searchesQuery } from '#lists/stored-searches.ts'
import { noFollowUp } from '#records/follow-up.ts'
import { closeDatabase, DATABASE, inTransaction } from '#storage/database.ts'
import { changeFollowUps, readFollowUps } from '#storage/follow-ups.ts'

/** A database of the app of 2026-11-23, before its code was rebuilt: a list, an export, a file, a template and a record. */
const before = JSON.parse(readFileSync(new URL('./stored-before.json', import.meta.url), 'utf8')) as {
  version: number
  tables: Record<string, [key: IDBValidKey, value: { blob?: string }][]>
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

beforeAll(async () => {
  const opening = indexedDB.open(DATABASE, before.version)
  opening.onupgradeneeded = () => {
    for (const table of Object.keys(before.tables)) opening.result.createObjectStore(table)
  }
  const database = await done(opening)
  for (const [table, rows] of Object.entries(before.tables))
    for (const [key, value] of rows) {
      const stored = value.blob === undefined ? value : new Blob([value.blob])
      await done(database.transaction(table, 'readwrite').objectStore(table).put(stored, key))
    }
  database.close()
})

afterAll(closeDatabase)

const query = <T>({ queryFn }: { queryFn?: unknown }) => (queryFn as () => Promise<T>)()

test('lists open with their members', async () => {
  const { lists, unreadable } = await query<StoredLists>(listsQuery)
  expect(unreadable).toBe(0)
  expect(lists).toMatchObject([{ name: 'Customers', tags: ['spring'], note: 'for May' }])
  expect(await currentMembers(lists[0] as (typeof lists)[0])).toEqual({
    ids: ['100000001', '100000002'],
    etags: ['a', 'b'],
  })
})

test('exports open with their order, counts and source', async () => {
  expect(await readJob('job-1')).toMatchObject({
    state: 'stopped',
    held: 1,
    doubles: 1,
    problem: { reason: 'quota', seconds: 60 },
    order: { form: 'csv', distinct: ['phone'], kept: ['100000001'], most: 10, way: 'ids-first' },
  })
  expect(await readSource('job-1')).toMatchObject({ ids: '100000001\n100000002' })
})

test('files to be matched open with what they hold', async () => {
  expect(await readMatchJob('match-1')).toMatchObject({
    name: 'rows.csv',
    state: 'reading',
    kind: 'companies',
  })
  expect(await (await fileOf('match-1'))?.text()).toContain('Acme,Omaha')
})

test('do-not-contact entries are stored beside it', async () => {
  expect(entryCount(await readEntries())).toBe(0)
  await changeEntries(() => entriesFrom({ phone: ['4025550142'] }))
  expect([...(await readEntries()).phone]).toEqual(['4025550142'])
})

test('templates and records open', async () => {
  expect(await query(templatesQuery('companies'))).toMatchObject([{ name: 'Mail' }])
  const record = await inTransaction(['records'], 'readonly', (table) =>
    table('records').get('companies/100000001'),
  )
  expect(record).toMatchObject({ record: { CompanyName: 'Acme' }, fields: ['CompanyName'] })
})

test('a database without saved searches takes the first', async () => {
  expect(await query(searchesQuery)).toEqual([])
  const search = await createSearch({
    kind: 'companies',
    criteria: { StatesProvinces: ['NE'] },
    name: 'Nebraska',
    folder: '',
    note: '',
    count: 12,
  })
  expect(await query(searchesQuery)).toEqual([search])
})

test('a database without follow-ups takes the first', async () => {
  expect((await readFollowUps('companies')).size).toBe(0)
  await changeFollowUps('companies', ['100000001'], () => ({ status: 'To call' }))
  expect([...(await readFollowUps('companies'))]).toEqual([
    ['100000001', { ...noFollowUp, status: 'To call' }],
  ])
})
