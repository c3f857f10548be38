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
