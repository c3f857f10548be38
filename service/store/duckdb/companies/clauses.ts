import { confidenceBands, employeeBands, salesBands } from '#contract/ranges.ts'
import type { Clauses, PlainCriterion } from '../description.ts'
import {
  hasRelatedIds,
  inBands,
  keyContains,
  onlyIf,
  orUnknown,
  sameKey,
  sameNumber,
} from '../sql/conditions.ts'
import { oneOfTexts } from '../sql/list.ts'
import { sharedClauses } from '../sql/shared-clauses.ts'
import { not, type Sql, sql } from '../sql/sql.ts'
import { anyNaicsBegins, anySicBegins, primaryNaicsBegins, primarySicBegins } from './codes.ts'

export const companyClauses: Clauses<PlainCriterion<'companies'>> & { ExcludeClosed(): Sql } = {
  ...sharedClauses,
  CompanyName: keyContains('CompanyNameKey'),
  Email: sameKey('EmailKey'),
  EIN: sameNumber('EIN'),
  TickerSymbol: sameKey('TickerSymbolKey'),
  PrimarySic: (codes) => primarySicBegins([codes].flat()),
  Sic: anySicBegins,
  PrimaryNaics: (code) => primaryNaicsBegins([code]),
  Naics: anyNaicsBegins,
  CorporateEmployeesSizeRange: inBands('CorporateEmployeesSizeRange', employeeBands),
  CorporateEmployeesSizeActual: sameNumber('CorporateEmployeesSizeActual'),
  LocationEmployeesSizeRange: inBands('LocationEmployeesSizeRange', employeeBands),
  LocationEmployeesSizeActual: sameNumber('LocationEmployeesSizeActual'),
  CorporateSalesVolumeRange: inBands('CorporateSalesVolumeRange', salesBands),
  CorporateSalesVolumeActual: sameNumber('CorporateSalesVolumeActual'),
  LocationSalesVolumeRange: inBands('LocationSalesVolumeRange', salesBands),
  LocationSalesVolumeActual: sameNumber('LocationSalesVolumeActual'),
  CreditRatingScore: (ratings) => orUnknown('CreditRatingScore', ratings, 'U'),
  ParentCompany: hasRelatedIds,
  OperatingStatus: (statuses) => orUnknown('OperatingStatus', statuses, 'Unknown'),
  SourceConfidenceRange: inBands('SourceConfidenceRange', confidenceBands),
  SicGrade: (grades) => oneOfTexts('SicGrade', grades),
  ExcludeClosed: () => not(sql`OperatingStatus = 'Closed'`),
  IsFranchise: (wanted) => onlyIf(sql`Franchise = 'Yes'`, wanted),
}
