import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PAGE_SIZE, type PagesSource } from '#api/queries.ts'
import type { AnyRecord } from '#records/record.ts'
import { tablePageQuery } from '#storage/loaded-pages.ts'
import type { RowSpan } from '#ui/useRowWindow.ts'

/** What the rows of a table hold. */
export type Source = PagesSource

/** Milliseconds without scrolling after which the rows in view are requested. */
const REST = 250

const pageOf = (row: number) => Math.floor(row / PAGE_SIZE)

/**
 * The records of the rendered rows. Records are billed: only pages of which a row is in view when scrolling rests are
 * requested, and none for rows that are passed.
 */
export function usePages(source: Source, rendered: readonly number[], inView: RowSpan) {
  const { first, last } = inView
  const [rest] = useDebouncedValue(
    useMemo(() => ({ first, last }), [first, last]),
    REST,
  )
  const isWanted = (page: number) =>
    [inView, rest].every(
      (span) => span.last > span.first && pageOf(span.first) <= page && page <= pageOf(span.last - 1),
    )
  const indexes = [...new Set(rendered.map(pageOf))]
  const pages = useQueries({
    queries: indexes.map((index) => ({
      ...tablePageQuery(source, index),
      enabled: isWanted(index),
    })),
  })
  const recordAt = (row: number): AnyRecord | undefined =>
    pages[indexes.indexOf(pageOf(row))]?.data?.[row % PAGE_SIZE]
  const broken = pages.find((page) => page.error)
  const failed = broken?.error ? { error: broken.error, retry: () => void broken.refetch() } : undefined
  return { recordAt, failed }
}
