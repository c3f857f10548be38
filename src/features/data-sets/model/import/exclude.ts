import type { Exclusion, ImportPreview } from '#contract/imports.ts'
import type { ImportDraft } from '#session/import-draft.ts'

/** What excludes some rows: the mapping, which the choice of a person does not change, or that choice. */
export function excludedBy(
  what: Exclusion,
  { exclude }: Pick<ImportDraft, 'exclude'>,
  { mapping, exclude: before }: Pick<ImportPreview, 'mapping' | 'exclude'>,
): 'mapping' | 'choice' | undefined {
  const mapped = mapping.exclude
  if (Array.isArray(mapped) && mapped.includes(what)) return 'mapping'
  return (exclude ?? before).includes(what) ? 'choice' : undefined
}

/** What is excluded, with some rows more or less. */
export function withExclusion(
  excluded: readonly Exclusion[],
  what: Exclusion,
  isExcluded: boolean,
): Exclusion[] {
  const others = excluded.filter((other) => other !== what)
  return isExcluded ? [...others, what] : others
}
