import { expect, test } from 'vitest'

/** One test for each row of a table: what `of` makes of the text on the left is what is on its right. */
export function itGives<T>(of: (text: string) => T, table: Readonly<Record<string, NoInfer<T>>>): void {
  test.each(Object.entries(table))('%j', (text, result) => {
    expect(of(text)).toEqual(result)
  })
}

/**
 * One test for each cell of a table. `clean` has the values of cells that are read without a note, `empty` the cells that have neither
 * value nor note; every other group is named by the note of its cells, with their values, or a list of cells without one.
 */
export function itReads<T>(
  read: (cell: string) => { value?: T; note?: string },
  groups: Readonly<Record<string, readonly string[] | Readonly<Record<string, NoInfer<T>>>>>,
): void {
  for (const [name, cells] of Object.entries(groups)) {
    const note = name === 'clean' || name === 'empty' ? undefined : name
    const rows = Array.isArray(cells) ? cells.map((cell) => [cell, undefined]) : Object.entries(cells)
    test.each(rows)('%j', (cell, value) => {
      expect(read(cell)).toEqual({ value, note })
    })
  }
}
