import type { TreeRow } from '#features/industries/data/tree/tree-rows.ts'
import { BOM, csvLine } from '#shared/tabular/csv.ts'
import { saveFile } from '#ui/save-file.ts'

const levels = ['Division', 'Major group', 'Industry group', 'Industry', 'Trade'] as const

/** The lines of a CSV with every row of the tree: level, code, description, companies, and percentage of its parent. */
export function treeLines(rows: readonly TreeRow[]): string[] {
  const cells = rows.map(({ industry, depth, count, parentCount: whole, parent }) => [
    levels[depth],
    industry.Id,
    industry.Description,
    rows[parent]?.industry.Id,
    count,
    whole ? ((100 * (count ?? 0)) / whole).toFixed(1) : undefined,
  ])
  return [['Level', 'Sic', 'Description', 'Above', 'Companies', 'Percent of above'], ...cells].map(csvLine)
}

/** Saves the rows of the tree as a CSV file. */
export const saveTree = (rows: readonly TreeRow[]): void =>
  saveFile('industries.csv', [BOM, ...treeLines(rows)])
