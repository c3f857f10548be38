import { DataError } from '#service/versions/data-error.ts'
import type { Mapping } from '../import/columns/mapping.ts'
import { unescaped } from '../import/csv-list.ts'
import { presetNamed } from '../import/presets/presets.ts'
import { openFiles } from '../import/read/open-files.ts'
import { type BadRow, isBad, type SizedSource, type SourceRow } from '../import/read/source.ts'
import { otherName, rejectColumns } from '../import/rejects.ts'
import { namedColumns } from '../releases/recipe.ts'
import { restMessages as messages } from './messages.ts'
import type { RestVersion } from './rest-version.ts'

/** A mended list of rejected rows as the rows of their file, and how they are read. */
export interface MendedSource {
  source: SizedSource
  mapping: Mapping
}

/**
 * Opens a mended `rejects.csv`, in any format that is imported: its rows have the columns of the file that they were rejected from. Throws a DataError where a column that
 * is read is missing.
 */
export async function openMended(file: string, of: RestVersion, dataDir: string): Promise<MendedSource> {
  const { version } = of.base
  const listed = await openFiles([of.rejectsFile], { delimiter: ',', encoding: 'utf-8' })
  const lead = leadOf(listed.columns)
  const columns = listed.columns.slice(lead.length).map(unescaped)
  if (columns.length === 0) throw new DataError(messages.noCells(version))
  const mapping = mappingFor(of, columns)
  const source = await openFiles([file], { disk: dataDir })
  const there = source.columns.map(unescaped)
  const missing = namedColumns(mapping).filter((column) => !there.includes(column))
  if (missing.length > 0) throw new DataError(messages.columnsMissing(missing, version))
  return { source: rowsOf({ source, there, lead, columns }), mapping }
}

/** What the list says of each row before its cells. */
function leadOf(columns: readonly string[]): readonly string[] {
  const last = rejectColumns.at(-1) as string
  return columns.slice(0, columns.findIndex((name) => name === last || name === otherName(last)) + 1)
}

/** Nothing is guessed again: a column of few rows may look like another one. */
function mappingFor({ recipe }: RestVersion, columns: readonly string[]): Mapping {
  const { preset, mapping } = recipe
  const found = preset === undefined ? mapping : presetNamed(preset, columns).mapping
  return { ...(found as Mapping), guess: false }
}

interface Mended {
  source: SizedSource
  /** The columns of the mended file, those before the cells of the list, and those of the cells. */
  there: readonly string[]
  lead: readonly string[]
  columns: readonly string[]
}

function rowsOf({ source, there, lead, columns }: Mended): SizedSource {
  const isLead = there.map((column) => lead.includes(column) && !columns.includes(column))
  const places = columns.map((column) => there.indexOf(column))
  const ownOf = (cells: readonly string[]) => cells.filter((_, place) => !isLead[place]).map(unescaped)
  const rowOf = (row: SourceRow | BadRow): SourceRow | BadRow => {
    const { line, cells = [] } = row
    const own = ownOf(cells)
    if (own.every((cell) => cell.trim() === ''))
      return { line, column: '', reason: messages.blank, value: '', isSkipped: true }
    if (isBad(row)) return { ...row, cells: own }
    return { line, cells: places.map((place) => unescaped(cells[place] ?? '')) }
  }
  return {
    ...source,
    pick: undefined,
    columns,
    async *read(onBytes) {
      for await (const rows of source.read(onBytes)) yield rows.map(rowOf)
    },
  }
}
