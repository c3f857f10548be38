import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { changeThresholds } from '#features/matching/data/job-actions.ts'
import { topCandidatesQuery } from '#features/matching/data/queries.ts'
import { useDecisions } from '#features/matching/data/useDecisions.ts'
import { emptyListMessages, rowMessages } from '#features/matching/messages/review.ts'
import type { Role } from '#features/matching/model/file/columns/roles.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { RowAnswer } from '#features/matching/model/file/review/answer.ts'
import { comparedFields, isDifferent } from '#features/matching/model/file/review/compared-fields.ts'
import type { Decision } from '#features/matching/model/file/review/decisions.ts'
import { filterCounts } from '#features/matching/model/file/review/review-queue.ts'
import { type Acceptance, acceptanceOf } from '#features/matching/model/file/review/thresholds.ts'
import kit from '#ui/kit.module.css'
import { Note } from '#ui/Note.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { useShortcuts } from '#ui/useShortcuts.ts'
import file from '../file.module.css'
import { AmbiguousNote } from './AmbiguousNote.tsx'
import { CandidateTable, RowHead } from './CandidateTable.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { EditLookup } from './EditLookup.tsx'
import { RowQueue } from './RowQueue.tsx'
import classes from './review.module.css'
import { ThresholdPanel } from './ThresholdPanel.tsx'
import { type ReviewList, useReviewList } from './useReviewList.ts'
import { type RowReview, useRowReview } from './useRowReview.ts'

interface Props {
  job: MatchJob
  onDownload: () => void
}

const noCandidates: never[] = []

/** Each row beside its candidates, and thresholds for many rows at once; nothing is accepted until the user accepts it. */
export function ReviewStep({ job, onDownload }: Props) {
  const { data: topCandidates = noCandidates, error, refetch } = useQuery(topCandidatesQuery(job))
  const decided = useDecisions(job)
  const { decisions, isRead } = decided
  const stored = useMemo(() => acceptanceOf(job, topCandidates), [job, topCandidates])
  const [dragged, setDragged] = useState<Acceptance>()
  const acceptance = dragged?.measure === stored.measure ? dragged : stored
  const list = useReviewList(topCandidates, decisions, acceptance)
  const review = useRowReview(job, list, decided)
  const page = useRef<HTMLDivElement>(null)
  useReviewKeys(page, list, review)
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  const { filter, queue, shares, progress } = list
  return (
    <div className={`${kit.rest} ${file.panes} ${classes.layout}`} ref={page}>
      <RowQueue
        queue={queue}
        at={list.at}
        filter={filter}
        counts={filterCounts(shares, progress, topCandidates.length)}
        measure={acceptance.measure}
        decisions={decisions}
        onFilter={list.show}
        onChoose={list.goTo}
      />
      <main className={`${kit.column} ${kit.gap12} ${kit.pane} ${kit.narrow} ${classes.middle}`}>
        <p className="visually-hidden" role="status">
          {review.status}
        </p>
        <CurrentRow job={job} list={list} review={review} />
        {isRead && queue.length === 0 && (
          <NoRows filter={filter} ambiguous={shares.ambiguous} onAmbiguous={() => list.show('ambiguous')} />
        )}
      </main>
      <ThresholdPanel
        topCandidates={topCandidates}
        decisions={decisions}
        acceptance={acceptance}
        shares={shares}
        progress={progress}
        job={job}
        onAcceptance={setDragged}
        onAcceptanceEnd={(next) => void changeThresholds(job.id, next)}
        onDecide={review.decideAll}
        onFilter={list.show}
        onDownload={onDownload}
      />
    </div>
  )
}

const isNotTyped = (element: Element) => !element.matches('input, textarea, select, [role=slider]')

