import { beforeEach, expect, test, vi } from 'vitest'
import { type StorageError, storageErrors, storageFailed, storageOpened } from './storage-error.ts'

const shown = () => storageErrors.getState().fault
beforeEach(() => storageErrors.getState().errorRead())

test.each<[fault: StorageError, after: StorageError | undefined]>([
  ['newer', undefined],
  ['unavailable', undefined],
  ['broken', undefined],
  ['full', 'full'],
])('%s, once the database was opened: %s', (fault, after) => {
  storageFailed(fault)
  expect(shown()).toBe(fault)
  storageOpened()
  expect(shown()).toBe(after)
  storageErrors.getState().errorRead()
  expect(shown()).toBeUndefined()
})

test('every tab shows a fault of any of them', async () => {
  const tab = new BroadcastChannel('catchment storage')
  const received = vi.fn()
  tab.addEventListener('message', ({ data }) => received(data))
  storageFailed('broken')
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith('broken'))
  tab.postMessage('full')
  await vi.waitFor(() => expect(shown()).toBe('full'))
  tab.close()
})
