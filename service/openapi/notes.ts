import { type EndpointName, MAX_COUNTS, MAX_TALLIES } from '#contract/endpoints.ts'

const query = 'Every parameter is optional and narrows the result. Numbers and postal codes are checked.'
const search =
  'Every criterion narrows: a record meets all of them; within one list any item will do. No criteria at all ask for everything. Page with Limit and Offset, or take a sample with NthRecord. A name that the service does not know is refused, as ignoring it would return, and bill for, the wrong records (ours).'
const count = 'Takes the body of a search and heeds its criteria alone.'
const tally =
  'Each group has its Count and one property per tallied field; a field that the records lack is left out. Largest groups first; more than 100,000 groups are refused unless Limit cuts them.'
const counts = `One to ${MAX_COUNTS} items, each the criteria of a count with a RequestId of its own (ours). The answers stand in the order of the items. One call for the limits.`
const tallies = `One to ${MAX_TALLIES} items, each the body of a tally with a RequestId of its own (ours). The answers stand in the order of the items; those of the same criteria are counted together. One call for the limits.`

/** What is to be known of each endpoint beyond its summary. */
export const notes: Record<EndpointName, string> = {
  getCompanies: query,
  searchCompaniesByQuery: `${query} The same as \`/v1/companies/\`.`,
  getCompany: 'A malformed id gives 400, an unknown one 404.',
  searchCompanies: search,
  countCompanies: count,
  tallyCompanies: tally,
  multipleCountCompanies: counts,
  multipleTallyCompanies: tallies,
  getPeople: `${query} \`email\` and \`emailsha1upper\` find people by their address; \`includehistoricalemail\` adds former addresses, for Basic records alone.`,
  searchPeopleByQuery: `${query} The same as \`/v1/people/\` (ours).`,
  getPerson: 'A malformed id gives 400, an unknown one 404.',
  searchPeople: `${search} Without IncludeAllResidents the head of each household and the partner are searched.`,
  countPeople: count,
  tallyPeople: tally,
  multipleCountPeople: counts,
  multipleTallyPeople: tallies,
  searchPeopleFormerly:
    'Answers as `/v1/people/search` does, and says in its headers which path took its place.',
  countPeopleFormerly:
    'Answers as `/v1/people/count` does, and says in its headers which path took its place.',
  getVehicles: 'Makes in alphabetical order, with their models where these are asked for.',
  match:
    'Finds misspelt, reordered and abbreviated names. Give a name, a phone number or a street address, and as much of the place as is known. Names in any letter case. `Accept` is required.',
  multipleMatch:
    'Up to 100 items a call (ours), one answer for each, in order. No two items may share a RequestId. `Accept` is required.',
  findSics:
    'Words in any order, by their beginnings, singular or plural; preferred codes first. One code may appear with several descriptions.',
  getSic: 'Codes of 2, 4 or 6 digits. A code with leading zeros keeps them.',
}
