import type { Billed } from '../http/billed.ts'
import type { Failure } from '../http/problem.ts'

/** The parts of a call that say in which format its records come; names in any case; of a batch call one for each item. */
interface FormatRequest {
  query?: unknown
  body?: unknown
}

/**
 * Counts the records in an answer, at any depth, by the kind that their links name and the requested
 * format: `Fields` for custom fields, Basic when it says nothing (reference, Limits: billing is per record returned).
 */
export function billedIn(answer: unknown, { query, body }: FormatRequest): Billed {
  const billed: Record<string, number> = {}
  if (Array.isArray(body) && Array.isArray(answer))
    answer.forEach((part, i) => void add(billed, part, formatIn(body[i])))
  else add(billed, answer, formatIn({ ...partsOf(query), ...partsOf(body) }))
  return billed
}

const partsOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})

function formatIn(request: unknown): string {
  const parts = Object.entries(partsOf(request)).filter(([, value]) => value !== undefined)
  const given = new Map(parts.map(([name, value]) => [name.toLowerCase(), value]))
  return given.has('fields') ? 'Fields' : String(given.get('resourcetype') ?? 'Basic')
}

/** Adds the records in a part of an answer; the rows of a tally have a `Count` and are no records. */
function add(billed: Record<string, number>, part: unknown, format: string): void {
  if (typeof part !== 'object' || part === null || 'Count' in part) return
  const kind = kindOf(part)
  if (kind) billed[`${kind} ${format}`] = (billed[`${kind} ${format}`] ?? 0) + 1
  else for (const inner of Object.values(part)) add(billed, inner, format)
}

/** The kind of a record, by its `self` link; undefined for other objects. */
function kindOf(part: object): string | undefined {
  const { ETag, Links } = part as { ETag?: unknown; Links?: { Href: string; Rel: string }[] }
  if (ETag === undefined) return undefined
  return Links?.find(({ Rel }) => Rel === 'self')?.Href.split('/')[2]
}

/** An answered row, for the limits: its fingerprint, by which it is recognized when it is sent again, and the records that it returns. */
export interface BilledRow {
  print: string
  records: Billed
}

/**
 * Bills rows before their answers are sent. Resolves with how many of them are paid, which is fewer where the call volume is used up,
 * and then with the failure for the rest. Rows that were billed under the same name are not billed again.
 */
export type BillRows = (rows: readonly BilledRow[]) => Promise<{ paid: number; failure?: Failure }>
