import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { kinds } from '#contract/kind.ts'
import { noFollowUp } from '#records/follow-up.ts'
import { onTableChange } from './changes.ts'
import { closeDatabase, inTransaction } from './database.ts'
import { changeFollowUps, putFollowUps, readFollowUps } from './follow-ups.ts'

beforeEach(async () => {
  for (const kind of kinds)
    await changeFollowUps(kind, [...(await readFollowUps(kind)).keys()], () => noFollowUp)
})
afterAll(closeDatabase)

const called = { ...noFollowUp, status: 'Called' }

test('a change of one part leaves the others, and is announced', async () => {
  const changed: string[] = []
  const stop = onTableChange((table) => changed.push(table))
  await changeFollowUps('companies', ['1'], () => ({ status: 'Called' }))
  await changeFollowUps('companies', ['1'], () => ({ note: 'Ask for Ada' }))
  stop()
  expect([...(await readFollowUps('companies'))]).toEqual([['1', { ...called, note: 'Ask for Ada' }]])
  expect([...(await readFollowUps('people'))]).toEqual([])
  expect(changed).toEqual(['followUps', 'followUps'])
})

test('what was before can be stored again, also where there was nothing', async () => {
  await changeFollowUps('people', ['1'], () => called)
  const before = await changeFollowUps('people', ['1', '2'], ({ tags }) => ({ tags: [...tags, 'spring'] }))
  expect((await readFollowUps('people')).size).toBe(2)
  await putFollowUps('people', before)
  expect([...(await readFollowUps('people'))]).toEqual([['1', called]])
})

test('a blank follow-up is not stored', async () => {
  await changeFollowUps('companies', ['1'], () => called)
  await changeFollowUps('companies', ['1'], () => ({ status: '' }))
  expect(await inTransaction(['followUps'], 'readonly', (table) => table('followUps').count())).toBe(0)
})

test('thousands are changed together', async () => {
  const ids = Array.from({ length: 4_500 }, (_, i) => String(i))
  const before = await changeFollowUps('companies', ids, () => called)
  expect(before.map(([id]) => id)).toEqual(ids)
  expect((await readFollowUps('companies')).size).toBe(ids.length)
})

test('a value that cannot be read is not shown', async () => {
  await inTransaction(['followUps'], 'readwrite', (table) =>
    table('followUps').put({ status: 7 }, 'people/1'),
  )
  expect((await readFollowUps('people')).size).toBe(0)
})
