import { useCallback, useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { centerOf, sortText } from '#contract/sort.ts'
import { nextSort, sortedAs, sortsBy } from '#criteria/sort.ts'
import { useCriteria, useEditView } from '#session/search.ts'
import { useSortFields } from '#session/service.ts'
import { useSort } from '#session/sort.ts'

/** The order of the table by its columns. */
export function useColumnSort(kind: Kind) {
  const keys = useSort()
  const all = useSortFields(kind)
  const criteria = useCriteria()
  // The service measures from one point.
  const hasCenter = centerOf(criteria) !== undefined
  const fields = useMemo(() => all.filter((field) => hasCenter || field !== 'Distance'), [all, hasCenter])
  const editView = useEditView()
  const sort = keys && sortText(keys)
  /** Sorts by a column: its usual direction, then the other, then not. False for a column that does not sort. */
  const toggle = useCallback(
    (column: string): boolean => {
      if (!sortsBy(kind, column, fields)) return false
      editView({ sort: nextSort(kind, sort, column), row: undefined })
      return true
    },
    [kind, sort, fields, editView],
  )
  /** The direction in which a column is sorted, as aria-sort has it. */
  const directionOf = (column: string) => sortedAs(kind, sort, column)
  return { directionOf, toggle }
}

export type ColumnSort = ReturnType<typeof useColumnSort>
