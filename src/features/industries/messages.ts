import { counted } from '#criteria/kinds.ts'
import { count, percent, some } from '#shared/text/format.ts'

const searchByNaics = (code: string, title: string) => `Search by NAICS ${code} ${title}`

/** Texts of the page around the tree, the search and the details, and of the selected industries. */
export const industryMessages = {
  documentTitle: 'Industries · Catchment',
  title: 'Industries',
  tabs: 'Ways to an industry',
  tree: 'Tree',
  find: 'Find',
  classification: 'Classification',
  counting: 'Counting',
  total: (companies: number, system: string, search: string) =>
    `${counted('companies', companies)} by ${system} code${search && `, ${search}`}`,
  withoutCode: (companies: number) => ` · ${counted('companies', companies)} without one`,
  selection: 'Picked industries',
  selectedCodes: 'Picked codes',
  nothingSelected: 'Nothing selected. Check industries to search them together.',
  /** Follows the number of companies. */
  companiesWithCodes: (companies: number | undefined, codes: number) =>
    ` ${companies === 1 ? 'company' : 'companies'} ${codes === 1 ? 'with this code' : `with any of ${count(codes)} codes`}`,
  remove: (code: string, name: string) => `Remove ${code} ${name} from the selection`,
  moreSelected: (codes: number) => `and ${codes} more`,
  clear: 'Clear',
  cleared: (codes: number) => `Cleared ${some(codes, 'code')}.`,
  exclude: 'Exclude',
  addToSearch: 'Add to search',
  searchThese: 'Search these',
  notInDictionary: 'Not in the dictionary',
  byCode: 'by code',
  byCount: 'by count',
  byName: 'by name',
} as const

/** Texts of the tree. */
export const industryTreeMessages = {
  tree: 'Industries',
  loading: 'The tree is loading',
  column: 'Division, group, code',
  share: 'Share',
  companies: 'Companies',
  percent: '%',
  countedCompanies: 'What is counted',
  bases: { service: 'Counts: all companies', search: 'Counts: this search' },
  order: 'Order',
  orderBy: (order: string) => `Order: ${order}`,
  hideEmpty: 'Hide empty',
  csv: 'CSV',
  download: 'Download the tree as CSV',
  csvHead: ['Level', 'Sic', 'Description', 'Above', 'Companies', 'Percent of above'],
  /** What a row of the CSV is, by its depth. */
  levels: ['Division', 'Major group', 'Industry group', 'Industry', 'Trade'],
  /** What the search does with an industry: the mark, and its title. */
  marks: {
    in: { label: 'in search', title: 'In the search' },
    out: { label: 'NOT', title: 'Excluded from the search' },
  },
  afterCount: ' companies, ',
  afterShare: ' of its parent',
} as const

/** Texts of the search for an industry. */
export const findIndustryMessages = {
  title: 'Find an industry',
  label: 'Industry keyword or code',
  placeholder: 'plumbing, dentists, 58, 5812',
  preferredOnly: 'Preferred only',
  hint: 'Enter picks the first · looking up is free',
  showFewer: 'Show fewer',
  showAll: (codes: number) => `Show all ${count(codes)} codes`,
  nonePreferred: 'None of the matching codes is preferred. Turn off “Preferred only” to see them.',
  noneFound: 'No industries match. Try other words, or browse the tree.',
  found: (codes: number) => some(codes, 'code'),
  lookingUp: 'Looking up',
  clear: 'Clear',
  results: 'Industries found',
  selected: 'Picked',
  code: 'SIC',
  description: 'Description',
  preferred: 'Preferred',
  preferredMark: ' preferred',
  companies: 'Companies',
  select: (code: string, description: string) => `Pick ${code} ${description}`,
  /** Before other descriptions of a code. */
  also: 'also ',
} as const

/** Texts of the NAICS codes by sector. */
export const naicsMessages = {
  loading: 'The codes are loading',
  label: 'Keyword or NAICS code',
  placeholder: 'Keyword or NAICS code: plumbing, 2382',
  about: (hasCounts: boolean) =>
    `By the main NAICS code of a company. ${hasCounts ? '' : 'Not shown: this service returns one count per call.'}`,
  found: (codes: number) => `${count(codes)} found`,
  noneFound: 'No NAICS codes match.',
  sectors: 'NAICS sectors',
  codesOf: (sector: string) => `Codes of ${sector}`,
  search: searchByNaics,
  sic: (code: string) => `SIC ${code}`,
  showSic: (code: string, name: string) => `Show SIC ${code} ${name}`,
} as const

/** What the parts of an industry are, by the length of its code. */
const partsText: Record<number, string> = {
  1: 'its major groups',
  2: 'its industry groups',
  3: 'its 4-digit codes',
  4: 'all its 6-digit codes',
}

/** Texts of the details of an industry: its path, SIC and NAICS codes, and states. */
export const industryDetailMessages = {
  none: 'Select an industry',
  noneHint: 'Select an industry in the tree or by keyword to see its parts, NAICS codes and locations.',
  select: 'Select',
  selected: 'Selected',
  search: 'Search it',
  division: 'A division',
  path: 'Part of',
  showInTree: (code: string) => `Show ${code} in the tree`,
  empty: 'No companies in this industry.',
  sicTitle: (code: string) => `SIC ${code}, ${partsText[code.length] ?? 'its codes'}`,
  naicsTitle: 'NAICS on the same companies',
  sicCodes: 'SIC codes',
  naicsCodes: 'NAICS codes',
  moreCodes: (codes: number) => `and ${count(codes)} more codes`,
  searchByNaics,
  otherCodes: 'Others',
  withoutNaics: 'Without a NAICS code',
  loadingSample: 'Loading a sample',
  offer: (records: number, companies: number) =>
    `The API has no NAICS lookup, but records have NAICS codes. This loads the codes of ${
      records < companies
        ? `${records} of the ${count(companies)} companies, in equal steps,`
        : `all ${count(companies)} companies`
    } and bills them at your rate.`,
  sample: (records: number, price: string) => `Sample ${some(records, 'record')} (${price})`,
  sampleOthers: (records: number, price: string) => `Sample ${records} others (${price})`,
  sampled: (records: number, time: string) =>
    `From ${count(records)} sampled records, loaded ${time} · ${count(records)} billed`,
  states: 'Where they are',
  byState: (code: string, companies: number) => `${code} by state, ${count(companies)}`,
  searchState: (companies: number, state: string, total: number) =>
    `Search these ${count(companies)} in ${state}, ${percent(companies, total)}`,
  otherStates: (companies: number, states: number) => `and ${count(companies)} in ${states} more states`,
} as const
