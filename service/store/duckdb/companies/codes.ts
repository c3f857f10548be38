import { inList } from '../sql/list.ts'
import { any, column, inDialect, type Sql, sql, whole, wholes } from '../sql/sql.ts'
import { type CompanyColumn, NAICS_DIGITS, SIC_DIGITS } from './columns.ts'

type Columns = [CompanyColumn, CompanyColumn, ...CompanyColumn[]]

const sicColumns: Columns = ['PrimarySic', 'Sic2', 'Sic3', 'Sic4', 'Sic5', 'Sic6']
const naicsColumns: Columns = ['PrimaryNaics', 'Naics2', 'Naics3', 'Naics4', 'Naics5', 'Naics6']

/** More codes of one length than this are joined with as a list, not written out as ranges. */
const MANY_CODES = 10

/** The column's code begins with one of `codes`; it is a number of `digits` digits, so a beginning is a range. */
function codeBegins(name: CompanyColumn, codes: readonly string[], digits: number): Sql {
  const lengths = [...new Set(codes.map((code) => code.length))]
  return any(
    lengths.flatMap((length) => {
      const numbers = [...new Set(codes.filter((code) => code.length === length))].map(Number)
      const span = 10 ** (digits - length)
      return numbers.length > MANY_CODES
        ? inList(inDialect('quotient', column(name), sql`${whole(span)}`), wholes(numbers))
        : inRanges(name, numbers, span)
    }),
  )
}

const inRanges = (name: CompanyColumn, numbers: readonly number[], span: number) =>
  numbers.map((n) => sql`${column(name)} between ${whole(n * span)} and ${whole(n * span + span - 1)}`)

export const primarySicBegins = (codes: readonly string[]) => codeBegins('PrimarySic', codes, SIC_DIGITS)
export const primaryNaicsBegins = (codes: readonly string[]) =>
  codeBegins('PrimaryNaics', codes, NAICS_DIGITS)

/** Any of a record's codes; most have one only, and then the others are not looked at. */
function anyBegins([primary, second, ...rest]: Columns, codes: readonly string[], digits: number): Sql {
  const others = [second, ...rest].map((name) => codeBegins(name, codes, digits))
  return sql`(${codeBegins(primary, codes, digits)} or (${column(second)} is not null and ${any(others)}))`
}

export const anySicBegins = (codes: readonly string[]) => anyBegins(sicColumns, codes, SIC_DIGITS)
export const anyNaicsBegins = (codes: readonly string[]) => anyBegins(naicsColumns, codes, NAICS_DIGITS)
