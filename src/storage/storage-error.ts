import { createStore } from 'zustand/vanilla'

/** Why what a person keeps cannot be kept or read: each has its own words and its own way out. */
export type StorageError = 'newer' | 'unavailable' | 'broken' | 'full'

interface StorageErrorState {
  error: StorageError | undefined
  dismiss: () => void
}

/** The fault of the browser's storage that a person is told of, on whichever page. */
export const storageErrorStore = createStore<StorageErrorState>()((set) => ({
  error: undefined,
  dismiss: () => set({ error: undefined }),
}))

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('catchment storage') : undefined
channel?.addEventListener('message', ({ data }: MessageEvent<StorageError>) =>
  storageErrorStore.setState({ error: data }),
)

/** Something could not be kept or read, here or in a worker: every tab tells it. */
export function reportStorageError(error: StorageError): void {
  storageErrorStore.setState({ error })
  channel?.postMessage(error)
}

/** The database was opened: what was said of it holds no more. That the storage is full does, until room was made. */
export function clearStorageError(): void {
  if (storageErrorStore.getState().error !== 'full') storageErrorStore.setState({ error: undefined })
}
