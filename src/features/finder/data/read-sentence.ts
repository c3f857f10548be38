import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vehiclesQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import type { ReadSentence } from '#language/sentence.ts'
import { useIndustries } from '#reference/industries.ts'
import { placeIndexQuery } from '#reference/place-index.ts'
import { placesNamed } from '#reference/places.ts'

/** The grammar and the other words for industries, which come with the first sentence. */
const grammarQuery = queryOptions({
  queryKey: ['grammar'],
  queryFn: async ({ signal }): Promise<Grammar> => {
    const [{ sentenceReader }, keywords] = await Promise.all([
      import('#language/sentence.ts'),
      fetch('/dictionary/sic-words.json', { signal }).then((file) => file.json()),
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

/** Parses sentences; undefined while its data is loading, and before a person types. */
export function useReadSentence(kind: Kind, isTyping: boolean): ReadSentence | undefined {
  const grammar = useQuery({ ...grammarQuery, enabled: isTyping }).data
  const places = useQuery({ ...placeIndexQuery, enabled: isTyping }).data
  const vehicles = useQuery({ ...vehiclesQuery, enabled: isTyping && kind === 'people' }).data
  const industries = useIndustries()
  return useMemo(() => {
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
    })
  }, [grammar, places, industries, vehicles])
}
