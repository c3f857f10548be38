import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { onTableChange } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'
import { storedJobs } from './stored-jobs.ts'

const Job = z.object({ made: z.string(), name: z.string(), deleted: z.literal(true).optional() })
const { readJob, readJobs, updateJob, purgeDeletedJobs } = storedJobs('jobs', Job)

const changes: string[] = []
afterAll(onTableChange((table) => changes.push(table)))

const stored: Record<string, unknown> = {
  first: { made: '2026-01-01', name: 'First' },
  latest: { made: '2026-03-01', name: 'Latest' },
  deleted: { made: '2026-02-01', name: 'Deleted', deleted: true },
  strange: { made: 7 },
}

beforeEach(async () => {
  await inTransaction(['jobs', 'pages'], 'readwrite', async (table) => {
    for (const key of await table('jobs').getAllKeys()) await table('jobs').delete(key)
    for (const [id, job] of Object.entries(stored)) await table('jobs').put(job, id)
    for (const id of ['first', 'deleted']) await table('pages').put('a page', [id, 0])
  })
  changes.length = 0
})

const names = async () => (await readJobs()).map(({ name }) => name)
const renamed = (name: string) => (job: z.infer<typeof Job>) => ({ ...job, name })

test('jobs come latest first, without deleted and unreadable ones', async () => {
  expect(await names()).toEqual(['Latest', 'First'])
})

test.each([
  ['first', stored.first],
  ['deleted', stored.deleted],
  ['strange', undefined],
  ['missing', undefined],
])('the job %s', async (id, job) => {
  expect(await readJob(id)).toEqual(job)
})

test('a change is stored and every part of the app is notified', async () => {
  expect(await updateJob('first', renamed('Renamed'))).toEqual({ made: '2026-01-01', name: 'Renamed' })
  expect(await names()).toEqual(['Latest', 'Renamed'])
  expect(changes).toEqual(['jobs'])
})

test('changes made at once build on each other', async () => {
  await Promise.all(
    ['a', 'b', 'c'].map((letter) => updateJob('first', (job) => renamed(job.name + letter)(job))),
  )
  expect((await readJob('first'))?.name).toBe('Firstabc')
})

test.each(['strange', 'missing'])('there is nothing to change in %s', async (id) => {
  expect(await updateJob(id, renamed('Renamed'))).toBeUndefined()
  expect(await names()).toEqual(['Latest', 'First'])
})

test('deleted jobs are removed with their parts, others remain', async () => {
  const purge = () =>
    purgeDeletedJobs(['pages'], (table, id) => table('pages').delete(IDBKeyRange.bound([id], [id, []])))
  await purge()
  expect(changes).toEqual(['jobs'])
  const left = await inTransaction(['jobs', 'pages'], 'readonly', async (table) => [
    await table('jobs').getAllKeys(),
    await table('pages').getAllKeys(),
  ])
  expect(left).toEqual([['first', 'latest', 'strange'], [['first', 0]]])
  await purge()
  expect(changes).toEqual(['jobs'])
})
