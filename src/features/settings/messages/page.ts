import type { Limit } from '#api/limits.ts'
import type { Kind } from '#contract/kind.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import type { Format } from '#records/record.ts'
import type { StoredItem } from '#session/local-data.ts'
import { dayText } from '#shared/text/dates.ts'
import { durationText } from '#shared/text/duration.ts'
import { count, seconds, some } from '#shared/text/format.ts'
import { sizeText } from '#shared/text/size.ts'

/** Texts of the page and its cards. */
export const settingsMessages = {
  documentTitle: 'Settings · Catchment',
  title: 'Settings',
  lead: 'Stored in this browser only. Nothing here is sent anywhere.',
  rateNotNumber: 'Enter dollars for one record, such as 0.04',
  rateTooHigh: (max: number) => `At most $${max} for one record`,
} as const

export const appearanceMessages = {
  title: 'Appearance',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  distances: 'Distances',
  distancesHint: 'Used to show and enter distances. Searches and links always use miles.',
  units: { miles: 'Miles', km: 'Kilometers' },
  rows: 'Rows of the record table',
  densities: { roomy: 'Comfortable', dense: 'Compact' },
} as const

export const rateMessages = {
  title: 'Rates for cost',
  note: 'Dollars per record, used for estimates. These rates are examples: enter those of your contract. Counts, tallies and industry lookups are not billed.',
  formats: {
    Core: 'Ids alone',
    Basic: 'Name, address, phone',
    Enhanced: 'Every field of a record',
    LifeStyle: 'People with their interests',
    TargetReady: 'People with predicted behavior',
  } satisfies Record<Format, string>,
  changed: (rate: number, format: Format) => `Estimates use $${rate} for a ${format} record now.`,
  reset: 'Reset to the examples',
  resetDone: 'The rates are reset to the examples.',
} as const

export const spendingLimitMessages = {
  title: 'Spending limits',
  note: 'Records that a page loads by itself are billed: rows of the table, an opened record, a lookup. A dialog shows the cost before a limit is passed. Exports and file matches show their cost before they start, and count toward the session.',
  on: 'Confirm before a limit is passed',
  action: 'Limit per action',
  session: 'Limit per session',
  invalid: 'Enter an amount in dollars, such as 25',
} as const

export const serviceMessages = {
  title: 'Service and key',
  connecting: 'Connecting',
  test: 'Test connection',
  testNote: 'Runs one count. Not billed.',
  limits: 'Limits',
  noLimits: 'None reported.',
  lastCount: 'Last count',
  answer: ({ MatchCount, milliseconds }: { MatchCount: number; milliseconds: number }) =>
    `${counted('companies', MatchCount)}, answered in ${seconds(milliseconds)}`,
  service: 'Service',
  local: 'On this machine, with its own data',
  remote: (name: string) => `${name}, through this machine`,
  data: 'Data',
  dataSet: (kind: Kind, set: { records: number; name: string; date: string }) =>
    `${count(set.records)} ${kindNames[kind].many} of “${set.name}”, up to ${set.date}`,
  key: 'Key',
  noKey: 'No key needed.',
  keyNote: 'Set where the app is started (API_KEY). It never reaches this browser.',
  alternatives: 'Exclusions and alternatives',
  supported: 'Supported.',
  notSupported: 'Not supported, so they are hidden.',
} as const

export const hintSettingMessages = {
  title: 'Hints and keys',
  label: 'Hints for the first steps',
  dismissed: (hints: number) => (hints === 0 ? 'All of them are shown.' : `${hints} dismissed.`),
  show: 'Show the hints again',
  shown: 'The hints are shown again.',
  keyboard: 'Keyboard',
  keyboardHint: '? opens the list of keys on every screen.',
} as const

export const localDataMessages = {
  title: 'Data in this browser',
  none: 'Nothing is stored in this browser.',
  note: 'Everything the app stores besides the address bar. It never leaves this browser unless you save it.',
  save: 'Save as a file',
  restore: 'Restore from a file',
  delete: 'Delete all local data',
  before: (until: Date) => `The data from before the last restore is stored until ${dayText(until)}.`,
  undoRestore: 'Undo the restore',
  willBeDeleted: 'This will be deleted from this browser:',
  deleteNote:
    'The search in the address bar remains. Without a backup file you can undo this only right afterward.',
  restoring: 'Restoring',
  savingCurrent: 'Saving the current data so that you can undo this',
  preparing: 'Preparing the file',
  checking: 'Checking the file',
  restored: 'The data from the file is restored.',
  undone: 'The previous data is restored.',
  deleted: 'All local data is deleted.',
  saveFirst: 'Save as a file first',
  deleteItems: (items: number) => `Delete ${items === 1 ? 'it' : `these ${items}`}`,
} as const

export const storageMessages = {
  /** Follows the number of bytes used: "4.1 MB of the 10 GB that …". */
  ofQuota: (bytes: number) => ` of the ${sizeText(bytes)} that the browser gives this page `,
  used: 'Storage used',
  persisted: 'The browser keeps this data until you delete it.',
  notPersisted: 'The browser may delete this data when the disk is full.',
  refused: 'The browser did not agree. It may after you use the app more often, or add a bookmark.',
  persist: 'Keep data permanently',
  table: 'Stored data',
  head: ['What', 'Where', 'Size'],
  total: 'Total',
  about: (size: string) => `about ${size}`,
  place: ({ where, rows }: StoredItem) => (rows === undefined ? where : `${where}, ${some(rows, 'row')}`),
} as const

/** A limit in plain words: "2,310 of 2,500 calls left, more in 2 days 7 hours". */
export function limitText({ name, left, of, renewed }: Limit): string {
  const calls = of === undefined ? `${count(left)} calls left` : `${count(left)} of ${count(of)} calls left`
  if (name === 'throttle') return `${calls} in this minute`
  return renewed === undefined
    ? `${calls}; they do not renew`
    : `${calls}, renewed in ${durationText(renewed)}`
}
