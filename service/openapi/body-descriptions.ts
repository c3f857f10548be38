import { companyFields, resourceTypes } from '#contract/company.ts'
import { matchResourceTypes, requestTypes } from '#contract/match.ts'
import { personFields, personResourceTypes } from '#contract/person.ts'
import { ageBands } from '#contract/ranges.ts'
import { companyTallyFields, MAX_TALLY_ROWS, personTallyFields } from '#contract/tally.ts'
import { detailTypes } from '#contract/vehicle.ts'
import { stateNames } from '#shared/address/states.ts'
import type { Words } from './criterion-descriptions.ts'

const MAX_OFFSET = 2 ** 31 - 1

const limit: Words = {
  says: 'Most records in one answer: up to 100, for Core records and custom fields 2,000.',
  example: 10,
  bounds: [1, 2000],
}
const offset: Words = { says: 'Records to skip.', example: 0, bounds: [0, MAX_OFFSET] }
const format = (values: readonly string[]): Words => ({
  says: 'How much of each record is wanted; Basic when left out.',
  example: 'Basic',
  values,
})

const searchOf = (
  formats: readonly string[],
  fields: readonly string[],
  example: string[],
): Record<string, Words> => ({
  ResourceType: format(formats),
  Fields: {
    says: 'Output fields wanted beside those of a Core record. Not together with ResourceType.',
    example,
    values: fields,
  },
  Limit: limit,
  Offset: offset,
  NthRecord: {
    says: 'A systematic sample: Limit records at equal steps through the whole result, begun at Offset.',
    example: true,
  },
})

const tallyOf = (fields: object, example: string[]): Record<string, Words> => ({
  ResourceType: { says: 'Tally, or left out.', example: 'Tally', values: ['Tally'] },
  Fields: {
    says: 'One to three fields to count by, in any letter case.',
    example,
    values: Object.keys(fields),
  },
  Limit: { says: 'Only as many of the largest groups (ours).', example: 10, bounds: [1, MAX_TALLY_ROWS] },
  Offset: { ...offset, says: 'Groups to skip (ours).' },
})

const itemText: Record<string, Words> = {
  RequestId: { says: 'Your id of this item; its answer bears it again.', example: 'row-1' },
}

const matchWords: Record<string, Words> = {
  ...itemText,
  RequestType: { says: 'What to look for.', example: 'Company', values: requestTypes },
  ResourceType: {
    says: 'How much of each record is wanted. Basic records stand in Common, Enhanced ones in Companies and People.',
    example: 'Basic',
    values: matchResourceTypes,
  },
  Limit: { says: 'Most matches; 5 when left out.', example: 5, bounds: [1, 100] },
  Confidence: { says: 'Minimum Score; 70 when left out.', example: 85, bounds: [70, 100] },
  Probability: { says: 'Minimum Probability; 0 when left out (extension).', example: 0.9, bounds: [0, 1] },
  Name: { says: 'Name of the company or of the person.', example: 'Smith Plumbing Inc' },
  CompanyName: { says: 'Name of the company.', example: 'Smith Plumbing' },
  FirstName: { says: 'First name of the person.', example: 'Mary' },
  LastName: { says: 'Last name of the person.', example: 'Smith' },
  StreetAddress: { says: 'Street address.', example: '100 Main St' },
  City: { says: 'City.', example: 'Providence' },
  StateProvince: {
    says: 'Two letters of a state, territory or province.',
    example: 'RI',
    values: Object.keys(stateNames),
  },
  PostalCode: { says: 'Postal code: 5 digits (US) or 6 characters (Canada).', example: '02903' },
  Country: { says: 'Country; the records are of the United States and Canada.', example: 'US' },
  Phone: { says: 'Phone number of 7 to 15 digits; punctuation is ignored.', example: '4015550142' },
  BirthDate: {
    says: 'Birth date of a person, as far as it is known: year, month, day (extension).',
    example: '1974-03-21',
  },
  AgeRange: {
    says: 'Age range of a person (extension).',
    example: '45-49',
    values: ageBands.map(({ value }) => value),
  },
}

