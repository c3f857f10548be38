import type { Kind } from '#contract/kind.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'

/** Texts of the top bar, and of what is around every page. */
export const frameMessages = {
  appName: 'Catchment',
  skip: 'Skip to the page',
  screens: 'Screens',
  /** Names of the screens in the top bar. */
  screenNames: {
    search: 'Search',
    lists: 'Lists',
    match: 'Match',
    industries: 'Industries',
    exports: 'Exports',
    activity: 'Activity',
  },
  data: 'Data',
  settings: 'Settings',
  help: 'Help',
  more: 'More',
  layers: 'Menus and dialogs',
  recording: 'a run is recorded',
  /** Follows the bold number of calls. */
  callsLeft: (calls: number) => ` ${calls === 1 ? 'call' : 'calls'} left`,
  records: counted,
  dataOf: (dates: readonly string[]) => `Data of ${dates.join(', ')}`,
  lightColors: 'Light colors',
  darkColors: 'Dark colors',
} as const

/** Texts of the notice while the service does not answer. */
export const connectionMessages = {
  title: 'Can’t reach the service',
  text: 'It may be stopped, or the network is down. Your search and your lists are safe. The page continues by itself when the service responds.',
  retry: 'Try now',
} as const

/** Texts about sample data, and of the way to bring own data. */
export const sampleMessages = {
  label: 'Sample data',
  text: (kinds: readonly string[]) => `Sample data: the ${kinds.join(' and ')} here are made up.`,
  open: 'Use your own data',
  dismiss: 'Hide until the next session',
} as const

/** Texts of the search page. */
export const searchPageMessages = {
  title: (kind: Kind) => `Search ${kindNames[kind].many}`,
  kind: 'Kind of records',
  criteria: 'Criteria',
  map: 'Map',
  panels: 'Panels',
  tallies: 'Tallies',
  results: 'Results',
  resultsHeight: 'Height of the results',
  records: 'Records',
  crossTally: 'Cross tally',
  report: 'Report of this area',
  lookUp: 'Look up one record',
  filters: 'Filters',
  showResults: (kind: Kind, records: number | undefined) =>
    records === undefined ? 'Show the results' : `Show ${count(records)} ${kindNames[kind].many}`,
  mapLoading: 'The map is loading',
  talliesLoading: 'The tallies are loading',
  loading: 'Loading',
} as const

/** Texts of the first list in three steps. */
export const quickStartMessages = {
  title: 'Your first list in three steps',
  dismiss: 'Hide the three steps',
  step: (at: number, title: string) => `${at}. ${title}`,
  who: 'Who',
  description: 'Or in your own words',
  descriptionHint: {
    companies: 'dentists with 5–9 employees',
    people: 'homeowners aged 30 to 45',
  } satisfies Record<Kind, string>,
  nobody: 'Pick a trade for a sample search, or describe who you’re looking for.',
  notRecognized: 'Nothing was recognized. Try a trade or an industry.',
  where: 'Where',
  anywhere: 'Anywhere in the country',
  removePlace: (name: string) => `Remove ${name}`,
  save: 'Save the list',
  chooseFirst: 'Counting is free. Choose who or where first.',
  counting: 'Counting…',
  saveAsList: 'Save these as a list',
  export: 'Export these',
  show: 'See the records',
} as const

/** Texts of pages that failed, or that do not exist. */
export const failedMessages = {
  title: 'Something went wrong',
  text: 'Your saved data is safe, and your search is in the address bar. If trying again does not help, save a backup and delete the data in Settings.',
  retry: 'Try again',
  search: 'Begin at the search page',
  settings: 'Open the settings',
  backup: 'Save a backup',
  notFound: 'There is no page at this address',
  notFoundText: 'The link may be incomplete or mistyped. Your saved data is safe.',
  goToSearch: 'Go to the search',
} as const

/** Texts of the Match page and of the dialog that looks up one record. */
export const matchPageMessages = {
  documentTitle: 'Match · Catchment',
  title: 'Match',
  lead: 'Look up one company or person from partial details.',
  file: 'Match a whole file',
  openBeside: 'Open beside the search',
  addToByMatch: (name: string) => `Add to “${name}” by match`,
  similarTo: (name: string) => `Similar to ${name}`,
  lookUpOneRecord: 'Look up one record',
} as const
