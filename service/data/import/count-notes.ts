import { type Note, notes } from '#service/normalize/notes.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { type Key, type KeyTable, newKeyTable } from './key-table.ts'
import { ownKey } from './stable-id.ts'

/** From this many rows on, a point or phone that they share is doubtful for each. */
const SHARED_BY = 21

/** How often each thing was done, and on which line first. */
export interface NoteCounts {
  counts: Map<Note, { count: number; line: number }>
  points: KeyTable
  phones: KeyTable
}

export const newNoteCounts = (): NoteCounts => ({
  counts: new Map(),
  points: newKeyTable(),
  phones: newKeyTable(),
})

export function countNote({ counts }: NoteCounts, note: Note, line: number, by = 1): void {
  const known = counts.get(note)
  if (known) known.count += by
  else counts.set(note, { count: by, line })
}

const more = (table: KeyTable, key: Key) => table.set(key, table.get(key) + 1)

const inSteps = (degrees: number) => Math.round(degrees * 1e5) >>> 0

/** Counts what was done to a row, and its point and phone where they are the file's own. */
export function countRow(
  all: NoteCounts,
  { Location, Phone }: Pick<CompanyRow, 'Location' | 'Phone'>,
  done: readonly Note[],
  line: number,
): void {
  for (const note of done) countNote(all, note, line)
  const own = !done.includes('pointFilled') && !done.includes('pointMoved')
  if (Location && own) more(all.points, [inSteps(Location.Latitude), inSteps(Location.Longitude), 0])
  if (Phone) more(all.phones, ownKey(Number(Phone)))
}

function sharedRows(table: KeyTable): number {
  let rows = 0
  for (const count of table.values()) if (count >= SHARED_BY) rows += count
  return rows
}

export interface NoteLine {
  note: Note
  kind: (typeof notes)[Note][0]
  text: string
  count: number
  /** Line of the file where it happened first; 0 when it is about many rows together. */
  line: number
}

/** All that was done, in the order of the table of notes. */
export function noteLines(all: NoteCounts): NoteLine[] {
  const [stacked, shared] = [sharedRows(all.points), sharedRows(all.phones)]
  if (stacked) countNote(all, 'pointStacked', 0, stacked)
  if (shared) countNote(all, 'phoneShared', 0, shared)
  return (Object.keys(notes) as Note[]).flatMap((note) => {
    const found = all.counts.get(note)
    const [kind, text] = notes[note]
    return found ? [{ note, kind, text, ...found }] : []
  })
}
