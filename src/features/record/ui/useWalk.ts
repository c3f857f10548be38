import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { countQuery, PAGE_SIZE, pageQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { useCriteria, useView } from '#session/search.ts'
import { useSort } from '#session/sort.ts'

/** The position of a record in the search result, and the ids before and after it. */
export interface Walk {
  row: number
  total: number
  previous: string | undefined
  next: string | undefined
  go: (by: -1 | 1) => void
}

const core = { ResourceType: 'Core' } as const

/**
 * Steps through the result of the link; undefined for a record that is not at the row of the link. `show` shows the record of another
 * row; it remains the same function.
 */
export function useWalk(kind: Kind, id: string, show: (id: string, row: number) => void): Walk | undefined {
  const criteria = useCriteria()
  const { kind: searched, row } = useView()
  const enabled = row !== undefined && searched === kind
  const at = row ?? 0
  const { data: counted } = useQuery({ ...countQuery(kind, criteria), enabled })
  const total = counted?.MatchCount ?? 0
  const here = useIdAt(kind, at, enabled)
  const previous = useIdAt(kind, at - 1, enabled && at > 0)
  const next = useIdAt(kind, at + 1, enabled && at + 1 < total)
  const go = useCallback(
    (by: -1 | 1) => {
      const other = by < 0 ? previous : next
      if (other) show(other, at + by)
    },
    [show, at, previous, next],
  )
  return enabled && here === id ? { row: at, total, previous, next, go } : undefined
}

/** The id of a row of the result; its Core page is not billed. */
function useIdAt(kind: Kind, row: number, enabled: boolean): string | undefined {
  const criteria = useCriteria()
  const sort = useSort()
  const page = Math.max(0, Math.floor(row / PAGE_SIZE))
  const { data } = useQuery({ ...pageQuery({ kind, criteria, output: core, sort }, page), enabled })
  return enabled ? data?.[row % PAGE_SIZE]?.Id : undefined
}

const steps: Record<string, -1 | 1> = { j: 1, k: -1, ArrowRight: 1, ArrowLeft: -1 }

/** J and K, or the arrows, walk while the focus is nowhere or in the walk itself, so that nothing typed is taken for it. */
export function useWalkKeys(walk: Walk | undefined) {
  const go = walk?.go
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = steps[event.key]
      const { target } = event
      const free =
        target instanceof Element && (target === document.body || target.closest('[data-walk]') !== null)
      if (!by || !free || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      go?.(by)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [go])
}
