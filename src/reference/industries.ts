import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchIndustryRows, type IndustryName, type IndustryRow, industryNamer } from './industry-names.ts'

/** An industry of the tree; divisions are letters, all others 2, 3, 4 or 6 digits. */
export interface Industry {
  Id: string
  Description: string
  children: Industry[]
}

export interface Industries {
  tree: Industry[]
  byId: ReadonlyMap<string, Industry>
  /** The industry right above each one; divisions have none. */
  above: ReadonlyMap<string, Industry>
}

function industryOf([Id, Description, children = []]: IndustryRow): Industry {
  return { Id, Description, children: children.map(industryOf) }
}

/** The tree and every industry in it by its id. */
export function industriesFrom(rows: readonly IndustryRow[]): Industries {
  const tree = rows.map(industryOf)
  const all = (list: Industry[]): Industry[] => list.flatMap((item) => [item, ...all(item.children)])
  const every = all(tree)
  return {
    tree,
    byId: new Map(every.map((item) => [item.Id, item])),
    above: new Map(every.flatMap((item) => item.children.map((child) => [child.Id, item] as const))),
  }
}

/** The way to a code: its division first, itself last; of a code that the dictionary lacks, what is above it. */
export function pathTo({ byId, above }: Pick<Industries, 'byId' | 'above'>, code: string): Industry[] {
  const own = byId.get(code)
  if (!own) return code.length > 2 ? pathTo({ byId, above }, code.slice(0, -1)) : []
  const parent = above.get(code)
  return [...(parent ? pathTo({ byId, above }, parent.Id) : []), own]
}

/** Whether the API accepts a code: divisions and industry groups only contain such codes. */
export const isSearchable = (code: string) => /^(\d{2}|\d{4}|\d{6})$/.test(code)

/** The industry dictionary that comes with the app. */
export const industriesQuery = queryOptions({
  queryKey: ['industries'],
  queryFn: async ({ signal }) => industriesFrom(await fetchIndustryRows(signal)),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The industry dictionary; undefined while it loads. */
export function useIndustries(): Industries | undefined {
  return useQuery(industriesQuery).data
}

/** Names of industries by the dictionary; codes remain while it loads. */
export function useIndustryName(): IndustryName {
  const industries = useIndustries()
  return useMemo(() => industryNamer((code) => industries?.byId.get(code)?.Description), [industries])
}
