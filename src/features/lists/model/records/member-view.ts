import type { Kind } from '#contract/kind.ts'
import { type FollowUp, isDue } from '#records/follow-up.ts'
import { followUpColumn } from '#records/follow-up-columns.ts'
import { type AnyRecord, type Format, fieldsOf, formatsOf } from '#records/record.ts'
import type { IndustryName } from '#reference/industry-names.ts'
import { columnsOf } from './columns.ts'

/** What of a record is looked for and sorted by: the texts of its columns, all of them in small letters, and the formats in which it was read. */
export interface SearchableRecord {
  texts: readonly (string | undefined)[]
  searchText: string
  formats: readonly Format[]
}

export function searchableRecord(
  kind: Kind,
  record: AnyRecord,
  fields: readonly string[],
  industry: IndustryName,
): SearchableRecord {
  const texts = columnsOf[kind].map(({ text }) => text(record, industry))
  return { texts, searchText: texts.join('\n').toLowerCase(), formats: formatsRead(kind, fields) }
}

/** The formats that fields make up. */
function formatsRead(kind: Kind, fields: readonly string[]): Format[] {
  const known = new Set(fields)
  return formatsOf[kind].filter((format) => fieldsOf[kind][format]?.every((field) => known.has(field)))
}

/** Which members are shown, and in which order. */
export interface MemberView {
  /** Words that a record must have. */
  text: string
  /** Members that were read in the format, those that were not, or both. */
  only: 'all' | 'read' | 'unread'
  format: Format
  /** The status that a record must have, "" for none; undefined for any. */
  status?: string | undefined
  /** A tag that it must have. */
  tag?: string | undefined
  /** A day, "2026-11-24": its follow-up must be on it or before. */
  dueBy?: string | undefined
  /** The column that they are sorted by; in the order of the list without one. */
  sort?: { key: string; down: boolean } | undefined
}

export const defaultView: MemberView = { text: '', only: 'all', format: 'Basic' }

/** Whether a look is that of the list as it is. */
export const isDefaultView = (view: MemberView): boolean =>
  !view.text.trim() && view.only === 'all' && !view.sort && followUpFilters(view) === 0

/** The number of filters by status, tag and date. */
export const followUpFilters = ({ status, tag, dueBy }: MemberView): number =>
  [status, tag, dueBy].filter((value) => value !== undefined).length

/** Whether a follow-up meets the filters by status, tag and date. */
const meetsFilters = ({ status, tag, dueBy }: MemberView, followUp: FollowUp | undefined): boolean =>
  (status === undefined || (followUp?.status ?? '') === status) &&
  (tag === undefined || followUp?.tags.includes(tag) === true) &&
  (dueBy === undefined || (followUp !== undefined && isDue(followUp, dueBy)))

/** What is found of a follow-up, in small letters: not its day, whose numbers would be taken for ids. */
const followUpText = ({ status, tags, note }: FollowUp): string =>
  [status, ...tags, note].join('\n').toLowerCase()

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** The numbers (from 0) of the members that a look shows, in its order; members without a value come last, in the list's order. */
export function matchingMembers(
  kind: Kind,
  ids: readonly string[],
  cards: ReadonlyMap<string, SearchableRecord>,
  followUps: ReadonlyMap<string, FollowUp>,
  view: MemberView,
): Uint32Array {
  const { text, only, format, sort } = view
  const searchText = text.toLowerCase().split(/\s+/).filter(Boolean)
  const shown: number[] = []
  for (const [i, id] of ids.entries()) {
    const card = cards.get(id)
    if (only !== 'all' && (card?.formats.includes(format) ?? false) !== (only === 'read')) continue
    const followUp = followUps.get(id)
    if (!meetsFilters(view, followUp)) continue
    const noted = followUp && searchText.length > 0 ? followUpText(followUp) : ''
    if (
      searchText.every(
        (word) => card?.searchText.includes(word) || noted.includes(word) || id.toLowerCase() === word,
      )
    )
      shown.push(i)
  }
  if (!sort) return Uint32Array.from(shown)
  return Uint32Array.from(inOrder(sort, shown, valuesOf(kind, ids, cards, followUps, sort.key)))
}

/** The value of each member in a column; days in their sortable form. */
function valuesOf(
  kind: Kind,
  ids: readonly string[],
  cards: ReadonlyMap<string, SearchableRecord>,
  followUps: ReadonlyMap<string, FollowUp>,
  key: string,
): (i: number) => string | undefined {
  const own = followUpColumn(key)
  if (own)
    return (i) => {
      const followUp = followUps.get(ids[i] as string)
      if (!followUp) return undefined
      return (key === 'FollowUp.Date' ? followUp.date : own.text(followUp)) || undefined
    }
  const column = columnsOf[kind].findIndex((it) => it.key === key)
  return (i) => cards.get(ids[i] as string)?.texts[column]
}

function inOrder(
  { down }: { down: boolean },
  shown: readonly number[],
  valueAt: (i: number) => string | undefined,
): number[] {
  const known: [number, string][] = []
  const unknown: number[] = []
  for (const i of shown) {
    const value = valueAt(i)
    if (value === undefined) unknown.push(i)
    else known.push([i, value])
  }
  const sign = down ? -1 : 1
  known.sort(([i, a], [j, b]) => sign * collator.compare(a, b) || i - j)
  return [...known.map(([i]) => i), ...unknown]
}
