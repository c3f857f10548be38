import { type ReactNode, useRef } from 'react'
import type { Candidate } from '#api/matches.ts'
import type { Known } from '#criteria/known.ts'
import { canLookUp } from '#features/matching/model/lookup/lookup-request.ts'
import type { Question } from '#session/picker.ts'
import kit from '#ui/kit.module.css'
import { type CandidateMarks, CandidatePanel } from './CandidatePanel.tsx'
import { LookupForm } from './LookupForm.tsx'
import classes from './lookup.module.css'
import { Start } from './Start.tsx'
import { candidatesId } from './ToCandidates.tsx'
import type { LookupEvents } from './useLookupInput.ts'
import { useMatches } from './useMatches.ts'

interface Props extends LookupEvents {
  lookup: Question
  /** What can be done with the chosen candidate, the main action last. */
  actions: (candidate: Candidate) => ReactNode
  /** Draws a small map of the candidates. */
  map: (marks: CandidateMarks) => ReactNode
}

/** Looks up one record from partial details: the details at the left, the records that match them beside it. */
export function LookupPanel({ lookup, actions, map, ...events }: Props) {
  const matches = useMatches(lookup)
  const results = useRef<HTMLElement>(null)
  const toCandidates = () => {
    const selected = results.current?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')
    selected?.focus()
    return selected !== null && selected !== undefined
  }
  // What was pressed goes away with the old candidates: the focus remains in their panel.
  const keepFocus = () => results.current?.focus({ preventScroll: true })
  const change = (change: Partial<Question>) => {
    events.onLookUp({ ...lookup, ...change })
    keepFocus()
  }
  const fill = (known: Known) => change({ known: { ...lookup.known, ...known } })
  const showAll = () => {
    matches.showAll()
    keepFocus()
  }
  return (
    <div className={classes.panel}>
      <LookupForm lookup={lookup} matches={matches} toCandidates={toCandidates} {...events} />
      <section
        ref={results}
        id={candidatesId}
        className={`${kit.pane} ${classes.answer}`}
        aria-label="Candidates"
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
          <Start />
        )}
      </section>
    </div>
  )
}
