import { create } from 'zustand'
import { type Drawing, type DrawingEvent, idle, step } from '#features/map/model/draw/gesture.ts'

interface DrawingStore {
  drawing: Drawing
  /** Whether the keyboard leads the gesture: its place is then marked by a cross. */
  byKeys: boolean
  /** What lies under the pointer while places are picked, in words. */
  pointed: string
  send: (event: DrawingEvent) => void
  ledByKeys: (byKeys: boolean) => void
  pointedAt: (words: string) => void
}

/** The gesture that is going on: pointer, keys and tool bar send events, the reducer answers. */
export const useDrawing = create<DrawingStore>()((set) => ({
  drawing: idle,
  byKeys: false,
  pointed: '',
  send: (event) => set(({ drawing }) => ({ drawing: step(drawing, event) })),
  ledByKeys: (byKeys) => set({ byKeys }),
  pointedAt: (pointed) => set({ pointed }),
}))
