import { companyFields, resourceTypes } from '#contract/company.ts'
import { MAX_TRAVEL, travelModes, travelUnits } from '#contract/isochrones.ts'
import { matchResourceTypes, requestTypes } from '#contract/match.ts'
import { personFields, personResourceTypes } from '#contract/person.ts'
import { ageBands } from '#contract/ranges.ts'
import { sortFields } from '#contract/sort.ts'
import { companyTallyFields, MAX_TALLY_ROWS, personTallyFields } from '#contract/tally.ts'
import { detailTypes } from '#contract/vehicle.ts'
import { stateNames } from '#shared/address/states.ts'
import type { Description } from './criterion-descriptions.ts'

const MAX_OFFSET = 2 ** 31 - 1

const limit: Description = {
  text: 'Maximum number of records in one answer: up to 100; up to 2,000 for Core records and custom fields.',
  example: 10,
  bounds: [1, 2000],
}
const offset: Description = { text: 'Number of records to skip.', example: 0, bounds: [0, MAX_OFFSET] }
const format = (values: readonly string[]): Description => ({
  text: 'Format of the records; default Basic.',
  example: 'Basic',
  values,
})

const sort = (fields: readonly string[]): Description => ({
  text: `The order of the records: one to three keys, the first one first; without it the order of the data (extension). Descending is false by default. Records without a value come last in both directions, ties are in the order of the data. Distance is measured from SortCenter or from the center of the only circle. Not together with NthRecord.`,
  example: [{ Field: fields[2], Descending: true }, { Field: fields[0] }],
})

const searchOf = (
  formats: readonly string[],
  fields: readonly string[],
  example: string[],
  sorts: readonly string[],
): Record<string, Description> => ({
  ResourceType: format(formats),
  Fields: {
    text: 'Output fields in addition to those of a Core record. Not together with ResourceType.',
    example,
    values: fields,
  },
  Sort: sort(sorts),
  Field: { text: 'What the records are sorted by.', example: sorts[0], values: sorts },
  Descending: { text: 'Highest or latest first, names from Z to A.', example: true },
  Limit: limit,
  Offset: offset,
  NthRecord: {
    text: 'A systematic sample: Limit records at equal steps through the whole result, starting at Offset.',
    example: true,
  },
})

const tallyOf = (fields: object, example: string[]): Record<string, Description> => ({
  ResourceType: { text: 'Optional; Tally is the only value.', example: 'Tally', values: ['Tally'] },
  Fields: {
    text: 'One to three fields to count by, in any letter case.',
    example,
    values: Object.keys(fields),
  },
  Limit: {
    text: 'Maximum number of groups, largest first (extension).',
    example: 10,
    bounds: [1, MAX_TALLY_ROWS],
  },
  Offset: { ...offset, text: 'Number of groups to skip (extension).' },
})

const itemDescription: Record<string, Description> = {
  RequestId: { text: 'Your id of this item; its answer has the same id.', example: 'row-1' },
}

const matchDescriptions: Record<string, Description> = {
  ...itemDescription,
  RequestType: { text: 'What to look for.', example: 'Company', values: requestTypes },
  ResourceType: {
    text: 'Format of the records. Basic records are in Common, Enhanced ones in Companies and People.',
    example: 'Basic',
    values: matchResourceTypes,
  },
  Limit: { text: 'Maximum number of matches; default 5.', example: 5, bounds: [1, 100] },
  Confidence: { text: 'Minimum Score; default 70.', example: 85, bounds: [70, 100] },
  Probability: { text: 'Minimum Probability; default 0 (extension).', example: 0.9, bounds: [0, 1] },
  Name: { text: 'Name of the company or of the person.', example: 'Smith Plumbing Inc' },
  CompanyName: { text: 'Name of the company.', example: 'Smith Plumbing' },
  FirstName: { text: 'First name of the person.', example: 'Mary' },
  LastName: { text: 'Last name of the person.', example: 'Smith' },
  StreetAddress: { text: 'Street address.', example: '100 Main St' },
  City: { text: 'City.', example: 'Providence' },
  StateProvince: {
    text: 'Two-letter code of a state, territory or province.',
    example: 'RI',
    values: Object.keys(stateNames),
  },
  PostalCode: { text: 'Postal code: 5 digits (US) or 6 characters (Canada).', example: '02903' },
  Country: { text: 'Country; the records are of the United States and Canada.', example: 'US' },
  Phone: { text: 'Phone number of 7 to 15 digits; punctuation is ignored.', example: '4015550142' },
  BirthDate: {
    text: 'Birth date of a person: year, month and day, year and month, or year (extension).',
    example: '1974-03-21',
  },
  AgeRange: {
    text: 'Age range of a person (extension).',
    example: '45-49',
    values: ageBands.map(({ value }) => value),
  },
}

const geocodeDescriptions: Record<string, Description> = {
  ...itemDescription,
  Text: { text: 'The address, at most 200 characters.', example: '1020 E 1st St, Papillion NE 68046' },
}

const isochroneDescriptions: Record<string, Description> = {
  Latitude: { text: 'Degrees north of the point.', example: 41.1546 },
  Longitude: { text: 'Degrees east of the point.', example: -96.0335 },
  Mode: { text: 'How one travels.', example: 'Car', values: travelModes },
  Unit: {
    text: 'What the bands are measured in: time, or distance along roads.',
    example: 'Minutes',
    values: travelUnits,
  },
  Bands: {
    text: `Travel times or distances, in ascending order, up to ${MAX_TRAVEL.Minutes} minutes or ${MAX_TRAVEL.Miles} miles.`,
    example: [5, 10],
    bounds: [0, MAX_TRAVEL.Minutes],
    over: true,
  },
}

