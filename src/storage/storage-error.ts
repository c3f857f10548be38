import { createStore } from 'zustand/vanilla'

/** Why data cannot be stored or read. Each has its own message and its own actions. */
export type StorageError = 'newer' | 'unavailable' | 'broken' | 'full'

interface StorageErrorState {
  error: StorageError | undefined
  dismiss: () => void
}

/** The storage error that every page shows. */
export const storageErrorStore = createStore<StorageErrorState>()((set) => ({
  error: undefined,
  dismiss: () => set({ error: undefined }),
}))

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('catchment storage') : undefined
channel?.addEventListener('message', ({ data }: MessageEvent<StorageError>) =>
  storageErrorStore.setState({ error: data }),
)

/** Shows an error of this tab or of a worker in every tab. */
export function reportStorageError(error: StorageError): void {
  storageErrorStore.setState({ error })
  channel?.postMessage(error)
}

/** Hides the error after the database was opened. "Full" remains until space was freed. */
export function clearStorageError(): void {
  if (storageErrorStore.getState().error !== 'full') storageErrorStore.setState({ error: undefined })
}
