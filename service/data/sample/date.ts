/** The date up to which the sample holds; fixed, so that the same number of records is the same data on any day. */
export const SAMPLE_DATE = '2026-11-01'
export const THIS_YEAR = 2026
/** What is new was first seen within so many days before the data's date. */
export const NEW_DAYS = 90

const DAY = 86_400_000
const TODAY = Date.parse(SAMPLE_DATE)

/** Days back to the oldest date that is needed. */
export const DAYS = 600
const dates = Array.from({ length: DAYS }, (_, days) =>
  new Date(TODAY - days * DAY).toISOString().slice(0, 10),
)

/** ISO date of 0 to 599 days before the data's date. */
export const daysAgo = (days: number) => dates[days] as string