/** The descriptions of the names of bodies besides the criteria, by the body's component. */
export const bodyDescriptions: Record<string, Record<string, Description>> = {
  GeocodeItem: geocodeDescriptions,
  IsochronesRequest: isochroneDescriptions,
  CompanySearch: searchOf(resourceTypes, companyFields, ['City', 'PrimarySic'], sortFields.companies),
  PersonSearch: searchOf(personResourceTypes, personFields, ['City', 'AgeRange'], sortFields.people),
  CompanyTally: tallyOf(companyTallyFields, ['primarysic']),
  PersonTally: tallyOf(personTallyFields, ['agerange']),
  CompanyCountItem: itemDescription,
  PersonCountItem: itemDescription,
  CompanyTallyItem: { ...itemDescription, ...tallyOf(companyTallyFields, ['primarysic']) },
  PersonTallyItem: { ...itemDescription, ...tallyOf(personTallyFields, ['agerange']) },
  MatchRequest: matchDescriptions,
  MultipleMatchItem: matchDescriptions,
  MatchFileRow: {
    ...matchDescriptions,
    RequestId: { text: 'Your id of this row; its line has the same id.', example: 'row-1' },
  },
}

/** The descriptions of the parameters that are no criteria. */
export const parameterDescriptions = (kind: 'companies' | 'people'): Record<string, Description> => ({
  limit,
  offset,
  sort: {
    text: `The order of the records: up to three fields with commas between them, "-" before one that is descending (extension). Fields: ${sortFields[kind].join(', ')}.`,
    example: `-${sortFields[kind][2]},${sortFields[kind][0]}`,
  },
  resourcetype: format(kind === 'people' ? personResourceTypes : resourceTypes),
  id: { text: 'Id of the record.', example: '637824467' },
  detailType: { text: 'Makes only, or makes with their models.', example: 'makes', values: detailTypes },
  keyword: {
    text: 'Words of the description, in any order; the beginning of a word is enough.',
    example: 'pizza',
  },
  preferred: { text: 'Only the preferred codes for the keyword.', example: true },
})

/** The descriptions of the parameters for all rows of a file. */
export const rowParameterDescriptions: Record<string, Description> = {
  requesttype: { text: 'RequestType of rows without one.', example: 'Company', values: requestTypes },
  resourcetype: { text: 'ResourceType of rows without one.', example: 'Basic', values: matchResourceTypes },
  limit: { text: 'Limit of rows without one.', example: 3, bounds: [1, 100] },
  confidence: { text: 'Confidence of rows without one.', example: 70, bounds: [70, 100] },
  probability: { text: 'Probability of rows without one.', example: 0, bounds: [0, 1] },
  from: { text: 'The first row to answer; default 1. Rows before it are skipped.', example: 1 },
}

/** The descriptions of the names of answers that are no fields of a record. */
export const answerDescriptions: Record<string, string> = {
  Alternatives: 'Other places that the address may be, the likeliest first.',
  Attribution: 'Who the areas are from, to be shown with them.',
  Bands: 'The area of each requested band, in the order of the request.',
  Code: 'The code.',
  Common: 'The records found, with the Basic fields and the score.',
  Companies: 'The companies found, when Enhanced records were requested.',
  Corrections: 'What was corrected.',
  Count: 'Number of records in the group.',
  Description: 'Description of the code.',
  Error: 'Why the answer ends before this row.',
  Errors: 'What is wrong with the row.',
  Field: 'The part that was corrected.',
  Found: 'What it was corrected to.',
  Grade:
    'How precise the place is: Rooftop of the building, Range of house numbers, Street, PostalCode or City in its middle.',
  Href: 'Relative path to the record.',
  Latitude: 'Degrees north.',
  Longitude: 'Degrees east.',
  Make: 'Make of the vehicle.',
  MatchCount: 'Number of records that meet the criteria or match. Matches are counted exactly up to 1,000.',
  Matches: 'The results.',
  Models: 'Models of the make.',
  Name: 'Street name.',
  Note: 'Why the place is less precise than it could be.',
  Number: 'House number.',
  Parsed: 'The parts of the address as they were read.',
  People: 'The people found, when Enhanced records were requested.',
  Points: 'The corners, not closed.',
  Polygons: 'The parts of the area, the largest first.',
  PostDirectional: 'Direction after the name, as in "Main St N".',
  PreDirectional: 'Direction before the name, as in "N Main St".',
  Probability: 'Chance that this is the right record, 0 to 1 (extension).',
  Rel: 'What the path is: self or parent.',
  RequestId: 'The id of the request.',
  ResourceType: 'Company or Person.',
  Row: 'The number of the row, from 1.',
  RuleName: 'What decided the match.',
  Score: 'How closely the record agrees with the request, 0 to 100.',
  ScoreSummary: 'The score of every record found, best first.',
  Street: 'Street with its directions and type.',
  Suffix: 'Street type, such as "St".',
  UnitNumber: 'Unit within the building.',
  Tallies: 'The groups, largest first.',
  Uri: 'The address.',
  Value: 'The travel time or distance of the band.',
  Written: 'What was written.',
  YearFirstAppeared: 'Year in which the code was first listed.',
}

/** The descriptions of the names of an industry code; they differ from those of a record. */
export const sicDescriptions: Record<string, string> = {
  Id: 'Code of 2, 4 or 6 digits.',
  Description: 'Description of the code; one code may have several.',
}
