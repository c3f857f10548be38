import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sicsQuery } from '#api/queries.ts'
import type { Sic } from '#contract/sic.ts'
import { useIndustries } from './industries.ts'

const isCode = (text: string) => /^\d{2,6}$/.test(text)

/** Industries for words or for the first digits of a code. The service looks through descriptions only, codes are looked up in the dictionary. */
export function useIndustriesFound(text: string) {
  const code = isCode(text)
  const { data, isFetching, error } = useQuery(sicsQuery(code ? '' : text))
  const industries = useIndustries()
  const byCode = useMemo(
    () => (code && industries ? withCode([...industries.byId.values()], text) : []),
    [code, industries, text],
  )
  const byWords = text.length > 1 ? (data?.Matches ?? []) : []
  return { found: code ? byCode : byWords, isFetching: code ? !industries : isFetching, error }
}

/** The industries whose codes begin with these digits and can be searched by (2, 4 or 6 digits), shortest first. */
export function withCode(industries: readonly Sic[], digits: string): Sic[] {
  return industries
    .filter(({ Id }) => Id.startsWith(digits) && Id.length % 2 === 0)
    .toSorted((a, b) => a.Id.length - b.Id.length || (a.Id < b.Id ? -1 : 1))
    .map(({ Id, Description }) => ({ Id, Description }))
}
