import { useMemo } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import { criteriaText } from '#criteria/criteria-text.ts'
import { comparedTo } from '#criteria/tally-compare.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useView } from '#session/search.ts'

/** What the search is held against, as criteria and in words; undefined when it is held against nothing. */
export function useCompared(): { criteria: Criteria; words: string } | undefined {
  const { kind, compare } = useView()
  const criteria = useCriteria()
  const industry = useIndustryName()
  return useMemo(() => {
    if (compare === undefined) return undefined
    const held = comparedTo(criteria, compare)
    return { criteria: held, words: criteriaText(kind, held, industry) }
  }, [kind, criteria, compare, industry])
}
