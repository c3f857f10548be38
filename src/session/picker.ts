import { create } from 'zustand'
import type { requestTypes } from '#contract/match.ts'
import type { Known } from '#criteria/known.ts'

/** What a person typed to find one record by. */
export interface LookupInput {
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
  input: Partial<LookupInput>
  /** Opens it over a place. Where it was opened before, what was asked there stays, but for what is said now. */
  pickerOpened: (place: PickPlace, input: Partial<LookupInput>) => void
  inputChanged: (input: LookupInput) => void
  /** It closed over a place before the last letters were asked: they stay for when it is opened there again. */
  draftSaved: (place: PickPlace, input: LookupInput) => void
  pickerClosed: () => void
}

const isSame = (a: PickPlace | undefined, b: PickPlace) => JSON.stringify(a) === JSON.stringify(b)

/** The picker as a dialog over search, list or record. */
export const usePicker = create<Picker>()((set) => ({
  place: undefined,
  isOpen: false,
  input: {},
  pickerOpened: (place, input) =>
    set((old) => ({
      place,
      isOpen: true,
      input: isSame(old.place, place) ? { ...old.input, ...input } : input,
    })),
  inputChanged: (input) => set({ input }),
  draftSaved: (place, input) => set((old) => (isSame(old.place, place) ? { input } : {})),
  pickerClosed: () => set({ isOpen: false }),
}))
