import type { Kind } from '#contract/kind.ts'
import { type TallyField, tallyLabel } from '#criteria/tallies.ts'

/** What a panel is called: the first level of industries is simply the industry. */
export const panelTitle = (kind: Kind, field: TallyField): string =>
  field === 'sic2' ? 'Industry' : tallyLabel(kind, field)
