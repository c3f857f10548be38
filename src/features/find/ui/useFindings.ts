import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vehiclesQuery } from '#api/queries.ts'
import { useIndustriesFound } from '#reference/industries-found.ts'
import { usePlaceFinder } from '#reference/place-index.ts'
import { useKind } from '#session/search.ts'
import { type Finding, findingsOf } from '../data/findings.ts'
import { useReadSentence } from '../data/sentence.ts'

const SETTLE = 150
const none: never[] = []

/** What the typed words may mean for the search; what they are read by is loaded once somebody is about to type. */
export function useFindings(text: string, isActive: boolean): Finding[] {
  const kind = useKind()
  const [settled] = useDebouncedValue(text.trim(), SETTLE)
  const { found } = useIndustriesFound(kind === 'companies' && isActive ? settled : '')
  const vehicles = useQuery({ ...vehiclesQuery, enabled: kind === 'people' && isActive }).data ?? none
  const places = usePlaceFinder()
  const read = useReadSentence(kind, isActive)
  const industries = settled === text.trim() ? found : none
  return useMemo(
    () => findingsOf(kind, text, { places, industries, vehicles }, read),
    [kind, text, places, industries, vehicles, read],
  )
}
