import { z } from 'zod'
import type { Kind } from './kind.ts'

/** Tally fields by their names in `Fields`: each is the property of the answer in lower case. */
const byName = <P extends string>(...properties: readonly P[]) =>
  Object.fromEntries(properties.map((property) => [property.toLowerCase(), property])) as {
    [Name in P as Lowercase<Name>]: Name
  }

const placeProperties = [
  'City',
  'StateProvince',
  'AreaCode',
  'County',
  'CarrierRoute',
  'Zip3',
  'PostalCode',
] as const

/**
 * Company tally fields: the name in `Fields` (any letter case) and the property of the answer
 * (reference, Companies note 4; those after `squarefootage` are extensions, open-points, Records).
 */
export const companyTallyFields = byName(
  ...placeProperties,
  'PrimarySic',
  'CorporateEmployeeSizeActual',
  'CorporateSalesVolumeActual',
  'SquareFootage',
  'CorporateEmployeesSizeRange',
  'CorporateSalesVolumeRange',
  'LocationEmployeesSizeRange',
  'LocationSalesVolumeRange',
  'Sic2',
  'Sic4',
  'CreditRatingScore',
  'Franchise',
  'Gender',
  'YearEstablished',
  'RecordStatus',
  'Source',
  'OperatingStatus',
  'SourceConfidenceRange',
  'LocationGrade',
  'FirstSeenMonth',
  'SicGrade',
)

/** Person tally fields (reference, People note 5; those after `agerange` are extensions, open-points, Records). */
export const personTallyFields = byName(
  ...placeProperties,
  'IncomeRange',
  'HomeValueRange',
  'AgeRange',
  'Gender',
  'MaritalStatus',
  'HousingType',
  'IsHomeowner',
  'AreChildrenPresent',
  'VehicleMake',
  'RecordStatus',
  'Source',
  'LocationGrade',
  'FirstSeenMonth',
)

export const tallyFields = {
  companies: companyTallyFields,
  people: personTallyFields,
} as const satisfies Record<Kind, Record<string, string>>

/** The tally fields of a kind. */
export type TallyName<K extends Kind = 'companies'> = keyof (typeof tallyFields)[K]

export const MAX_TALLY_FIELDS = 3
/** A cross tally with more groups than this is refused (400). */
export const MAX_TALLY_ROWS = 100_000

/** One group: its count and one property per tallied field; a field that the records do not have is omitted. */
export const TallyItem = z.object({ Count: z.number() }).catchall(z.union([z.string(), z.number()]))
export type TallyItem = z.infer<typeof TallyItem>
