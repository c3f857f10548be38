import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { requestTypeOf } from '#criteria/request-type.ts'
import { asKind } from '#criteria/switch-kind.ts'
import { mergeCriteria } from '#language/merge-criteria.ts'
import type { Sentence } from '#language/sentence.ts'
import { markSeen } from '#lists/stored-searches.ts'
import { useControlCommand } from '#session/page-commands.ts'
import { usePicker } from '#session/picker.ts'
import { searchAlone, useCriteria, useKind } from '#session/search.ts'
import type { ResultAction } from '../data/finder-results.ts'
import { type SentenceNotes, useOpenSearch } from '../data/open-search.ts'

/** The words that were ignored, and how others were interpreted. */
const notesOf = ({ parts, unread }: Sentence): SentenceNotes => ({
  unread: unread.map(({ text, why }) =>
    why ? `${text} (${why.charAt(0).toLowerCase()}${why.slice(1)})` : text,
  ),
  notes: parts.flatMap(({ text, note }) => (note ? [`${text}: ${note}`] : [])),
})

/** Carries out a result that changes the search; the caller handles the others. */
export function useResultAction(): (act: ResultAction) => void {
  const kind = useKind()
  const criteria = useCriteria()
  const openSearch = useOpenSearch()
  const navigate = useNavigate()
  const isSearch = useLocation({ select: ({ pathname }) => pathname === '/' })
  return useCallback(
    (act) => {
      if (act.type === 'change') openSearch(kind, act.change(criteria))
      if (act.type === 'search') {
        markSeen(act.search)
        openSearch(act.search.kind, act.search.criteria, undefined, act.search.names)
      }
      if (act.type === 'sentence') {
        const { sentence, startsOver } = act
        const current = startsOver ? {} : asKind(sentence.kind, criteria).criteria
        const next = mergeCriteria(current, sentence.criteria)
        openSearch(sentence.kind, next, notesOf(sentence), sentence.names)
      }
      if (act.type === 'field') {
        useControlCommand.getState().request(act.key)
        navigate({ to: '/', search: searchAlone })
      }
      if (act.type === 'match') {
        const RequestType = requestTypeOf[act.kind]
        const requesttype = act.kind === 'people' ? RequestType : undefined
        if (isSearch)
          usePicker.getState().pickerOpened({ type: 'search' }, { RequestType, known: {}, line: act.line })
        else
          navigate({ to: '/match', search: (old) => ({ ...searchAlone(old), requesttype, line: act.line }) })
      }
      if (act.type === 'record') {
        const to = act.kind === 'people' ? '/people/$id' : '/companies/$id'
        navigate({ to, params: { id: act.id }, search: searchAlone })
      }
    },
    [kind, criteria, openSearch, navigate, isSearch],
  )
}
