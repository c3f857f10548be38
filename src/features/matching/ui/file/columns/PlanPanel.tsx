import { Button, NativeSelect, Progress } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Limit, lastLimits, onLimits } from '#api/limits.ts'
import { price, rateOf } from '#criteria/cost.ts'
import {
  cancelColumns,
  changeMatchSettings,
  selectKind,
  startMatch,
} from '#features/matching/data/job-actions.ts'
import { useLiveMatches } from '#features/matching/data/live.ts'
import { MAX_PER_CALL, MIN_PER_CALL, planOf, TRIAL } from '#features/matching/model/file/columns/plan.ts'
import { answersAreCurrent, MAX_CANDIDATES } from '#features/matching/model/file/columns/request-settings.ts'
import {
  canBeLookedUp,
  lookupFieldsOf,
  multipleMatchItem,
  roleColumnsOf,
} from '#features/matching/model/file/columns/row-request.ts'
import { hasAnswers, type MatchJob } from '#features/matching/model/file/job.ts'
import { useMultiple } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import type { FileProfile } from '#shared/tabular/file-profile.ts'
import { lineWord } from '#shared/tabular/layout.ts'
import { duration } from '#shared/text/duration.ts'
import { count, NONE, some } from '#shared/text/format.ts'
import { Code } from '#ui/Code.tsx'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import classes from './columns.module.css'

const candidateLimits = Array.from({ length: MAX_CANDIDATES }, (_, i) => `${i + 1}`)

interface Props {
  job: MatchJob
  understood: FileProfile
  onLeave: (step?: 'Review') => void
}

/** The settings of the match, the request of the first row, and the plan: rows, calls, time and cost. */
export function PlanPanel({ job, understood, onLeave }: Props) {
  const { id, kind, limit, confidence, tally } = job
  const { rates } = useSettings()
  const limits = useSyncExternalStore(onLimits, lastLimits)
  const perMinute = limits?.find(({ name }) => name === 'throttle')?.of
  const quota = limits?.find(({ name }) => name === 'quota')
  const perCall = useMultiple() ? MAX_PER_CALL : MIN_PER_CALL
  const rate = rateOf(kind, { ResourceType: 'Basic' }, rates)
  const asks = tally?.asks ?? 0
  // Rows that were looked up with these settings are not looked up again.
  const rest = answersAreCurrent(job) ? asks - Math.min(asks, job.answered) : asks
  const plan = planOf({ asks: rest, perCall, limit, rate, perMinute, speed: undefined })
  const start = (most?: number) => {
    onLeave()
    void startMatch(id, { rate, perCall, most })
  }
  const { pending, begin } = useStart(job, rest, start)
  const isKnown = tally !== undefined || job.fault !== undefined
  useHotkeys([['mod+Enter', () => (rest > 0 || !isKnown) && begin()]], [])
  return (
    <>
      <section className={`${kit.column} ${classes.part}`}>
        <h2 className={kit.heading}>Match against</h2>
        <Segments
          fullWidth
          size="xs"
          aria-label="Match against"
          value={kind}
          data={[
            { value: 'companies', label: 'Companies' },
            { value: 'people', label: 'People' },
          ]}
          onChange={(value) => void selectKind(id, value)}
        />
        <div className={`${kit.line} ${kit.spread} ${kit.gap12} ${classes.term}`}>
          <label htmlFor="candidates">Candidates per row</label>
          <NativeSelect
            id="candidates"
            size="xs"
            value={limit}
            data={candidateLimits}
            onChange={(event) => void changeMatchSettings(id, { limit: Number(event.currentTarget.value) })}
          />
        </div>
        <div className={`${kit.line} ${kit.spread} ${kit.gap12} ${classes.term}`}>
          <label htmlFor="lowest">Minimum score</label>
          <NativeSelect
            id="lowest"
            size="xs"
            value={confidence}
            data={['70', '75', '80', '85', '90', '95']}
            onChange={(event) =>
              void changeMatchSettings(id, { confidence: Number(event.currentTarget.value) })
            }
          />
        </div>
      </section>
      <FirstRow job={job} understood={understood} />
      <section className={`${kit.column} ${classes.part}`} aria-label="Plan">
        <h2 className={kit.heading}>Plan</h2>
        {hasAnswers(job) && <Answered job={job} onLeave={onLeave} />}
        {!tally && !job.fault && <Counting id={id} />}
        {!tally && job.fault && (
          <p className={`${kit.waits} ${kit.notice}`}>Rows were not counted: the file cannot be read.</p>
        )}
        <dl className={`${kit.facts} ${classes.plan}`} aria-live="polite" aria-busy={!isKnown}>
          <Figure name="Rows to match" value={tally && `${count(rest)} of ${count(tally.rows)}`} />
          <Figure name={`Calls, ${perCall} rows each`} value={tally && count(plan.calls)} />
          <Figure
            name={perMinute ? `Time at ${count(perMinute)} calls a minute` : 'Time, about'}
            value={tally && duration(plan.seconds)}
          />
          <Figure name="Records billed, at most" value={tally && count(plan.records)} />
          <Figure name="Cost, at most" value={tally && price(plan.cost)} />
        </dl>
        {tally && <RowNotes job={job} tally={tally} word={lineWord(understood.layout)} />}
        {quota && quota.left < plan.calls && <Scarce quota={quota} rows={quota.left * perCall} />}
      </section>
      <div className={`${kit.actions} ${kit.foot} ${classes.foot}`}>
        {pending && (
          <p className={classes.wish} role="status">
            Starts when the rows are counted.
          </p>
        )}
        <Button variant="default" size="sm" disabled={rest <= TRIAL} onClick={() => begin(TRIAL)}>
          Try {TRIAL} rows first
        </Button>
        <Button size="sm" disabled={isKnown && rest === 0} onClick={() => begin()}>
          {tally ? `Match ${rest < asks ? 'the other ' : ''}${some(rest, 'row')}` : 'Match rows'}
        </Button>
      </div>
    </>
  )
}

