import { interestNames, targetModelNames } from '#contract/interests.ts'
import { gradeOfText } from '#service/normalize/location-grade.ts'
import { statusOfText } from '#service/normalize/operating-status.ts'
import { readPostalCode } from '#service/normalize/postal-code.ts'
import { readUri } from '#service/normalize/uri.ts'
import { describeSic } from '#service/reference/dictionary/sic.ts'
import { parsePhone } from '#shared/address/phone.ts'
import { stateByName } from '#shared/address/states.ts'
import type { Field } from '../fields.ts'

const number = (low: number, high: number) => (cell: string) => {
  const value = Number(cell)
  return /\d/.test(cell) && value >= low && value <= high
}
const fine = (test: (cell: string) => boolean) => (cell: string) => /\.\d{3,}/.test(cell) && test(cell)
const digits = (cell: string) => /^[\d.,\s-]+$/.test(cell)
const hasDigit = (cell: string) => /\d/.test(cell)
const hasLetter = (cell: string) => /\p{L}/u.test(cell)
const flag = (cell: string) => /^(y|yes|true|t|1|x|n|no|false|f|0)$/i.test(cell)
const grade = (cell: string) => /^[1-5](\.0*)?$/.test(cell)

const ofNames = <T>(prefix: string, names: readonly string[], test: T) =>
  Object.fromEntries(names.map((name) => [`${prefix}.${name}`, test]))

/** Whether a cell may be of that field: for columns whose name says so. Other fields take any text. */
export const plausible: Partial<Record<Field, (cell: string) => boolean>> = {
  Latitude: hasDigit,
  Longitude: hasDigit,
  Phone: (cell) => cell.replace(/\D/g, '').length >= 7 || /^[+1\s()-]*$/.test(cell),
  Fax: (cell) => cell.replace(/\D/g, '').length >= 7 || /^[+1\s()-]*$/.test(cell),
  PostalCode: hasDigit,
  PrimarySic: digits,
  PrimaryNaics: digits,
  LocationEmployeesSizeActual: hasDigit,
  CorporateEmployeesSizeActual: hasDigit,
  LocationSalesVolumeActual: hasDigit,
  CorporateSalesVolumeActual: hasDigit,
  YearEstablished: hasDigit,
  UpdateDate: hasDigit,
  SquareFootage: hasDigit,
  CompanyName: hasLetter,
  City: hasLetter,
  StateProvince: hasLetter,
  TickerSymbol: (cell) => /^[A-Z]+([.:-][A-Z]+)?$/i.test(cell),
  UriList: (cell) => cell.includes('.'),
  FirstName: hasLetter,
  LastName: hasLetter,
  FullName: hasLetter,
  BirthMonthYear: hasDigit,
  Age: hasDigit,
  IncomeRange: hasDigit,
  HomeValueRange: hasDigit,
  YearsInHome: hasDigit,
  VehicleMake: hasLetter,
  OperatingStatus: (cell) => statusOfText(cell) !== undefined,
  SourceConfidence: number(0, 100),
  LocationGrade: (cell) => gradeOfText(cell) !== undefined,
  ...ofNames('LifeStyle', interestNames, flag),
  ...ofNames('TargetReady', targetModelNames, grade),
}

const COMPANY =
  /\b(inc|llc|ltd|corp|co|company|lp|llp|pc|pllc|assoc|associates|group|services?|restaurant|store|shop|church|school|bank)\b\.?/i

/** Whether a cell can hardly be anything else than that field: for columns whose names say nothing. The surest come first. */
export const identifying: [field: Field, test: (cell: string) => boolean, share: number][] = [
  ['Email', (cell) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(cell), 0.9],
  ['UriList', (cell) => /^(https?:\/\/|www\.)/i.test(cell) && readUri(cell).value !== undefined, 0.9],
  ['Longitude', fine(number(-180, -50)), 0.95],
  ['Latitude', fine(number(17, 84)), 0.95],
  [
    'Phone',
    (cell) => /^\D*1?\D*\d{3}\D*\d{3}\D*\d{4}\D*$/.test(cell) && parsePhone(cell).value !== undefined,
    0.9,
  ],
  [
    'PostalCode',
    (cell) =>
      /^(\d{5}(-?\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i.test(cell) &&
      readPostalCode(cell).PostalCode !== undefined,
    0.9,
  ],
  ['StateProvince', (cell) => /^[A-Z]{2}$/.test(cell) && stateByName(cell) !== undefined, 0.95],
  ['PrimarySic', (cell) => /^\d{4}$/.test(cell) && describeSic(cell) !== undefined, 0.9],
  ['CompanyName', (cell) => COMPANY.test(cell) && !/^\d/.test(cell), 0.2],
]
