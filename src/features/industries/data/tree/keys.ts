import type { TreeRow } from './rows.ts'

/** What a key asks of the tree: to go to a row, to open or close industries, or to pick one. */
export type Wish =
  | { go: number }
  | { open: readonly string[] }
  | { close: readonly string[] }
  | { pick: number }
  | undefined

/** The wish behind a key at the row `active`, as people know it of trees (WAI-ARIA): `page` rows make a page. */
export function wishOf(key: string, rows: readonly TreeRow[], active: number, page: number): Wish {
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
      return { open: besides(rows, row).map(({ industry }) => industry.Id) }
    case ' ':
    case 'Enter':
      return { pick: active }
    default:
      return undefined
  }
}

const besides = (rows: readonly TreeRow[], { parent }: TreeRow) =>
  rows.filter((row) => row.parent === parent && row.opens)

/** The next row, after `active` and around, whose code or words begin with what was typed; one letter again and again walks on. */
export function typedAhead(typed: string, rows: readonly TreeRow[], active: number): number | undefined {
  const words = typed.toLowerCase()
  const from = words.length > 1 ? active : active + 1
  const fits = ({ industry: { Id, Description } }: TreeRow) =>
    Id.toLowerCase().startsWith(words) || Description.toLowerCase().startsWith(words)
  const order = rows.map((_, i) => (from + i) % rows.length)
  return order.find((i) => rows[i] && fits(rows[i]))
}