/** The names of bodies besides the criteria, by the body's component. */
export const bodyWords: Record<string, Record<string, Words>> = {
  CompanySearch: searchOf(resourceTypes, companyFields, ['City', 'PrimarySic']),
  PersonSearch: searchOf(personResourceTypes, personFields, ['City', 'AgeRange']),
  CompanyTally: tallyOf(companyTallyFields, ['primarysic']),
  PersonTally: tallyOf(personTallyFields, ['agerange']),
  CompanyCountItem: itemText,
  PersonCountItem: itemText,
  CompanyTallyItem: { ...itemText, ...tallyOf(companyTallyFields, ['primarysic']) },
  PersonTallyItem: { ...itemText, ...tallyOf(personTallyFields, ['agerange']) },
  MatchRequest: matchWords,
  MultipleMatchItem: matchWords,
  MatchFileRow: {
    ...matchWords,
    RequestId: { says: 'Your id of this row; its line has it again.', example: 'row-1' },
  },
}

/** Parameters that are no criteria. */
export const parameterWords = (kind: 'companies' | 'people'): Record<string, Words> => ({
  limit,
  offset,
  resourcetype: format(kind === 'people' ? personResourceTypes : resourceTypes),
  id: { says: 'Id of the record.', example: '637824467' },
  detailType: { says: 'Makes only, or makes with their models.', example: 'makes', values: detailTypes },
  keyword: {
    says: 'Words of the description, in any order; the beginning of a word will do.',
    example: 'pizza',
  },
  preferred: { says: 'Only the preferred codes for the keyword.', example: true },
})

/** Parameters that hold for all rows of a file. */
export const rowParameterWords: Record<string, Words> = {
  requesttype: { says: 'RequestType of rows without one.', example: 'Company', values: requestTypes },
  resourcetype: { says: 'ResourceType of rows without one.', example: 'Basic', values: matchResourceTypes },
  limit: { says: 'Limit of rows without one.', example: 3, bounds: [1, 100] },
  confidence: { says: 'Confidence of rows without one.', example: 70, bounds: [70, 100] },
  probability: { says: 'Probability of rows without one.', example: 0, bounds: [0, 1] },
  from: { says: 'The first row to answer; 1 when left out. Rows before it are read over.', example: 1 },
}

/** The names of answers that are no fields of a record. */
export const answerWords: Record<string, string> = {
  Code: 'The code.',
  Common: 'The records found, with the fields of Basic and the score.',
  Companies: 'The companies found, where more than Basic records were asked for.',
  Count: 'Records in the group.',
  Description: 'What the code stands for.',
  Error: 'Why the answer ends before this row.',
  Errors: 'What is wrong with the row.',
  Href: 'Relative path to the record.',
  Latitude: 'Degrees north.',
  Longitude: 'Degrees east.',
  Make: 'Make of the vehicle.',
  MatchCount: 'How many records meet the criteria, or match; of matches exact up to 1,000.',
  Matches: 'What was found.',
  Models: 'Models of the make.',
  Name: 'Name of the street.',
  Number: 'Number of the house.',
  People: 'The people found, where more than Basic records were asked for.',
  PostDirectional: 'Direction after the name, as in "Main St N".',
  PreDirectional: 'Direction before the name, as in "N Main St".',
  Probability: 'Chance that the record is the one that was meant, 0 to 1 (extension).',
  Rel: 'What the path leads to: self or parent.',
  RequestId: 'The id of the request that this answers.',
  ResourceType: 'Kind of the record.',
  Row: 'The number of the row, from 1.',
  RuleName: 'What decided the match.',
  Score: 'How well the record agrees with what was given, 0 to 100.',
  ScoreSummary: 'The score of every record found, best first.',
  Suffix: 'Kind of street, as in "St".',
  UnitNumber: 'Unit within the building.',
  Tallies: 'The groups, largest first.',
  Uri: 'The address.',
  YearFirstAppeared: 'Year in which the code was first listed.',
}

/** The names of an industry code, which are not those of a record. */
export const sicWords: Record<string, string> = {
  Id: 'Code of 2, 4 or 6 digits.',
  Description: 'What the code stands for; one code may have several.',
}
