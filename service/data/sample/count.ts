import { DataError } from '#service/versions/data-error.ts'

/** Throws a DataError for a number of records that no sample has: other than whole, less than 1 or more than `most`. */
export function checkCount(count: number, most: number, what: string): void {
  if (!Number.isSafeInteger(count) || count < 1 || count > most)
    throw new DataError(`A sample has 1 to ${most.toLocaleString('en-US')} ${what}`)
}
