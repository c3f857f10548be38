import type { Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { fieldNames } from '#criteria/fields.ts'

/** The criteria of columns that have another name than these. */
const otherNames: Readonly<Record<string, Criterion>> = {
  Contact: 'LastName',
  Name: 'LastName',
  Address: 'AddressParsed',
  City: 'CitiesByStateProvince',
  StateProvince: 'StatesProvinces',
  County: 'CountiesByStateProvince',
  Location: 'RadiusCenterPointList',
  SicList: 'Sic',
  NaicsList: 'Naics',
  Franchise: 'IsFranchise',
  BirthMonthYear: 'BirthMonth',
}

/** The criterion that filters by a column; undefined where there is none. */
export function criterionOfColumn(kind: Kind, column: string): Criterion | undefined {
  const name = otherNames[column] ?? column
  return fieldNames[kind].find((criterion) => criterion === name)
}
