/** The day up to which data holds, as rows are read: `date`, and the day from which a first sight counts as New (ISO dates). */
export interface AsOf {
  date: string
  newSince: string
}

const NEW_DAYS = 90
const DAY = 86_400_000

/** Reads rows as of an ISO date (open-points, Data sets: new is what was first seen within 90 days of it). */
export function asOf(date: string): AsOf {
  return { date, newSince: new Date(Date.parse(date) - NEW_DAYS * DAY).toISOString().slice(0, 10) }
}
