import { create } from 'zustand'

interface Recording {
  /** Number of the last call before the run that is recorded; undefined while none is. */
  after: number | undefined
  runStarted: (after: number) => void
  runEnded: () => void
}

/** The recording of a run of calls. */
export const useRecording = create<Recording>()((set) => ({
  after: undefined,
  runStarted: (after) => set({ after }),
  runEnded: () => set({ after: undefined }),
}))
