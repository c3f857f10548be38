import { z } from 'zod'
import type { FileRow } from './file-row.ts'
import { type Correction, Layout } from './layout.ts'
import { type OpenedFile, readWhole } from './open.ts'

/** Broken lines that are shown, and characters of each. */
const SHOWN_LINES = 100
const SHOWN_TEXT = 160
/** Maximum of rows and of cells in the sample by which columns are recognized. */
const SAMPLE_ROWS = 200
const SAMPLE_CELLS = 40_000
const SAMPLE_TEXT = 120

const whole = z.number().int().nonnegative()

/** The profile of a file: its layout and its content. */
export const FileProfile = z.object({
  layout: Layout,
  packed: z.boolean(),
  columns: z.array(z.string()),
  /** Rows of data that can be read; lines that cannot; and blank ones. */
  rows: whole,
  broken: whole,
  blank: whole,
  /** Rows with fewer cells than columns; the rest of them is taken as empty. */
  short: whole,
  /** The first broken lines, with their numbers in the file. */
  brokenLines: z.array(z.object({ line: whole, fault: z.string(), text: z.string() })),
  /** How many rows have something in each column. */
  filled: z.array(whole),
  /** The cells of the first rows, and the lines on which they begin. */
  sample: z.array(z.array(z.string())),
  sampleLines: z.array(whole),
})
export type FileProfile = z.infer<typeof FileProfile>

/**
 * Reads a whole file once and counts what it holds; `onShare` gets the share read so far, from 0 to 1. Throws `FileError` when it
 * has no rows.
 */
export const profileFile = (
  file: Blob,
  given: Correction,
  onShare: (share: number) => void,
): Promise<FileProfile> =>
  readWhole(file, given, async (opened) => {
    const counts = emptyCounts(opened)
    for await (const rows of opened.read((bytes) => onShare(bytes / file.size)))
      for (const row of rows) countRow(counts, row)
    return counts
  })

function emptyCounts({ layout, packed, columns }: OpenedFile): FileProfile {
  return {
    layout,
    packed,
    columns: [...columns],
    rows: 0,
    broken: 0,
    blank: 0,
    short: 0,
    brokenLines: [],
    filled: columns.map(() => 0),
    sample: [],
    sampleLines: [],
  }
}

function countRow(counts: FileProfile, row: FileRow): void {
  if (row.blank) counts.blank += 1
  else if (row.error === undefined) countCells(counts, row)
  else {
    counts.broken += 1
    const { line, error, raw = '' } = row
    if (counts.broken <= SHOWN_LINES)
      counts.brokenLines.push({ line, fault: error, text: raw.trimEnd().slice(0, SHOWN_TEXT) })
  }
}

function countCells(counts: FileProfile, { cells, line }: FileRow): void {
  const { columns, filled, sample, sampleLines } = counts
  counts.rows += 1
  if (cells.length < columns.length) counts.short += 1
  for (let i = 0; i < columns.length; i++) if (cells[i]?.trim()) filled[i] = (filled[i] ?? 0) + 1
  if (sample.length >= Math.min(SAMPLE_ROWS, SAMPLE_CELLS / columns.length)) return
  sample.push(columns.map((_, i) => (cells[i] ?? '').slice(0, SAMPLE_TEXT)))
  sampleLines.push(line)
}
