import { Button, RangeSlider } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { count, percent, some } from '../../../../criteria/format.ts'
import type { Best } from '../../../../match/file/answer.ts'
import { acceptOver, type Change, type Decisions, rejectUnder } from '../../../../match/file/decisions.ts'
import type { MatchJob } from '../../../../match/file/job.ts'
import { HIGHEST, LOWEST, progressOf, sharesOf, type Thresholds } from '../../../../match/file/review.ts'
import { trialEnded } from '../../../../state/match/actions.ts'
import { Histogram, placeOf } from './Histogram.tsx'
import { Rules } from './Rules.tsx'
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
  const progress = useMemo(() => progressOf(bests, decisions), [bests, decisions])
  const over = useMemo(() => acceptOver(bests, decisions, accept), [bests, decisions, accept])
  const under = useMemo(() => rejectUnder(bests, decisions, reject), [bests, decisions, reject])
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
          classNames={{ root: classes.slider, thumb: classes.thumb }}
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
      <Rules bests={bests} thresholds={thresholds} />
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
