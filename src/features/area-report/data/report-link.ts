import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { z } from 'zod'

const MAX_TITLE = 120
const ReportLink = z.object({ reportTitle: z.string().max(MAX_TITLE).optional().catch(undefined) })

/** Parses the search parameters of the report's page. */
export const readReportLink = (params: object) => ReportLink.parse(params)

const route = getRouteApi('/report')

/** The title that a person gave the report; undefined for that of the search. */
export const useGivenTitle = (): string | undefined =>
  route.useSearch({ select: ({ reportTitle }) => reportTitle })

/** Gives the report another title; an empty one restores that of the search. */
export function useGiveTitle(): (title: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (title) => {
      const reportTitle = title.trim().slice(0, MAX_TITLE) || undefined
      void navigate({ to: '.', search: (old) => ({ ...old, reportTitle }), replace: true })
    },
    [navigate],
  )
}
