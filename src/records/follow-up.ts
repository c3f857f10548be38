import { z } from 'zod'
import type { AnyRecord } from './record.ts'

/** The most characters of a status or tag, and of a note. */
export const MAX_STATUS_LETTERS = 40
const MAX_TAG_LETTERS = 40
export const MAX_NOTE_LETTERS = 4000

/** What a person noted of a record, as it is stored. Nothing noted is "" or an empty array. */
export const FollowUp = z.object({
  /** One of `statuses`, or the person's own. */
  status: z.string(),
  /** The day of the follow-up: "2026-11-24". */
  date: z.string(),
  tags: z.array(z.string()),
  note: z.string(),
})
export type FollowUp = z.infer<typeof FollowUp>

/** Follow-ups by the ids of their records. */
export type FollowUps = ReadonlyMap<string, FollowUp>

/** The statuses that are always offered, in their order. */
const statuses = ['To call', 'Called', 'Won', 'Not interested'] as const

export const noFollowUp: FollowUp = { status: '', date: '', tags: [], note: '' }

/** Whether nothing is noted, so that nothing need be stored. */
export const isBlank = ({ status, date, tags, note }: FollowUp): boolean =>
  !status && !date && tags.length === 0 && !note.trim()

/** A follow-up with changes: texts are trimmed and shortened, tags are there once each, invalid dates are dropped. */
export function withChanges(followUp: FollowUp, patch: Partial<FollowUp>): FollowUp {
  const { status, date, tags, note } = { ...followUp, ...patch }
  return {
    status: tidyStatus(status),
    date: isDay(date) ? date : '',
    tags: tidyTags(tags),
    note: note.slice(0, MAX_NOTE_LETTERS),
  }
}

/** A status as it is stored: in the letters of the one that is always offered, where it is that. */
function tidyStatus(given: string): string {
  const status = given.replace(/\s+/g, ' ').trim().slice(0, MAX_STATUS_LETTERS)
  return statuses.find((other) => sameText(other, status)) ?? status
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Tags as they are stored: split at commas, trimmed, shortened, each once in whatever letters. */
export function tidyTags(given: readonly string[]): string[] {
  const tags = given.flatMap((tag) => tag.split(',')).map((tag) => tag.trim().slice(0, MAX_TAG_LETTERS))
  return tags.filter((tag, i) => tag !== '' && tags.findIndex((other) => sameText(other, tag)) === i)
}

/** Whether a text is a day of this century that is in the calendar: half of a typed date is none. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day of a time in the time zone of this computer, with days added: "2026-11-24". */
export function dayOf(time: Date, days = 0): string {
  const date = new Date(time.getFullYear(), time.getMonth(), time.getDate() + days)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Whether a follow-up is due on a day, or was before. */
export const isDue = ({ date }: FollowUp, day: string): boolean => date !== '' && date <= day

/** Every status to choose from: those that are always offered, then the person's own by name. */
export function statusesIn(followUps: Iterable<FollowUp>): string[] {
  const own = new Set<string>()
  for (const { status } of followUps) if (status) own.add(status)
  for (const status of statuses) own.delete(status)
  return [...statuses, ...[...own].sort((a, b) => a.localeCompare(b))]
}

/** Every tag in use, most used first. */
export function tagsIn(followUps: Iterable<FollowUp>): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of followUps) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([tag]) => tag)
}

/** A record as it is written to files: with the follow-up as a field, each part under the name of its column. */
export function withFollowUp(record: AnyRecord, followUp: FollowUp | undefined): AnyRecord {
  if (!followUp) return record
  const { status, date, tags, note } = followUp
  const field = {
    ...(status && { Status: status }),
    ...(date && { Date: date }),
    ...(tags.length > 0 && { Tags: tags }),
    ...(note && { Note: note }),
  }
  return { ...record, FollowUp: field } as AnyRecord
}
