import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vehiclesQuery } from '#api/queries.ts'
import { useIndustriesFound } from '#reference/industries-found.ts'
import { usePlaceFinder } from '#reference/place-index.ts'
import { useKind } from '#session/search.ts'
import { type FinderResult, finderResults } from '../data/finder-results.ts'
import { useReadSentence } from '../data/read-sentence.ts'

const DEBOUNCE = 150
const none: never[] = []

/** What the typed text may mean for the search; the data for parsing loads once the box is active. */
export function useFinderResults(text: string, isActive: boolean): FinderResult[] {
  const kind = useKind()
  const [debounced] = useDebouncedValue(text.trim(), DEBOUNCE)
  const { found } = useIndustriesFound(kind === 'companies' && isActive ? debounced : '')
  const vehicles = useQuery({ ...vehiclesQuery, enabled: kind === 'people' && isActive }).data ?? none
  const places = usePlaceFinder()
  const read = useReadSentence(kind, isActive)
  const industries = debounced === text.trim() ? found : none
  return useMemo(
    () => finderResults(kind, text, { places, industries, vehicles }, read),
    [kind, text, places, industries, vehicles, read],
  )
}
