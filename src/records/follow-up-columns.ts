import type { FollowUp } from './follow-up.ts'

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day as people write it: "Nov 24, 2026"; any other text as it is. */
export function writtenDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : dayText.format(date)
}

/** One part of a follow-up as a column of tables and files. */
export interface FollowUpColumn {
  key: `FollowUp.${'Status' | 'Date' | 'Tags' | 'Note'}`
  label: string
  /** Pixels. */
  width: number
  /** The text of a cell. */
  text: (followUp: FollowUp) => string
}

/** The title of these columns where columns are grouped. */
export const FOLLOW_UP_GROUP = 'Yours'

export const followUpColumns: readonly FollowUpColumn[] = [
  { key: 'FollowUp.Status', label: 'Status', width: 120, text: ({ status }) => status },
  { key: 'FollowUp.Date', label: 'Follow-up', width: 104, text: ({ date }) => writtenDay(date) },
  { key: 'FollowUp.Tags', label: 'Tags', width: 130, text: ({ tags }) => tags.join(', ') },
  { key: 'FollowUp.Note', label: 'Note', width: 200, text: ({ note }) => note },
]

/** The column of this key; undefined for any other. */
export const followUpColumn = (key: string): FollowUpColumn | undefined =>
  followUpColumns.find((column) => column.key === key)
