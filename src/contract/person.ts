import { z } from 'zod'
import { AddressParsed, Link } from './company.ts'
import { interestNames, targetModelNames } from './interests.ts'
import { MergedSource } from './merged-source.ts'

/** The formats of a person (reference, Record formats). */
export const personResourceTypes = ['Core', 'Basic', 'Enhanced', 'LifeStyle', 'TargetReady'] as const
export type PersonResourceType = (typeof personResourceTypes)[number]

/** Maximum number of records in one answer, by format (reference, Paging 2; open-points, Records). */
export const personPageLimits: Record<PersonResourceType, number> = {
  Core: 2000,
  Basic: 100,
  Enhanced: 100,
  LifeStyle: 100,
  TargetReady: 100,
}

const text = z.string()

function namedTexts<const N extends string>(names: readonly N[]) {
  const shape = Object.fromEntries(names.map((name) => [name, text.optional()]))
  return z.object(shape as { [K in N]: z.ZodOptional<typeof text> })
}

/**
 * A person as the service sends it (reference, Person record; open-points, Records). Missing values are omitted; `Email` is for
 * keys with the email profile alone. The order of keys here is the order on the wire: ETag, Id, Links, then by name.
 */
export const Person = z.object({
  ETag: text,
  Id: text,
  Links: z.array(Link),
  Address: text.optional(),
  AddressParsed: AddressParsed.optional(),
  AgeRange: text.optional(),
  AreChildrenPresent: text.optional(),
  BirthMonthYear: text.optional(),
  City: text.optional(),
  /** The fields that the operator of the service has corrected, by name (extension). */
  CorrectedFields: text.optional(),
  /** ISO code of a country other than the US (extension). */
  Country: text.optional(),
  County: text.optional(),
  Email: text.optional(),
  FirstName: text.optional(),
  /** ISO dates of the first and the latest release of the data set that has the record (extension). */
  FirstSeen: text.optional(),
  Gender: text.optional(),
  HeadOfHousehold: text.optional(),
  HomeValueRange: text.optional(),
  HouseholdId: text.optional(),
  IncomeRange: text.optional(),
  IsHomeowner: text.optional(),
  LastName: text.optional(),
  LastSeen: text.optional(),
  /** "Y" for each interest the person has. */
  LifeStyle: namedTexts(interestNames).optional(),
  Location: z.object({ Latitude: z.number(), Longitude: z.number() }).optional(),
  /** How precise the point is: one of `locationGrades` (extension). */
  LocationGrade: text.optional(),
  LocationId: text.optional(),
  MaritalStatus: text.optional(),
  /** The sources of other records that were merged into this one (extension). */
  MergedSources: z.array(MergedSource).optional(),
  MiddleInitial: text.optional(),
  Phone: text.optional(),
  PostalCode: text.optional(),
  /** The data set that the record comes from, and its id there (extension). */
  Source: text.optional(),
  SourceId: text.optional(),
  StateProvince: text.optional(),
  /** "1" to "5" for each model. */
  TargetReady: namedTexts(targetModelNames).optional(),
  YearsInHome: z.number().optional(),
  ZipPlus4: text.optional(),
})
export type Person = z.infer<typeof Person>
export type PersonField = keyof Person

/** Every output field, in wire order. */
export const personFields = Object.keys(Person.shape) as PersonField[]

const core: readonly PersonField[] = ['ETag', 'Id', 'Links']
const basic: readonly PersonField[] = [
  ...core,
  'Address',
  'AddressParsed',
  'City',
  'FirstName',
  'LastName',
  'Location',
  'LocationId',
  'MiddleInitial',
  'PostalCode',
  'StateProvince',
]

const without = (...left: PersonField[]) => personFields.filter((field) => !left.includes(field))

/** The fields of each format, in wire order. */
export const personFieldsOf: Record<PersonResourceType, readonly PersonField[]> = {
  Core: personFields.filter((field) => core.includes(field)),
  Basic: personFields.filter((field) => basic.includes(field)),
  Enhanced: without('LifeStyle', 'TargetReady'),
  LifeStyle: without('TargetReady'),
  TargetReady: without('LifeStyle'),
}
