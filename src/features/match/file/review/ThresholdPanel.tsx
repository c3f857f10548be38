import { Button, RangeSlider } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { count, percent, some } from '../../../../criteria/format.ts'
import { type Best, ruleName } from '../../../../match/file/answer.ts'
import { acceptOver, type Change, type Decisions, rejectUnder } from '../../../../match/file/decisions.ts'
import type { MatchJob } from '../../../../match/file/job.ts'
import {
  HIGHEST,
  histogramOf,
  LOWEST,
  progressOf,
  rulesOf,
  sharesOf,
  type Thresholds,
} from '../../../../match/file/review.ts'
import { trialEnded } from '../../../../state/match/actions.ts'
import classes from './thresholds.module.css'

interface Props {
  bests: readonly Best[]
  decisions: Decisions
  thresholds: Thresholds
  job: MatchJob
  onThresholds: (thresholds: Thresholds) => void
  /** The thresholds are let go of: they are kept with the file. */
  onSettled: (thresholds: Thresholds) => void
  onDecide: (changes: readonly Change[], words: string) => void
  onUndo: () => void
  onDownload: () => void
}

/** How the scores lie, what two of them would decide, and what was decided so far. */
export function ThresholdPanel(props: Props) {
  const { bests, decisions, thresholds, onThresholds, onSettled, onDecide, onDownload, job } = props
  const { accept, reject } = thresholds
  const shares = useMemo(() => sharesOf(bests, thresholds), [bests, thresholds])
  const rules = useMemo(() => rulesOf(bests), [bests])
  const progress = useMemo(() => progressOf(bests, decisions), [bests, decisions])
  const over = useMemo(() => acceptOver(bests, decisions, accept), [bests, decisions, accept])
  const under = useMemo(() => rejectUnder(bests, decisions, reject), [bests, decisions, reject])
  const most = Math.max(1, rules[0]?.[1] ?? 1)
  return (
    <aside className={classes.side} aria-label="Thresholds">
      <section className={classes.part}>
        <div className={classes.head}>
          <h2 className={classes.title}>Threshold</h2>
          <span className={classes.second}>best score of each row</span>
        </div>
        <Histogram bests={bests} thresholds={thresholds} />
        <RangeSlider
          min={LOWEST}
          max={HIGHEST}
          minRange={0}
          size={5}
          thumbSize={18}
          value={[reject, accept]}
          label={null}
          thumbFromLabel="Review from this score"
          thumbToLabel="Accept from this score"
          onChange={([low, high]) => onThresholds({ reject: low, accept: high })}
          onChangeEnd={([low, high]) => onSettled({ reject: low, accept: high })}
        />
        <div className={classes.scale} aria-hidden>
          <span>{LOWEST}</span>
          <b style={{ left: placeOf(reject) }}>{reject}</b>
          <b style={{ left: placeOf(accept) }}>{accept}</b>
          <span>{HIGHEST}</span>
        </div>
        <dl className={classes.shares} aria-live="polite">
          <Share name="Accept" of={`${accept} and over`} n={shares.accept} all={bests.length} sort="accept" />
          <Share
            name="Review"
            of={accept - 1 > reject ? `${reject} to ${accept - 1}` : `${reject}`}
            n={shares.review}
            all={bests.length}
            sort="review"
          />
          <Share name="Reject" of={`under ${reject}`} n={shares.reject} all={bests.length} sort="reject" />
        </dl>
        <Button
          variant="default"
          fullWidth
          disabled={over.length === 0}
          onClick={() => onDecide(over, `${some(over.length, 'row')} at ${accept} and over accepted`)}
        >
          Accept the {count(over.length)} at {accept} and over
        </Button>
        <Button
          variant="default"
          fullWidth
          disabled={under.length === 0}
          onClick={() =>
            onDecide(under, `${some(under.length, 'row')} under ${reject} left without a record`)
          }
        >
          Reject the {count(under.length)} under {reject}
        </Button>
        <p className={classes.note}>Nothing is accepted before you say so.</p>
      </section>
      {rules.length > 0 && (
        <section className={classes.part}>
          <h2 className={classes.title}>By rule</h2>
          <ul className={classes.rules}>
            {rules.map(([rule, rows]) => (
              <li key={rule}>
                <span>{ruleName(rule)}</span>
                <span className={classes.bar} aria-hidden>
                  <span style={{ width: `${(100 * rows) / most}%` }} />
                </span>
                <span className={classes.number}>{count(rows)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.part}>
        <h2 className={classes.title}>So far</h2>
        <dl className={classes.sofar} data-testid="so-far">
          <div data-sort="accepted">
            <dt>Accepted by you</dt>
            <dd>{count(progress.accepted)}</dd>
          </div>
          <div data-sort="none">
            <dt>Without a record</dt>
            <dd>{count(progress.none)}</dd>
          </div>
          <div data-sort="later">
            <dt>Later</dt>
            <dd>{count(progress.later)}</dd>
          </div>
          <div>
            <dt>Not decided</dt>
            <dd>{count(progress.open)}</dd>
          </div>
        </dl>
        {job.most !== undefined && job.tally && job.tally.asks > job.answered && (
          <Button fullWidth onClick={() => void trialEnded(job.id)}>
            Match the other {count(job.tally.asks - job.answered)} rows
          </Button>
        )}
      </section>
      <div className={classes.foot}>
        <Button
          fullWidth
          size="sm"
          variant={progress.open + progress.later > 0 ? 'default' : 'filled'}
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          onClick={onDownload}
        >
          {progress.open + progress.later > 0
            ? `Download, ${some(progress.open + progress.later, 'row')} still open`
            : 'Download'}
        </Button>
      </div>
    </aside>
  )
}

const placeOf = (score: number) => `${(100 * (score - LOWEST)) / (HIGHEST - LOWEST)}%`

function Share({
  name,
  of,
  n,
  all,
  sort,
}: {
  name: string
  of: string
  n: number
  all: number
  sort: string
}) {
  return (
    <div data-sort={sort}>
      <dt>
        <b>{name}</b> <span>{of}</span>
      </dt>
      <dd>
        <b>{count(n)}</b> <span>{percent(n, all)}</span>
      </dd>
    </div>
  )
}

/** How many rows have each score; the numbers stand below it in words. */
function Histogram({ bests, thresholds: { accept, reject } }: Pick<Props, 'bests' | 'thresholds'>) {
  const bars = useMemo(() => histogramOf(bests), [bests])
  const most = Math.max(1, ...bars)
  return (
    <div className={classes.histogram} aria-hidden>
      {bars.map((rows, i) => {
        const score = LOWEST + i
        const sort = score >= accept ? 'accept' : score >= reject ? 'review' : 'reject'
        return (
          <span
            key={score}
            data-sort={sort}
            title={`${score}: ${some(rows, 'row')}`}
            style={{ height: rows === 0 ? 0 : `${Math.max(3, 100 * Math.sqrt(rows / most))}%` }}
          />
        )
      })}
    </div>
  )
}
