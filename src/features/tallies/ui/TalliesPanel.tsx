import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { countQuery, gatheredTallyQuery } from '#api/queries.ts'
import { kindNames } from '#criteria/kinds.ts'
import { type TallyField, tallyLabel } from '#criteria/tallies.ts'
import { movedPanel, panelTitle } from '#criteria/tally-panels.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { panelsOf, useTallyLayout } from '#session/tally-layout.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Stat, Stats } from '#ui/Stat.tsx'
import { barMessages, panelMessages } from '../messages.ts'
import { Comparison } from './Comparison.tsx'
import { TalliesBar } from './TalliesBar.tsx'
import { TallyCard } from './TallyCard.tsx'
import classes from './tallies.module.css'

/** The profile of the records: one list of bars per field, each without its own criterion. */
export function TalliesPanel() {
  const kind = useKind()
  const panels = useTallyLayout((state) => panelsOf(state, kind))
  const [news, setNews] = useState('')
  const move = useCallback(
    (field: TallyField, by: number) => {
      const layout = useTallyLayout.getState()
      const next = movedPanel(panelsOf(layout, kind), field, by)
      layout.panelsChanged(kind, next)
      const at = next.findIndex((panel) => panel.field === field)
      setNews(panelMessages.moved(panelTitle(kind, field), at + 1, next.length))
    },
    [kind],
  )
  return (
    <>
      <Summary />
      <TalliesBar
        panels={panels}
        onAdded={(field) => setNews(barMessages.added(tallyLabel(kind, field).toLowerCase()))}
      />
      <Comparison />
      {panels.map((panel, index) => (
        <TallyCard
          key={`${kind} ${panel.field}`}
          panel={panel}
          first={index === 0}
          last={index === panels.length - 1}
          onMove={move}
        />
      ))}
      <span role="status" className="visually-hidden">
        {news}
      </span>
    </>
  )
}

/** The count, how many places it spreads over, and how many were first seen lately. */
function Summary() {
  const kind = useKind()
  const criteria = useCriteria()
  const multiple = useMultiple()
  const total = useQuery(countQuery(kind, criteria))
  const status = useQuery(gatheredTallyQuery(kind, criteria, ['recordstatus'], multiple))
  const states = useQuery(gatheredTallyQuery(kind, criteria, ['stateprovince'], multiple))
  const fresh = status.data?.find((item) => item.RecordStatus === 'New')?.Count ?? 0
  const inStates = states.data?.filter((item) => item.StateProvince !== undefined).length
  const figures = [
    { label: kindNames[kind].Title, number: total.data?.MatchCount, query: total },
    { label: panelMessages.newRecords[kind], number: status.data && fresh, query: status },
    { label: panelMessages.states, number: inStates, query: states },
  ]
  return (
    <Stats className={`${kit.card} ${classes.summary}`}>
      {figures.map(({ label, number, query: { isFetching, isPlaceholderData } }) => (
        <Stat
          key={label}
          label={label}
          value={number === undefined ? NONE : count(number)}
          aria-busy={isFetching}
          data-stale={isPlaceholderData}
        />
      ))}
    </Stats>
  )
}
