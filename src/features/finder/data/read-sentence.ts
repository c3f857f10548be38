import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vehiclesQuery } from '#api/queries.ts'
import type { IndustryBook } from '#language/industry-rule.ts'
import type { ReadSentence } from '#language/sentence.ts'
import { offeredIn } from '#records/offered.ts'
import { industriesQuery } from '#reference/industries.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { placesNamed } from '#reference/places.ts'
import { useHasDriveTimes, useService } from '#session/service.ts'
import { atBase } from '#shared/base-path.ts'

/** The grammar and the names of industries, which come with the first sentence: they are prepared once for all boxes of the page. */
const grammarQuery = queryOptions({
  queryKey: ['grammar'],
  queryFn: async ({ client, signal }): Promise<Grammar> => {
    const [{ industryBook }, { sentenceReader }, { byId }, keywords] = await Promise.all([
      import('#language/industry-rule.ts'),
      import('#language/sentence-reader.ts'),
      client.ensureQueryData(industriesQuery),
      fetch(atBase('/dictionary/sic-words.json'), { signal }).then((file) => file.json()),
    ])
    return { sentenceReader, industries: industryBook(byId.values(), keywords) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

interface Grammar {
  sentenceReader: typeof import('#language/sentence-reader.ts').sentenceReader
  industries: IndustryBook
}

/** Parses sentences; `read` is undefined while its data is loading, and before a person types. */
export function useReadSentence(isTyping: boolean): { read: ReadSentence | undefined; isLoading: boolean } {
  const enabled = isTyping
  const grammar = useQuery({ ...grammarQuery, enabled })
  const places = useQuery({ ...placeIndexQuery, enabled })
  const vehicles = useQuery({ ...vehiclesQuery, enabled })
  const fields = useService()?.fields
  const hasDriveTimes = useHasDriveTimes()
  const sources = [grammar.data, places.data, vehicles.data, fields, hasDriveTimes] as const
  const read = useMemo(() => {
    const [grammar, places, vehicles, fields, hasDriveTimes] = sources
    if (!grammar || !places) return undefined
    return grammar.sentenceReader({
      places: (name, state) => placesNamed(places, name, state),
      industries: grammar.industries,
      vehicles: vehicles ?? [],
      isOffered: (kind, criterion) => offeredIn(fields?.[kind] ?? [])(criterion),
      hasDriveTimes,
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: each source
  }, sources)
  return { read, isLoading: [grammar, places, vehicles].some((load) => load.isLoading) }
}
