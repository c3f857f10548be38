import type { TreeRow } from './tree-rows.ts'

/** The command of a key in the tree: go to a row, open or close industries, or pick one. */
export type TreeCommand =
  | { go: number }
  | { open: readonly string[] }
  | { close: readonly string[] }
  | { pick: number }
  | undefined

/** The command of a key at the row `active`, as in the tree pattern of WAI-ARIA; `page` is the number of rows of a page. */
export function commandOf(key: string, rows: readonly TreeRow[], active: number, page: number): TreeCommand {
  const row = rows[active]
  if (!row) return undefined
  const last = rows.length - 1
  switch (key) {
    case 'ArrowDown':
      return { go: Math.min(last, active + 1) }
    case 'ArrowUp':
      return { go: Math.max(0, active - 1) }
    case 'PageDown':
      return { go: Math.min(last, active + page) }
    case 'PageUp':
      return { go: Math.max(0, active - page) }
    case 'Home':
      return { go: 0 }
    case 'End':
      return { go: last }
    case 'ArrowRight':
      if (!row.opens) return undefined
      return row.isOpen ? { go: active + 1 } : { open: [row.industry.Id] }
    case 'ArrowLeft':
      if (row.isOpen) return { close: [row.industry.Id] }
      return row.parent < 0 ? undefined : { go: row.parent }
    case '*':
      return { open: branchesBeside(rows, row).map(({ industry }) => industry.Id) }
    case ' ':
    case 'Enter':
      return { pick: active }
    default:
      return undefined
  }
}

const branchesBeside = (rows: readonly TreeRow[], { parent }: TreeRow) =>
  rows.filter((row) => row.parent === parent && row.opens)

/** The next row from `active`, wrapping around, whose code or name begins with the typed text; a repeated letter moves on. */
export function typedAhead(typed: string, rows: readonly TreeRow[], active: number): number | undefined {
  const text = typed.toLowerCase()
  const from = text.length > 1 ? active : active + 1
  const fits = ({ industry: { Id, Description } }: TreeRow) =>
    Id.toLowerCase().startsWith(text) || Description.toLowerCase().startsWith(text)
  const order = rows.map((_, i) => (from + i) % rows.length)
  return order.find((i) => rows[i] && fits(rows[i]))
}
