import { NAICS_DIGITS, SIC_DIGITS } from '../columns.ts'
import type { CompanyColumn } from '../schema.ts'
import { any, column, joined, type Sql, sql, whole } from './sql.ts'

const sicColumns: readonly CompanyColumn[] = ['PrimarySic', 'Sic2', 'Sic3', 'Sic4', 'Sic5', 'Sic6']
const naicsColumns: readonly CompanyColumn[] = [
  'PrimaryNaics',
  'Naics2',
  'Naics3',
  'Naics4',
  'Naics5',
  'Naics6',
]

/** More codes than this are compared as a list of their own length instead of as ranges. */
const MANY_CODES = 10

/** The column's code begins with one of `codes`; it is a number of `digits` digits, so a beginning is a range. */
function codeBegins(name: CompanyColumn, codes: readonly string[], digits: number): Sql {
  const lengths = [...new Set(codes.map((code) => code.length))]
  return any(
    lengths.flatMap((length) => {
      const numbers = [...new Set(codes.filter((code) => code.length === length))].map(Number)
      const span = 10 ** (digits - length)
      return numbers.length > MANY_CODES ? inList(name, numbers, span) : inRanges(name, numbers, span)
    }),
  )
}

const inRanges = (name: CompanyColumn, numbers: readonly number[], span: number) =>
  numbers.map((n) => sql`${column(name)} between ${whole(n * span)} and ${whole(n * span + span - 1)}`)

function inList(name: CompanyColumn, numbers: readonly number[], span: number): Sql {
  const list = joined(
    numbers.map((n) => sql`${whole(n)}`),
    ', ',
  )
  return sql`${column(name)} // ${whole(span)} in (${list})`
}

export const primarySicBegins = (codes: readonly string[]) => codeBegins('PrimarySic', codes, SIC_DIGITS)
export const primaryNaicsBegins = (codes: readonly string[]) =>
  codeBegins('PrimaryNaics', codes, NAICS_DIGITS)

/** Any of the record's codes, the primary one or another. */
export const anySicBegins = (codes: readonly string[]) =>
  any(sicColumns.map((name) => codeBegins(name, codes, SIC_DIGITS)))
export const anyNaicsBegins = (codes: readonly string[]) =>
  any(naicsColumns.map((name) => codeBegins(name, codes, NAICS_DIGITS)))
