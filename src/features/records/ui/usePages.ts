import { useQueries } from '@tanstack/react-query'
import { PAGE_SIZE, pageQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { AnyRecord, Output } from '#records/record.ts'

/** What the rows of a table hold. */
export interface Source {
  kind: Kind
  criteria: Criteria
  output: Output
}

/** The records of the rows from `first` to `last`: only their pages are requested. */
export function usePages({ kind, criteria, output }: Source, first: number, last: number, rows: number) {
  const from = Math.floor(first / PAGE_SIZE)
  const to = rows === 0 ? from - 1 : Math.floor(last / PAGE_SIZE)
  const indexes = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const pages = useQueries({ queries: indexes.map((index) => pageQuery(kind, criteria, output, index)) })
  const recordAt = (row: number): AnyRecord | undefined =>
    pages[Math.floor(row / PAGE_SIZE) - from]?.data?.[row % PAGE_SIZE]
  const broken = pages.find((page) => page.error)
  const failed = broken?.error ? { error: broken.error, retry: () => void broken.refetch() } : undefined
  return { recordAt, failed }
}
