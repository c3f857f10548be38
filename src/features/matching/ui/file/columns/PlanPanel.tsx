import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { lastLimits, onLimits } from '#api/limits.ts'
import { rateOf } from '#criteria/cost.ts'
import { cancelColumns, startMatch } from '#features/matching/data/job-actions.ts'
import { useLiveMatches } from '#features/matching/data/match-worker.ts'
import { planMessages as messages } from '#features/matching/messages/columns.ts'
import { MAX_PER_CALL, MIN_PER_CALL, planOf, TRIAL } from '#features/matching/model/file/columns/plan.ts'
import { answersAreCurrent } from '#features/matching/model/file/columns/request-settings.ts'
import { hasAnswers, type MatchJob } from '#features/matching/model/file/job.ts'
import { useMultiple } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import type { FileProfile } from '#shared/tabular/file-profile.ts'
import { lineWord } from '#shared/tabular/layout.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Progress } from '#ui/Progress.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import file from '../file.module.css'
import { FirstRequest, MatchSettings } from './MatchSettings.tsx'

interface Props {
  job: MatchJob
  profile: FileProfile
  onLeave: (step?: 'Review') => void
}

/** The limits of the key, as far as the last response reported them. */
function useLimits() {
  const limits = useSyncExternalStore(onLimits, lastLimits)
  return {
    perMinute: limits?.find(({ name }) => name === 'throttle')?.of,
    quota: limits?.find(({ name }) => name === 'quota'),
  }
}

/** The settings of the match, the request of the first row, and the plan: rows, calls, time and cost. */
export function PlanPanel({ job, profile, onLeave }: Props) {
  const { id, kind, limit, tally, fault: error } = job
  const { rates } = useSettings()
  const { perMinute, quota } = useLimits()
  const perCall = useMultiple() ? MAX_PER_CALL : MIN_PER_CALL
  const rate = rateOf(kind, { ResourceType: 'Basic' }, rates)
  const all = tally?.asks ?? 0
  // Rows that were looked up with these settings are not looked up again.
  const rows = answersAreCurrent(job) ? all - Math.min(all, job.answered) : all
  const plan = planOf({ rows, perCall, limit, rate, perMinute, speed: undefined })
  const start = (maxRows?: number) => {
    onLeave()
    void startMatch(id, { rate, perCall, maxRows })
  }
  const { isPending, request } = useStart(job, rows, start)
  const isKnown = tally !== undefined || error !== undefined
  useHotkeys([['mod+Enter', () => (rows > 0 || !isKnown) && request()]], [])
  return (
    <>
      <MatchSettings job={job} />
      <FirstRequest job={job} profile={profile} />
      <section className={`${kit.column} ${kit.gap8} ${kit.padded} ${kit.below}`} aria-label={messages.plan}>
        <SectionTitle>{messages.plan}</SectionTitle>
        {hasAnswers(job) && <Answered job={job} onLeave={onLeave} />}
        {!tally && !error && <Counting id={id} />}
        {!tally && error && <Note tone="wait">{messages.notCounted}</Note>}
        <dl
          className={`${kit.facts} ${kit.column} ${kit.gap6} ${isKnown ? '' : kit.muted}`}
          aria-live="polite"
          aria-busy={!isKnown}
        >
          <Figure name={messages.rows} value={tally && messages.rowsValue(rows, tally.rows)} />
          <Figure name={messages.calls(perCall)} value={tally && count(plan.calls)} />
          <Figure name={messages.time(perMinute)} value={tally && messages.timeValue(plan.seconds)} />
          <Figure name={messages.records} value={tally && count(plan.records)} />
          <Figure name={messages.cost} value={tally && messages.costValue(plan.cost)} />
        </dl>
        {tally && <RowNotes job={job} tally={tally} word={lineWord(profile.layout)} />}
        {quota && quota.left < plan.calls && (
          <Note tone="wait">
            {messages.fewCallsLeft(quota.left, quota.left * perCall, quota.renewed !== undefined)}
          </Note>
        )}
      </section>
      <div className={`${kit.actions} ${kit.foot} ${file.paneFoot}`}>
        {isPending && (
          <p className={`${kit.wide} ${kit.second}`} role="status">
            {messages.startsWhenCounted}
          </p>
        )}
        <Button variant="default" size="sm" disabled={rows <= TRIAL} onClick={() => request(TRIAL)}>
          {messages.tryFirst(TRIAL)}
        </Button>
        <Button size="sm" disabled={isKnown && rows === 0} onClick={() => request()}>
          {messages.match(tally && rows, rows < all)}
        </Button>
      </div>
    </>
  )
}

/**
 * Starts the match now, or, while the rows are being counted, as soon as they are. A change of columns or settings in between cancels
 * the request.
 */
function useStart(job: MatchJob, rows: number, start: (maxRows?: number) => void) {
  const [pending, setPending] = useState<{ settings: string; maxRows: number | undefined }>()
  const { kind, mapping, limit, confidence, tally, fault: error } = job
  const settings = JSON.stringify([kind, mapping, limit, confidence])
  const valid = pending?.settings === settings && error === undefined ? pending : undefined
  const isCounted = tally !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rows are counted
  useEffect(() => {
    if (!isCounted) return
    setPending(undefined)
    if (valid && rows > 0) start(valid.maxRows)
  }, [isCounted])
  const request = (maxRows?: number) => (isCounted ? start(maxRows) : setPending({ settings, maxRows }))
  return { isPending: valid !== undefined, request }
}

/** Progress of the count of rows; small files are counted before there is any progress to show. */
function Counting({ id }: { id: string }) {
  const share = useLiveMatches(({ jobs }) => jobs[id]?.share)
  if (share === undefined) return null
  return <Progress label={messages.counting} done={share} of={1} percent className={kit.small} />
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className={`${kit.flex} ${kit.gap12} ${kit.spread}`}>
      <dt>{name}</dt>
      <dd className={`${kit.label} ${kit.number}`}>{value ?? NONE}</dd>
    </div>
  )
}

/** The rows that were looked up already, and a button back to them. */
function Answered({ job, onLeave }: Pick<Props, 'job' | 'onLeave'>) {
  const isCurrent = answersAreCurrent(job)
  return (
    <Note tone={isCurrent ? 'info' : 'wait'} role="status">
      <p>{isCurrent ? messages.answered(job.answered) : messages.answeredOtherwise(job.answered)}</p>
      <Button
        variant="default"
        size="xs"
        mt={8}
        onClick={() => {
          onLeave('Review')
          void cancelColumns(job.id)
        }}
      >
        {isCurrent ? messages.backToReview : messages.restoreSettings}
      </Button>
    </Note>
  )
}

interface RowNotesProps {
  job: MatchJob
  tally: NonNullable<MatchJob['tally']>
  /** "line" or "row", for the numbers of rows. */
  word: string
}

/** Rows that are not looked up, and why. */
function RowNotes({ job, tally, word }: RowNotesProps) {
  const { same, aside: skipped, asideRows: skippedLines, placeless, rows } = tally
  if (rows > 0 && tally.asks === 0)
    return (
      <Note tone="wait" role="alert">
        {messages.nothingToLookUp(job.kind === 'companies' ? messages.companyName : messages.name)}
      </Note>
    )
  return (
    <Stack as="ul" gap={4} className={kit.second}>
      {same > 0 && <li>{messages.duplicates(same)}</li>}
      {skipped > 0 && <li>{messages.skipped(skipped, word, skippedLines)}</li>}
      {placeless > 0 && <li>{messages.withoutPlace(placeless)}</li>}
    </Stack>
  )
}
