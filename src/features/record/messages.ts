import type { Kind } from '#contract/kind.ts'
import { price } from '#criteria/cost.ts'
import { kindNames } from '#criteria/kinds.ts'
import type { Role } from '#records/family.ts'
import { count, some } from '#shared/text/format.ts'

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'short' })

/** "today, 16:18", or the day where it is another one. */
function whenLoaded(at: number): string {
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  return `${today ? 'today' : day.format(date)}, ${time.format(date)}`
}

const record = (id: string) => `Record ${id}`

/** Texts of the page of a record and of the panel beside the table. */
export const recordMessages = {
  documentTitle: (title: string) => `${title} · Catchment`,
  title: 'Record',
  record,
  kindAndId: (kind: Kind, id: string) => `${kindNames[kind].Title} ${id}`,
  loading: 'Loading the record',
  openPage: 'Open as a page',
  close: 'Close the record',
  openInMap: 'Open in map',
  missingTitle: (kind: Kind) => `No such ${kindNames[kind].one}`,
  missing: {
    title: (kind: Kind) => `There is no ${kindNames[kind].one} with this id`,
    beforeId: 'The current data has no record ',
    afterId: '. It may have been removed in a newer version.',
    toSearch: 'Go to the search',
  },
  result: {
    label: 'Result',
    back: (kind: Kind) => `Search for ${kindNames[kind].many}`,
    position: (row: number, total: number) => `record ${count(row + 1)} of ${count(total)}`,
    previous: 'Previous',
    next: 'Next',
    previousHint: 'Previous record (K)',
    nextHint: 'Next record (J)',
  },
  /** When the record was loaded, in which formats and at what cost. */
  version: {
    id: 'Id ',
    etag: 'Version (ETag) ',
    refreshing: 'Refreshing',
    loaded: (at: number, formats: readonly string[], cost: number) =>
      `Loaded ${whenLoaded(at)}, ${formats.join(' and ')}, ${price(cost)}`,
    unchanged: (at: number) => `Loaded ${whenLoaded(at)}, unchanged since, not billed again`,
    refresh: 'Refresh',
  },
} as const

/** Texts of the actions on a record. */
export const recordActionMessages = {
  copy: 'Copy',
  copied: 'Copied',
  vcard: 'vCard',
  email: 'Email',
  website: 'Website',
  print: 'Print',
  findSimilar: 'Find similar',
  apiCall: 'API call',
  apiCallHint: 'This page as a shell command. Replace API_KEY with your key.',
  copyCall: 'Copy the call',
} as const

/** Texts of the fields of a record. */
export const recordFieldMessages = {
  corrected: 'corrected',
  from: (source: string) => `from ${source}`,
  group: (title: string, kind: Kind) => `${title} of this ${kindNames[kind].one}`,
  since: (year: string) => `since ${year}`,
  grade: (grade: string) => `${grade} of 5`,
  copy: (label: string) => `Copy ${label}`,
  copied: (label: string) => `${label} copied`,
  source: 'The cheapest format with these fields',
  notKnown: (labels: readonly string[]) => `Not known: ${labels.join(', ')}`,
} as const

/** Texts of what a person notes of a record. */
export const followUpMessages = {
  title: 'Follow-up',
  saved: 'Saved',
  status: 'Status',
  noStatus: 'No status',
  addStatus: 'Add a status …',
  newStatus: 'New status',
  newStatusPlaceholder: 'Ask again in spring',
  date: 'Follow-up date',
  overdue: 'Overdue',
  /** Buttons that set the date, with their days from today. */
  inDays: [
    ['Tomorrow', 1],
    ['In a week', 7],
  ],
  tags: 'Tags',
  tagsPlaceholder: 'Type a tag, then Enter',
  note: 'Note',
  notePlaceholder: 'Only in this browser',
} as const

/** Texts of the related records: the corporate family, the household, and what is nearby. */
export const relatedMessages = {
  family: 'Corporate family',
  familySize: (companies: number, levels: number) =>
    `${count(companies)} ${companies === 1 ? 'company' : 'companies'} on ${some(levels, 'level')}`,
  /** What a company is to the record. */
  roles: {
    above: undefined,
    parent: 'parent',
    this: 'this record',
    sibling: 'sibling',
    child: 'child',
  } satisfies Record<Role, string | undefined>,
  circular: 'The chain of parents leads back to where it began.',
  missingParent: { beforeId: 'Its parent ', afterId: ' is not in the data.' },
  more: (companies: number) => `and ${count(companies)} more`,
  company: (id: string) => `Company ${id}`,
  person: (id: string) => `Person ${id}`,
  employeesHere: 'Employees here',
  employees: ' employees',
  household: 'In the same household',
  householdSize: (others: number) => some(others, 'other'),
  headOfHousehold: 'head of household',
  nearby: 'Same industry nearby',
  radius: 'How far around',
  within: (distance: string) => `in ${distance}`,
  noneNearby: (within: string) => `No other company of this industry ${within}.`,
  countNearby: (companies: number, within: string) => `${count(companies)} ${within}, counting is free`,
  searchNearby: 'Search these',
  cost: (records: number, cost: number) => `${some(records, 'record')} loaded: ${price(cost)}`,
} as const
