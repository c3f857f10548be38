import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { defaultFirst, type Sort } from '#criteria/tally-panels.ts'
import type { CellNumber, Measure, Order } from '#session/tally-layout.ts'
import { count } from '#shared/text/format.ts'

/** Texts of the panels of the tallies. */
export const panelMessages = {
  label: (name: string) => `Tally by ${name}`,
  moveHint: 'Alt and an arrow key move the panel',
  moved: (title: string, at: number, of: number) => `${title} is number ${at} of ${of}.`,
  muted: (filter: string) => `${filter} muted`,
  some: 'Some',
  searchWithin: 'Search within',
  searchWithinPanel: (name: string) => `Search within ${name}`,
  searchValues: (values: number) => `Search ${count(values)} values`,
  values: (name: string) => `Values of ${name}`,
  valuesFound: (found: number, of: number) => `${count(found)} of ${count(of)} values`,
  noValue: 'No values match.',
  noRecord: (kind: Kind) => `No ${kindNames[kind].one} has these criteria.`,
  notCounted: (name: string) => `This service does not count by ${name}.`,
  showAll: (values: number) => `Show all ${count(values)}`,
  showFirst: `Show the first ${defaultFirst}`,
  levels: 'Levels',
  all: 'All',
  newRecords: { companies: 'New', people: 'New movers' },
  states: 'States',
  place: 'place',
  notKnown: 'Not known',
  inComparison: (share: string, change: number | undefined, changeDescription: string) =>
    `${share} in the comparison${change === undefined ? '' : `, ${changeDescription}`}`,
  linkWithoutSearch: 'Paste a search link: it has a “?” followed by the filters.',
  linkOfOtherKind: (found: string, title: string, expected: string) =>
    `That link looks for ${found}. ${title} are compared with ${expected}.`,
  linkUnread: (unread: string) => `This cannot be read in that link: ${unread}.`,
  /** What a panel counts, where the search has a filter on its own field. */
  withoutOwnFilter: (counted: string, name: string) =>
    `${counted}. The filter by ${name} is not applied here, so that its other values show too.`,
} as const

/** Texts of the options of a panel. */
export const optionMessages = {
  title: 'Options',
  of: (name: string) => `Options of ${name}`,
  sort: 'Sort',
  show: 'Show',
  all: 'All',
  percentOf: 'Percent of',
  panel: 'This panel',
  matching: (kind: Kind) => `All matching ${kindNames[kind].many}`,
  compared: 'Each panel is compared on its own.',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove this tally',
  removed: (name: string) => `Removed the tally by ${name}.`,
} as const

export const sortLabels: Record<Sort, string> = {
  largest: 'Largest first',
  own: 'Smallest value first',
  name: 'By name',
  code: 'By code',
  over: 'More than compared first',
  under: 'Less than compared first',
}

/** Texts of the bar above the panels. */
export const barMessages = {
  add: 'Add a tally',
  added: (name: string) => `Added the tally by ${name}.`,
  searchFields: 'Search the fields',
  fieldExamples: 'ZIP code, square feet',
  noField: 'No field has this name.',
  everyField: 'Every field has its panel.',
  reset: 'Reset tallies',
  resetDone: 'Tally panels reset.',
} as const

/** Texts of the menu that saves a tally. */
export const saveMessages = {
  title: 'Save',
  save: (name: string) => `Save ${name}`,
  csv: 'CSV (all rows)',
  png: 'PNG of what is shown',
  /** Headings of the CSV, after the values and their labels. */
  labelOf: (property: string) => `${property} (label)`,
  tallyColumns: ['Count', 'Percent'],
  comparedColumns: ['Compared count', 'Compared percent', 'Difference in points', 'Index'],
  crossColumns: ['Count', 'Percent of row', 'Percent of column', 'Percent of all'],
  counted: 'Counted',
  comparedWith: 'Compared with',
  cannotDraw: 'This browser cannot draw pictures.',
  tooLarge: 'The picture is too large for this browser.',
} as const

/** Texts of pictures. */
export const pictureMessages = {
  cells: {
    count: '',
    row: ', percent of each row',
    column: ', percent of each column',
    all: ', percent of all',
  } satisfies Record<CellNumber, string>,
  all: 'All',
  comparedWith: (compared: string) => `Compared with: ${compared}`,
  valuesWith: (text: string) => `Values with “${text}”`,
  excluded: 'NOT',
  dataSetOf: (name: string, date: string) => `${name}, data of ${date}`,
  source: (day: string, data: string | undefined) =>
    [day, data && `Source: ${data}`, 'Counted with Catchment'].filter(Boolean).join(' · '),
} as const

/** Texts of the comparison with other records. */
export const compareMessages = {
  button: 'Compare',
  with: 'Compare with',
  nothing: 'Nothing',
  everything: 'All companies',
  elsewhere: 'Same filters, all locations',
  another: 'Another search',
  link: 'Link of the other search',
  linkHint: 'Copied from the address bar',
  submit: 'Compare with that search',
  title: 'Comparison',
  thisSearch: 'This search',
  end: 'Compare with nothing',
  measure: 'Difference as',
  measures: { points: 'Points', index: 'Index' } satisfies Record<Measure, string>,
  notes: {
    points: 'By how many points of percent this search has more.',
    index: '100 is the same share, 200 twice as much.',
  } satisfies Record<Measure, string>,
} as const

const smaller = (n: number, one: string) => n > 0 && `${count(n)} smaller ${n === 1 ? one : `${one}s`}`

/** Texts of the cross tally. */
export const crossMessages = {
  title: 'Cross tally',
  by: (rows: string, columns: string) => `${rows} by ${columns}`,
  name: 'cross tally',
  rows: 'Rows',
  columns: 'Columns',
  swap: 'Swap rows and columns',
  cells: 'Cells',
  cellNumbers: {
    count: 'Counts',
    row: 'Percent of row',
    column: 'Percent of column',
    all: 'Percent of all',
  } satisfies Record<CellNumber, string>,
  order: 'Order',
  orderOf: 'Order of rows and columns',
  orders: { total: 'Largest first', name: 'By name', own: 'Smallest value first' } satisfies Record<
    Order,
    string
  >,
  counting: 'Counting',
  sameField: 'Rows and columns need two different fields.',
  noRecord: panelMessages.noRecord,
  table: 'Table of the cross tally',
  all: 'All',
  narrows: (fields: readonly string[]) =>
    fields.length > 0 && `A click on a number narrows the search by ${fields.join(' and ')}. `,
  hidden: (rows: number, columns: number) => {
    const parts = [smaller(rows, 'row'), smaller(columns, 'column')].filter(Boolean)
    return parts.length > 0 && `${parts.join(' and ')} are in the CSV and in the totals, not in this table.`
  },
} as const
