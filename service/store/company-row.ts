import type { Company } from '#contract/company.ts'

/**
 * A company as sample and import pass it to a build: the record of the API, without what the service derives
 * (ETag, Links, range labels, AreaCode of the phone where absent, descriptions of codes), plus what is searched but never sent.
 */
export type CompanyRow = Omit<
  Company,
  | 'ETag'
  | 'Links'
  | 'CorporateEmployeesSizeRange'
  | 'CorporateSalesVolumeRange'
  | 'LocationEmployeesSizeRange'
  | 'LocationSalesVolumeRange'
  | 'SquareFootage'
  | 'FirstSeen'
  | 'LastSeen'
  | 'RecordStatus'
> & {
  Email?: string
  /** Square feet; the record carries the band. */
  SquareFeet?: number
  /** A range criterion value ("5-9"), for data that has only the band; else it follows from the actual value. */
  CorporateEmployeesSizeRange?: string
  CorporateSalesVolumeRange?: string
  LocationEmployeesSizeRange?: string
  LocationSalesVolumeRange?: string
  /** ISO date of the first sight of the company; New when within 90 days before the data's date. */
  FirstSeen?: string
}
