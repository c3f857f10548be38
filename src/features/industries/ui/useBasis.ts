import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tallyQuery } from '#api/queries.ts'
import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { asKind } from '#criteria/switch-kind.ts'
import { matchesEverything, tidy } from '#criteria/tidy.ts'
import { useIndustries } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { countsFrom } from '../data/tree/counts.ts'

const everything: Criteria = {}
const ofIndustry: readonly Criterion[] = ['PrimarySic', 'Sic', 'PrimaryNaics', 'Naics']

/** Whether criteria have nothing but industries. */
const isOnlyIndustry = (criteria: Criteria) =>
  Object.keys(tidy(criteria)).every((name) => ofIndustry.includes(name as Criterion))

/** The search as one for companies: only companies have an industry. */
const companySearch = (kind: Kind, criteria: Criteria): Criteria =>
  kind === 'companies' ? criteria : asKind('companies', criteria).criteria

/** A search without its industries, so that all of them can be counted in it. */
function withoutIndustries(criteria: Criteria): Criteria {
  const none = Object.fromEntries(ofIndustry.map((name) => [name, undefined]))
  const NoneOf = criteria.NoneOf?.filter((item) => !isOnlyIndustry(item))
  return tidy({ ...criteria, ...none, NoneOf })
}

/** The companies that are counted: all, or those of the search in any industry. */
export function useBasis(): { basis: Criteria; search: Criteria; hasSearch: boolean } {
  const kind = useKind()
  const criteria = useCriteria()
  const wanted = useIndustryPage((state) => state.basis)
  const search = useMemo(() => companySearch(kind, criteria), [kind, criteria])
  const narrowed = useMemo(() => withoutIndustries(search), [search])
  return {
    basis: wanted === 'search' ? narrowed : everything,
    search,
    hasSearch: !matchesEverything(narrowed),
  }
}

/**
 * Number of companies in every industry. One tally by main industry, which every service has, counts all levels, so that
 * opening a branch, sorting and saving need no more calls.
 */
export function useCounts() {
  const { basis } = useBasis()
  const industries = useIndustries()
  const { data, ...query } = useQuery(tallyQuery('companies', basis, ['primarysic']))
  const counts = useMemo(
    () => (industries && data ? countsFrom(industries, data) : undefined),
    [industries, data],
  )
  return { ...query, counts }
}
