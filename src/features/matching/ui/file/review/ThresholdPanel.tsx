import { Button, RangeSlider } from '@mantine/core'
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
import type { progressOf, RowFilter } from '#features/matching/model/file/review/review-queue.ts'
import type { GroupCounts, RowGroup } from '#features/matching/model/file/review/row-groups.ts'
import { type Acceptance, measureText, scales } from '#features/matching/model/file/review/thresholds.ts'
import { count, percent } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Histogram, positionOf } from './Histogram.tsx'
import { RuleCounts } from './RuleCounts.tsx'
import classes from './thresholds.module.css'

interface Props {
  topCandidates: readonly TopCandidate[]
  decisions: Decisions
  acceptance: Acceptance
  shares: GroupCounts
  progress: ReturnType<typeof progressOf>
  job: MatchJob
  onAcceptance: (acceptance: Acceptance) => void
  /** A threshold was released: both are stored with the file. */
  onAcceptanceEnd: (acceptance: Acceptance) => void
  onDecide: (changes: readonly DecisionChange[], text: string) => void
  onFilter: (filter: RowFilter) => void
  onDownload: () => void
}

/** The distribution of the best candidates, the rows that the thresholds accept and reject, and the decisions so far. */
export function ThresholdPanel(props: Props) {
  const { topCandidates, decisions, acceptance, shares, progress, job, onAcceptance, onAcceptanceEnd } = props
  const { onDecide, onFilter, onDownload } = props
  const { measure, accept, reject } = acceptance
  const { min, max } = scales[measure]
  const accepted = useMemo(
    () => acceptRows(topCandidates, decisions, acceptance),
    [topCandidates, decisions, acceptance],
  )
  const rejected = useMemo(
    () => rejectRows(topCandidates, decisions, acceptance),
    [topCandidates, decisions, acceptance],
  )
  const ofThumbs = ([low, high]: [number, number]) => ({ measure, reject: low, accept: high })
  const open = progress.open + progress.later
  const share = { all: topCandidates.length, onFilter }
  /** Whether the label of a threshold would cover that of an end of the scale. */
  const isNear = (threshold: number, end: number) => Math.abs(threshold - end) < 0.15 * (max - min)
  return (
    <aside className={`${kit.column} ${kit.side} ${classes.side}`} aria-label={messages.title}>
      <section className={`${kit.column} ${classes.part}`}>
        <div className={`${kit.headline} ${kit.gap8}`}>
          <h2 className={kit.heading}>{messages.title}</h2>
          <span className={`${kit.second} ${classes.second}`}>{messages.by(measure)}</span>
        </div>
        <Histogram topCandidates={topCandidates} acceptance={acceptance} />
        <RangeSlider
          min={min}
          max={max}
          minRange={0}
          size={5}
          thumbSize={18}
          value={[reject, accept]}
          label={null}
          data-measure={measure}
          classNames={{ root: classes.slider, thumb: classes.thumb }}
          thumbFromLabel={messages.reviewFrom(measure)}
          thumbToLabel={messages.acceptAt(measure)}
          onChange={(values) => onAcceptance(ofThumbs(values))}
          onChangeEnd={(values) => onAcceptanceEnd(ofThumbs(values))}
        />
        <div className={`${kit.second} ${classes.scale}`} aria-hidden>
          <span data-covered={isNear(reject, min) || undefined}>{measureText(measure, min)}</span>
          <b style={{ left: positionOf(measure, reject) }}>{measureText(measure, reject)}</b>
          <b style={{ left: positionOf(measure, accept) }}>{measureText(measure, accept)}</b>
          <span data-covered={isNear(accept, max) || undefined}>{measureText(measure, max)}</span>
        </div>
        <dl className={classes.shares} aria-live="polite">
          <Share
            {...share}
            name={messages.accept}
            of={messages.orMore(measureText(measure, accept))}
            n={shares.accept}
            group="accept"
          />
          <Share
            {...share}
            name={messages.review}
            of={messages.from(measureText(measure, reject))}
            n={shares.review}
            group="review"
          />
          <Share
            {...share}
            name={messages.ambiguous}
            of={messages.equalFit}
            n={shares.ambiguous}
            group="ambiguous"
          />
          <Share
            {...share}
            name={messages.none}
            of={messages.under(measureText(measure, reject))}
            n={shares.none}
            group="none"
          />
        </dl>
        <Button
          variant="default"
          fullWidth
          disabled={accepted.length === 0}
          onClick={() => onDecide(accepted, decisionMessages.rowsAccepted(accepted.length, measure, accept))}
        >
          {decisionMessages.acceptRows(accepted.length, measure, accept)}
        </Button>
        <Button
          variant="default"
          fullWidth
          disabled={rejected.length === 0}
          onClick={() => onDecide(rejected, decisionMessages.rowsRejected(rejected.length, measure, reject))}
        >
          {decisionMessages.rejectRows(rejected.length, measure, reject)}
        </Button>
        <p className={`${kit.second} ${classes.note}`}>{messages.note}</p>
      </section>
      <RuleCounts topCandidates={topCandidates} acceptance={acceptance} />
      <section className={`${kit.column} ${classes.part}`}>
        <h2 className={kit.heading}>{messages.decisions}</h2>
        <dl className={`${kit.facts} ${classes.sofar}`} data-testid="so-far">
          <div data-decided="accepted">
            <dt>{messages.accepted}</dt>
            <dd>{count(progress.accepted)}</dd>
          </div>
          <div data-decided="none">
            <dt>{messages.rejected}</dt>
            <dd>{count(progress.none)}</dd>
          </div>
          <div data-decided="later">
            <dt>{messages.skipped}</dt>
            <dd>{count(progress.later)}</dd>
          </div>
          <div>
            <dt>{messages.open}</dt>
            <dd>{count(progress.open)}</dd>
          </div>
        </dl>
        {job.most !== undefined && job.tally && job.tally.asks > job.answered && (
          <Button fullWidth onClick={() => void endTrial(job.id)}>
            {messages.matchOthers(job.tally.asks - job.answered)}
          </Button>
        )}
      </section>
      <div className={`${kit.foot} ${classes.foot}`}>
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

interface ShareProps {
  name: string
  of: string
  n: number
  all: number
  group: RowGroup
  onFilter: (filter: RowFilter) => void
}

/** How many rows are in a group; its name shows them in the list. */
function Share({ name, of, n, all, group, onFilter }: ShareProps) {
  return (
    <div data-group={group}>
      <dt>
        <button type="button" onClick={() => onFilter(group)} title={messages.showRows}>
          {name}
        </button>{' '}
        <span>{of}</span>
      </dt>
      <dd>
        <b>{count(n)}</b> <span>{percent(n, all)}</span>
      </dd>
    </div>
  )
}
