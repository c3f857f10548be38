import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataBeforeRestore, storeDataBeforeRestore } from './data-before-restore.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-23T12:00:00Z')

/** An origin private file system; writes can fail because storage is full. */
function folder(room = 1000) {
  const files = new Map<string, File>()
  const handle = (name: string) => ({
    getFile: async () => files.get(name),
    createWritable: async () => ({
      write: async (data: Blob) => {
        if (data.size > room) throw new DOMException('full', 'QuotaExceededError')
        files.set(name, new File([data], name, { lastModified: NOW }))
      },
      close: async () => {},
    }),
  })
  const getFileHandle = async (name: string, { create = false } = {}) => {
    if (!create && !files.has(name)) throw new DOMException('none', 'NotFoundError')
    if (create && !files.has(name)) files.set(name, new File([], name, { lastModified: NOW }))
    return handle(name)
  }
  return { files, getFileHandle, removeEntry: async (name: string) => void files.delete(name) }
}

let own: ReturnType<typeof folder>
const inBrowser = (here: ReturnType<typeof folder>) => {
  own = here
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => here } })
}
beforeEach(() => inBrowser(folder()))
afterEach(() => void vi.unstubAllGlobals())

test('there is nothing before the first file', async () => {
  expect(await dataBeforeRestore(NOW)).toBeNull()
})

test('the last file is stored for a week, then removed', async () => {
  await storeDataBeforeRestore(new Blob(['older']))
  await storeDataBeforeRestore(new Blob(['newer']))
  const found = await dataBeforeRestore(NOW + 7 * DAY - 1)
  expect([await found?.file.text(), found?.until]).toEqual(['newer', new Date(NOW + 7 * DAY)])
  expect(await dataBeforeRestore(NOW + 7 * DAY)).toBeNull()
  expect(own.files.size).toBe(0)
})

test('where there is no room nothing is stored, not a part of it either', async () => {
  inBrowser(folder(3))
  await storeDataBeforeRestore(new Blob(['too long']))
  expect(own.files.size).toBe(0)
})

test.each<[what: string, navigator: unknown]>([
  ['no storage', {}],
  ['a folder that is refused', { storage: { getDirectory: () => Promise.reject(new Error('no')) } }],
])('a browser with %s keeps nothing', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await storeDataBeforeRestore(new Blob(['x']))
  expect(await dataBeforeRestore(NOW)).toBeNull()
})
