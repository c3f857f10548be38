import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { atBase } from '#shared/base-path.ts'

/** A six-digit NAICS 2017 code, its title, and the SIC code that it mostly comes from (Census crosswalk). */
export interface NaicsTitle {
  Code: string
  Title: string
  Sic: string | undefined
}

const Rows = z.array(z.tuple([z.string(), z.string()], z.string()))

/** The codes in the rows of `public/dictionary/naics.json`. */
export function naicsFrom(rows: unknown): NaicsTitle[] {
  return Rows.parse(rows).map(([Code, Title, Sic]) => ({ Code, Title, Sic }))
}

const naicsQuery = queryOptions({
  queryKey: ['naics'],
  queryFn: async ({ signal }) =>
    naicsFrom(await (await fetch(atBase('/dictionary/naics.json'), { signal })).json()),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The NAICS codes that come with the app; undefined while they load. */
export function useNaics(): NaicsTitle[] | undefined {
  return useQuery(naicsQuery).data
}
