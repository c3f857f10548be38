import { createStore } from 'zustand/vanilla'

/** Why what a person keeps cannot be kept or read: each has its own words and its own way out. */
export type StorageError = 'newer' | 'unavailable' | 'broken' | 'full'

interface Faults {
  fault: StorageError | undefined
  errorRead: () => void
}

/** The fault of the browser's storage that a person is told of, on whichever page. */
export const storageErrors = createStore<Faults>()((set) => ({
  fault: undefined,
  errorRead: () => set({ fault: undefined }),
}))

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('catchment storage') : undefined
channel?.addEventListener('message', ({ data }: MessageEvent<StorageError>) =>
  storageErrors.setState({ fault: data }),
)

/** Something could not be kept or read, here or in a worker: every tab tells it. */
export function storageFailed(fault: StorageError): void {
  storageErrors.setState({ fault })
  channel?.postMessage(fault)
}

/** The database was opened: what was said of it holds no more. That the storage is full does, until room was made. */
export function storageOpened(): void {
  if (storageErrors.getState().fault !== 'full') storageErrors.setState({ fault: undefined })
}
