import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { endTrial } from '#features/matching/data/job-actions.ts'
import { decisionMessages, thresholdMessages as messages } from '#features/matching/messages/review.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { TopCandidate } from '#features/matching/model/file/review/answer.ts'
import {
  acceptRows,
  type DecisionChange,
  type Decisions,
  rejectRows,
} from '#features/matching/model/file/review/decisions.ts'
import {
  histogramOf,
  type progressOf,
  type RowFilter,
} from '#features/matching/model/file/review/review-queue.ts'
import {
  type Acceptance,
  type GroupCounts,
  measureText,
  rowGroups,
  scales,
} from '#features/matching/model/file/review/thresholds.ts'
import { count, percent } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import groups from '#ui/Thresholds.module.css'
import { Thresholds } from '#ui/Thresholds.tsx'
import file from '../file.module.css'
import { RuleCounts } from './Distribution.tsx'
import classes from './thresholds.module.css'

interface Props extends SliderProps, BulkProps {
  shares: GroupCounts
  progress: Progress
  job: MatchJob
  onFilter: (filter: RowFilter) => void
  onDownload: () => void
}

type Progress = ReturnType<typeof progressOf>

/** The distribution of the best candidates, the rows that the thresholds accept and reject, and the decisions so far. */
export function ThresholdPanel({ job, shares, progress, onFilter, onDownload, ...props }: Props) {
  const { topCandidates, acceptance } = props
  const open = progress.open + progress.later
  return (
    <aside
      className={`${kit.column} ${kit.side} ${kit.surface} ${groups.groups} ${classes.side}`}
      aria-label={messages.title}
    >
      <section className={`${kit.column} ${kit.gap8} ${kit.padded} ${kit.below} ${file.panePart}`}>
        <SectionTitle note={messages.by(acceptance.measure)}>{messages.title}</SectionTitle>
        <ThresholdSlider {...props} />
        <GroupShares acceptance={acceptance} shares={shares} all={topCandidates.length} onFilter={onFilter} />
        <BulkDecisions {...props} />
        <p className={`${kit.flex} ${kit.centerContent} ${kit.second}`}>{messages.note}</p>
      </section>
      <RuleCounts topCandidates={topCandidates} acceptance={acceptance} />
      <DecisionCounts job={job} progress={progress} rows={topCandidates.length} />
      <div className={`${kit.foot} ${file.paneFoot}`}>
        <Button
          fullWidth
          size="sm"
          variant={open > 0 ? 'default' : 'filled'}
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          onClick={onDownload}
        >
          {messages.download(open)}
        </Button>
      </div>
    </aside>
  )
}

interface SliderProps {
  topCandidates: readonly TopCandidate[]
  acceptance: Acceptance
  onAcceptance: (acceptance: Acceptance) => void
  /** A threshold was released: both are stored with the file. */
  onAcceptanceEnd: (acceptance: Acceptance) => void
}

/** Both thresholds on one slider, below the distribution. */
function ThresholdSlider({ topCandidates, acceptance, onAcceptance, onAcceptanceEnd }: SliderProps) {
  const { measure, accept, reject } = acceptance
  const bars = useMemo(() => histogramOf(topCandidates, measure), [topCandidates, measure])
  const ofThumbs = ([low, high]: [number, number]) => ({ measure, reject: low, accept: high })
  return (
    <Thresholds
      bars={bars}
      min={scales[measure].min}
      thresholds={[reject, accept]}
      textOf={(value) => measureText(measure, value)}
      barText={(value, rows) => messages.bar(measure, value, rows)}
      labels={[messages.reviewFrom(measure), messages.acceptAt(measure)]}
      onChange={(values) => onAcceptance(ofThumbs(values))}
      onChangeEnd={(values) => onAcceptanceEnd(ofThumbs(values))}
    />
  )
}

interface SharesProps {
  acceptance: Acceptance
  shares: GroupCounts
  all: number
  onFilter: (filter: RowFilter) => void
}

