import type { Kind } from '#contract/kind.ts'
import { price } from '#criteria/cost.ts'
import { kindNames } from '#criteria/kinds.ts'
import type { Reading } from '#records/record.ts'
import { count, some } from '#shared/text/format.ts'

/** Texts of the table of records, and of a search without any. */
export const recordTableMessages = {
  panel: 'Records',
  truncated: (rows: number, total: number) =>
    `The table shows the first ${count(rows)} of ${count(total)}. Narrow the search, or export it whole.`,
  noFilters: {
    title: 'Build your audience',
    text: 'Start with a place or an industry. Counts are free. Records are loaded and billed only when this table shows them.',
    examples: { companies: 'Find dentists in Omaha', people: 'Find homeowners in Omaha' },
    browseAll: 'Browse all',
  },
  noMatches: {
    title: 'No matches',
    removeFilter: 'Remove a filter to find:',
    excluded: (label: string) => `Not ${label}`,
    filter: (label: string, text: string) => `${label}: ${text}`,
    allOf: (group: string) => `All of ${group.toLowerCase()}`,
    match: (name: string) => `Match “${name}”: it may be spelled differently`,
  },
  formats: {
    Core: 'Core',
    Basic: 'Basic',
    Enhanced: 'Enhanced',
    LifeStyle: 'Interests',
    TargetReady: 'Behavior',
    Fields: 'Custom fields',
  } satisfies Record<Reading, string>,
  format: 'How much of each record',
  sort: 'Sort',
  defaultOrder: 'Default order',
  useDefaultOrder: 'Use the default order',
  notBilled: 'Not billed',
  notBilledHint: 'Loading these records is not billed.',
  cost: (cost: number, records: number) => `${price(cost)} per ${records}`,
  costHint: (rate: number, records: number) =>
    `Rows load ${records} at a time as you scroll, at ${price(rate)} a record. Rates are in Settings.`,
} as const

/** Texts of a record as a card. */
export const cardMessages = {
  call: (name: string) => `Call ${name}`,
} as const

/** Texts of the selection of rows, and of copying them. */
export const rowSelectionMessages = {
  row: (name: string) => `Select ${name}`,
  rowNumber: (row: number) => `row ${row + 1}`,
  rowsInView: 'Select the rows in view',
  selected: (rows: number, hidden: number) =>
    `${count(rows)} selected${hidden > 0 ? `, ${count(hidden)} not in this search` : ''}`,
  copy: 'Copy the selected rows',
  clear: 'Clear the selection',
  progress: (done: number, total: number) =>
    `Selecting ${count(done)} of ${count(total)} rows. Loading their ids is free`,
  progressLabel: 'Rows selected',
  stop: 'Stop',
  failed: (problem: string) => `Not all rows could be selected. ${problem}`,
  limit: (max: number, total: number) =>
    `${count(max)} of ${count(total)} rows are selected, the maximum at once. An export includes them all.`,
  /** What was copied of the selected rows: those that are loaded. */
  copied: (copied: number, selected: number) =>
    copied === selected
      ? `Copied ${some(copied, 'row')}, with the names of the columns.`
      : `Copied ${some(copied, 'row')} of ${count(selected)}: the others are not loaded yet. An export includes them all.`,
  copiedCell: (text: string) => (text ? `Copied: ${text}` : 'Copied an empty cell'),
  copyBlocked: 'The browser blocked copying. Select the table and press Ctrl C.',
} as const

/** Texts of the columns: which are shown, their order, widths and menus. */
export const tableColumnMessages = {
  choose: 'Choose columns',
  chooseHint: 'Columns and rows',
  title: 'Columns',
  reset: 'Reset columns',
  /** Columns of a larger format: "Enhanced · $0.04 a record". */
  larger: (format: string, rate: number) => `${format} · ${price(rate)}${rate === 0 ? '' : ' a record'}`,
  moveLeft: (label: string) => `Move ${label} left`,
  moveRight: (label: string) => `Move ${label} right`,
  findField: 'Find a field',
  noField: 'No field has this in its name.',
  rowHeight: 'Height of the rows',
  rowHeights: { roomy: 'Comfortable rows', dense: 'Compact rows' },
  resizeHint: 'Drag to change the width, double-click for the default',
  menu: {
    label: (label: string) => `Column ${label}`,
    filter: 'Filter by this column',
    left: 'Move left',
    right: 'Move right',
    pin: 'Pin at the left',
    unpin: 'Unpin',
    wider: 'Wider',
    narrower: 'Narrower',
    defaultWidth: 'Default width',
    hide: 'Hide',
  },
} as const

/** Texts of the saved views. */
export const savedViewMessages = {
  title: 'Saved views',
  none: 'A view saves format, columns, widths, pinned columns and row height in this browser.',
  name: 'Name of the view',
  save: 'Save this view',
  saved: (name: string) => `Saved the view “${name}”.`,
  deleted: (name: string) => `Deleted the view “${name}”.`,
  openWith: (name: string) => `Open searches with ${name}`,
  opensWith: 'Searches open with this view',
  makeDefault: 'Open searches with this view',
  openSearches: (kind: Kind) => `Open searches for ${kindNames[kind].many} with it`,
} as const
