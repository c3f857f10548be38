import { createStore } from 'zustand/vanilla'

/** Why what a person keeps cannot be kept or read: each has its own words and its own way out. */
export type StorageFault = 'newer' | 'unavailable' | 'broken' | 'full'

interface Faults {
  fault: StorageFault | undefined
  faultRead: () => void
}

/** The fault of the browser's storage that a person is told of, on whichever page. */
export const storageFaults = createStore<Faults>()((set) => ({
  fault: undefined,
  faultRead: () => set({ fault: undefined }),
}))

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('catchment storage') : undefined
channel?.addEventListener('message', ({ data }: MessageEvent<StorageFault>) =>
  storageFaults.setState({ fault: data }),
)

/** Something could not be kept or read, here or in a worker: every tab tells it. */
export function storageFailed(fault: StorageFault): void {
  storageFaults.setState({ fault })
  channel?.postMessage(fault)
}

/** The database was opened: what was said of it holds no more. That the storage is full does, until room was made. */
export function storageOpened(): void {
  if (storageFaults.getState().fault !== 'full') storageFaults.setState({ fault: undefined })
}
