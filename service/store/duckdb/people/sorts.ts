import { nameSort, plainSort, type SortValues } from '../sql/sort-values.ts'

export const personSorts: SortValues<'people'> = {
  LastName: nameSort('LastNameKey'),
  FirstName: nameSort('FirstNameKey'),
  City: plainSort('CityKey'),
  Age: plainSort('Age'),
  IncomeRange: plainSort('IncomeRange'),
  HomeValueRange: plainSort('HomeValueRange'),
  UpdateDate: plainSort('UpdateDate'),
}
