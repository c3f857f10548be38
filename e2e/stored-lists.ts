import type { Page } from 'playwright'
import type { Kind } from '#contract/kind.ts'
import type { List, Origin } from '#lists/list.ts'
import type { AnyRecord } from '#records/record.ts'

/** A list that a test begins with. */
export interface Given {
  id: string
  name: string
  kind?: Kind
  records: readonly { Id: string; ETag: string }[]
  origin?: Origin
  doNotContact?: boolean
}

const DAY = 86_400_000

/** Puts lists, and records that were read before, into the browser's database as the app keeps them. */
export async function keepLists(
  page: Page,
  given: readonly Given[],
  read: readonly AnyRecord[] = [],
): Promise<void> {
  await page.getByRole('button', { name: 'New list' }).first().waitFor()
  const rows = given.map(
    ({ id, name, kind = 'companies', records, origin = { type: 'picked' }, doNotContact = false }, i) => {
      const at = new Date(Date.now() - (i + 1) * DAY).toISOString()
      const steps = [{ id: 'first', at, words: 'Made for a test', count: records.length }]
      const list: List = { id, kind, name, tags: [], note: '', origin, doNotContact, steps }
      const members = {
        ids: records.map(({ Id }) => Id).join('\n'),
        etags: records.map(({ ETag }) => ETag).join('\n'),
      }
      return { list, members }
    },
  )
  const cached = read.map((record) => ({
    key: `companies/${record.Id}`,
    value: { record, fields: Object.keys(record), at: new Date(Date.now() - DAY).toISOString() },
  }))
  await page.evaluate(
    ({ rows, cached }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('catchment')
        opening.onsuccess = () => {
          const work = opening.result.transaction(['lists', 'members', 'records'], 'readwrite')
          for (const { list, members } of rows) {
            work.objectStore('lists').put(list, list.id)
            work.objectStore('members').put(members, `${list.id}/first`)
          }
          for (const { key, value } of cached) work.objectStore('records').put(value, key)
          work.oncomplete = () => {
            opening.result.close()
            done()
          }
          work.onerror = () => fail(work.error)
        }
      }),
    { rows, cached: cached },
  )
}

/** Every list that the browser keeps, with what it holds now. */
export async function storedLists(page: Page): Promise<(List & { ids: string[]; etags: string[] })[]> {
  const stored = await page.evaluate(
    () =>
      new Promise<{ lists: unknown[]; members: [IDBValidKey, { ids: string; etags: string }][] }>(
        (done, fail) => {
          const opening = indexedDB.open('catchment')
          opening.onsuccess = () => {
            const work = opening.result.transaction(['lists', 'members'])
            const lists = work.objectStore('lists').getAll()
            const keys = work.objectStore('members').getAllKeys()
            const members = work.objectStore('members').getAll()
            work.oncomplete = () => {
              opening.result.close()
              done({ lists: lists.result, members: keys.result.map((key, i) => [key, members.result[i]]) })
            }
            work.onerror = () => fail(work.error)
          }
        },
      ),
  )
  const members = new Map(stored.members.map(([key, value]) => [String(key), value]))
  return (stored.lists as List[]).map((list) => {
    const now = members.get(`${list.id}/${list.steps.at(-1)?.id}`)
    return { ...list, ids: lines(now?.ids), etags: lines(now?.etags) }
  })
}

const lines = (text = '') => (text === '' ? [] : text.split('\n'))

/** The ids of a list by its name; undefined where there is none. */
export async function idsOfList(page: Page, name: string): Promise<string[] | undefined> {
  return (await storedLists(page)).find((list) => list.name === name)?.ids
}
