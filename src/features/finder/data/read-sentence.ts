import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vehiclesQuery } from '#api/queries.ts'
import type { ReadSentence } from '#language/sentence.ts'
import { offeredIn } from '#records/offered.ts'
import { industriesQuery } from '#reference/industries.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { placesNamed } from '#reference/places.ts'
import { useHasDriveTimes, useService } from '#session/service.ts'
import { atBase } from '#shared/base-path.ts'

/** The grammar and the other words for industries, which come with the first sentence. */
const grammarQuery = queryOptions({
  queryKey: ['grammar'],
  queryFn: async ({ signal }): Promise<Grammar> => {
    const [{ sentenceReader }, keywords] = await Promise.all([
      import('#language/sentence.ts'),
      fetch(atBase('/dictionary/sic-words.json'), { signal }).then((file) => file.json()),
    ])
    return { sentenceReader, keywords }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

interface Grammar {
  sentenceReader: typeof import('#language/sentence.ts').sentenceReader
  /** Other words for industries, by code. */
  keywords: Record<string, string[]>
}

/** Parses sentences; `read` is undefined while its data is loading, and before a person types. */
export function useReadSentence(isTyping: boolean): { read: ReadSentence | undefined; isLoading: boolean } {
  const enabled = isTyping
  const grammar = useQuery({ ...grammarQuery, enabled })
  const places = useQuery({ ...placeIndexQuery, enabled })
  const vehicles = useQuery({ ...vehiclesQuery, enabled })
  const industries = useQuery({ ...industriesQuery, enabled })
  const fields = useService()?.fields
  const hasDriveTimes = useHasDriveTimes()
  const sources = [grammar.data, places.data, industries.data, vehicles.data, fields, hasDriveTimes] as const
  const read = useMemo(() => {
    const [grammar, places, industries, vehicles, fields, hasDriveTimes] = sources
    if (!grammar || !places || !industries) return undefined
    const described = [...industries.byId.values()].map(({ Id, Description }) => ({
      Id,
      Description,
      Others: grammar.keywords[Id] ?? [],
    }))
    return grammar.sentenceReader({
      places: (name, state) => placesNamed(places, name, state),
      industries: described,
      vehicles: vehicles ?? [],
      isOffered: (kind, criterion) => offeredIn(fields?.[kind] ?? [])(criterion),
      hasDriveTimes,
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: each source
  }, sources)
  return { read, isLoading: [grammar, places, vehicles, industries].some((load) => load.isLoading) }
}
