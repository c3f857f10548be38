import type { Merge, MergePreview, MergeSettings } from '#contract/merges.ts'
import { storeMergeDraft, useMergeDrafts } from '#session/merge-drafts.ts'

/** How a merge is done: as a person set it here; where they have not, as this merge was done last, or the last merge into the data set. */
export function useSettings({ id, settings }: Merge, preview: MergePreview) {
  const draft = useMergeDrafts(({ drafts }) => drafts[id])
  const now: MergeSettings = draft ?? settings ?? { ...preview.settings, hold: true }
  const change = (changes: Partial<MergeSettings>) => storeMergeDraft(id, { ...now, ...changes })
  return [now, change] as const
}
