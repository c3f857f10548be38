import { useMemo } from 'react'
import { valuesOf } from '#criteria/edit.ts'
import { useBasis } from './useBasis.ts'

/** The industries that the search includes, and those that it excludes. */
export function useSearchMarks(): ReadonlyMap<string, 'in' | 'out'> {
  const { search } = useBasis()
  return useMemo(() => {
    const included = valuesOf(search, 'PrimarySic').map((code) => [code, 'in'] as const)
    const out = (search.NoneOf ?? []).filter((item) => Object.keys(item).length === 1)
    const excluded = out.flatMap((item) => valuesOf(item, 'PrimarySic')).map((code) => [code, 'out'] as const)
    return new Map([...included, ...excluded])
  }, [search])
}
