import { queryOptions, useQueries } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import type { CachedRecord } from '#storage/database.ts'
import { cachedRecords } from '#storage/record-cache.ts'

/** A visible row: the id of its record, and the cached record. */
export interface VisibleRow {
  id: string
  cached: CachedRecord | undefined
}

/** Rows whose records are read together. */
const PAGE = 100

/** The cached records of these ids. */
export const cachedQuery = (kind: Kind, ids: readonly string[]) =>
  queryOptions({
    // Begins with the table's name, so that it is fetched again after records were loaded.
    queryKey: ['records', 'rows', kind, ids.join()],
    queryFn: () => cachedRecords(kind, ids),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  })

/** The cached records of the rows from `first` to `last`, read in pages. */
export function useCachedRows(
  kind: Kind,
  idAt: (row: number) => string | undefined,
  total: number,
  first: number,
  last: number,
) {
  const from = Math.floor(first / PAGE)
  const to = total === 0 ? from - 1 : Math.floor(last / PAGE)
  const pages = useQueries({
    queries: Array.from({ length: to - from + 1 }, (_, i) => {
      const start = (from + i) * PAGE
      const length = Math.max(0, Math.min(PAGE, total - start))
      return cachedQuery(
        kind,
        Array.from({ length }, (_, n) => idAt(start + n) ?? ''),
      )
    }),
  })
  return {
    cachedAt: (row: number): CachedRecord | undefined =>
      pages[Math.floor(row / PAGE) - from]?.data?.[row % PAGE],
    problem: pages.find(({ error }) => error)?.error ?? undefined,
  }
}
