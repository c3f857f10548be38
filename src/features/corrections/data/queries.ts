import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { operatorCall } from '#api/operator-calls.ts'
import {
  CorrectionList,
  type CorrectRecord,
  correctionPaths,
  type UndoCorrection,
} from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'

const QUERY_KEY = 'corrections'

type Wanted = Partial<Record<'name' | 'id' | 'offset', string | number>>

const pathOf = (path: string, kind: Kind, wanted: Wanted) =>
  `${path}?${new URLSearchParams(Object.entries({ kind, ...wanted }).map(([name, value]) => [name, String(value)]))}`

/** What is corrected of a record of the data in use. */
export const recordCorrectionQuery = (kind: Kind, id: string) => correctionsQuery(kind, { id })

/** A page of the corrections of a data set, the latest first. */
export const setCorrectionsQuery = (kind: Kind, name: string, offset = 0) =>
  correctionsQuery(kind, { name, offset })

const correctionsQuery = (kind: Kind, wanted: Wanted) =>
  queryOptions({
    queryKey: [QUERY_KEY, kind, wanted],
    queryFn: ({ signal }) =>
      operatorCall(CorrectionList, pathOf(correctionPaths.corrections, kind, wanted), { signal }),
    staleTime: 0,
  })

/** Where all corrections of a data set are, as a file. */
export const correctionFile = (path: 'csv' | 'notes', kind: Kind, name: string) =>
  pathOf(correctionPaths[path], kind, { name })

export const useCorrect = () =>
  useCorrectionChange((body: CorrectRecord) =>
    operatorCall(CorrectionList, correctionPaths.corrections, { body }),
  )

export const useUndo = () =>
  useCorrectionChange((body: UndoCorrection) => operatorCall(CorrectionList, correctionPaths.undo, { body }))

function useCorrectionChange<B>(send: (body: B) => Promise<CorrectionList>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: send, networkMode: 'always', onSuccess: () => void reload(client) })
}

/** Any answer over the records may be another one now, and the fields that the data has. */
const reload = (client: QueryClient) => client.invalidateQueries()
