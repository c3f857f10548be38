import type { Kind } from '#contract/kind.ts'
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
  /** The column that they are sorted by; in the order of the list without one. */
  sort?: { key: string; down: boolean } | undefined
}

export const defaultView: MemberView = { text: '', only: 'all', format: 'Basic' }

/** Whether a look is that of the list as it is. */
export const isDefaultView = ({ text, only, sort }: MemberView): boolean =>
  !text.trim() && only === 'all' && !sort

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** The numbers (from 0) of the members that a look shows, in its order; members without a value come last, in the list's order. */
export function matchingMembers(
  kind: Kind,
  ids: readonly string[],
  cards: ReadonlyMap<string, SearchableRecord>,
  { text, only, format, sort }: MemberView,
): Uint32Array {
  const searchText = text.toLowerCase().split(/\s+/).filter(Boolean)
  const shown: number[] = []
  for (const [i, id] of ids.entries()) {
    const card = cards.get(id)
    if (only !== 'all' && (card?.formats.includes(format) ?? false) !== (only === 'read')) continue
    if (searchText.every((word) => card?.searchText.includes(word) || id.toLowerCase() === word))
      shown.push(i)
  }
  return Uint32Array.from(sort ? inOrder(kind, ids, cards, sort, shown) : shown)
}

function inOrder(
  kind: Kind,
  ids: readonly string[],
  cards: ReadonlyMap<string, SearchableRecord>,
  { key, down }: { key: string; down: boolean },
  shown: readonly number[],
): number[] {
  const column = columnsOf[kind].findIndex((it) => it.key === key)
  const valueAt = (i: number) => cards.get(ids[i] as string)?.texts[column]
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
