import { type EndpointName, MAX_COUNTS, MAX_TALLIES } from '#contract/endpoints.ts'
import { MAX_GEOCODES } from '#contract/geocode.ts'
import { MAX_BANDS, MAX_TRAVEL } from '#contract/isochrones.ts'

const query = 'Every parameter is optional and narrows the result. Numbers and postal codes are checked.'
const search =
  'A record meets all criteria; within one list any item is enough. Without criteria all records are returned. Page with Limit and Offset, or take a sample with NthRecord. Unknown names are refused, as ignoring them would return, and bill for, the wrong records (extension).'
const count = 'Takes the body of a search and uses only its criteria.'
const tally =
  'Each group has its Count and one property per tallied field; a field that the records do not have is omitted. Largest groups first; more than 100,000 groups are refused unless Limit is set.'
const counts = `One to ${MAX_COUNTS} items, each the criteria of a count with its own RequestId (extension). The answers are in the order of the items. It counts as one call for the limits.`
const tallies = `One to ${MAX_TALLIES} items, each the body of a tally with its own RequestId (extension). The answers are in the order of the items; those of the same criteria are counted together. It counts as one call for the limits.`

/** The description of each endpoint beyond its summary. */
export const endpointDescriptions: Record<EndpointName, string> = {
  getCompanies: query,
  searchCompaniesByQuery: `${query} The same as \`/v1/companies/\`.`,
  getCompany: 'A malformed id gives 400, an unknown one 404.',
  searchCompanies: search,
  countCompanies: count,
  tallyCompanies: tally,
  multipleCountCompanies: counts,
  multipleTallyCompanies: tallies,
  getPeople: `${query} \`email\` and \`emailsha1upper\` find people by their address; \`includehistoricalemail\` adds former addresses, for Basic records only.`,
  searchPeopleByQuery: `${query} The same as \`/v1/people/\` (extension).`,
  getPerson: 'A malformed id gives 400, an unknown one 404.',
  searchPeople: `${search} Without IncludeAllResidents only the head of each household and the partner are searched.`,
  countPeople: count,
  tallyPeople: tally,
  multipleCountPeople: counts,
  multipleTallyPeople: tallies,
  searchPeopleFormerly: 'Answers like `/v1/people/search`; the headers name the path that replaces it.',
  countPeopleFormerly: 'Answers like `/v1/people/count`; the headers name the path that replaces it.',
  getVehicles: 'Makes in alphabetical order, with their models if requested.',
  match:
    'Finds misspelled, reordered and abbreviated names. Send a name, a phone number or a street address, and as much of the location as you have. Property names in any letter case. `Accept` is required.',
  multipleMatch:
    'Up to 100 items a call (extension), one answer for each, in order. Each item needs its own RequestId. `Accept` is required.',
  findSics:
    'Words in any order, whole or the beginning, singular or plural; preferred codes first. One code may have several descriptions.',
  geocode:
    'An address in one line, with or without commas, city, state and postal code (extension). The answer is the point of the building, a place by the range of house numbers, one on the street, or the middle of the postal code or city: see Grade. One wrong letter in a street or a city is corrected, and named in Corrections. The addresses are those that the operator of the service has imported, and those of its records. It counts as one call for the limits; no record is billed. Where nothing is found there is no Location.',
  multipleGeocode: `One to ${MAX_GEOCODES.toLocaleString('en-US')} items, each an address with its own RequestId (extension). The answers are in the order of the items. It counts as one call for the limits.`,
  isochrones: `The areas within one to ${MAX_BANDS} travel times of up to ${MAX_TRAVEL.Minutes} minutes, or distances along roads of up to ${MAX_TRAVEL.Miles} miles, by car, bike or foot (extension). Each band has the polygons of its whole area, in the form of PolygonList: at most 20, the largest first, of about 300 corners; holes are filled and specks excluded. A larger band contains the smaller ones. The areas come from the routing server of the operator; without one, or where it does not answer, the call gets a 503. A point without a road near it gets a 400.`,
  getSic: 'Codes of 2, 4 or 6 digits. A code with leading zeros keeps them.',
}
