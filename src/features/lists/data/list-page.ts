import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { z } from 'zod'

/** What a list's page can show in its middle. */
export const listViews = ['records', 'compare', 'tallies', 'changes', 'about'] as const
export type ListView = (typeof listViews)[number]

const ListSearch = z.object({ show: z.enum(listViews).optional().catch(undefined) })

/** Checks what the address of a list's page says beside the search. */
export const readListSearch = (params: object) => ListSearch.parse(params)

const route = getRouteApi('/lists/$id')

/** The part of the list that is shown; the records until another is chosen. */
export const useListView = (): ListView => route.useSearch({ select: ({ show }) => show }) ?? 'records'

/** Shows another part of the open list, in place. */
export function useListViewChange(): (show: ListView) => void {
  const navigate = useNavigate()
  return useCallback(
    (show) => {
      void navigate({
        to: '.',
        search: (old) => ({ ...old, show: show === 'records' ? undefined : show }),
        replace: true,
      })
    },
    [navigate],
  )
}
