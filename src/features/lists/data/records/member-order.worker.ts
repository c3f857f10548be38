import type { FollowUps } from '#records/follow-up.ts'
import '#contract/no-eval.ts'
import type { Kind } from '#contract/kind.ts'
import {
  type MemberView,
  matchingMembers,
  type SearchableRecord,
  searchableRecord,
} from '#features/lists/model/records/member-view.ts'
import { membersAfter } from '#lists/members.ts'
import { fetchIndustryNames, type IndustryName } from '#reference/industry-names.ts'
import { onTableChange } from '#storage/changes.ts'
import { readFollowUps } from '#storage/follow-ups.ts'
import { allCached, cachedIds } from '#storage/record-cache.ts'

/** A request for the number of loaded members of a version, and for the order of a view. */
export interface OrderRequest {
  number: number
  kind: Kind
  list: string
  step: string
  view?: MemberView
  /** When the page read the follow-ups: an older reading is not used. */
  followUpsAt?: number
}

export interface OrderResponse {
  number: number
  /** The number of loaded members. */
  read: number
  order?: Uint32Array
  /** The error, where there is one. */
  problem?: string
}

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<OrderRequest>) => void
  postMessage: (answer: OrderResponse, transfer: Transferable[]) => void
}

let members: { key: string; ids: readonly string[]; known: ReadonlySet<string> } | undefined
let followUps: { key: string; read: Promise<FollowUps> } | undefined
let industries: Promise<IndustryName> | undefined
let searchable: { key: string; searchable: Promise<Map<string, SearchableRecord>> } | undefined
onTableChange((table) => {
  if (table === 'records') searchable = undefined
})

async function membersFor({ list, step }: OrderRequest) {
  const key = `${list}/${step}`
  if (members?.key !== key) {
    const ids = (await membersAfter(list, step))?.ids ?? []
    members = { key, ids, known: new Set(ids) }
  }
  return members
}

/** The number of these ids that are cached. */
async function cachedAmong(kind: Kind, known: ReadonlySet<string>): Promise<number> {
  return (await cachedIds(kind)).reduce((n, id) => n + (known.has(id) ? 1 : 0), 0)
}

/** The searchable texts of each of these ids that is cached. */
async function searchableRecords(
  kind: Kind,
  known: ReadonlySet<string>,
): Promise<Map<string, SearchableRecord>> {
  industries ??= fetchIndustryNames()
  const industry = await industries
  const found = new Map<string, SearchableRecord>()
  for await (const some of allCached(kind))
    for (const { record, fields } of some)
      if (known.has(record.Id)) found.set(record.Id, searchableRecord(kind, record, fields, industry))
  return found
}

/** The follow-ups of a kind, read once for each time that the page read them. */
function followUpsFor({ kind, followUpsAt }: OrderRequest): Promise<FollowUps> {
  const key = `${kind} ${followUpsAt}`
  if (followUps?.key !== key) followUps = { key, read: readFollowUps(kind) }
  return followUps.read
}

async function respond(request: OrderRequest): Promise<OrderResponse> {
  const { number, kind, view } = request
  const { key, ids, known } = await membersFor(request)
  if (!view) return { number, read: await cachedAmong(kind, known) }
  if (searchable?.key !== key) searchable = { key, searchable: searchableRecords(kind, known) }
  const all = await searchable.searchable
  return {
    number,
    read: all.size,
    order: matchingMembers(kind, ids, all, await followUpsFor(request), view),
  }
}

scope.onmessage = async ({ data }) => {
  try {
    const answer = await respond(data)
    scope.postMessage(answer, answer.order ? [answer.order.buffer] : [])
  } catch (problem) {
    searchable = undefined
    followUps = undefined
    scope.postMessage({ number: data.number, read: 0, problem: String((problem as Error).message) }, [])
  }
}
