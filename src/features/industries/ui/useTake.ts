import { useNavigate } from '@tanstack/react-router'
import type { Criteria } from '#contract/criteria.ts'
import { setValues, valuesOf } from '#criteria/edit.ts'
import { type AllCriteria, type SearchFilter, withFilterAdded, withFilterRemoved } from '#criteria/filters.ts'
import { searchFrom } from '#criteria/url.ts'
import { useMuted } from '#session/search.ts'
import { useBasis } from './useBasis.ts'

const piece = (code: string, excluded: boolean): SearchFilter => ({
  part: { PrimarySic: code },
  excluded,
  muted: false,
})

/** Takes industries to the search, which keeps all else that it says. */
export function useTake() {
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
  const each = (codes: readonly string[], change: (chosen: AllCriteria, code: string) => AllCriteria) =>
    codes.reduce(change, { criteria: search, muted }).criteria
  /** The search with nothing said of these codes. */
  const untold = (chosen: AllCriteria, code: string) =>
    withFilterRemoved(withFilterRemoved(chosen, piece(code, false)), piece(code, true))

  return {
    searchThese: (codes: readonly string[]) => go(setValues(each(codes, untold), 'PrimarySic', codes)),
    addThese: (codes: readonly string[]) => {
      const others = each(codes, untold)
      go(setValues(others, 'PrimarySic', [...valuesOf(others, 'PrimarySic'), ...codes]))
    },
    leaveOutThese: (codes: readonly string[]) =>
      go(each(codes, (chosen, code) => withFilterAdded(untold(chosen, code), piece(code, true)))),
    /** The search with more criteria in place of its own. */
    searchWith: (criteria: Criteria) => go({ ...search, ...criteria }),
  }
}
