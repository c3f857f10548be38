import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Answer } from '../../../../match/file/answer.ts'
import { acceptedAs, acceptedAt, type Decision, type Decisions } from '../../../../match/file/decisions.ts'
import type { MatchJob } from '../../../../match/file/job.ts'
import { knownIn } from '../../../../match/file/known-row.ts'
import { nextOpen } from '../../../../match/file/review.ts'
import { nothingAsked } from '../../../../match/pick/question.ts'
import { requestTypeOf } from '../../../../match/request-type.ts'
import { thresholdsChosen } from '../../../../state/match/actions.ts'
import { answersQuery, bestsQuery } from '../../../../state/match/jobs.ts'
import { useDecisions } from '../../../../state/match/review.ts'
import { ProblemNote } from '../../../../ui/ProblemNote.tsx'
import { OtherNames } from '../../pick/OtherNames.tsx'
import { Compare } from './Compare.tsx'
import { DecideBar } from './DecideBar.tsx'
import { emptyWords, type Filter, filtered, isFixed } from './filters.ts'
import { Queue } from './Queue.tsx'
import classes from './review.module.css'
import { ThresholdPanel } from './ThresholdPanel.tsx'
import { useNamed } from './useNamed.ts'
import { useReviewKeys } from './useReviewKeys.ts'

interface Props {
  job: MatchJob
  onDownload: () => void
}

const noBests: never[] = []
/** Candidates that are looked at, by their rows. */
const noPicks: ReadonlyMap<number, number> = new Map()
const undecided: Decisions = new Map()

/** Each row beside its candidates, and what two scores would decide; nothing is accepted before the person says so. */
export function ReviewStep({ job, onDownload }: Props) {
  const { data: bests = noBests, error, refetch } = useQuery(bestsQuery(job))
  const { decisions, isRead, decide, undo } = useDecisions(job)
  const [thresholds, setThresholds] = useState(job.thresholds)
  const [filter, setFilter] = useState<Filter>('review')
  const [row, setRow] = useState<number>()
  const [picks, setPicks] = useState<ReadonlyMap<number, number>>(noPicks)
  const [said, setSaid] = useState('')
  const page = useRef<HTMLDivElement>(null)
  // In a list of all rows and of those to review, a row that was just decided stays where it is.
  const sorting = isFixed(filter) ? undecided : decisions
  const queue = useMemo(
    () => filtered(bests, filter, thresholds, sorting),
    [bests, filter, thresholds, sorting],
  )
  const found = queue.findIndex((best) => best.row === row)
  const at = found >= 0 ? found : (nextOpen(queue, -1, decisions) ?? 0)
  const best = queue[at]
  const { data: answers } = useQuery({ ...answersQuery(job, best?.page ?? 0), enabled: best !== undefined })
  const named = useNamed(
    job.kind,
    answers?.find((it) => it.row === best?.row),
  )
  const answer = named.whole
  const decision = best && decisions.get(best.row)
  // A row begins with what is picked or accepted of it, or with its best candidate.
  const candidate = (best && picks.get(best.row)) ?? (answer && acceptedAt(answer, decision)) ?? 0
  const pick = (next: number) => best && setPicks(new Map(picks).set(best.row, next))
  const goTo = (index: number) => {
    const next = queue[Math.max(0, Math.min(queue.length - 1, index))]
    if (next) setRow(next.row)
  }
  const decideRow = (decision: Decision, words: string) => {
    if (!best) return
    const change = [best.row, decision] as const
    void decide([change], words)
    setSaid(words)
    const after = new Map(decisions).set(best.row, decision)
    const next = isFixed(filter) ? nextOpen(queue, at, after) : at
    goTo(next ?? at + 1)
  }
  const name = best?.name ?? ''
  const accept = () => {
    const chosen = answer?.found[candidate]
    if (chosen) decideRow(acceptedAs(chosen), `${name}: candidate ${candidate + 1} accepted`)
  }
  const none = () => decideRow({ type: 'none' }, `${name}: none of these`)
  const later = () => decideRow({ type: 'later' }, `${name}: later`)
  const takeBack = () =>
    void undo().then((step) => {
      setSaid(step ? `Taken back: ${step.words}` : 'There is nothing to take back')
      const [first] = step?.back ?? []
      if (step?.back.length === 1 && first) setRow(first[0])
    })
  useReviewKeys(page, {
    a: accept,
    x: none,
    s: later,
    z: takeBack,
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    onNumber: (n) => answer && n <= answer.found.length && pick(n - 1),
  })
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  return (
    <div className={classes.layout} ref={page}>
      <Queue
        queue={queue}
        at={at}
        filter={filter}
        decisions={decisions}
        onFilter={(next) => {
          setFilter(next)
          setRow(undefined)
        }}
        onChoose={goTo}
      />
      <main className={classes.middle}>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {best && answer ? (
          <>
            <Compare job={job} answer={answer} decision={decision} chosen={candidate} onChoose={pick} />
            {named.error && <ProblemNote problem={named.error} retry={() => void named.refetch()} />}
            <OtherNames
              key={answer.row}
              question={{
                ...nothingAsked,
                RequestType: requestTypeOf[job.kind],
                known: knownIn(answer.asked),
              }}
              nobody={nobodyIn(answer)}
              unasked
              shown={named.shown}
              onShow={named.show}
            />
            <DecideBar
              candidate={candidate}
              many={answer.found.length}
              decision={decision}
              onAccept={accept}
              onNone={none}
              onLater={later}
              onUndo={takeBack}
            />
          </>
        ) : (
          isRead && queue.length === 0 && <Nothing filter={filter} />
        )}
      </main>
      <ThresholdPanel
        bests={bests}
        decisions={decisions}
        thresholds={thresholds}
        job={job}
        onThresholds={setThresholds}
        onSettled={(settled) => void thresholdsChosen(job.id, settled)}
        onDecide={(changes, words) => {
          void decide(changes, words)
          setSaid(words)
        }}
        onUndo={takeBack}
        onDownload={onDownload}
      />
    </div>
  )
}

/** What is said of a row without a candidate. */
function nobodyIn({ found, fault }: Answer): string | undefined {
  if (found.length > 0) return undefined
  return fault === undefined
    ? 'Nobody was found for this row at the lowest score that was asked for. Records that agree equally well share the score, so that none of them is sure.'
    : 'No record was looked up for this row.'
}

function Nothing({ filter }: { filter: Filter }) {
  return <p className={classes.nothing}>{emptyWords[filter]}</p>
}
