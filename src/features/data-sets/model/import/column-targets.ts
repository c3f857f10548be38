import type { ImportColumn, ImportPreview, ImportRequest } from '#contract/imports.ts'
import type { ImportDraft } from '#session/import-draft.ts'
import { withoutColumn } from './categories.ts'

type Mapping = NonNullable<ImportRequest['mapping']>

/** What a column can be used as beside a field. */
export const NOT_USED = ''
export const CATEGORY = ' category'

/** What a column is used as: its first field, the category, or nothing. */
export const targetOf = ({ fields, isCategory }: ImportColumn): string =>
  fields[0] ?? (isCategory ? CATEGORY : NOT_USED)

/** A field that no column may fill. */
const nothing = { value: '' }

/** What fills a field without a column: the others, where it is taken from the first of several that is not empty. */
function sourceWithout(source: unknown, column: string): unknown {
  if (!Array.isArray(source) || !source.includes(column)) return nothing
  const others = source.filter((other) => other !== column)
  return others.length > 0 ? others : nothing
}

/**
 * A mapping with a column used as something else: a field that another column had is taken from that one. The field that the column had
 * first is filled from its other columns, or not any more; of several fields, the others remain unless it is not used at all. A column of the category, where that was all
 * that it had, is not one any more; `categories` are those of the preview.
 */
export function withTarget(
  mapping: Mapping | undefined,
  changed: ImportColumn,
  target: string,
  categories?: unknown,
): Mapping {
  const { column, fields, isCategory } = changed
  const former = mapping?.columns as Record<string, unknown> | undefined
  const isField = target !== NOT_USED && target !== CATEGORY
  const released = isField ? fields.slice(0, 1) : fields
  const columns = {
    ...former,
    ...Object.fromEntries(released.map((field) => [field, sourceWithout(former?.[field], column)])),
  }
  if (target === CATEGORY) return { ...mapping, columns, categories: { columns: [column] } }
  const isReleased = isCategory && (target === NOT_USED || targetOf(changed) === CATEGORY)
  return {
    ...mapping,
    columns: isField ? { ...columns, [target]: column } : columns,
    ...(isReleased && { categories: withoutColumn(categories, column) }),
  }
}

/**
 * What changes when a column is used as something else. The mapping of a known data set, with its source and license, a saved one and that of the version before go on as a whole;
 * of other files only what was changed by hand is sent, so that the rest is still guessed.
 */
export function retargeted(
  draft: ImportDraft,
  preview: ImportPreview,
  column: ImportColumn,
  target: string,
): Partial<ImportDraft> {
  const { preset, savedMapping, columnsOf, mapping, source, license } = preview
  const base = draft.mapping ?? (preset || savedMapping || columnsOf ? mapping : undefined)
  const named = savedMapping && { savedMapping: savedMapping.name }
  return {
    source,
    license,
    ...named,
    ...terms(draft),
    mapping: withTarget(base, column, target, mapping.categories),
  }
}

const terms = ({ source, license }: ImportDraft) => ({
  ...(source !== undefined && { source }),
  ...(license !== undefined && { license }),
})

/** How a column came to its use, for the person who checks it. */
export type Certainty = 'mapping' | 'name' | 'values' | 'category' | 'none'

export function certaintyOf({ fields, isCategory, by = 'mapping' }: ImportColumn): Certainty {
  if (fields.length > 0) return by
  return isCategory ? 'category' : 'none'
}
