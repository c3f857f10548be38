import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ID_PAGE, idsQuery } from '#api/ids.ts'
import { rowSelectionMessages as messages } from '#features/records/messages.ts'
import type { AnyRecord } from '#records/record.ts'
import { notice } from '#session/notices.ts'
import { useSelection } from '#session/selection.ts'
import { lost, MAX_PICKED, type Range, rowsIn, within } from '../model/row-ranges.ts'
import type { Source } from './usePages.ts'

/** How far the reading of ids has come. */
export interface PickProgress {
  done: number
  total: number
  stop: () => void
}

/**
 * Ticks rows by their numbers. The ids of rows that were not read come as Core records, which are not billed, 2,000 a
 * call; rows that are selected already remain so when that is stopped.
 */
function useRowPicker(source: Source, recordAt: (row: number) => AnyRecord | undefined) {
  const client = useQueryClient()
  const { rowsPicked } = useSelection()
  const [progress, setProgress] = useState<PickProgress>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  const pageOf = (row: number) => idsQuery(source, Math.floor(row / ID_PAGE))
  const idOf = (row: number) =>
    recordAt(row)?.Id ?? client.getQueryData(pageOf(row).queryKey)?.[row % ID_PAGE]

  const readAll = async (rows: readonly number[], { signal }: AbortController) => {
    const pages = [...new Set(rows.map((row) => Math.floor(row / ID_PAGE)))]
    for (const page of pages) {
      const here = rows.filter((row) => Math.floor(row / ID_PAGE) === page)
      const ids = here.every(idOf) ? undefined : await client.fetchQuery(pageOf(page * ID_PAGE))
      if (signal.aborted) return
      rowsPicked(
        here.flatMap((row) => ids?.[row % ID_PAGE] ?? idOf(row) ?? []),
        true,
      )
      setProgress((old) => old && { ...old, done: old.done + here.length })
    }
  }

  const pickRows = async (rows: readonly number[]) => {
    control.current?.abort()
    if (rows.every(idOf))
      return rowsPicked(
        rows.flatMap((row) => idOf(row) ?? []),
        true,
      )
    const mine = new AbortController()
    control.current = mine
    const stop = () => {
      mine.abort()
      setProgress(undefined)
    }
    setProgress({ done: 0, total: rows.length, stop })
    try {
      await readAll(rows, mine)
    } catch (problem) {
      if (!mine.signal.aborted) notice({ text: messages.failed((problem as Error).message) })
    }
    if (control.current === mine) setProgress(undefined)
  }
  return { idOf, pickRows, progress }
}

/** The selection of rows: one, a range, or all. */
export function usePicking(source: Source, total: number, recordAt: (row: number) => AnyRecord | undefined) {
  const { picked, rowsPicked } = useSelection()
  const { idOf, pickRows, progress } = useRowPicker(source, recordAt)
  const range = useRef<Range>(undefined)

  const pickRow = (row: number) => {
    range.current = { from: row, to: row }
    const id = idOf(row)
    if (id) rowsPicked([id], !picked.has(id))
  }

  /** Ticks the rows from where the last stroke began, or `start`, to this one; a range made shorter lets go of the rest. */
  const pickTo = (row: number, start: number) => {
    const before = range.current ?? { from: start, to: start }
    const next = within({ from: before.from, to: row })
    rowsPicked(
      lost(before, next).flatMap((row) => idOf(row) ?? []),
      false,
    )
    if (next.to !== row) showLimit(total)
    range.current = next
    return pickRows(rowsIn(next))
  }

  const pickAll = () => {
    if (total > MAX_PICKED) showLimit(total)
    const all = within({ from: 0, to: total - 1 })
    range.current = all
    return pickRows(rowsIn(all))
  }
  /** The next stroke begins a range of its own. */
  const pickEnded = () => {
    range.current = undefined
  }
  return { pickRow, pickTo, pickAll, pickEnded, progress }
}

function showLimit(total: number) {
  notice({
    text: messages.limit(MAX_PICKED, total),
  })
}
