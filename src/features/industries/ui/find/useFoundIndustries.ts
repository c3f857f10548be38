import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sicsQuery } from '#api/queries.ts'
import {
  type FoundIndustry,
  foundFrom,
  isCode,
  withCode,
} from '#features/industries/model/found-industries.ts'
import { useIndustries } from '#reference/industries.ts'

const none: FoundIndustry[] = []

/** Industries by keyword, which the service searches in its descriptions, or by the first digits of a code. */
export function useFoundIndustries(text: string) {
  const keyword = isCode(text) ? '' : text
  const all = useQuery(sicsQuery(keyword))
  const preferred = useQuery(sicsQuery(keyword, true))
  const industries = useIndustries()
  const found = useMemo(() => {
    if (isCode(text)) return industries ? withCode(industries, text) : none
    if (text.length < 2 || !all.data) return none
    return foundFrom(all.data.Matches, preferred.data?.Matches ?? [])
  }, [text, industries, all.data, preferred.data])
  return { found, isFetching: all.isFetching, error: all.error, retry: () => void all.refetch() }
}
