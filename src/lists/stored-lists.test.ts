import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { useNotices } from '#session/notices.ts'
import { inTransaction } from '#storage/database.ts'
import { type List, lastStep, MAX_STORED_STEPS, membersOf, sizeOf } from './list.ts'
import { membersAfter, packMembers, unpackMembers } from './members.ts'
import {
  addStep,
  createList,
  currentMembers,
  deleteLists,
  listsQuery,
  restoreStep,
  updateList,
} from './stored-lists.ts'

const all = () => (listsQuery.queryFn as () => Promise<{ lists: List[]; unreadable: number }>)()
const read = async (id: string) => (await all()).lists.find((list) => list.id === id) as List

const made = (ids: string[], name = 'Dentists') =>
  createList({
    kind: 'companies',
    name,
    origin: { type: 'picked' },
    members: membersOf(ids),
    description: 'Made from picked rows',
  })

test.each([[[]], [['000000001']], [['000000001', '000000002']]])(
  'members %j are stored whole',
  async (ids) => {
    expect(unpackMembers(await packMembers(membersOf(ids)))).toEqual(membersOf(ids))
    const versions = { ids, etags: ids.map((_, i) => `e${i}`) }
    expect(unpackMembers(await packMembers(versions))).toEqual(versions)
  },
)

test('a list is what was done to it, step by step, and can go back', async () => {
  const list = await made(['1', '2', '2', '3'])
  expect(sizeOf(list)).toBe(3)
  const { id: second } = await addStep(list.id, 'Two removed', membersOf(['3']))
  const now = await read(list.id)
  expect(now.steps.map(({ words, count }) => [words, count])).toEqual([
    ['Made from picked rows', 3],
    ['Two removed', 1],
  ])
  expect((await currentMembers(now)).ids).toEqual(['3'])
  await restoreStep(list.id, lastStep(list).id)
  expect((await currentMembers(await read(list.id))).ids).toEqual(['1', '2', '3'])
  expect(await membersAfter(list.id, second)).toBeNull()
  useNotices.getState().notice?.undo?.()
  await expect.poll(async () => (await currentMembers(await read(list.id))).ids).toEqual(['3'])
})

test('only the last steps keep their members', async () => {
  const list = await made(['1'])
  for (let i = 0; i < MAX_STORED_STEPS; i++) await addStep(list.id, 'Again', membersOf([String(i)]))
  const { steps } = await read(list.id)
  const versions = await Promise.all(steps.map(({ id }) => membersAfter(list.id, id)))
  expect(versions.map((members) => members !== null)).toEqual([false, ...Array(MAX_STORED_STEPS).fill(true)])
  await restoreStep(list.id, lastStep(list).id)
  expect((await read(list.id)).steps).toHaveLength(MAX_STORED_STEPS + 1)
})

test('changes from two tabs at once are both stored', async () => {
  const list = await made(['1'])
  await Promise.all([
    updateList(list.id, { name: 'Spring' }),
    updateList(list.id, { tags: ['mailing'] }),
    addStep(list.id, 'One more', membersOf(['1', '2'])),
  ])
  expect(await read(list.id)).toMatchObject({ name: 'Spring', tags: ['mailing'] })
  expect(sizeOf(await read(list.id))).toBe(2)
})

test('a deleted list comes back with its steps', async () => {
  const list = await made(['1', '2'])
  await addStep(list.id, 'One removed', membersOf(['2']))
  const before = await read(list.id)
  await deleteLists([before])
  expect(await read(list.id)).toBeUndefined()
  await updateList(list.id, { name: 'A ghost' })
  expect(await read(list.id)).toBeUndefined()
  useNotices.getState().notice?.undo?.()
  await expect.poll(() => read(list.id)).toEqual(before)
  expect((await membersAfter(list.id, lastStep(list).id))?.ids).toEqual(['1', '2'])
})

test('a list that cannot be read is counted, and the others are shown', async () => {
  const before = (await all()).lists.length
  await inTransaction(['lists'], 'readwrite', (table) => table('lists').put({ id: 'x', steps: [] }, 'x'))
  const { lists, unreadable } = await all()
  expect([lists.length, unreadable]).toEqual([before, 1])
})

test('a list of too many is refused', async () => {
  await expect(made(Array.from({ length: 200_001 }, (_, i) => String(i)))).rejects.toThrow(RangeError)
})
