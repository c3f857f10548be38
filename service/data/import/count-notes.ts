import { type Note, notes } from '#service/normalize/notes.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { hashText53 } from '#shared/hash.ts'
import { importMessages } from './import-messages.ts'
import { type Key, type KeyTable, newKeyTable } from './key-table.ts'
import { ownKey } from './stable-id.ts'

/** From this many rows on, a point or phone that they share is doubtful for each. */
const SHARED_BY = 21

/** Names that are counted as frequent at most, and their share of the rows from which on one may be a placeholder. */
const MAX_FREQUENT = 10_000
const PLACEHOLDER = 0.01

/** A line of the file, or of one of several. */
interface Place {
  line: number
  file?: string
}

/** The place of a note about many rows together. */
export const NOWHERE: Place = { line: 0 }

/** How often each thing was done, and on which line first. */
export interface NoteCounts {
  counts: Map<Note, { count: number; line: number; file?: string }>
  points: KeyTable
  phones: KeyTable
  /** Of companies. */
  names: KeyTable
  /** Names that many rows have, with how many. */
  frequent: Map<string, number>
  rows: number
}

export const newNoteCounts = (): NoteCounts => ({
  counts: new Map(),
  points: newKeyTable(),
  phones: newKeyTable(),
  names: newKeyTable(),
  frequent: new Map(),
  rows: 0,
})

export function countNote({ counts }: NoteCounts, note: Note, { line, file }: Place, by = 1): void {
  const known = counts.get(note)
  if (known) known.count += by
  else counts.set(note, { count: by, line, file })
}

function more(table: KeyTable, key: Key): number {
  const count = table.get(key) + 1
  table.set(key, count)
  return count
}

/** Counts the rows of a name, and remembers it once there are many. */
function countName({ names, frequent }: NoteCounts, name: string): void {
  const hash = hashText53(name.toLowerCase())
  const count = more(names, [Math.floor(hash / 2 ** 32), hash >>> 0, 0])
  if (count >= SHARED_BY && (frequent.has(name) || frequent.size < MAX_FREQUENT)) frequent.set(name, count)
}

const inSteps = (degrees: number) => Math.round(degrees * 1e5) >>> 0

/** Counts what was done to a row, and its point and phone where they are the file's own. */
export function countRow(
  all: NoteCounts,
  { CompanyName, Location, Phone }: Pick<CompanyRow, 'CompanyName' | 'Location' | 'Phone'>,
  done: readonly Note[],
  at: Place,
): void {
  all.rows += 1
  for (const note of done) countNote(all, note, at)
  if (CompanyName) countName(all, CompanyName)
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
  file?: string
}

/** All that was done, in the order of the table of notes. */
export function noteLines(all: NoteCounts): NoteLine[] {
  const [stacked, shared] = [sharedRows(all.points), sharedRows(all.phones)]
  if (stacked) countNote(all, 'pointStacked', NOWHERE, stacked)
  if (shared) countNote(all, 'phoneShared', NOWHERE, shared)
  const names = [...all.frequent].filter(([, count]) => count >= all.rows * PLACEHOLDER)
  const [frequent] = names.toSorted(([, a], [, b]) => b - a)
  if (frequent)
    countNote(
      all,
      'nameShared',
      NOWHERE,
      names.reduce((sum, [, count]) => sum + count, 0),
    )
  return (Object.keys(notes) as Note[]).flatMap((note) => {
    const found = all.counts.get(note)
    const [kind, text] = notes[note]
    if (!found) return []
    const shown = note === 'nameShared' && frequent ? importMessages.withExample(text, frequent[0]) : text
    return [{ note, kind, text: shown, ...found }]
  })
}
