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
  /** Id of the record whose duplicates are looked up. */
  beside?: string | undefined
}

/** Where the picker was opened; a pick applies there. */
export type PickPlace =
  | { type: 'search' }
  | { type: 'list'; id: string; name: string }
  | { type: 'record'; id: string; name: string }

interface Picker {
  place: PickPlace | undefined
  isOpen: boolean
  /** The input so far. */
  input: Partial<LookupInput>
  /** Opens it for a place. Input from the last time at the same place remains where it is not given now. */
  pickerOpened: (place: PickPlace, input: Partial<LookupInput>) => void
  inputChanged: (input: LookupInput) => void
  /** Saves input that was not submitted when the picker closed, for the next time at the same place. */
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