/**
 * Starts the match, or, while the rows are counted, as soon as they are: a press is never lost. A change of columns or settings in
 * between cancels it.
 */
function useStart(job: MatchJob, rest: number, start: (most?: number) => void) {
  const [pending, setPending] = useState<{ settings: string; most: number | undefined }>()
  const { kind, mapping, limit, confidence, tally, fault } = job
  const settings = JSON.stringify([kind, mapping, limit, confidence])
  const valid = pending?.settings === settings && fault === undefined ? pending : undefined
  const isCounted = tally !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rows are counted
  useEffect(() => {
    if (!isCounted) return
    setPending(undefined)
    if (valid && rest > 0) start(valid.most)
  }, [isCounted])
  const begin = (most?: number) => (isCounted ? start(most) : setPending({ settings: settings, most }))
  return { pending: valid, begin }
}

/** Progress of the count of rows; small files are counted before there is anything to show. */
function Counting({ id }: { id: string }) {
  const share = useLiveMatches(({ jobs }) => jobs[id]?.share)
  if (share === undefined) return null
  const percent = Math.floor(100 * share)
  return (
    <div className={`${kit.second} ${classes.counting}`}>
      <span>Counting the rows</span>
      <span>{percent}%</span>
      <Progress value={percent} size={4} aria-label="Counting the rows" />
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? NONE}</dd>
    </div>
  )
}

/** The rows that were looked up already, and the way back to them. */
function Answered({ job, onLeave }: Pick<Props, 'job' | 'onLeave'>) {
  const rows = some(job.answered, 'row')
  const isSame = answersAreCurrent(job)
  return (
    <div
      className={`${kit.column} ${kit.inset} ${classes.answered}`}
      data-anew={!isSame || undefined}
      role="status"
    >
      <p>
        {isSame
          ? `${rows} already looked up, not billed again.`
          : `${rows} looked up with other settings. Matching now looks up and bills ${job.answered === 1 ? 'it' : 'them'} again. Your decisions are kept.`}
      </p>
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          onLeave('Review')
          void cancelColumns(job.id)
        }}
      >
        {isSame ? 'Back to the review' : 'Restore the earlier settings'}
      </Button>
    </div>
  )
}

/** A note that the key has fewer calls left than the plan needs. */
function Scarce({ quota: { left, renewed }, rows }: { quota: Limit; rows: number }) {
  return (
    <p className={`${kit.waits} ${kit.notice}`}>
      The key has {some(left, 'call')} left, enough for {some(rows, 'row')}. The match then stops, keeps its
      results, and continues {renewed === undefined ? 'when the key has calls again' : 'when they renew'}.
    </p>
  )
}

interface RowNotesProps {
  job: MatchJob
  tally: NonNullable<MatchJob['tally']>
  /** What the number of a row is called. */
  word: string
}

/** Rows that are not looked up, and why. */
function RowNotes({ job, tally, word }: RowNotesProps) {
  const { same, aside, asideRows, placeless, rows } = tally
  const subject = job.kind === 'companies' ? 'company name' : 'name'
  if (rows > 0 && tally.asks === 0)
    return (
      <p className={`${kit.waits} ${kit.notice}`} role="alert">
        No row can be looked up. Map a column to {subject}, street or phone.
      </p>
    )
  return (
    <ul className={`${kit.second} ${classes.notes}`}>
      {same > 0 && <li>{some(same, 'duplicate row')}: looked up once, completed together.</li>}
      {aside > 0 && (
        <li>
          {some(aside, 'row')} without name, street or phone: not looked up, exported unchanged ({word}{' '}
          {asideRows.slice(0, 5).map(count).join(', ')}
          {aside > 5 && ', …'}).
        </li>
      )}
      {placeless > 0 && (
        <li>{some(placeless, 'row')} without city and ZIP code: matched on the other fields.</li>
      )}
    </ul>
  )
}

/** The request of the first row. */
function FirstRow({ job, understood }: Pick<Props, 'job' | 'understood'>) {
  const uses = roleColumnsOf(job.mapping)
  const [row, asked] = understood.sample
    .map((cells, i) => [understood.sampleLines[i] ?? 1, lookupFieldsOf(cells, uses)] as const)
    .find(([, it]) => canBeLookedUp(it)) ?? [1, {}]
  const title = `Request for ${lineWord(understood.layout)} ${row}`
  return (
    <section className={`${kit.column} ${classes.part}`}>
      <div className={`${kit.headline} ${kit.gap8}`}>
        <h2 className={kit.heading}>{title}</h2>
        <code className={kit.meta}>v3/multiplematch</code>
      </div>
      <Code label={title} text={JSON.stringify(multipleMatchItem(row, asked, job), null, 2)} />
      <p className={kit.second}>Nothing else in your file is sent.</p>
    </section>
  )
}
