import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { CriterionGroup } from '#criteria/fields.ts'
import { kindNames } from '#criteria/kinds.ts'
import { change, count, seconds } from '#shared/text/format.ts'

/** Texts of the panel of filters. */
export const panelMessages = {
  kind: 'What to search for',
  noFilters: 'No filters yet',
  filters: (filters: number) => `${filters} ${filters === 1 ? 'filter' : 'filters'}, saved in the link`,
  clear: 'Clear',
  copyLink: 'Copy the link to this search',
  linkCopied: 'Link copied',
  unread: (criteria: readonly string[]) =>
    `Some filters in the link cannot be read and were ignored: ${criteria.join(', ')}.`,
  skipped: (kind: Kind, labels: readonly string[]) =>
    `Ignored, as ${kindNames[kind].many} are not searched by ${labels.length > 1 ? 'them' : 'it'}: ${labels.join(', ')}.`,
  undo: 'Undo',
  anyOfThese: 'any of these',
  addTo: (group: string) => `Add to ${group.toLowerCase()}`,
  showAllPlaces: (places: number) => `Show all ${count(places)} places`,
  contactOfPeople: 'phone, email',
  formFailed: 'This form could not be loaded. The service may be stopped, or the network is down.',
  lineWithoutCoordinates: (i: number, line: string) =>
    `Line ${i + 1} is not a latitude and a longitude: ${line}`,
  thePlace: 'The place',
  radiusOutOfRange: (limit: string) => `The radius must be over 0 and up to ${limit}`,
} as const

/** Texts of the filters in one line, and of the sheet that they open. */
export const chipMessages = {
  title: 'Filters of this search',
  /** Before a filter, for screen readers. */
  filter: 'Filter',
  open: (filters: number) => (filters ? `Filters (${filters})` : 'Filters'),
} as const

/** What a group of filters holds, while it has none. */
export const groupHints: Record<CriterionGroup, string> = {
  Where: 'places, ZIP codes, circles',
  Industry: 'SIC, NAICS, keyword',
  Size: 'employees, sales',
  Household: 'age, income, home',
  Interests: 'hobbies, likely behavior',
  Vehicle: 'make, model',
  Contact: 'name, phone, email',
  Business: 'credit, franchise, new',
  Identity: 'name, gender, birth month',
  'Source and trust': 'status, confidence',
  Records: 'ids, first seen, nearest first',
}

/** Texts of a filter's row and its actions. */
export const rowMessages = {
  not: 'NOT',
  muted: 'muted',
  or: 'or',
  andIn: 'and in',
  anyCode: 'any code',
  unknownZip: 'not a recognized ZIP code',
  change: (name: string) => `Change ${name}`,
  more: (name: string) => `More for ${name}`,
  remove: 'Remove',
  removeRow: (name: string) => `Remove ${name}`,
  exclude: 'Exclude',
  include: 'Include',
  mute: 'Mute',
  unmute: 'Unmute',
  actOn: (action: string, name: string) => `${action} ${name}`,
  split: 'This or something else',
  splitRow: (name: string) => `${name} or something else`,
  show: 'Show on the map',
  showRow: (name: string) => `Show ${name} on the map`,
} as const

/** Texts of the table of areas with their counts. */
export const areaCountMessages = {
  open: 'Counts by area',
  title: 'Counts by area',
  about: (kind: Kind) =>
    `With your other filters. “Added” are ${kindNames[kind].many} that no area above has: together they are the count of the search.`,
  head: (kind: Kind) => ['Area', kindNames[kind].Title, 'Added', 'Share'],
  columns: (many: string) => ['Area', 'Latitude', 'Longitude', 'RadiusMiles', many, 'Added', 'SharePercent'],
  total: 'Total',
  download: 'Download CSV',
  file: 'areas.csv',
} as const

/** Texts of the alternatives, of which a record meets at least one. */
export const alternativeMessages = {
  title: 'Alternatives',
  anyOfThese: 'any of these',
  add: 'Add alternatives',
  group: (at: number) => `Any of these, group ${at}`,
  within: 'And in these places',
  addToGroup: 'Or something else',
  together: 'Not these together',
  submit: 'Add the alternative',
  change: 'Change the alternative',
} as const

