import type { Page } from 'playwright'
import type { List } from '#lists/list.ts'
import { eventually } from './eventually.ts'

/** The lists that a page's browser keeps, with the ids that each holds now. */
export function storedLists(page: Page): Promise<(List & { ids: string[] })[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('catchment'))
    const transaction = database.transaction(['lists', 'members'])
    const lists = (await done(transaction.objectStore('lists').getAll())) as List[]
    const members = await Promise.all(
      lists.map(({ id, steps }) => done(transaction.objectStore('members').get(`${id}/${steps.at(-1)?.id}`))),
    )
    database.close()
    return lists.map((list, i) => ({
      ...list,
      ids: String((members[i] as { ids?: string } | undefined)?.ids ?? '')
        .split('\n')
        .filter(Boolean),
    }))
  })
}

/** One list by its name. */
export async function storedList(page: Page, name: string) {
  const list = (await storedLists(page)).find((it) => it.name === name)
  if (!list) throw new Error(`There is no list “${name}”.`)
  return list
}

/** Makes a list of pasted ids through the app, and opens it. */
export async function pasteList(page: Page, name: string, ids: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'New list', exact: true }).click()
  await page.getByRole('menuitem', { name: 'From ids' }).click()
  const dialog = page.getByRole('dialog', { name: /ids/ })
  await dialog.getByRole('textbox', { name: 'Ids' }).fill(ids.join('\n'))
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByRole('button', { name: /^Check / }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: /^Save / }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await eventually(async () => (await storedLists(page)).length).toBeGreaterThan(0)
}
