/** Dates as people in the United States write them, with a clock of 24 hours. */
const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

/** A day of this year: "Nov 20". */
export const dayText = (at: Date | number): string => day.format(at)

/** A day with its year: "Nov 20, 2026". */
export const dayOfYearText = (at: Date | number): string => dayOfYear.format(at)
