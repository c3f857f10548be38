import { count, some } from '#shared/text/format.ts'
import { feed } from './feed.ts'

/** What a cell of a sheet holds. */
export type SheetCell = string | number | boolean | Date | null

/** The most characters that Excel takes in one cell. */
const MAX_TEXT = 32_767

/** Characters that a column is wide, by its heading. */
const widthOf = (heading: string) => Math.min(40, Math.max(10, heading.length + 2))

type Chunk = Uint8Array<ArrayBuffer>

/** Puts what a stream gives at the end of a list, as it comes. */
async function collect(stream: ReadableStream<Uint8Array>, chunks: Chunk[]): Promise<void> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(next.value as Chunk)
}

/**
 * A workbook of one sheet, its headings frozen, packed while rows come: only what is packed is held. Texts are text cells, so
 * that ZIP codes and ids keep their zeros and no text is run as a formula; numbers are numbers.
 */
export async function sheetStream(name: string, headings: readonly string[]) {
  const { writeXlsxStream } = await import('hucre/xlsx')
  const rows = feed<SheetCell[]>()
  const chunks: Chunk[] = []
  const file = writeXlsxStream(rows.drawn, {
    name,
    columns: headings.map((header) => ({ header, width: widthOf(header) })),
    freezePane: { rows: 1 },
  })
  const packing = collect(file, chunks)
  // What goes wrong is raised where the file ends; until then nobody waits for it.
  packing.catch(() => {})
  const takeChunks = () => new Blob(chunks.splice(0))
  let long = 0
  const fitCell = (cell: SheetCell) => {
    if (typeof cell !== 'string' || cell.length <= MAX_TEXT) return cell
    long += 1
    return `${cell.slice(0, MAX_TEXT - 1)}…`
  }
  return {
    add: (more: readonly SheetCell[][]) => {
      rows.put(more.map((row) => row.map(fitCell)))
      return chunks.length > 0 ? takeChunks() : undefined
    },
    end: async () => {
      rows.close()
      await packing
      return takeChunks()
    },
    notes: () =>
      long > 0 ? [`${some(long, 'text')} longer than the ${count(MAX_TEXT)} characters of a cell: cut.`] : [],
  }
}
