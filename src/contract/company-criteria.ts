import { z } from 'zod'
import { confidenceBands, creditRatings, employeeBands, salesBands } from './ranges.ts'
import { MAX_LIST, RecordId } from './shared-criteria.ts'
import { sicGrades, statusValues } from './trust.ts'
import { bandFrom, Flag, listOf, NaicsCode, oneOf, SicCode, Text, wholeBetween } from './values.ts'

const size = wholeBetween(0, 1_000_000_000_000, 'must be a whole number of 0 or more')

/** The criteria that only companies have (reference, Search criteria; open-points, Searchable criteria). */
export const companyCriteria = {
  CompanyName: Text,
  EIN: Text.pipe(z.string().regex(/^\d{2}-?\d{7}$/, 'must be an employer number of 9 digits')).transform(
    (s) => s.replace('-', ''),
  ),
  TickerSymbol: Text,
  PrimarySic: z.union([SicCode, listOf(SicCode, 1000)], {
    error: 'must be a SIC code of 2, 4 or 6 digits, as text, or a list of such codes',
  }),
  Sic: listOf(SicCode, 1000),
  PrimaryNaics: NaicsCode,
  Naics: listOf(NaicsCode, 1000),
  CorporateEmployeesSizeRange: listOf(bandFrom(employeeBands), 20),
  CorporateEmployeesSizeActual: size,
  LocationEmployeesSizeRange: listOf(bandFrom(employeeBands), 20),
  LocationEmployeesSizeActual: size,
  CorporateSalesVolumeRange: listOf(bandFrom(salesBands), 20),
  CorporateSalesVolumeActual: size,
  LocationSalesVolumeRange: listOf(bandFrom(salesBands), 20),
  LocationSalesVolumeActual: size,
  CreditRatingScore: listOf(oneOf(Object.keys(creditRatings) as (keyof typeof creditRatings)[]), 5),
  IsFranchise: Flag,
  /** Ids of companies: those whose parent is any of these (extension). */
  ParentCompany: listOf(RecordId, MAX_LIST),
  /** Without it, and without Id and SourceId, companies that are closed for good are excluded (extension). */
  OperatingStatus: listOf(oneOf(statusValues), statusValues.length),
  SourceConfidenceRange: listOf(bandFrom(confidenceBands), confidenceBands.length),
  SicGrade: listOf(oneOf(sicGrades), sicGrades.length),
}
