import { DataError } from '#service/versions/data-error.ts'

/** Throws a DataError for a number of records that no sample has: other than whole, less than 1 or more than `max`. */
export function checkCount(count: number, max: number, what: string): void {
  if (!Number.isSafeInteger(count) || count < 1 || count > max)
    throw new DataError(`A sample has 1 to ${max.toLocaleString('en-US')} ${what}`)
}
