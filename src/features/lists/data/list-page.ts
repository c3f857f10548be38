import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { z } from 'zod'

/** The tabs of a list. */
export const listViews = ['records', 'compare', 'tallies', 'map', 'changes', 'about'] as const
export type ListView = (typeof listViews)[number]

const ListSearch = z.object({ show: z.enum(listViews).optional().catch(undefined) })

/** Parses the search parameters of a list's page. */
export const readListSearch = (params: object) => ListSearch.parse(params)

const route = getRouteApi('/lists/$id')

/** The open tab of the list, by default its records. */
export const useListView = (): ListView => route.useSearch({ select: ({ show }) => show }) ?? 'records'

/** Opens another tab of the list. */
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
