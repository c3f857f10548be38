import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'

/** Texts of finding and removing duplicates in a list. */
export const duplicatesMessages = {
  keepOf: (named: string) => `Record to keep of ${named}: `,
  keep: 'keep',
  remove: 'remove',
  showMore: (groups: number) => `Show more of the ${count(groups)} groups`,
  duplicateWhen: 'Treat as duplicates when they share',
  keepFromEachGroup: 'Keep from each group',
  ruleHint: 'A list has each id once. You can keep a different record of any group below.',
  noRule: 'Choose what makes two records one.',
  noDuplicates: (kind: Kind, read: number) => `No duplicates among ${counted(kind, read)} loaded.`,
  found: (groups: number, kind: Kind, read: number, removed: number) =>
    `${count(groups)} ${groups === 1 ? 'group' : 'groups'} among ${counted(kind, read)} loaded: ${count(removed)} can be removed.`,
  loading: 'Looking for duplicates',
  removeKeep: (removed: number, size: number) => `Remove ${count(removed)}, keep ${count(size - removed)}`,
  removeDuplicates: 'Remove duplicates',
  notFoundAmong: 'Duplicates among them are not found.',
  withDate: 'with their date',
  withoutDate: 'Without it they count as the oldest of their group.',
  duplicatesRemoved: 'Duplicates removed',
} as const
