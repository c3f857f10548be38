import { beforeEach, expect, test, vi } from 'vitest'
import {
  clearStorageError,
  reportStorageError,
  type StorageError,
  storageErrorStore,
} from './storage-error.ts'

const shown = () => storageErrorStore.getState().error
beforeEach(() => storageErrorStore.getState().dismiss())

test.each<[error: StorageError, after: StorageError | undefined]>([
  ['newer', undefined],
  ['unavailable', undefined],
  ['broken', undefined],
  ['full', 'full'],
])('%s, once the database was opened: %s', (error, after) => {
  reportStorageError(error)
  expect(shown()).toBe(error)
  clearStorageError()
  expect(shown()).toBe(after)
  storageErrorStore.getState().dismiss()
  expect(shown()).toBeUndefined()
})

test('every tab shows a error of any of them', async () => {
  const tab = new BroadcastChannel('catchment storage')
  const received = vi.fn()
  tab.addEventListener('message', ({ data }) => received(data))
  reportStorageError('broken')
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith('broken'), 10_000)
  tab.postMessage('full')
  await vi.waitFor(() => expect(shown()).toBe('full'), 10_000)
  tab.close()
})
