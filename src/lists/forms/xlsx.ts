import { count, some } from '../../criteria/format.ts'
import { words } from '../../criteria/kinds.ts'
import { cellsOf } from '../columns.ts'
import type { Cell } from '../csv.ts'
import type { Column } from '../job.ts'
import { feed } from './feed.ts'
import type { Form, Writer, WriterOrder } from './form.ts'

/** The most characters that Excel takes in one cell. */
const MOST_TEXT = 32_767

/** Characters that a column is wide, by its heading. */
const widthOf = ({ heading }: Column) => Math.min(40, Math.max(10, heading.length + 2))

const isLong = (cell: Cell): cell is string => typeof cell === 'string' && cell.length > MOST_TEXT

type Piece = Uint8Array<ArrayBuffer>

/** Puts what a stream gives at the end of a list, as it comes. */
async function collect(stream: ReadableStream<Uint8Array>, pieces: Piece[]): Promise<void> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    pieces.push(next.value as Piece)
}

/**
 * A workbook of one sheet, its headings frozen. Texts are text cells, so that ZIP codes and ids keep their zeros and no
 * text is run as a formula; numbers are numbers. It is packed while records come: only what is packed is held.
 */
async function sheetWriter({ kind, columns }: WriterOrder): Promise<Writer> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  const rows = feed<(string | number | null)[]>()
  const pieces: Piece[] = []
  const file = writeXlsxStream(rows.drawn, {
    name: words[kind].Many,
    columns: columns.map((column) => ({ header: column.heading, width: widthOf(column) })),
    freezePane: { rows: 1 },
  })
  const packing = collect(file, pieces)
  // What goes wrong is raised where the file ends; until then nobody waits for it.
  packing.catch(() => {})
  const taken = () => new Blob(pieces.splice(0))
  let long = 0
  const fitting = (cell: Cell) => {
    if (!isLong(cell)) return cell ?? null
    long += 1
    return `${cell.slice(0, MOST_TEXT - 1)}…`
  }
  return {
    add: (records) => {
      rows.put(records.map((record) => cellsOf(record, columns).map(fitting)))
      return pieces.length > 0 ? taken() : undefined
    },
    end: async () => {
      rows.close()
      await packing
      return taken()
    },
    notes: () =>
      long > 0
        ? [`${some(long, 'text')} longer than the ${count(MOST_TEXT)} characters of a cell: cut.`]
        : [],
  }
}

export const xlsx: Form = {
  label: 'Excel',
  note: 'ZIP stays text',
  hint: 'ZIP codes, ids, SIC codes and phone numbers are text cells and keep their zeros; counts and dollars are numbers.',
  extension: 'xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  writer: sheetWriter,
}
