import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { type AreaNames, namesInUse } from '#criteria/areas/area-names.ts'
import { searchFrom } from '#criteria/url.ts'
import { searchAlone } from '#session/search.ts'

/** Notes on a sentence: words that were ignored, and how others were interpreted. */
export interface SentenceNotes {
  unread: readonly string[]
  notes: readonly string[]
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Notes on the sentence of this step. */
    sentenceNotes?: SentenceNotes
  }
}

/** Opens a search on the search page, as one step of the browser history, with the notes on its sentence and the names of its areas. */
export function useOpenSearch(): (
  kind: Kind,
  criteria: Criteria,
  notes?: SentenceNotes,
  names?: AreaNames,
) => void {
  const navigate = useNavigate()
  return useCallback(
    (kind, criteria, notes, names) => {
      navigate({
        to: '/',
        search: (old) => ({
          ...searchAlone(old),
          kind,
          row: undefined,
          record: undefined,
          unread: undefined,
          ...(old.kind === kind
            ? {}
            : { muted: undefined, rows: undefined, columns: undefined, format: undefined }),
          ...(names && { names: namesInUse({ ...old.names, ...names }, criteria, old.muted ?? {}) }),
          ...searchFrom(criteria),
        }),
        state: notes && notes.unread.length + notes.notes.length > 0 ? { sentenceNotes: notes } : {},
      })
    },
    [navigate],
  )
}

const nothing: SentenceNotes = { unread: [], notes: [] }

/** Notes on the last sentence; empty once the search is changed. */
export const useSentenceNotes = (): SentenceNotes =>
  useRouterState({ select: ({ location }) => location.state.sentenceNotes ?? nothing })
