import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'

/** Texts of the title, facts and tools of a list. */
export const headerMessages = {
  union: 'Union',
  unionHint: 'Add other lists',
  intersect: 'Intersect',
  intersectHint: 'Keep only records also in …',
  subtract: 'Subtract',
  subtractHint: 'Subtract other lists',
  suppress: 'Suppress',
  suppressHint: 'Suppress do-not-contact records',
  duplicates: 'Duplicates',
  duplicatesHint: 'Find duplicates',
  export: 'Export',
  taken: (kind: Kind, size: number, moment: string) => `${counted(kind, size)} · taken ${moment} · `,
  /** How many records of a list are loaded. */
  loaded: (loaded: number, all: number) =>
    loaded === 0
      ? 'none loaded yet'
      : loaded === all
        ? 'all loaded'
        : `${count(loaded)} loaded, ${count(all - loaded)} not loaded`,
  doNotContactHint: 'excluded from every export',
  tags: 'Tags',
  fromLiveSearch: 'from a live search',
  fromSearch: 'from a search',
  matchedFrom: 'matched from',
  from: 'from',
  moreHint: 'More for this list',
  more: 'More',
  duplicate: 'Duplicate',
  doNotContact: 'Do not contact',
  deleteList: 'Delete the list',
  rename: 'Rename',
  nameOfList: 'Name of the list',
  listNeedsName: 'A list needs a name',
  refresh: 'Refresh',
  refreshHint: 'Refresh the list',
  sample: 'Sample',
  sampleHint: 'Draw a sample',
  split: 'Split',
  splitHint: 'Split the list',
  canBeRemoved: 'can be removed',
  copiedFrom: (name: string) => `Copied from ${name}`,
  isSaved: (name: string) => `${name} is saved.`,
  excludedFromExports: (name: string) => `The records of ${name} are excluded from every export now.`,
  includedInExports: (name: string) => `The records of ${name} may be exported again.`,
} as const
