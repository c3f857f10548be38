import { employeeBands, salesBands } from '#contract/ranges.ts'
import { countSort, moneySort, nameSort, plainSort, type SortValues } from '../sql/sort-values.ts'

export const companySorts: SortValues<'companies'> = {
  CompanyName: nameSort('CompanyNameKey'),
  City: plainSort('CityKey'),
  LocationEmployeesSizeActual: countSort(
    'LocationEmployeesSizeActual',
    'LocationEmployeesSizeRange',
    employeeBands,
  ),
  LocationSalesVolumeActual: moneySort('LocationSalesVolumeActual', 'LocationSalesVolumeRange', salesBands),
  CorporateEmployeesSizeActual: countSort(
    'CorporateEmployeesSizeActual',
    'CorporateEmployeesSizeRange',
    employeeBands,
  ),
  CorporateSalesVolumeActual: moneySort(
    'CorporateSalesVolumeActual',
    'CorporateSalesVolumeRange',
    salesBands,
  ),
  YearEstablished: plainSort('YearEstablished'),
  UpdateDate: plainSort('UpdateDate'),
}
