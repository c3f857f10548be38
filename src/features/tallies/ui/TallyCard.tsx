import { Skeleton, TextInput, UnstyledButton } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { memo } from 'react'
import { ApiProblem } from '#api/problem.ts'
import type { TallyField } from '#criteria/tallies.ts'
import { defaultFirst, type TallyPanel } from '#criteria/tally-panels.ts'
import { useKind } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { useTallyLayout } from '#session/tally-layout.ts'
import { BarList } from '#ui/BarList.tsx'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { panelMessages as messages } from '../messages.ts'
import { CardHead } from './CardHead.tsx'
import { Path } from './Path.tsx'
import classes from './tallies.module.css'
import { type PanelView, usePanelView } from './usePanelView.ts'

interface Props {
  panel: TallyPanel
  first: boolean
  last: boolean
  onMove: (field: TallyField, by: number) => void
}

/** A panel of one tally. A folded panel is only its title, without a request. When the service has no multiple tallies, only panels in view are requested. */
export const TallyCard = memo(function TallyCard({ panel, ...place }: Props) {
  const { ref, inViewport } = useInViewport<HTMLElement>()
  const multiple = useMultiple()
  const view = usePanelView(panel, !panel.folded && (multiple || inViewport))
  const { title } = view
  return (
    <section
      ref={multiple ? undefined : ref}
      className={`${kit.card} ${classes.card}`}
      aria-label={messages.label(title.toLowerCase())}
      aria-busy={view.isLate}
    >
      <CardHead view={view} {...place} />
      {!panel.folded && (
        <div id={`tally-${panel.field}`}>
          {view.isWithoutOwnFilter && <p className={`${kit.second} ${kit.spaceBelow}`}>{view.counted}</p>}
          <Path path={view.pathLabels} onChange={view.drillUpTo} />
          {view.text !== undefined && <SearchWithin view={view} />}
          <PanelContent view={view} />
        </div>
      )}
    </section>
  )
})

interface PanelProps {
  view: PanelView
}

function SearchWithin({ view: { title, ordered, text, setText } }: PanelProps) {
  return (
    <TextInput
      autoFocus
      mb={6}
      aria-label={messages.searchWithinPanel(title.toLowerCase())}
      placeholder={messages.searchValues(ordered.length)}
      leftSection={<IconSearch size={15} stroke={1.7} />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && setText(undefined)}
    />
  )
}

/** Whether the service refuses this tally field. */
const isRefused = (problem: Error | null) =>
  problem instanceof ApiProblem && problem.errors.some((error) => /fields$/i.test(error.Item))

/** As tall as the bars that come in its place, the others and what shows them, so that nothing below them moves. */
const LoadingBars = memo(function LoadingBars({ many }: { many: number }) {
  const widths = Array.from({ length: many + 1 }, (_, i) => 10 + 78 * 0.8 ** i)
  return (
    <div className={classes.loading}>
      {widths.map((width) => (
        <Skeleton key={width} height={10} width={`${width}%`} />
      ))}
    </div>
  )
})

/** The bars, or why there are none; a comparison that fails leaves the panel's own numbers. */
function PanelContent({ view }: PanelProps) {
  const { query, other, table, title, compared } = view
  if (isRefused(query.error)) return <p className={kit.second}>{messages.notCounted(title.toLowerCase())}</p>
  if (query.error) return <ProblemNote problem={query.error} retry={() => query.refetch()} />
  if (!table) return <LoadingBars many={view.limit === 'all' ? defaultFirst : view.limit} />
  const stale = query.isPlaceholderData || (compared !== undefined && other.isPlaceholderData)
  return (
    <>
      {compared !== undefined && other.error && (
        <ProblemNote problem={other.error} retry={() => other.refetch()} />
      )}
      <div data-stale={stale}>
        <Values view={view} />
      </div>
    </>
  )
}

function Values({ view }: PanelProps) {
  const kind = useKind()
  const { bars, text, ordered, title, pathLabels } = view
  if (bars.length === 0)
    return <p className={kit.second}>{text ? messages.noValue : messages.noRecord(kind)}</p>
  return (
    <>
      <BarList key={pathLabels.join()} bars={bars} label={messages.values(title.toLowerCase())} />
      {text ? (
        <p className={kit.second} role="status">
          {messages.valuesFound(bars.length, ordered.length)}
        </p>
      ) : (
        <More view={view} />
      )}
    </>
  )
}

/** Shows all values, or the first of them again. */
function More({ view: { panel, rest, limit, ordered } }: PanelProps) {
  const kind = useKind()
  const { panelChanged } = useTallyLayout.getState()
  if (!rest && !(limit === 'all' && ordered.length > defaultFirst)) return null
  return (
    <UnstyledButton
      className={`${kit.link} ${kit.small} ${classes.more}`}
      onClick={() => panelChanged(kind, panel.field, { first: rest ? 'all' : undefined })}
    >
      {rest ? messages.showAll(ordered.length) : messages.showFirst}
    </UnstyledButton>
  )
}
