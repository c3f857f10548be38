import type { ReleaseChange } from '#contract/releases.ts'
import { count, NONE, some } from '#shared/text/format.ts'

const changes: Record<ReleaseChange, string> = { new: 'New', removed: 'Removed', changed: 'Changed' }

/** What differs between a release and the one before, and the decision on it. */
export const releaseMessages = {
  title: 'Compared with the version before',
  changes,
  unchanged: 'Unchanged',
  count,
  same: 'No record differs.',
  byField: (fields: number) => `Changed, by field: ${some(fields, 'field')}`,
  byFieldHead: ['Field', 'Records'],
  examples: 'Examples',
  exampleHead: ['Change', 'Record', 'Field', 'Before', 'Now'],
  value: (text: string) => text || NONE,
  waiting: 'Searches use the version before until you use this one. It remains here, also after a restart.',
  use: 'Use this version',
  discard: 'Discard',
  discarded: 'This version was discarded. The data in use is unchanged.',
  hold: 'Show what changes before it is used',
  holdHint: 'Searches use the version before until you press “Use this version”.',
  columnsOf: 'Columns as for the version before',
  notUsedYet: 'Not used yet',
} as const
