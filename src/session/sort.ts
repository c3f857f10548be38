import { useMemo } from 'react'
import type { SortKey } from '#contract/sort.ts'
import { sortKeys } from '#criteria/sort.ts'
import { useCriteria, useView } from './search.ts'
import { useSortFields } from './service.ts'

/** The order of the records of the search; undefined for the order of the service. */
export function useSort(): readonly SortKey[] | undefined {
  const criteria = useCriteria()
  const { kind, sort } = useView()
  const fields = useSortFields(kind)
  return useMemo(() => sortKeys({ kind, criteria, fields }, sort), [kind, criteria, fields, sort])
}
