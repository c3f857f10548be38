import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { z } from 'zod'

/** The steps of a file, in their order. */
export const steps = ['Upload', 'Columns', 'Match', 'Review', 'Download'] as const
export type Step = (typeof steps)[number]

const FileSearch = z.object({ step: z.enum(steps).optional().catch(undefined) })

/** Parses the parameters of a file's page. */
export const readFileSearch = (params: object) => FileSearch.parse(params)

const route = getRouteApi('/match/file/$id')

/** The step in the link, if any, and a function that opens another one, or the current step of the file. */
export function useStep(): [step: Step | undefined, go: (step?: Step) => void] {
  const step = route.useSearch({ select: (search) => search.step })
  const navigate = useNavigate()
  const go = useCallback(
    (next?: Step) => void navigate({ to: '.', search: (old) => ({ ...old, step: next }) }),
    [navigate],
  )
  return [step, go]
}
