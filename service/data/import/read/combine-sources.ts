import {
  type BadRow,
  isBad,
  type NamedSource,
  type SizedSource,
  type Source,
  type SourceRow,
} from './source.ts'

/** Where each column of all files is in one of them. */
function arranged(
  columns: readonly string[],
  own: readonly string[],
): (cells: readonly string[]) => readonly string[] {
  if (columns.length === own.length && columns.every((column, i) => column === own[i]))
    return (cells) => cells
  const places = columns.map((column) => own.indexOf(column))
  return (cells) => places.map((place) => cells[place] ?? '')
}

/** Of a row that cannot be read; where its cells are too few or too many, it is not known which is of which column, and they remain as they are. */
const arrangeWhole = (
  cells: readonly string[] | undefined,
  { columns }: Source,
  arrange: ReturnType<typeof arranged>,
) => (cells?.length === columns.length ? arrange(cells) : cells)

/** The files with some of their columns alone, where all of them can do that. */
function pickedOf(named: readonly NamedSource[], names: readonly string[]): Source | undefined {
  const all: NamedSource[] = []
  for (const { name, source } of named) {
    const picked = source.pick?.(names)
    if (!picked) return undefined
    all.push({ name, source: { ...picked, size: source.size } })
  }
  return combineSources(all)
}

/** Several files as one, in their order, with the columns of all: columns of the same name are one. Rows have the name of their file. */
export function combineSources(named: readonly NamedSource[]): SizedSource {
  const columns = [...new Set(named.flatMap(({ source }) => source.columns))]
  const formats = [...new Set(named.map(({ source }) => source.about))]
  return {
    about: `${named.length} files, ${formats.join(' and ')}`,
    columns,
    isSeveral: true,
    pick: (names) => pickedOf(named, names),
    size: named.reduce((sum, { source }) => sum + source.size, 0),
    async *read(onBytes) {
      let before = 0
      for (const { name, source } of named) {
        const arrange = arranged(columns, source.columns)
        const place = (row: SourceRow | BadRow) =>
          isBad(row)
            ? { ...row, cells: arrangeWhole(row.cells, source, arrange), file: name }
            : { line: row.line, cells: arrange(row.cells), file: name }
        for await (const rows of source.read((bytes) => onBytes?.(before + bytes))) yield rows.map(place)
        before += source.size
      }
    },
  }
}
