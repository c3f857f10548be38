import { listsMessages as messages } from '#features/lists/messages/lists.ts'

/** Whose ids they are: the service's own, or those that records have in their source. */
export type IdsOf = 'service' | 'source'

/** The ids of a text or a file. */
export interface ParsedIds {
  /** Each once, in their order, with its first position (line or row). */
  ids: readonly string[]
  positions: readonly number[]
  /** The number of repeated ids. */
  repeated: number
  /** Entries that are no ids, with their positions. */
  invalid: readonly { text: string; place: number }[]
}

/** Ids of a pasted text, or of the file of this name. */
export interface ImportedIds {
  given: ParsedIds
  file?: string
}

/** An id of the service is up to 20 letters and digits (`RecordId` of the contract); one of a source is any short text. */
const isId: Record<IdsOf, (text: string) => boolean> = {
  service: (text) => /^[A-Za-z0-9]{1,20}$/.test(text),
  source: (text) => text.length <= 200,
}

/** What parts the ids of a line; an id of a source may have blanks. */
const between: Record<IdsOf, RegExp> = { service: /[\s,;]+/, source: /[\t,;]+/ }

/** Collects entries with their positions (line or row). */
export function idCollector(of: IdsOf) {
  const positions = new Map<string, number>()
  const invalid: { text: string; place: number }[] = []
  let repeated = 0
  const add = (text: string, place: number) => {
    const entry = text.trim()
    if (entry === '') return
    if (!isId[of](entry)) invalid.push({ text: entry, place })
    else if (positions.has(entry)) repeated++
    else positions.set(entry, place)
  }
  const collected = (): ParsedIds => ({
    ids: [...positions.keys()],
    positions: [...positions.values()],
    repeated: repeated,
    invalid: invalid,
  })
  return { add, collected: collected }
}

/** The ids of a text: one a line, or with commas, semicolons, tabs or blanks between them; quotes are ignored. */
export function parseIds(text: string, of: IdsOf): ParsedIds {
  const { add, collected } = idCollector(of)
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries())
    for (const entry of line.split(between[of])) add(entry.trim().replace(/^["']|["']$/g, ''), i + 1)
  return collected()
}

const MAX_NAMED = 5

/** The message about invalid entries with their positions: "Line 3: “a-b”, line 9: “??” and 4 more are no ids." */
export function invalidIdsText({ invalid }: ParsedIds, place: 'line' | 'row'): string | undefined {
  if (invalid.length === 0) return undefined
  const named = invalid
    .slice(0, MAX_NAMED)
    .map(({ text, place: at }) => `${place} ${at}: “${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`)
  const more = invalid.length > MAX_NAMED ? ` and ${invalid.length - MAX_NAMED} more` : ''
  const text = `${named.join(', ')}${more} ${invalid.length === 1 ? messages.isNotAnId : messages.areNotIds}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
