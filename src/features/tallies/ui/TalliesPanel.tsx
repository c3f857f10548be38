import { useState } from 'react'
import { tallyLabel } from '#criteria/tallies.ts'
import { movedPanel, type TallyPanel } from '#criteria/tally-panels.ts'
import { useKind } from '#session/search.ts'
import { panelsOf, useTallyLayout } from '#session/tally-layout.ts'
import { barMessages, panelMessages } from '../messages.ts'
import { panelTitle } from '../model/panel-title.ts'
import { Comparison } from './Comparison.tsx'
import { Summary } from './Summary.tsx'
import { TalliesBar } from './TalliesBar.tsx'
import { TallyCard } from './TallyCard.tsx'

/** The profile of the records: one list of bars per field, each without its own criterion. */
export function TalliesPanel() {
  const kind = useKind()
  const panels = useTallyLayout((state) => panelsOf(state, kind))
  const { panelsChanged } = useTallyLayout.getState()
  const [news, setNews] = useState('')
  const move = ({ field }: TallyPanel, by: number) => {
    const next = movedPanel(panels, field, by)
    panelsChanged(kind, next)
    const at = next.findIndex((panel) => panel.field === field)
    setNews(panelMessages.moved(panelTitle(kind, field), at + 1, next.length))
  }
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
          onMove={(by) => move(panel, by)}
        />
      ))}
      <span role="status" className="visually-hidden">
        {news}
      </span>
    </>
  )
}
