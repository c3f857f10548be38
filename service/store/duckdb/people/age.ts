import { ageOn, type PersonRow } from '#service/store/person-row.ts'
import { DataError } from '#service/versions/data-error.ts'

/** The data has no one younger (open-points, Searchable criteria). */
const ADULT = 18

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/**
 * The age of a person in full years on an ISO date, or undefined where neither month of birth nor age is known. Throws a DataError for
 * a person who is, or may be, under 18, and for a month of birth that is none ("1974-03" is one).
 */
export function adultAge({ Id, BirthMonthYear, Age }: PersonRow, date: string): number | undefined {
  if (BirthMonthYear !== undefined && !MONTH.test(BirthMonthYear))
    throw new DataError(`Person ${Id}: "${BirthMonthYear}" is no month of birth like 1974-03`)
  const age = BirthMonthYear === undefined ? Age : ageOn(BirthMonthYear, date)
  if (age === undefined || age >= ADULT) return age
  throw new DataError(`Person ${Id} is under ${ADULT}: no one so young can be in the data`)
}
