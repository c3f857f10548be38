import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistedIn } from '#storage/persisted-storage.ts'

/** Whether the note that the records are made up was dismissed; it comes back in the next session. */
export const useSampleNote = create<{ isDismissed: boolean }>()(
  persist(() => ({ isDismissed: false }), {
    name: 'sample-note',
    ...persistedIn<{ isDismissed: boolean }>('sessionStorage'),
  }),
)
