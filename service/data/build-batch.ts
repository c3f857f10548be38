import { Packr } from 'msgpackr'
import type { Kind } from '#contract/kind'
import { stateNames } from '#contract/place'
import type { AsOf } from '../store/as-of.ts'
import type { CompanyRow } from '../store/company-row.ts'
import { encodeCompany } from '../store/duckdb/bodies.ts'
import { type Cell, columnsOf, rowColumns } from '../store/duckdb/columns.ts'
import { companyColumns } from '../store/duckdb/schema.ts'
import type { RowOf } from '../store/row.ts'
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
}

/** Rows of one part: tab-separated text of `partColumns`. */
interface Lines {
  part: number
  rows: number
  text: Uint8Array
}

/**
 * The table of questions is sorted in parts, which are its states in their order, so that no sort needs more memory than the largest
 * state; rows of no state known make the last part.
 */
const states = Object.keys(stateNames).sort()
const partByState = new Map(states.map((state, part) => [state, part]))
const partOf = ({ StateProvince = '' }: CompanyRow) => partByState.get(StateProvince) ?? states.length
export const PARTS = states.length + 1

/** The columns of a part: those of the questions table but `pos`, which follows from the order of state and `place`. */
export const partColumns: Record<string, string> = {
  seq: 'INTEGER',
  place: 'UINTEGER',
  ...Object.fromEntries(rowColumns.map((name) => [name, companyColumns[name]])),
}

const largest: Record<string, number> = { TINYINT: 127, SMALLINT: 32_767, INTEGER: 2_147_483_647 }
const limits = rowColumns.map((name) => largest[companyColumns[name]] ?? Number.POSITIVE_INFINITY)

// biome-ignore lint/suspicious/noControlCharactersInRegex: they would end a cell or a line of the part file
const BREAKING = /[\u0000-\u001f]/
const ALL_BREAKING = new RegExp(BREAKING, 'g')

/** The text of a cell; a number too large for its column is not searchable and stays out. */
function spell(cell: Cell, limit: number): string {
  if (cell === null) return '\t'
  if (typeof cell === 'number') return cell > limit ? '\t' : `\t${cell}`
  return typeof cell === 'string' && BREAKING.test(cell)
    ? `\t${cell.replaceAll(ALL_BREAKING, ' ')}`
    : `\t${cell}`
}

function lineOf(row: CompanyRow, seq: number, newSince: string): string {
  const { Location } = row
  const cells = columnsOf(row, newSince)
  let line = `${seq}\t${Location ? hilbertOf(Location.Latitude, Location.Longitude) : ''}`
  for (let i = 0; i < cells.length; i++) line += spell(cells[i] as Cell, limits[i] as number)
  return `${line}\n`
}

/** Writes a tuple as LMDB's own msgpack encoding does, so that it can be stored as it is. */
const packr = new Packr({ useRecords: false })

/** Bytes to begin with, for the records of a batch and for the lines of a part. */
const ROOM = 1 << 16

/**
 * Prepares rows of a kind for a build, the first with the key `seq`; `when` is `asOf` the data's date. Rows are taken one by one and not kept, so they may be made as they
 * are asked for.
 */
export function batchOf<K extends Kind>(
  kind: K,
  rows: Iterable<RowOf<K>>,
  seq: number,
  { newSince }: AsOf,
): Batch {
  if (kind === 'people') throw new Error('There is no table of people yet')
  const parts = new Map<number, { rows: number; text: GrowingBytes }>()
  const bodies = growingBytes(ROOM)
  const ends: number[] = []
  for (const row of rows as Iterable<CompanyRow>) {
    const part = partOf(row)
    const held = parts.get(part) ?? { rows: 0, text: growingBytes(ROOM) }
    parts.set(part, held)
    held.rows += 1
    held.text.addText(lineOf(row, seq + ends.length, newSince))
    bodies.addBytes(packr.pack(encodeCompany(row, newSince)))
    ends.push(bodies.length())
  }
  const lines = [...parts].map(([part, held]) => ({ part, rows: held.rows, text: held.text.bytes() }))
  return { seq, lines, bodies: bodies.bytes(), ends: Uint32Array.from(ends) }
}
