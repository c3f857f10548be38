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

const plain = (column: string) => column.trim().toLowerCase()

/** Whether two tables can be one set: half of the columns of each are in the other one too. */
export function sharesColumns(columns: readonly string[], others: readonly string[]): boolean {
  const there = new Set(others.map(plain))
  const shared = columns.filter((column) => there.has(plain(column))).length
  return shared * 2 >= Math.max(columns.length, others.length)
}
