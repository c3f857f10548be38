import { plainColumnName } from '#shared/tabular/column-synonyms.ts'

const plain = (text: string) => plainColumnName(text.replace(/ \(\d+\)$/, ''))

/** Whether a row is the names of the columns again, as in files that were put together. */
export function headingTest(columns: readonly string[]): (cells: readonly string[]) => boolean {
  const names = columns.map(plain)
  const isName = (cell: string, i: number) => cell.trim() === '' || plain(cell) === names[i]
  const [initial = ''] = names[0] ?? ''
  const mayBegin = (cell = '') => cell === '' || cell.toLowerCase().includes(initial)
  return (cells) =>
    mayBegin(cells[0]) &&
    isName(cells[0] ?? '', 0) &&
    cells.every(isName) &&
    cells.some((cell) => cell.trim() !== '')
}
