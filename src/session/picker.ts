import { create } from 'zustand'
import type { requestTypes } from '#contract/match.ts'
import type { Known } from '#criteria/known.ts'

/** What a person typed to find one record by. */
export interface Question {
  known: Known
  RequestType: (typeof requestTypes)[number]
  Confidence: number
  /** A pasted line of which the fields were read. */
  line: string
  /** Id of the record that others are looked for beside. */
  beside?: string | undefined
}

/** What the picker stands over; a pick comes back to it. */
export type PickPlace =
  | { type: 'search' }
  | { type: 'list'; id: string; name: string }
  | { type: 'record'; id: string; name: string }

interface Picker {
  place: PickPlace | undefined
  isOpen: boolean
  /** What is asked, as far as it was said. */
  asked: Partial<Question>
  /** Opens it over a place. Where it was opened before, what was asked there stays, but for what is said now. */
  pickerOpened: (place: PickPlace, asked: Partial<Question>) => void
  questionAsked: (asked: Question) => void
  /** It closed over a place before the last letters were asked: they stay for when it is opened there again. */
  questionLeft: (place: PickPlace, asked: Question) => void
  pickerClosed: () => void
}

const isSame = (a: PickPlace | undefined, b: PickPlace) => JSON.stringify(a) === JSON.stringify(b)

/** The picker as a dialog over search, list or record. */
export const usePicker = create<Picker>()((set) => ({
  place: undefined,
  isOpen: false,
  asked: {},
  pickerOpened: (place, asked) =>
    set((old) => ({
      place,
      isOpen: true,
      asked: isSame(old.place, place) ? { ...old.asked, ...asked } : asked,
    })),
  questionAsked: (asked) => set({ asked }),
  questionLeft: (place, asked) => set((old) => (isSame(old.place, place) ? { asked } : {})),
  pickerClosed: () => set({ isOpen: false }),
}))
