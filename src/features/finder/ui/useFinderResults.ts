import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vehiclesQuery } from '#api/queries.ts'
import { useIndustriesFound } from '#reference/industries-found.ts'
import { usePlaceFinder } from '#reference/place-index.ts'
import { useKind } from '#session/search.ts'
import { useIsOffered } from '#session/service.ts'
import { type FinderResult, finderResults } from '../data/finder-results.ts'
import { useReadSentence } from '../data/read-sentence.ts'
import { useLocated } from './useLocated.ts'

const DEBOUNCE = 150
const none: never[] = []

export interface FinderResults {
  results: FinderResult[]
  /** Whether nothing more is coming for this text. */
  isComplete: boolean
}

/** What the typed text may mean for the search; the data for parsing loads once the box is active. */
export function useFinderResults(text: string, isActive: boolean): FinderResults {
  const kind = useKind()
  const [debounced] = useDebouncedValue(text.trim(), DEBOUNCE)
  const { found, isFetching } = useIndustriesFound(kind === 'companies' && isActive ? debounced : '')
  const vehicles = useQuery({ ...vehiclesQuery, enabled: kind === 'people' && isActive }).data ?? none
  const places = usePlaceFinder()
  const isOffered = useIsOffered(kind)
  const { read, isLoading } = useReadSentence(isActive)
  const isDebounced = debounced === text.trim()
  const industries = isDebounced ? found : none
  const { located, isLocating } = useLocated(kind, debounced, read)
  const results = useMemo(
    () => finderResults(kind, text, { places, industries, vehicles, isOffered }, read, located),
    [kind, text, places, industries, vehicles, isOffered, read, located],
  )
  return { results, isComplete: isDebounced && !isFetching && !isLoading && !isLocating }
}
