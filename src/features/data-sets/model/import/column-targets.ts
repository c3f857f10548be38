import type { ImportColumn, ImportRequest } from '#contract/imports.ts'

type Mapping = NonNullable<ImportRequest['mapping']>

/** What a column can be used as beside a field. */
export const NOT_USED = ''
export const CATEGORY = ' category'

/** What a column is used as: its first field, the category, or nothing. */
export const targetOf = ({ fields, isCategory }: ImportColumn): string =>
  fields[0] ?? (isCategory ? CATEGORY : NOT_USED)

/** A field that no column may fill. */
const nothing = { value: '' }

/**
 * A mapping with a column used as something else: a field that another column had is taken from that one, and the fields that this
 * column had are not filled any more.
 */
export function withTarget(
  mapping: Mapping | undefined,
  { column, fields }: ImportColumn,
  target: string,
): Mapping {
  const former = mapping?.columns as Record<string, unknown> | undefined
  const columns = { ...former, ...Object.fromEntries(fields.map((field) => [field, nothing])) }
  if (target === CATEGORY) return { ...mapping, columns, categories: { columns: [column] } }
  return { ...mapping, columns: target === NOT_USED ? columns : { ...columns, [target]: column } }
}

/** How a column came to its use, for the person who checks it. */
export type Certainty = 'mapping' | 'name' | 'values' | 'category' | 'none'

export function certaintyOf({ fields, isCategory, by = 'mapping' }: ImportColumn): Certainty {
  if (fields.length > 0) return by
  return isCategory ? 'category' : 'none'
}
