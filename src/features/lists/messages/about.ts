import { count } from '#shared/text/format.ts'

/** Texts of the notes, tags, history and related lists of a list. */
export const aboutMessages = {
  history: 'History',
  restoreThisVersion: 'Restore this version',
  restoreVersion: (change: string, total: number) => `Restore this version: ${change}, ${count(total)}`,
  restoreHint: 'Show the list as it was then',
  edit: 'Edit',
  add: 'Add',
  editNote: 'Edit the note',
  addNote: 'Add note',
  note: 'Note',
  notePlaceholder: 'Purpose, exclusions, send date',
  cancel: 'Cancel',
  saveNote: 'Save note',
  madeFrom: 'Made from',
  relatedLists: 'Made from this list',
  addTag: 'Add a tag',
  ctrlZ: 'Ctrl Z',
  undo: (change: string) => `Undo: ${change}`,
  everyStep: 'every step can be undone',
} as const
