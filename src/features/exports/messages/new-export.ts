import { duration } from '#shared/text/duration.ts'
import { count, some } from '#shared/text/format.ts'

/** Texts of the page that starts an export: source, format, columns, exclusions and file. */
export const newExportMessages = {
  documentTitle: 'Exports · Catchment',
  title: 'New export',
  lead: 'Nothing is loaded or billed until you start the export.',
  source: 'What to export',
  allRecords: { companies: 'All companies', people: 'All people' },
  selectedRows: (rows: number) => (rows === 1 ? '1 selected row' : `${count(rows)} selected rows`),
  missingList: 'A list that is not here',
  listNotFound:
    'This list is not in this browser. It was deleted, or belongs to another browser. Choose something else to export.',
  format: 'Format',
  fileName: 'File name',
  missingFileName: 'Enter a file name',
  records: 'Records to export',
  maxRecords: 'Maximum records',
  invalidLimit: 'Enter a whole number above 0',
  all: 'All records',
  first: 'First',
  order: 'Order',
  defaultOrder: 'Default order',
  of: 'of',
  exclude: 'Exclude',
  doNotContact: 'Do-not-contact lists',
  doNotContactEntries: (entries: number) => `Do-not-contact entries (${count(entries)})`,
  /** Of the entries that only loaded records can be compared with. */
  screened: 'More may be excluded once their phone, address or website is loaded; these are billed.',
  always: 'always',
  upTo: (records: number) => `up to ${count(-records)}`,
  /** Labels of the ways in which records can be duplicates. */
  duplicates: {
    household: 'Duplicate households',
    home: 'Duplicate homes',
    phone: 'Duplicate phones',
    address: 'Duplicate addresses',
    name: 'Duplicate names',
    nameAndAddress: 'Duplicate names and addresses',
  },
  afterLoading: 'known after loading',
  keepFromGroup: 'Keep from each group',
  reviewGroups: (groups: number) => `Review ${some(groups, 'group')}`,
  duplicatesBilled:
    'The others are loaded and billed too, because their fields show that they are duplicates.',
  keepLater: ' Once they are loaded, you can keep another one instead.',
  done: 'Done',
} as const

/** Texts of the column editor and its templates. */
export const columnMessages = {
  title: 'Columns',
  count: (columns: number) => some(columns, 'column'),
  identityColumns: 'Id and version tag are always the last columns',
  everyField: 'Every field',
  custom: 'Custom',
  selected: 'Selected columns',
  none: 'No columns of the record. Choose a preset or add columns.',
  position: (label: string, at: number, columns: number) => `${label}: ${count(at)} of ${count(columns)}`,
  removed: (label: string) => `${label} removed`,
  move: (label: string) => `Move ${label}`,
  moveHint: 'Drag, or press the arrow keys',
  remove: 'Remove',
  removeColumn: (label: string) => `Remove ${label}`,
  heading: (label: string) => `Heading of ${label}`,
  duplicateHeading: 'Another column has this heading',
  add: 'Add columns',
  findField: 'Find a field',
  noField: 'No field has this in its name.',
  group: (title: string, columns: number) => `${title}, all ${columns}`,
  fixed: (format: string) => `Columns of ${format}`,
  fixedNote: (format: string) => `Set by ${format}. Your columns are saved for the other formats.`,
  templates: 'Templates',
  noTemplates: 'A template saves the columns, their order and headings in this browser for later exports.',
  templateName: 'Name of the template',
  saveColumns: (columns: number) => `Save ${some(columns, 'column')}`,
  templateSaved: (name: string) => `Saved the template “${name}”.`,
  templateReplaced: (name: string) => `Replaced the template “${name}”.`,
  templateRenamed: (from: string, to: string) => `“${from}” is now “${to}”.`,
  templateDeleted: (name: string) => `Deleted the template “${name}”.`,
} as const

/** Texts of the plan of an export and of its script. */
export const planMessages = {
  title: 'Plan',
  pageSize: (records: number) => `${count(records)} a page`,
  callsPerMinute: (calls: number) => `${count(calls)} calls a minute`,
  noCallLimit: 'no call limit',
  free: 'free',
  perRecord: (price: string) => `${price} a record`,
  records: 'Records',
  of: (total: number) => `of ${count(total)}`,
  excluded: (total: number, excluded: number, doNotContact: number) =>
    `${count(total)} minus ${count(excluded)} excluded${doNotContact > 0 ? `, ${count(doNotContact)} of them do-not-contact` : ''}`,
  orFewer: (note: string) => `${note}; fewer if there are duplicates`,
  calls: 'Calls',
  idCalls: (calls: number) => `${count(calls)} of them for ids`,
  perCall: (records: number) => `${count(records)} records each`,
  time: 'Time',
  atKeyRate: 'at the rate of this key',
  about: 'about',
  cost: 'Cost',
  nothing: '$0.00',
  maxCost: (price: string) => `up to ${price}`,
  recordsFor: (records: number) => `${some(records, 'record')}:`,
  startBar: 'Cost and start',
  toLoad: (records: number) => `${count(records)} to load`,
  alreadyLoaded: (records: number, loaded: number) =>
    records === 0
      ? `${count(loaded)} loaded earlier`
      : `${count(records)} to load, ${count(loaded)} loaded earlier`,
  billedNotExported: (records: number, extra: number) =>
    `${count(records)} to load, ${count(extra)} billed but not exported`,
  idsFirst:
    'Ids and version tags come first and are not billed. Then only new or changed records are loaded.',
  loadAtOnce: 'Load everything at once',
  atOncePrice: (price: string) => `Everything at once is faster and costs ${price}.`,
  cheaper: (price: string) => `${price} cheaper:`,
  fewerRecords: (records: number) => `${count(records)} fewer records:`,
  cheaperPlan: (records: number) =>
    `load ids and version tags first (not billed)${
      records === 0
        ? ': all other records are already loaded.'
        : `, then only the ${count(records)} that are not loaded yet and not excluded.`
    }`,
  cheaperNote: (calls: number, seconds: number, price: string) =>
    `${some(calls, 'call')}, ${duration(seconds)}, ${price}; more if loaded records have changed. The file is the same.`,
  usePlan: 'Use this plan',
  quota: (isLifetime: boolean, used: number, calls: number) =>
    `${isLifetime ? 'Calls' : 'Calls this week'}: ${count(used)} used, this export ${count(calls)}, `,
  quotaLeft: (left: number, of: number) => `then ${count(left)} of ${count(of)} left`,
  overQuota: (calls: number) =>
    `${count(calls)} more than you have left; the export pauses there and continues when they renew`,
  viewScript: 'View script',
  start: 'Start export',
  startKey: 'Ctrl ↵',
  empty: (name: string) => `Nothing to export: ${name} has no records.`,
  allExcluded: (records: string) => `Nothing to export: all ${records} are excluded.`,
  scriptTitle: 'Export script',
  scriptName: 'The export',
  scriptNote:
    'Run it with your key in the variable CATCHMENT_KEY. It writes the records as JSON lines, waits when the service limits the rate, and bills the records each time it runs.',
  scriptIds: 'Excluded and do-not-contact records are not among its ids.',
  scriptExcluded: (ids: number) =>
    `The ${count(ids)} excluded ids are part of it, including do-not-contact records. Records excluded later are not.`,
  scriptNoneExcluded: 'No record is on a do-not-contact list now. Records added later are not excluded.',
  scriptDuplicates: ' It does not remove duplicates.',
  scriptScreened: ' It does not compare phones, addresses and websites with your do-not-contact entries.',
} as const
