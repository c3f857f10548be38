import { count, some } from '#shared/text/format.ts'

/** The value of a cell. */
export type SheetCell = string | number | boolean | Date | null

/** Excel's limit of characters in one cell. */
const MAX_TEXT = 32_767

/** The width of a column in characters. */
const widthOf = (heading: string) => Math.min(40, Math.max(10, heading.length + 2))

type Chunk = Uint8Array<ArrayBuffer>

/** Appends the chunks of a stream to an array. */
async function collect(stream: ReadableStream<Uint8Array>, chunks: Chunk[]): Promise<void> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(next.value as Chunk)
}

/** A queue with one writer and one reader, who waits for items. */
function itemQueue<T>() {
  let waiting: T[] = []
  let closed = false
  let wake = () => {}
  async function* items() {
    while (!closed || waiting.length > 0) {
      const batch = waiting
      waiting = []
      yield* batch
      if (waiting.length === 0 && !closed)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }
  return {
    add: (more: readonly T[]) => {
      for (const item of more) waiting.push(item)
      wake()
    },
    close: () => {
      closed = true
      wake()
    },
    items: items(),
  }
}

/**
 * A workbook of one sheet with a frozen heading row, compressed while rows are added, so that only compressed data is in memory.
 * Texts are text cells, so that ZIP codes and ids keep their zeros and no text is run as a formula; numbers are numbers.
 */
export async function sheetStream(name: string, headings: readonly string[]) {
  const { writeXlsxStream } = await import('hucre/xlsx')
  const rows = itemQueue<SheetCell[]>()
  const chunks: Chunk[] = []
  const file = writeXlsxStream(rows.items, {
    name,
    columns: headings.map((header) => ({ header, width: widthOf(header) })),
    freezePane: { rows: 1 },
  })
  const packing = collect(file, chunks)
  // Errors are thrown by `end`; until then the promise has no handler.
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
      rows.add(more.map((row) => row.map(fitCell)))
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
