import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'

/** Texts of the follow-ups of a list's records: filters, columns and changes of several records. */
export const followUpMessages = {
  filter: (filters: number) => (filters === 0 ? 'Follow-up' : `Follow-up: ${filters}`),
  filterLabel: (filters: number) =>
    filters === 0 ? 'Filter by follow-up' : `Filter by follow-up: ${filters} active`,
  status: 'Status',
  anyStatus: 'Any status',
  noStatus: 'No status',
  tag: 'Tag',
  anyTag: 'Any tag',
  due: 'Due today or overdue',
  clear: 'Clear',
  noMatches: 'No record of this list matches the follow-up filters.',
  columns: 'Choose columns',
  recordColumns: 'Record',
  resetColumns: 'Reset columns',
  setStatus: 'Set status …',
  newStatus: 'New status …',
  newStatusTitle: 'New status',
  newStatusField: 'Name of the status',
  setNewStatus: 'Set status',
  statusSet: (kind: Kind, records: number, status: string) =>
    status === ''
      ? `Status of ${counted(kind, records)} removed.`
      : `Status of ${counted(kind, records)} set to “${status}”.`,
  addTag: 'Add tag …',
  addTagTitle: (kind: Kind, records: number) => `Add tags to ${counted(kind, records)}`,
  tags: 'Tags',
  tagsPlaceholder: 'Type a tag, then Enter',
  tagsInUse: 'Tags in use',
  add: 'Add',
  tagsAdded: (kind: Kind, records: number, tags: readonly string[]) =>
    `${tags.map((tag) => `“${tag}”`).join(', ')} added to ${counted(kind, records)}.`,
} as const

/** Texts of the follow-ups that are due. */
export const dueMessages = {
  link: (due: number) => `Follow-ups due: ${count(due)}`,
  title: 'Follow-ups due',
  back: 'Lists',
  note: 'Records whose follow-up date is today or in the past, oldest first.',
  none: 'No follow-ups due',
  noneHint: 'Set a follow-up date in the panel of a record. It is listed here when the day comes.',
  table: 'Records with a follow-up that is due',
  head: ['Record', 'Follow-up', 'Status', 'Tags', 'Note'],
  actions: 'Actions',
  record: (id: string) => `Record ${id}`,
  overdue: 'overdue',
  done: 'Done',
  doneHint: (name: string) => `Done: remove the follow-up date of ${name}`,
  tomorrow: 'Tomorrow',
  tomorrowHint: (name: string) => `Tomorrow: move the follow-up of ${name} to tomorrow`,
  isDone: (name: string) => `The follow-up date of ${name} is removed.`,
  moved: (name: string) => `The follow-up of ${name} is moved to tomorrow.`,
  truncated: (shown: number, all: number) => `The first ${count(shown)} of ${count(all)}.`,
} as const
