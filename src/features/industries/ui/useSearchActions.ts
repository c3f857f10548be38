import { useNavigate } from '@tanstack/react-router'
import type { Criteria } from '#contract/criteria.ts'
import { setValues, valuesOf } from '#criteria/edit.ts'
import { type AllCriteria, type SearchFilter, withFilterAdded, withFilterRemoved } from '#criteria/filters.ts'
import { searchFrom } from '#criteria/url.ts'
import { useMuted } from '#session/search.ts'
import { useBasis } from './useBasis.ts'

const filterOf = (code: string, excluded: boolean): SearchFilter => ({
  part: { PrimarySic: code },
  excluded,
  muted: false,
})

/** Actions that change the industries of the search and keep its other criteria. */
export function useSearchActions() {
  const navigate = useNavigate()
  const { search } = useBasis()
  const muted = useMuted()
  const go = (criteria: Criteria) =>
    navigate({
      to: '/',
      search: (old) => ({
        ...old,
        kind: 'companies' as const,
        record: undefined,
        row: undefined,
        ...searchFrom(criteria),
      }),
    })
  const each = (codes: readonly string[], change: (current: AllCriteria, code: string) => AllCriteria) =>
    codes.reduce(change, { criteria: search, muted }).criteria
  /** The criteria without a code, included or excluded. */
  const withoutCode = (current: AllCriteria, code: string) =>
    withFilterRemoved(withFilterRemoved(current, filterOf(code, false)), filterOf(code, true))

  return {
    searchThese: (codes: readonly string[]) => go(setValues(each(codes, withoutCode), 'PrimarySic', codes)),
    addThese: (codes: readonly string[]) => {
      const others = each(codes, withoutCode)
      go(setValues(others, 'PrimarySic', [...valuesOf(others, 'PrimarySic'), ...codes]))
    },
    excludeThese: (codes: readonly string[]) =>
      go(each(codes, (current, code) => withFilterAdded(withoutCode(current, code), filterOf(code, true)))),
    /** Replaces some criteria of the search. */
    searchWith: (criteria: Criteria) => go({ ...search, ...criteria }),
  }
}
