import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { z } from 'zod'

/** The way of a file. */
export const steps = ['Upload', 'Columns', 'Match', 'Review', 'Download'] as const
export type Step = (typeof steps)[number]

const FileSearch = z.object({ step: z.enum(steps).optional().catch(undefined) })

/** Checks what the address of a file's page says beside the search. */
export const readFileSearch = (params: object) => FileSearch.parse(params)

const route = getRouteApi('/match/file/$id')

/** The step that the person looks at, where the address says one, and the way to another or to the one that the file is at. */
export function useStep(): [step: Step | undefined, go: (step?: Step) => void] {
  const step = route.useSearch({ select: (search) => search.step })
  const navigate = useNavigate()
  const go = useCallback(
    (next?: Step) => void navigate({ to: '.', search: (old) => ({ ...old, step: next }) }),
    [navigate],
  )
  return [step, go]
}
