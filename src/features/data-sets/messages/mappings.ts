import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { minuteText } from '#shared/text/dates.ts'
import { some } from '#shared/text/format.ts'

/** Texts of the mappings that are saved. */
export const mappingMessages = {
  title: 'Saved mappings',
  hint: 'What each column of a file becomes. A mapping is used for files with the same columns.',
  head: { name: 'Name', kind: 'For', columns: 'Columns', saved: 'Saved', actions: 'Actions' },
  kind: (kind: Kind) => kindNames[kind].many,
  columns: (columns: number) => some(columns, 'column'),
  saved: (iso: string) => minuteText(new Date(iso)),
  save: (name: string) => `Save the mapping ${name} as a file`,
  rename: (name: string) => `Rename the mapping ${name}`,
  remove: (name: string) => `Remove the mapping ${name}`,
  renameTitle: (name: string) => `Rename “${name}”`,
  newName: 'Name of the mapping',
  what: 'mapping',
  renameButton: 'Rename',
  removeTitle: (name: string) => `Remove “${name}”`,
  removeNote:
    'Files with its columns are guessed again. Data that was imported with it remains. Save it as a file first to have it later.',
  removeButton: 'Remove the mapping',
} as const