/** Single letters decide about the current row and go to the next one; digits select a candidate, 0 the tenth. */
function useReviewKeys(
  page: Parameters<typeof useShortcuts>[0],
  { at, goTo }: ReviewList,
  review: RowReview,
) {
  const keys: Readonly<Record<string, () => void>> = {
    a: review.accept,
    x: review.none,
    s: review.skip,
    z: review.undo,
    e: review.edit,
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
  }
  useShortcuts(page, isNotTyped, (event) => {
    const action = keys[event.key.toLowerCase()]
    const digit = /^\d$/.test(event.key) ? Number(event.key) || 10 : undefined
    if (action) action()
    else if (digit === undefined) return
    else if (review.answer && digit <= review.answer.found.length) review.pick(digit - 1)
    event.preventDefault()
  })
}

interface CurrentRowProps {
  job: MatchJob
  list: ReviewList
  review: RowReview
}

/** The current row with its candidates, and the buttons that decide about it. */
function CurrentRow({ job, list: { best }, review }: CurrentRowProps) {
  const { answer, decision, candidate, editing } = review
  if (!best || !answer) return null
  const editor = editing && (
    <EditLookup
      key={`${editing.field} ${answer.found[0]?.Id}`}
      job={job}
      answer={answer}
      focus={editing.field}
      onLookUp={review.lookUp}
      onRestore={review.restore}
      onClose={review.endEdit}
    />
  )
  return (
    <>
      <RowHead job={job} answer={answer} decision={decision} />
      <RowDetails
        key={best.row}
        job={job}
        answer={answer}
        tied={best.tied ?? 0}
        decision={decision}
        selected={candidate}
        onChoose={review.pick}
        onEdit={review.edit}
        editor={editor}
      />
      <DecisionBar
        candidate={candidate}
        many={answer.found.length}
        onAccept={review.accept}
        onNone={review.none}
        onLater={review.skip}
        onUndo={review.undo}
      />
    </>
  )
}

interface DetailsProps {
  job: MatchJob
  answer: RowAnswer
  tied: number
  decision: Decision | undefined
  selected: number
  onChoose: (candidate: number) => void
  onEdit: (field?: Role) => void
  /** The form that changes the lookup, if it is open. */
  editor: ReactNode
}

/** A row and its candidates: why there is none, or where equal ones differ, and a button to edit the lookup. */
function RowDetails({ job, answer, tied, editor, onEdit, ...compared }: DetailsProps) {
  const fields = useMemo(() => comparedFields(job.kind, answer.found), [job.kind, answer])
  const differing = fields.filter((it) => isDifferent(it, tied))
  const { fault: error, found } = answer
  return (
    <>
      {error !== undefined && <Note tone="danger">{rowMessages.refused(error)}</Note>}
      {tied > 0 && (
        <AmbiguousNote job={job} answer={answer} tied={tied} differing={differing} onEdit={onEdit} />
      )}
      {found.length === 0 && error === undefined && (
        <Note action={!editor && <EditButton onEdit={onEdit} />}>
          {rowMessages.noCandidate(job.confidence)}
        </Note>
      )}
      {editor}
      <CandidateTable job={job} answer={answer} fields={fields} tied={tied} {...compared} />
      {!editor && tied === 0 && found.length > 0 && (
        <p className={kit.second}>
          {rowMessages.notRight} <EditButton onEdit={onEdit} />
        </p>
      )}
    </>
  )
}

const EditButton = ({ onEdit }: Pick<DetailsProps, 'onEdit'>) => (
  <Button variant="subtle" size="compact-sm" onClick={() => onEdit()}>
    {rowMessages.editLookup}
  </Button>
)

interface NoRowsProps {
  filter: ReviewList['filter']
  ambiguous: number
  onAmbiguous: () => void
}

function NoRows({ filter, ambiguous, onAmbiguous }: NoRowsProps) {
  return (
    <Note
      action={
        filter === 'review' &&
        ambiguous > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={onAmbiguous}>
            {rowMessages.reviewAmbiguous(ambiguous)}
          </Button>
        )
      }
    >
      {emptyListMessages[filter]}
    </Note>
  )
}