/** How many rows are in each group; its name shows them in the list. */
function GroupShares({ acceptance: { measure, accept, reject }, shares, all, onFilter }: SharesProps) {
  const ranges = {
    accept: messages.orMore(measureText(measure, accept)),
    review: messages.from(measureText(measure, reject)),
    ambiguous: messages.equalFit,
    none: messages.under(measureText(measure, reject)),
  }
  return (
    <dl className={classes.shares} aria-live="polite">
      {rowGroups.map((group) => (
        <div key={group} className={`${kit.line} ${kit.spread}`} data-group={group}>
          <dt className={`${kit.narrow} ${kit.truncate}`}>
            <button
              type="button"
              className={`${kit.plain} ${kit.strong} ${kit.underlines}`}
              onClick={() => onFilter(group)}
              title={messages.showRows}
            >
              {messages[group]}
            </button>{' '}
            <span className={kit.second}>{ranges[group]}</span>
          </dt>
          <dd className={`${kit.flex} ${kit.gap6} ${kit.baselineItems} ${kit.noWrap}`}>
            <b className={kit.strong}>{count(shares[group])}</b>{' '}
            <span className={kit.second}>{percent(shares[group], all)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface BulkProps {
  topCandidates: readonly TopCandidate[]
  decisions: Decisions
  acceptance: Acceptance
  onDecide: (changes: readonly DecisionChange[], text: string) => void
}

/** Accepts the rows above the thresholds, and rejects those below. */
function BulkDecisions({ topCandidates, decisions, acceptance, onDecide }: BulkProps) {
  const { measure, accept, reject } = acceptance
  const accepted = useMemo(
    () => acceptRows(topCandidates, decisions, acceptance),
    [topCandidates, decisions, acceptance],
  )
  const rejected = useMemo(
    () => rejectRows(topCandidates, decisions, acceptance),
    [topCandidates, decisions, acceptance],
  )
  const { acceptRows: acceptText, rejectRows: rejectText, rowsAccepted, rowsRejected } = decisionMessages
  const buttons = [
    { key: 'accept', changes: accepted, threshold: accept, textOf: acceptText, doneOf: rowsAccepted },
    { key: 'reject', changes: rejected, threshold: reject, textOf: rejectText, doneOf: rowsRejected },
  ]
  return buttons.map(({ key, changes, threshold, textOf, doneOf }) => {
    const values = [changes.length, measure, threshold] as const
    return (
      <Button
        key={key}
        variant={key === 'accept' && changes.length > 0 ? 'filled' : 'default'}
        fullWidth
        disabled={changes.length === 0}
        onClick={() => onDecide(changes, doneOf(...values))}
      >
        {textOf(...values)}
      </Button>
    )
  })
}

const decisionColors = { accepted: kit.saved, none: kit.danger, later: kit.wait, open: kit.normal }

/** How many rows are accepted, rejected, skipped and open, and after a trial a button that matches the others. */
function DecisionCounts({ job, progress, rows }: { job: MatchJob; progress: Progress; rows: number }) {
  const rowsLeft = job.most === undefined ? 0 : (job.tally?.asks ?? 0) - job.answered
  return (
    <section className={`${kit.column} ${kit.gap8} ${kit.padded} ${kit.below}`}>
      <SectionTitle note={messages.reviewed(progress.reviewed, rows)}>{messages.decisions}</SectionTitle>
      <dl className={`${kit.facts} ${kit.column} ${kit.gap4}`} data-testid="so-far">
        {(['accepted', 'none', 'later', 'open'] as const).map((decision) => (
          <div key={decision} className={`${kit.flex} ${kit.spread}`}>
            <dt>{messages.decided[decision]}</dt>
            <dd className={`${kit.label} ${decisionColors[decision]}`}>{count(progress[decision])}</dd>
          </div>
        ))}
      </dl>
      {progress.byThreshold > 0 && (
        <p className={kit.second}>{messages.decidedByThreshold(progress.byThreshold)}</p>
      )}
      {rowsLeft > 0 && (
        <Button fullWidth onClick={() => void endTrial(job.id)}>
          {messages.matchOthers(rowsLeft)}
        </Button>
      )}
    </section>
  )
}
