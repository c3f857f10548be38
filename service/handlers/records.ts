import { companyFields, fieldsOf } from '#contract/company.ts'
import type { Criteria } from '#contract/criteria.ts'
import { DEFAULT_LIMIT, queryCriteria } from '#contract/endpoints.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { personFields, personFieldsOf } from '#contract/person.ts'
import type { SortKey } from '#contract/sort.ts'
import type { TallyItem, TallyName } from '#contract/tally.ts'
import { mapInSlices } from '../concurrency/slices.ts'
import { idNotFound } from '../http/problem.ts'
import type { Page, Stores, TallyQuery } from '../store/store.ts'

/** What a handler uses besides the parts of the call. */
export interface Context {
  stores: Stores
  /** Whether the caller may see email addresses. */
  email: boolean
  signal: AbortSignal
}

type Fields<K extends Kind> = readonly (keyof RecordOf<K>)[]

/** Every field of a kind's records in wire order, and the fields of each format. */
const fieldTables: { [K in Kind]: { all: Fields<K>; formats: Record<string, Fields<K>> } } = {
  companies: { all: companyFields, formats: fieldsOf },
  people: { all: personFields, formats: personFieldsOf },
}

/** The requested output: a format, or fields in addition to the Core record (reference, Record formats). */
interface Output {
  ResourceType?: string
  Fields?: readonly string[]
}

/** Cuts whole records to the requested fields. Missing values remain missing; email addresses are for keys that may see them. */
export function cutter<K extends Kind>(kind: K, { ResourceType = 'Basic', Fields }: Output, email: boolean) {
  const { all, formats } = fieldTables[kind]
  const requested = new Set<PropertyKey>(
    Fields ? [...(formats.Core ?? []), ...Fields] : formats[ResourceType],
  )
  const fields = all.filter((field) => requested.has(field) && (email || field !== 'Email'))
  return (record: RecordOf<K>) => {
    const present = fields.filter((field) => record[field] !== undefined)
    return Object.fromEntries(present.map((field) => [field, record[field]])) as object as RecordOf<K>
  }
}

const pageOf = ({ Limit = DEFAULT_LIMIT, Offset = 0, NthRecord = false, Sort }: Partial<Page>): Page => ({
  Limit,
  Offset,
  NthRecord,
  Sort,
})

/** The records of a page or of a systematic sample. */
export async function search<K extends Kind>(
  kind: K,
  { ResourceType, Fields, Limit, Offset, NthRecord, Sort, ...criteria }: Criteria & Output & Partial<Page>,
  { stores, email, signal }: Context,
): Promise<RecordOf<K>[]> {
  const found = await stores[kind].search(criteria, pageOf({ Limit, Offset, NthRecord, Sort }), signal)
  return mapInSlices(found, cutter(kind, { ResourceType, Fields }, email), signal)
}

/** The paging and format parameters of a GET. */
interface Query {
  resourcetype?: string
  limit?: number
  offset?: number
  sort?: readonly SortKey[]
}

/** The same search, by GET parameters. */
export function searchByQuery<K extends Kind>(
  kind: K,
  { resourcetype, limit, offset, sort, ...given }: Query,
  context: Context,
): Promise<RecordOf<K>[]> {
  const criteria = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [queryCriteria[name as keyof typeof queryCriteria], value]),
  )
  const page = { Limit: limit, Offset: offset, Sort: sort }
  return search(kind, { ...criteria, ResourceType: resourcetype, ...page }, context)
}

/** One record by its id; raises a 404 when there is none. */
export async function byId<K extends Kind>(
  kind: K,
  id: string,
  ResourceType: string | undefined,
  { stores, email, signal }: Context,
): Promise<RecordOf<K>> {
  const record = await stores[kind].byId(id, signal)
  if (!record) throw idNotFound()
  return cutter(kind, { ResourceType }, email)(record)
}

/** How many records meet the criteria; paging and format only apply to a search. */
export async function count(
  kind: Kind,
  { ResourceType, Fields, Limit, Offset, NthRecord, Sort, ...criteria }: Criteria & Output & Partial<Page>,
  { stores, signal }: Context,
): Promise<{ MatchCount: number }> {
  return { MatchCount: await stores[kind].count(criteria, signal) }
}

/** The fields and paging of a tally, besides its criteria. */
export interface Grouping<K extends Kind> {
  ResourceType?: unknown
  Fields: readonly TallyName<K>[]
  Limit?: number
  Offset?: number
}

/** The records counted by fields, largest group first. */
export function tally<K extends Kind>(
  kind: K,
  request: Criteria & Grouping<K>,
  { stores, signal }: Context,
): Promise<TallyItem[]> {
  const { criteria, grouping } = tallyQueried(request)
  return stores[kind].tally(criteria, grouping, signal)
}

/** Splits a tally request into its criteria and its grouping. */
export function tallyQueried<K extends Kind>({
  ResourceType,
  Fields,
  Limit = Number.MAX_SAFE_INTEGER,
  Offset = 0,
  ...criteria
}: Criteria & Grouping<K>): { criteria: Criteria; grouping: TallyQuery<K> } {
  return { criteria, grouping: { Fields, Limit, Offset } }
}
