import type { Criteria, Criterion } from '#contract/criteria.ts'
import { stateNames } from '#shared/address/states.ts'
import type { CriteriaPlace } from './places.ts'
import { bandOfValue, type TallyField } from './tallies.ts'

/** What a tally counts by, and the values that were looked into on the way to it, outermost first. */
export interface Level {
  field: TallyField
  path: readonly string[]
}

/** Fields of which each divides the values of the one before. */
const ladders: readonly (readonly TallyField[])[] = [
  ['sic2', 'sic4', 'primarysic'],
  ['stateprovince', 'county', 'city', 'postalcode'],
]

/** A field and those that its values can be looked into by. The name of a county says little without its state. */
function levelsFrom(field: TallyField): readonly TallyField[] {
  const ladder = ladders.find((fields) => fields.includes(field)) ?? [field]
  const at = ladder.indexOf(field)
  return at > 0 && field !== 'sic4' ? [field] : ladder.slice(at)
}

/** The level of a tally after a way was looked into; undefined where there is nothing deeper. */
export function levelAt(field: TallyField, path: readonly string[]): Level | undefined {
  const deeper = levelsFrom(field)[path.length]
  return deeper && { field: deeper, path }
}

/** The criterion of a field's values; fields without one cannot be selected. */
const criteria: Partial<Record<TallyField, Criterion>> = {
  sic2: 'PrimarySic',
  sic4: 'PrimarySic',
  primarysic: 'PrimarySic',
  agerange: 'AgeRange',
  incomerange: 'IncomeRange',
  homevaluerange: 'HomeValueRange',
  housingtype: 'HousingType',
  ishomeowner: 'IsHomeowner',
  maritalstatus: 'MaritalStatus',
  arechildrenpresent: 'AreChildrenPresent',
  vehiclemake: 'VehicleMake',
  county: 'County',
  city: 'City',
  locationemployeessizerange: 'LocationEmployeesSizeRange',
  corporateemployeessizerange: 'CorporateEmployeesSizeRange',
  locationsalesvolumerange: 'LocationSalesVolumeRange',
  corporatesalesvolumerange: 'CorporateSalesVolumeRange',
  corporateemployeesizeactual: 'CorporateEmployeesSizeActual',
  corporatesalesvolumeactual: 'CorporateSalesVolumeActual',
  creditratingscore: 'CreditRatingScore',
  franchise: 'IsFranchise',
  gender: 'Gender',
  recordstatus: 'RecordStatus',
  operatingstatus: 'OperatingStatus',
  source: 'Source',
  sourceconfidencerange: 'SourceConfidenceRange',
  locationgrade: 'LocationGrade',
  sicgrade: 'SicGrade',
  firstseenmonth: 'FirstSeenMonth',
}

/** The criterion of a field whose values are no places. */
export const criterionOf = (field: TallyField): Criterion | undefined => criteria[field]

const isIndustry = (field: TallyField) => criteria[field] === 'PrimarySic'

/** The value of a tallied value in its criterion: range labels become ranges, "Yes" becomes true. */
export function wireValue(field: TallyField, value: string): string {
  if (field === 'franchise' || field === 'ishomeowner' || field === 'arechildrenpresent')
    return String(value === 'Yes')
  return bandOfValue(field, value)?.value ?? value
}

/** The place of a value; undefined where it is no place of a search. */
export function placeAt(
  { field, path: [StateProvince = '', ..._] }: Level,
  value: string,
): CriteriaPlace | undefined {
  if (field === 'stateprovince')
    return stateNames[value] ? { kind: 'state', StateProvince: value } : undefined
  if (field === 'postalcode') return { kind: 'postal', PostalCode: value }
  if (!StateProvince) return undefined
  if (field === 'county') return { kind: 'county', County: value, StateProvince }
  return field === 'city' ? { kind: 'city', City: value, StateProvince } : undefined
}

/** Whether the values of a level are places of a search. */
export const isOfPlaces = ({ field, path }: Level): boolean =>
  field === 'stateprovince' || field === 'postalcode' || (path.length > 0 && !isIndustry(field))

/** The criteria that hold a tally inside the values that were looked into. */
export function insideOf({ field, path }: Level): Criteria {
  if (path.length === 0) return {}
  if (isIndustry(field)) return { PrimarySic: path.at(-1) }
  const [StateProvince, County, City] = path
  return { StateProvince, County, City }
}

/** Digits of a level's industry codes. */
export const digitsOf = (field: TallyField): number => ({ sic2: 2, sic4: 4 })[field as string] ?? 6
