import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord } from '#records/record.ts'
import { call } from './client.ts'
import { callsOf } from './kinds.ts'
import { ApiProblem } from './problem.ts'

/** What a record is looked up by. */
export interface Lookup {
  kind: Kind
  by: 'id' | 'phone' | 'name'
  text: string
}

/** The most records that one look-up reads: they are billed as Basic. */
export const maxFound: Record<Lookup['by'], number> = { id: 1, phone: 5, name: 5 }

const requestTypes = { companies: 'Company', people: 'Person' } as const

const finders: Record<Lookup['by'], (lookup: Lookup, signal: AbortSignal) => Promise<AnyRecord[]>> = {
  id: async ({ kind, text }, signal) => {
    const given = { params: { id: text }, query: { resourcetype: 'Basic' as const } }
    const record = kind === 'people' ? call('getPerson', given, signal) : call('getCompany', given, signal)
    return [(await record) as AnyRecord]
  },
  phone: ({ kind, text }, signal) =>
    callsOf[kind].search({ Phone: text, ResourceType: 'Basic', Limit: maxFound.phone }, signal),
  name: async ({ kind, text }, signal) => {
    const body = { RequestType: requestTypes[kind], Name: text, Limit: maxFound.name }
    const { Matches } = await call('match', { body }, signal)
    return Matches.Common as AnyRecord[]
  },
}

/** The records that a look-up finds, the likeliest first; none where there is no such id. */
export const foundRecordsQuery = (lookup: Lookup) =>
  queryOptions({
    queryKey: ['found', lookup.kind, lookup.by, lookup.text],
    queryFn: async ({ signal }) => {
      try {
        return await finders[lookup.by](lookup, signal)
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.status === 404) return []
        throw problem
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
