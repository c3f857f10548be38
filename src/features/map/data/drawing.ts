import { create } from 'zustand'
import { type Drawing, type DrawingEvent, drawingReducer, idle } from '../model/draw/gesture.ts'

interface DrawingStore {
  drawing: Drawing
  /** Whether the keyboard leads the gesture: its place is then marked by a cross. */
  byKeyboard: boolean
  /** What a click would pick at the pointer, as a text. */
  pickText: string
  /** What to do before a click can pick, as a text. */
  pickNote: string
  send: (event: DrawingEvent) => void
  setByKeyboard: (byKeyboard: boolean) => void
  setPickText: (pickText: string) => void
  setPickNote: (pickNote: string) => void
}

/** The gesture that is going on: pointer, keys and tool bar send events, the reducer answers. */
export const useDrawing = create<DrawingStore>()((set) => ({
  drawing: idle,
  byKeyboard: false,
  pickText: '',
  pickNote: '',
  send: (event) => set(({ drawing }) => ({ drawing: drawingReducer(drawing, event) })),
  setByKeyboard: (byKeyboard) => set({ byKeyboard }),
  setPickText: (pickText) => set({ pickText }),
  setPickNote: (pickNote) => set({ pickNote }),
}))
