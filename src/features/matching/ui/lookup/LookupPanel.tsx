import { Button } from '@mantine/core'
import { IconArrowRight, IconZoomQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { Candidate } from '#api/matches.ts'
import type { Kind } from '#contract/kind.ts'
import type { Known } from '#criteria/known.ts'
import { candidateMessages, candidateMessages as messages } from '#features/matching/messages/lookup.ts'
import { canLookUp } from '#features/matching/model/lookup/lookup-request.ts'
import type { LookupInput } from '#session/picker.ts'
import { searchAlone } from '#session/search.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { type CandidateMarks, CandidatePanel } from './CandidatePanel.tsx'
import { candidatesId, LookupForm } from './LookupForm.tsx'
import classes from './lookup.module.css'
import type { LookupEvents } from './useLookupInput.ts'
import { useMatches } from './useMatches.ts'

interface Props extends LookupEvents {
  lookup: LookupInput
  /** The buttons for the selected candidate, the main action last. */
  actions: (candidate: Candidate) => ReactNode
  /** Draws a small map of the candidates. */
  map: (marks: CandidateMarks) => ReactNode
}

/** Looks up one record from partial details: the form at the left, the matching records beside it. */
export function LookupPanel({ lookup, actions, map, ...events }: Props) {
  const matches = useMatches(lookup)
  const results = useRef<HTMLElement>(null)
  const focusCandidate = () => {
    const selected = results.current?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')
    selected?.focus()
    return selected !== null && selected !== undefined
  }
  // The pressed button is removed with the old candidates: the focus remains in their panel.
  const keepFocus = () => results.current?.focus({ preventScroll: true })
  const change = (change: Partial<LookupInput>) => {
    events.onLookUp({ ...lookup, ...change })
    keepFocus()
  }
  const fill = (known: Known) => change({ known: { ...lookup.known, ...known } })
  const showAll = () => {
    matches.showAll()
    keepFocus()
  }
  return (
    <div className={`${kit.grid} ${kit.high} ${kit.short} ${classes.panel}`}>
      <LookupForm lookup={lookup} matches={matches} focusCandidate={focusCandidate} {...events} />
      <section
        ref={results}
        id={candidatesId}
        className={`${kit.pane} ${classes.results}`}
        aria-label={messages.panel}
        tabIndex={-1}
      >
        {canLookUp(lookup) ? (
          <CandidatePanel
            key={lookup.RequestType}
            lookup={lookup}
            matches={{ ...matches, showAll }}
            actions={actions}
            map={map}
            onFill={fill}
            onChange={change}
          />
        ) : (
          <Empty Icon={IconZoomQuestion} title={messages.startTitle}>
            <p>{messages.startHint}</p>
          </Empty>
        )}
      </section>
    </div>
  )
}

const pages = { companies: '/companies/$id', people: '/people/$id' } as const satisfies Record<Kind, string>

/** A link to the record's own page. */
export function OpenRecord({ candidate: { kind, record }, main }: { candidate: Candidate; main: boolean }) {
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      rightSection={<IconArrowRight size={15} stroke={1.7} aria-hidden />}
      renderRoot={(props) => (
        <Link to={pages[kind]} params={{ id: record.Id }} search={(old) => searchAlone(old)} {...props} />
      )}
    >
      {candidateMessages.open}
    </Button>
  )
}
