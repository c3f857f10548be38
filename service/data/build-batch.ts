import { Packr } from 'msgpackr'
import type { Kind } from '#contract/kind.ts'
import type { MergedSource } from '#contract/merged-source.ts'
import { isAbroad } from '#shared/address/countries.ts'
import { stateNames } from '#shared/address/states.ts'
import type { Cell } from '../store/duckdb/cells.ts'
import type { Description } from '../store/duckdb/description.ts'
import { descriptions } from '../store/duckdb/descriptions.ts'
import { rowColumnsOf } from '../store/duckdb/schema.ts'
import type { RowOf } from '../store/row.ts'
import type { AsOf } from '../versions/as-of.ts'
import { type GrowingBytes, growingBytes } from './growing-bytes.ts'
import { hilbertOf } from './hilbert.ts'

/**
 * Rows as a build stores them, so that threads can prepare them apart and hand over buffers: `bodies` are the records one after
 * the other, each up to its number in `ends`; the first has the key `seq`, the others follow without gaps.
 */
export interface Batch {
  seq: number
  lines: readonly Lines[]
  bodies: Uint8Array
  ends: Uint32Array
  /** The sources of merged records; absent where there are none. */
  merged?: MergedLines | undefined
}

/** Records with sources of other data sets, and a line of tab-separated `mergedColumns` for each source. */
interface MergedLines {
  records: number
  /** How many of the sources have an id. */
  ids: number
  text: Uint8Array
}

export const mergedColumns = { seq: 'INTEGER', Source: 'VARCHAR', SourceId: 'VARCHAR' }

/** Rows of one part: tab-separated text of `partColumnsOf` the kind. */
interface Lines {
  part: number
  rows: number
  text: Uint8Array
}

/**
 * The search table is sorted in parts, which are its states in their order, so that no sort needs more memory than the largest state.
 * Rows without a known state are the last part.
 */
const states = Object.keys(stateNames).sort()
const partByState = new Map(states.map((state, part) => [state, part]))
const partOf = ({ StateProvince = '', Country }: { StateProvince?: string; Country?: string }) =>
  (isAbroad(Country) ? undefined : partByState.get(StateProvince)) ?? states.length
export const PARTS = states.length + 1

/** The columns of a part: those of the kind's table but `pos`, which follows from the order of state and `place`. */
export const partColumnsOf = (columns: Readonly<Record<string, string>>): Record<string, string> => ({
  seq: 'INTEGER',
  place: 'UINTEGER',
  ...Object.fromEntries(rowColumnsOf(columns).map((name) => [name, columns[name] as string])),
})

const largest: Record<string, number> = { TINYINT: 127, SMALLINT: 32_767, INTEGER: 2_147_483_647 }
const limitsOf = (columns: Readonly<Record<string, string>>) =>
  rowColumnsOf(columns).map((name) => largest[columns[name] as string] ?? Number.POSITIVE_INFINITY)

// biome-ignore lint/suspicious/noControlCharactersInRegex: they would end a cell or a line of the part file
const BREAKING = /[\u0000-\u001f]/
const ALL_BREAKING = new RegExp(BREAKING, 'g')

/** The text of a cell; empty for a number that is too large for its column, which is not searchable. */
function spell(cell: Cell, limit: number): string {
  if (cell === null) return '\t'
  if (typeof cell === 'number') return cell > limit ? '\t' : `\t${cell}`
  return typeof cell === 'string' && BREAKING.test(cell)
    ? `\t${cell.replaceAll(ALL_BREAKING, ' ')}`
    : `\t${cell}`
}

function lineOf(location: Location, cells: readonly Cell[], limits: readonly number[], seq: number): string {
  let line = `${seq}\t${location ? hilbertOf(location.Latitude, location.Longitude) : ''}`
  for (let i = 0; i < cells.length; i++) line += spell(cells[i] as Cell, limits[i] as number)
  return `${line}\n`
}

type Location = { Latitude: number; Longitude: number } | undefined

/** Cells that no field of a row has, by their column: they are stored as they are. */
export type CarriedCells = Readonly<Record<string, Cell>>

const withCarried = (
  cells: readonly Cell[],
  columns: readonly string[],
  carried: CarriedCells | undefined,
) => (carried ? cells.map((cell, i) => carried[columns[i] as string] ?? cell) : cells)

const mergedLine = (seq: number, { Source, SourceId }: MergedSource) =>
  `${seq}${spell(Source, 0)}${spell(SourceId ?? null, 0)}\n`

/** Writes a tuple as LMDB's own msgpack encoding does, so that it can be stored as it is. */
const packr = new Packr({ useRecords: false })

/** Bytes to begin with, for the records of a batch and for the lines of a part. */
const ROOM = 1 << 18
const PART_ROOM = 1 << 14

/**
 * Prepares rows of a kind for a build, the first with the key `seq`; `when` is `asOf` the data's date. Rows are read one by one and not stored, so they may be
 * generated as they are read. `carriedOf` gives the cells of a row that it has no field for.
 */
export function batchOf<K extends Kind>(
  kind: K,
  rows: Iterable<RowOf<K>>,
  seq: number,
  when: AsOf,
  carriedOf?: (row: RowOf<K>) => CarriedCells | undefined,
): Batch {
  const { columns, cellsOf, encode }: Description<K> = descriptions[kind]
  const names = rowColumnsOf(columns)
  const limits = limitsOf(columns)
  const parts = new Map<number, { rows: number; text: GrowingBytes }>()
  const bodies = growingBytes(ROOM)
  const ends: number[] = []
  let merged: { records: number; ids: number; text: GrowingBytes } | undefined
  for (const row of rows) {
    const part = partOf(row)
    const batch = parts.get(part) ?? { rows: 0, text: growingBytes(PART_ROOM) }
    parts.set(part, batch)
    batch.rows += 1
    const cells = withCarried(cellsOf(row, when), names, carriedOf?.(row))
    batch.text.addText(lineOf(row.Location, cells, limits, seq + ends.length))
    if (row.MergedSources) {
      merged ??= { records: 0, ids: 0, text: growingBytes(PART_ROOM) }
      merged.records += 1
      merged.ids += row.MergedSources.filter(({ SourceId }) => SourceId !== undefined).length
      for (const source of row.MergedSources) merged.text.addText(mergedLine(seq + ends.length, source))
    }
    bodies.addBytes(packr.pack(encode(row, when)))
    ends.push(bodies.length())
  }
  const lines = [...parts].map(([part, batch]) => ({ part, rows: batch.rows, text: batch.text.bytes() }))
  return {
    ...{ seq, lines, bodies: bodies.bytes(), ends: Uint32Array.from(ends) },
    merged: merged && { ...merged, text: merged.text.bytes() },
  }
}
