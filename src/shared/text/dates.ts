/** Dates as people in the United States write them, with a clock of 24 hours. */
const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

/** A day of this year: "Nov 20". */
export const dayText = (at: Date | number): string => day.format(at)

/** A day with its year: "Nov 20, 2026". */
export const dayOfYearText = (at: Date | number): string => dayOfYear.format(at)

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

/** A minute of a day: "Nov 20, 2026, 14:05". */
export const minuteText = (at: Date | number): string => moment.format(at)

const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A month as people write it: "Nov 2026" of "2026-11"; a year as it is. */
export function monthText(month: string): string {
  if (!/^\d{4}-\d\d$/.test(month)) return month
  const [year, number] = month.split('-').map(Number) as [number, number]
  return monthOfYear.format(new Date(Date.UTC(year, number - 1)))
}
