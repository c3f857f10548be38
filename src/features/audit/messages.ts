import type { AuditAction } from '#contract/audit.ts'
import { count } from '#shared/text/format.ts'

const actions: Record<AuditAction, string> = {
  search: 'Search',
  read: 'Records read',
  'email look-up': 'Email look-up',
  match: 'Match',
  export: 'Export',
  import: 'Import',
  'data set': 'Data set changed',
  merge: 'Merge',
  correction: 'Correction',
  forget: 'Record forgotten',
  lift: 'Forgotten record lifted',
  key: 'Key changed',
  role: 'Role changed',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'sign-in refused': 'Sign-in refused',
  audit: 'Audit',
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** Texts of the page of the audit. */
export const auditMessages = {
  title: 'Audit',
  linkText: 'shows who searched, read, exported and changed what.',
  documentTitle: 'Audit · Catchment',
  lead: 'Who searched, read, exported and changed what. Only operators see this page.',
  operatorsOnly: 'Only operators can see the audit.',
  loading: 'Loading the audit',
  off: 'Nothing is recorded: the audit is off. To turn it on, start the service with AUDIT=on.',
  filters: 'Filter the audit',
  text: 'Contains',
  textHint: 'Criteria, address, request…',
  account: 'Person or key',
  action: 'Action',
  anyAction: 'All actions',
  from: 'From',
  to: 'To',
  csv: 'Download CSV',
  head: { at: 'Time', action: 'Action', account: 'Who', records: 'Records', details: 'Details' },
  actions,
  time: (iso: string) => time.format(new Date(iso)),
  records: (n: number | undefined) => (n === undefined ? '' : count(n)),
  none: 'No entries match. Change the filters.',
  shown: (from: number, to: number) => `Entries ${count(from)} to ${count(to)}`,
  newer: 'Newer',
  older: 'Older',
  bounded: (day: string) => `Days up to ${day} were not searched. Set “To” to ${day} to search them.`,
  request: (id: string) => `Request ${id}`,
} as const
