import { dayOfYearText, dayText } from '#shared/text/dates.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A moment with its year, by the clock on the wall: "Nov 20, 2026, 16:18". */
export const momentText = (iso: string): string => {
  const at = new Date(iso)
  return `${dayOfYearText(at)}, ${time.format(at)}`
}

/** A moment in short: "16:18" today, "Nov 20" this year, else "Nov 20, 2025". */
export function shortMoment(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (at.toDateString() === now.toDateString()) return time.format(at)
  return (at.getFullYear() === now.getFullYear() ? dayText : dayOfYearText)(at)
}

/** A day in short: "Nov 20" this year, else "Nov 20, 2025". */
export function shortDay(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return (at.getFullYear() === now.getFullYear() ? dayText : dayOfYearText)(at)
}
