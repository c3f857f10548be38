import { type Note, notes } from '#service/normalize/notes.ts'
import { importMessages } from './import-messages.ts'
import type { SharedValues } from './shared-values.ts'

/** A line of the file, or of one of several. */
interface Place {
  line: number
  file?: string
}

/** The place of a note about many rows together. */
export const NOWHERE: Place = { line: 0 }

interface NoteCount extends Place {
  count: number
}

/** How often each thing was done, and on which line first, as plain data that a thread can send. */
export type NoteCounts = Map<Note, NoteCount>

/** Adds to the count of a note; the first place remains. */
export function countNote(counts: NoteCounts, note: Note, { line, file }: Place, by = 1): void {
  const known = counts.get(note)
  if (known) known.count += by
  else counts.set(note, { count: by, line, file })
}

/** Adds the counts of some rows, after those before them. */
export function addCounts(all: NoteCounts, more: NoteCounts): void {
  for (const [note, { count, ...at }] of more) countNote(all, note, at, count)
}

export interface NoteLine {
  note: Note
  kind: (typeof notes)[Note][0]
  text: string
  count: number
  /** Line of the file where it happened first; 0 when it is about many rows together. */
  line: number
  file?: string
}

/** All that was done, in the order of the table of notes. */
export function noteLines(all: NoteCounts, { points, phones, names }: SharedValues): NoteLine[] {
  const counts = new Map(all)
  if (points) countNote(counts, 'pointStacked', NOWHERE, points)
  if (phones) countNote(counts, 'phoneShared', NOWHERE, phones)
  if (names) countNote(counts, 'nameShared', NOWHERE, names.records)
  return (Object.keys(notes) as Note[]).flatMap((note) => {
    const found = counts.get(note)
    const [kind, text] = notes[note]
    if (!found) return []
    const shown = note === 'nameShared' && names ? importMessages.withExample(text, names.example) : text
    return [{ note, kind, text: shown, ...found }]
  })
}
