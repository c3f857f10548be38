import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { searchFrom } from '#criteria/url.ts'
import { searchAlone } from '#session/search.ts'

/** What a sentence left open: words that were not understood, and how others were read. */
export interface SentenceNotes {
  unread: readonly string[]
  notes: readonly string[]
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the sentence behind this step left open. */
    sentenceNotes?: SentenceNotes
  }
}

/** Asks another search, on the search page: one step of back and forward, with what the words behind it left open. */
export function useOpenSearch(): (kind: Kind, criteria: Criteria, notes?: SentenceNotes) => void {
  const navigate = useNavigate()
  return useCallback(
    (kind, criteria, notes) => {
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
          ...searchFrom(criteria),
        }),
        state: notes && notes.unread.length + notes.notes.length > 0 ? { sentenceNotes: notes } : {},
      })
    },
    [navigate],
  )
}

const nothing: SentenceNotes = { unread: [], notes: [] }

/** What the last sentence left open; nothing once something else is changed. */
export const useSentenceNotes = (): SentenceNotes =>
  useRouterState({ select: ({ location }) => location.state.sentenceNotes ?? nothing })
