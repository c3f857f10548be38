import { create } from 'zustand'
import { type Drawing, type DrawingEvent, idle, step } from './gesture.ts'

interface DrawingStore {
  drawing: Drawing
  /** Whether the keyboard leads the gesture: its place is then marked by a cross. */
  byKeys: boolean
  send: (event: DrawingEvent) => void
  ledByKeys: (byKeys: boolean) => void
}

/** The gesture that is going on: pointer, keys and tool bar send events, the reducer answers. */
export const useDrawing = create<DrawingStore>()((set) => ({
  drawing: idle,
  byKeys: false,
  send: (event) => set(({ drawing }) => ({ drawing: step(drawing, event) })),
  ledByKeys: (byKeys) => set({ byKeys }),
}))
