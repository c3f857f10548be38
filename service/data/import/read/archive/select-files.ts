/** What a file of an archive holds, by the end of its name. */
const endings = {
  text: /\.(csv|tsv|tab|psv|txt)$/i,
  json: /\.(json|jsonl|ndjson|geojson|geojsonl|geojsonseq)$/i,
  parquet: /\.parquet$/i,
  xlsx: /\.xlsx$/i,
} as const

const SYSTEM = /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i
/** Texts about the records, beside them. */
const ABOUT =
  /(^|\/)(read[ _-]?me|licen[cs]e|copying|notice|attribution|changelog|terms)(?![a-z])[^/]*\.txt$/i

interface File {
  fileName: string
  uncompressedSize: number
}

type Format = keyof typeof endings

function formatOf({ fileName, uncompressedSize }: File): Format | undefined {
  if (uncompressedSize === 0 || SYSTEM.test(fileName) || ABOUT.test(fileName)) return undefined
  return (Object.keys(endings) as Format[]).find((format) => endings[format].test(fileName))
}

/**
 * The files of an archive that are one set, in the order of the archive: of the one format that has most bytes. Names of the others, without folders
 * and files of the operating system, are in `unread`.
 */
export function selectFiles<F extends File>(files: readonly F[]): { selected: F[]; unread: string[] } {
  const bytes = new Map<Format, number>()
  for (const file of files) {
    const format = formatOf(file)
    if (format) bytes.set(format, (bytes.get(format) ?? 0) + file.uncompressedSize)
  }
  const [best] = [...bytes].sort(([, a], [, b]) => b - a)
  const isSelected = (file: F) => best !== undefined && formatOf(file) === best[0]
  const others = files.filter((file) => !isSelected(file) && !SYSTEM.test(file.fileName))
  return { selected: files.filter(isSelected), unread: others.map(({ fileName }) => fileName) }
}

/** Of an archive of many files, those that show what it is: so many, with so many bytes, and never more than the last number. */
const FIRST_FILES = 20
const FIRST_BYTES = 2 ** 18
const MAX_FIRST = 200

/** The first files of those that are selected, in which there are some hundreds of rows, and the largest, whose columns decide which files are one table. */
export function firstFiles<F extends File>(selected: readonly F[]): F[] {
  let bytes = 0
  const found = selected.filter(({ uncompressedSize }, i) => {
    const isFirst = i < MAX_FIRST && (i < FIRST_FILES || bytes < FIRST_BYTES)
    bytes += uncompressedSize
    return isFirst
  })
  const largest = selected.reduce((best, file) =>
    file.uncompressedSize > best.uncompressedSize ? file : best,
  )
  return found.includes(largest) ? found : [...found, largest]
}

const plain = (column: string) => column.trim().toLowerCase()

/** Whether two tables can be one set: half of the columns of each are in the other one too. */
export function sharesColumns(columns: readonly string[], others: readonly string[]): boolean {
  const there = new Set(others.map(plain))
  const shared = columns.filter((column) => there.has(plain(column))).length
  return shared * 2 >= Math.max(columns.length, others.length)
}