/** Texts of the count. */
export const countMessages = {
  title: 'Count',
  all: { companies: 'All companies', people: 'Heads of household and partners' },
  matching: (kind: Kind) => `Matching ${kindNames[kind].many}`,
  /** Below the number. */
  match: (kind: Kind) => `${kindNames[kind].many} match`,
  /** Whom a count of people includes, and the way to change it. */
  residents: {
    heads: { text: 'Only the head of each household and a partner.', change: 'Count every adult' },
    everyone: { text: 'Every adult of each household.', change: 'Count heads and partners only' },
  },
  closedExcluded: (companies: number) =>
    companies === 1 ? '1 closed company is excluded.' : `${count(companies)} closed companies are excluded.`,
  includeClosed: 'Include closed',
  fromLastChange: (records: number) => `${change(records)} from last change`,
  /** After the number, for screen readers. */
  sinceLastChange: ' from last change',
  free: 'Counting is free',
  oneCall: (milliseconds: number) => `1 call · ${seconds(milliseconds)}`,
  stop: 'Stop counting',
  fixFilter: 'Fix the highlighted filter to see a count.',
} as const

interface SampleSearch {
  /** Who would search so. */
  trade: string
  label: string
  criteria: Criteria
}

interface ExampleFilter {
  label: string
  criteria: Criteria
}

const circle: ExampleFilter = {
  label: '25 mi around 60618',
  criteria: { RadiusPostalCodeList: [{ PostalCode: '60618', RadiusMiles: 25 }] },
}

/** First searches for a person without filters: by trade, and with one filter or two. */
export const exampleMessages = {
  title: 'Examples',
  byTrade: 'Sample searches',
  filters: 'Or start with a filter',
  allFilters: 'All filters',
  samples: {
    companies: [
      {
        trade: 'Insurance',
        label: 'New businesses in Texas',
        criteria: { RecordStatus: 'New', StatesProvinces: ['TX'] },
      },
      {
        trade: 'Restaurant supply',
        label: 'Restaurants in Illinois, 20–99 employees',
        criteria: {
          PrimarySic: '5812',
          LocationEmployeesSizeRange: ['20-49', '50-99'],
          StatesProvinces: ['IL'],
        },
      },
      {
        trade: 'Home services',
        label: 'Real estate managers in Florida',
        criteria: { PrimarySic: '6531', StatesProvinces: ['FL'] },
      },
      {
        trade: 'Library',
        label: 'Small businesses within 5 mi of 60618',
        criteria: {
          LocationEmployeesSizeRange: ['1-4', '5-9'],
          RadiusPostalCodeList: [{ PostalCode: '60618', RadiusMiles: 5 }],
        },
      },
      {
        trade: 'Fundraising',
        label: 'Employers of 1,000 or more in Minnesota',
        criteria: {
          CorporateEmployeesSizeRange: ['1000-4999', '5000-9999', '10000'],
          StatesProvinces: ['MN'],
        },
      },
    ],
    people: [
      {
        trade: 'Insurance',
        label: 'Homeowners with children in Texas',
        criteria: { IsHomeowner: true, AreChildrenPresent: true, StatesProvinces: ['TX'] },
      },
      {
        trade: 'Restaurant supply',
        label: 'Interested in cooking, in Illinois',
        criteria: { LifeStyle: { Cooking: true }, StatesProvinces: ['IL'] },
      },
      {
        trade: 'Home services',
        label: 'New homeowners in Florida',
        criteria: { RecordStatus: 'New', IsHomeowner: true, StatesProvinces: ['FL'] },
      },
      {
        trade: 'Library',
        label: 'Readers within 25 mi of 60618',
        criteria: {
          LifeStyle: { Books: true },
          RadiusPostalCodeList: [{ PostalCode: '60618', RadiusMiles: 25 }],
        },
      },
      {
        trade: 'Fundraising',
        label: 'Likely donors in Minnesota',
        criteria: { TargetReady: { CharitableGiver: 5 }, StatesProvinces: ['MN'] },
      },
    ],
  } as Record<Kind, readonly SampleSearch[]>,
  starts: {
    companies: [
      {
        label: 'Dentists in Omaha',
        criteria: { PrimarySic: '8021', CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
      },
      { label: '68046', criteria: { PostalCode: ['68046'] } },
      circle,
      { label: '20–49 employees', criteria: { LocationEmployeesSizeRange: ['20-49'] } },
      { label: 'Opened in the last 90 days', criteria: { RecordStatus: 'New' } },
    ],
    people: [
      { label: 'Homeowners in 68046', criteria: { IsHomeowner: true, PostalCode: ['68046'] } },
      {
        label: '25–34 in Lincoln, NE',
        criteria: {
          AgeRange: ['25-29', '30-34'],
          CitiesByStateProvince: [{ City: 'Lincoln', StateProvince: 'NE' }],
        },
      },
      circle,
      { label: 'Interested in gardening', criteria: { LifeStyle: { Garden: true } } },
      { label: 'New movers in the last 90 days', criteria: { RecordStatus: 'New' } },
    ],
  } as Record<Kind, readonly ExampleFilter[]>,
} as const
