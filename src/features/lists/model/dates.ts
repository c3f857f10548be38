const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A moment with its year, by the clock on the wall: "20 Nov 2026, 16:18". */
export const momentText = (iso: string): string => {
  const at = new Date(iso)
  return `${dayOfYear.format(at)}, ${time.format(at)}`
}

/** A moment in short: "16:18" today, "20 Nov" this year, else "20 Nov 2025". */
export function shortMoment(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (at.toDateString() === now.toDateString()) return time.format(at)
  return (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at)
}

/** A day in short: "20 Nov" this year, else "20 Nov 2025". */
export function shortDay(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at)
}
