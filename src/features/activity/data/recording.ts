import { create } from 'zustand'

/** The recording of a run of calls: the number of the last call before it, undefined while no run is recorded. */
export const useRecording = create<{ after: number | undefined }>(() => ({ after: undefined }))
