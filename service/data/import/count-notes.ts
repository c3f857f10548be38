import { type Note, notes } from '#service/normalize/notes.ts'
import type { CompanyRow } from '#service/store/company-row.ts'

/** From this many rows on, a point or phone that they share is doubtful for each. */
const SHARED_BY = 21

/** How often each thing was done, and on which line first. */
export interface NoteCounts {
  counts: Map<Note, { count: number; line: number }>
  points: Map<number, number>
  phones: Map<number, number>
}

export const newNoteCounts = (): NoteCounts => ({ counts: new Map(), points: new Map(), phones: new Map() })

export function countNote({ counts }: NoteCounts, note: Note, line: number, by = 1): void {
  const known = counts.get(note)
  if (known) known.count += by
  else counts.set(note, { count: by, line })
}

const more = (map: Map<number, number>, key: number) => map.set(key, (map.get(key) ?? 0) + 1)

/** Counts what was done to a row, and its point and phone where they are the file's own. */
export function countRow(
  all: NoteCounts,
  { Location, Phone }: Pick<CompanyRow, 'Location' | 'Phone'>,
  done: readonly Note[],
  line: number,
): void {
  for (const note of done) countNote(all, note, line)
  const own = !done.includes('pointFilled') && !done.includes('pointMoved')
  if (Location && own)
    more(all.points, Math.round(Location.Latitude * 1e5) * 4e7 + Math.round(Location.Longitude * 1e5))
  if (Phone) more(all.phones, Number(Phone))
}

const sharedRows = (map: ReadonlyMap<number, number>) =>
  [...map.values()].filter((count) => count >= SHARED_BY).reduce((sum, count) => sum + count, 0)

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
