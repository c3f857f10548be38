import { type Note, notes } from '#service/normalize/notes.ts'
import type { CompanyRow } from '#service/store/company-row.ts'
import { hashText53 } from '#shared/hash.ts'
import { importMessages } from './import-messages.ts'
import { type KeyTable, newKeyTable } from './key-table.ts'
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

interface NoteCount extends Place {
  count: number
}

/** What some rows add to the counts, as plain data that a thread can send. */
export interface Tally {
  rows: number
  notes: Map<Note, NoteCount>
  /** Of companies. */
  names: string[]
  /** Points that are the file's own: latitude and longitude in steps. */
  points: number[]
  phones: number[]
}

export const newTally = (): Tally => ({ rows: 0, notes: new Map(), names: [], points: [], phones: [] })

/** How often each thing was done, and on which line first. */
export interface NoteCounts {
  counts: Map<Note, NoteCount>
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

function addNote(counts: Map<Note, NoteCount>, note: Note, { line, file }: Place, by: number): void {
  const known = counts.get(note)
  if (known) known.count += by
  else counts.set(note, { count: by, line, file })
}

export const countNote = ({ counts }: NoteCounts, note: Note, at: Place, by = 1): void =>
  addNote(counts, note, at, by)

/** Counts the rows of a name, and remembers it once there are many. */
function countName({ names, frequent }: NoteCounts, name: string): void {
  const hash = hashText53(name.toLowerCase())
  const count = names.increase(Math.floor(hash / 2 ** 32), hash >>> 0, 0)
  if (count >= SHARED_BY && (frequent.has(name) || frequent.size < MAX_FREQUENT)) frequent.set(name, count)
}

const inSteps = (degrees: number) => Math.round(degrees * 1e5) >>> 0

/** Adds what was done to a row, and its point and phone where they are the file's own. */
export function tallyRow(
  tally: Tally,
  { CompanyName, Location, Phone }: Pick<CompanyRow, 'CompanyName' | 'Location' | 'Phone'>,
  done: readonly Note[],
  at: Place,
): void {
  tally.rows += 1
  for (const note of done) addNote(tally.notes, note, at, 1)
  if (CompanyName) tally.names.push(CompanyName)
  const own = !done.includes('pointFilled') && !done.includes('pointMoved')
  if (Location && own) tally.points.push(inSteps(Location.Latitude), inSteps(Location.Longitude))
  if (Phone) tally.phones.push(Number(Phone))
}

/** Counts some rows, after those before them. */
export function addTally(all: NoteCounts, { rows, notes, names, points, phones }: Tally): void {
  all.rows += rows
  for (const [note, { count, ...at }] of notes) countNote(all, note, at, count)
  for (const name of names) countName(all, name)
  for (let i = 0; i < points.length; i += 2)
    all.points.increase(points[i] as number, points[i + 1] as number, 0)
  for (const phone of phones) all.phones.increase(...ownKey(phone))
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
