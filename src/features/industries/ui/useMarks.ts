import { useMemo } from 'react'
import { valuesOf } from '#criteria/edit.ts'
import { useBasis } from './useBasis.ts'

/** The industries that the search asks for, and those that it leaves out. */
export function useMarks(): ReadonlyMap<string, 'in' | 'out'> {
  const { search } = useBasis()
  return useMemo(() => {
    const asked = valuesOf(search, 'PrimarySic').map((code) => [code, 'in'] as const)
    const out = (search.NoneOf ?? []).filter((item) => Object.keys(item).length === 1)
    const left = out.flatMap((item) => valuesOf(item, 'PrimarySic')).map((code) => [code, 'out'] as const)
    return new Map([...asked, ...left])
  }, [search])
}
