import { z } from 'zod'
import type { Kind } from './kind.ts'

const placeTallyFields = {
  city: 'City',
  stateprovince: 'StateProvince',
  areacode: 'AreaCode',
  county: 'County',
  carrierroute: 'CarrierRoute',
  zip3: 'Zip3',
  postalcode: 'PostalCode',
} as const

/**
 * Company tally fields: the name in `Fields` (any letter case) and the property of the answer
 * (reference, Companies note 4; those after `squarefootage` are extensions, open-points, Records).
 */
export const companyTallyFields = {
  ...placeTallyFields,
  primarysic: 'PrimarySic',
  corporateemployeesizeactual: 'CorporateEmployeeSizeActual',
  corporatesalesvolumeactual: 'CorporateSalesVolumeActual',
  squarefootage: 'SquareFootage',
  corporateemployeessizerange: 'CorporateEmployeesSizeRange',
  corporatesalesvolumerange: 'CorporateSalesVolumeRange',
  locationemployeessizerange: 'LocationEmployeesSizeRange',
  locationsalesvolumerange: 'LocationSalesVolumeRange',
  sic2: 'Sic2',
  sic4: 'Sic4',
  creditratingscore: 'CreditRatingScore',
  franchise: 'Franchise',
  gender: 'Gender',
  yearestablished: 'YearEstablished',
  recordstatus: 'RecordStatus',
} as const

/** Person tally fields (reference, People note 5; those after `agerange` are extensions, open-points, Records). */
export const personTallyFields = {
  ...placeTallyFields,
  incomerange: 'IncomeRange',
  homevaluerange: 'HomeValueRange',
  agerange: 'AgeRange',
  gender: 'Gender',
  maritalstatus: 'MaritalStatus',
  housingtype: 'HousingType',
  ishomeowner: 'IsHomeowner',
  arechildrenpresent: 'AreChildrenPresent',
  vehiclemake: 'VehicleMake',
  recordstatus: 'RecordStatus',
} as const

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
