import type { ImportPreview } from '#contract/imports.ts'
import { MappingName } from '#contract/mappings.ts'
import type { ImportDraft } from '#session/import-draft.ts'

/** What decides what each column becomes: changes by hand, a saved mapping by its name, the version before, or else the preset or a guess. */
export const BY_HAND = ' by hand'
export const AS_BEFORE = ' as before'
export const GUESSED = ''

export function mappingInUse({ mapping }: ImportDraft, { savedMapping, columnsOf }: ImportPreview): string {
  if (mapping) return BY_HAND
  return savedMapping?.name ?? (columnsOf === undefined ? GUESSED : AS_BEFORE)
}

/**
 * The name under which the mapping is saved when nothing was entered: that of the saved mapping in use, else of the data set; none for a preset that
 * was not changed.
 */
export function suggestedName(
  draft: ImportDraft,
  { preset, savedMapping }: ImportPreview,
  set: string,
): string {
  if (savedMapping) return savedMapping.name
  if (draft.savedMapping) return draft.savedMapping
  return preset ? '' : set.replace(/[^A-Za-z0-9_-]+$/, '')
}

/** Whether a mapping can be saved under a name; with an empty one it is not saved. */
export const canSaveAs = (name: string): boolean => name.trim() === '' || MappingName.safeParse(name).success
