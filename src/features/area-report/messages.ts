import { count, some } from '#shared/text/format.ts'

/** Texts of the report of an area. */
export const reportMessages = {
  documentTitle: (title: string) => `${title} · Area report · Catchment`,
  heading: 'Area report',
  back: 'Back to the search',
  titleLabel: 'Title of the report',
  print: 'Print',
  savePdf: 'Save as PDF',
  saving: 'Saving',
  saveFailed: 'The PDF could not be written.',
  fileOf: (title: string) => `${title} report`,
  noArea: 'This search has no area',
  noAreaHint: 'Draw an area on the map, or add a place to the search. The report describes what is in it.',
  drawingMap: 'Drawing the map',
  loading: 'Counting',
  mapOf: (title: string) => `Map of ${title}`,
  mapFailed: (problem: string) => `The report has no map. ${problem}`,
  counts: 'Records',
  companies: 'Companies',
  people: 'Heads and partners',
  adults: 'All adults',
  industries: 'Top industries',
  employees: 'Employees at the location',
  sales: 'Sales at the location',
  age: 'Age, heads of household and partners',
  income: 'Household income, by head and partner',
  label: 'Group',
  count: 'Count',
  area: 'Area',
  county: 'County',
  country: 'Country',
  index: 'Index',
  none: 'No records in this area',
  peopleNote: 'Heads and partners: heads of household and their partners, whom a search finds by default.',
  indexNote: 'Percentages are of all records of their kind. Index: share in the area, 100 = country.',
  countyNote: (names: readonly string[]) => `County: ${listed(names)}, where the middle of the area is.`,
  countryNote: (names: readonly string[]) => `Country: all records in the data (${names.join(', ')}).`,
  onlyCompanies: (filters: string) => `Companies are only those with: ${filters}.`,
  onlyPeople: (filters: string) => `People are only those with: ${filters}.`,
  sampleNote: 'Sample data: the records are made up.',
  exactCount: count,
} as const

const MAX_LISTED = 4

function listed(names: readonly string[]): string {
  const more = names.length - MAX_LISTED
  return more > 0
    ? `${names.slice(0, MAX_LISTED).join('; ')} and ${some(more, 'more county', 'more counties')}`
    : names.join('; ')
}
