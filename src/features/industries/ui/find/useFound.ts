import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sicsQuery } from '#api/queries.ts'
import { type Found, foundFrom, isCode, withCode } from '#features/industries/model/find/found.ts'
import { useIndustries } from '#reference/industries.ts'

const none: Found[] = []

/** Industries by words, which the service looks for in its descriptions, or by the first digits of a code. */
export function useFound(text: string) {
  const words = isCode(text) ? '' : text
  const all = useQuery(sicsQuery(words))
  const preferred = useQuery(sicsQuery(words, true))
  const industries = useIndustries()
  const found = useMemo(() => {
    if (isCode(text)) return industries ? withCode(industries, text) : none
    if (text.length < 2 || !all.data) return none
    return foundFrom(all.data.Matches, preferred.data?.Matches ?? [])
  }, [text, industries, all.data, preferred.data])
  return { found, isFetching: all.isFetching, error: all.error, retry: () => void all.refetch() }
}
