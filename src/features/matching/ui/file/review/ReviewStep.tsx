import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { changeThresholds } from '#features/matching/data/job-actions.ts'
import { answersQuery, topCandidatesQuery } from '#features/matching/data/queries.ts'
import { useDecisions } from '#features/matching/data/useDecisions.ts'
import { useRowLookup } from '#features/matching/data/useRowLookup.ts'
import {
  editLookupMessages,
  emptyListMessages,
  decisionMessages as messages,
  rowMessages,
} from '#features/matching/messages/review.ts'
import type { Role } from '#features/matching/model/file/columns/roles.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { RowAnswer, TopCandidate } from '#features/matching/model/file/review/answer.ts'
import { comparedFields, isDifferent } from '#features/matching/model/file/review/compared-fields.ts'
import {
  acceptDecision,
  acceptedIndex,
  type Decision,
  type Decisions,
} from '#features/matching/model/file/review/decisions.ts'
import {
  filterCounts,
  filteredRows,
  isFixed,
  nextOpen,
  progressOf,
  type RowFilter,
} from '#features/matching/model/file/review/review-queue.ts'
import { groupCountsOf } from '#features/matching/model/file/review/row-groups.ts'
import { type Acceptance, acceptanceOf } from '#features/matching/model/file/review/thresholds.ts'

import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { AmbiguousNote } from './AmbiguousNote.tsx'
import { CandidateTable, RowHead } from './CandidateTable.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { EditLookup } from './EditLookup.tsx'
import { RowQueue } from './RowQueue.tsx'
import classes from './review.module.css'
import { ThresholdPanel } from './ThresholdPanel.tsx'
import { useReviewKeys } from './useReviewKeys.ts'

interface Props {
  job: MatchJob
  onDownload: () => void
}

const noCandidates: never[] = []
/** The selected candidate by row. */
const noPicks: ReadonlyMap<number, number> = new Map()
const undecided: Decisions = new Map()

/** The row whose lookup is edited, and the field to begin with. */
interface Editing {
  row: number
  field?: Role | undefined
}

/** A row that remains in the list at its position, even if it is in another group now. */
interface PinnedRow {
  row: number
  at: number
}

function withPinned(
  queue: readonly TopCandidate[],
  topCandidates: readonly TopCandidate[],
  pinned: PinnedRow | undefined,
): readonly TopCandidate[] {
  if (!pinned || queue.some(({ row }) => row === pinned.row)) return queue
  const best = topCandidates.find(({ row }) => row === pinned.row)
  return best ? queue.toSpliced(pinned.at, 0, best) : queue
}

/** Each row beside its candidates, and thresholds for many rows at once; nothing is accepted until the user accepts it. */
export function ReviewStep({ job, onDownload }: Props) {
  const { data: topCandidates = noCandidates, error, refetch } = useQuery(topCandidatesQuery(job))
  const { decisions, isRead, decide, undo } = useDecisions(job)
  const { lookUp, restore } = useRowLookup(job)
  const stored = useMemo(() => acceptanceOf(job, topCandidates), [job, topCandidates])
  const [dragged, setDragged] = useState<Acceptance>()
  const acceptance = dragged?.measure === stored.measure ? dragged : stored
  const [selectedFilter, setFilter] = useState<RowFilter>()
  const [row, setRow] = useState<number>()
  const [picks, setPicks] = useState<ReadonlyMap<number, number>>(noPicks)
  const [editing, setEditing] = useState<Editing>()
  const [pinned, setPinned] = useState<PinnedRow>()
  const [status, setStatus] = useState('')
  const page = useRef<HTMLDivElement>(null)
  const shares = useMemo(() => groupCountsOf(topCandidates, acceptance), [topCandidates, acceptance])
  const progress = useMemo(() => progressOf(topCandidates, decisions), [topCandidates, decisions])
  const filter = selectedFilter ?? (shares.review === 0 && shares.ambiguous > 0 ? 'ambiguous' : 'review')
  // In the list of a group, a row that was just decided remains at its position.
  const sorting = isFixed(filter) ? undecided : decisions
  const queue = useMemo(
    () => withPinned(filteredRows(topCandidates, filter, acceptance, sorting), topCandidates, pinned),
    [topCandidates, filter, acceptance, sorting, pinned],
  )
  const found = queue.findIndex((best) => best.row === row)
  const at = found >= 0 ? found : (nextOpen(queue, -1, decisions) ?? 0)
  const best = queue[at]
  const { data: answers } = useQuery({ ...answersQuery(job, best?.page ?? 0), enabled: best !== undefined })
  const answer = answers?.find((it) => it.row === best?.row)
  const decision = best && decisions.get(best.row)
  // A row opens with its selected or accepted candidate, else with the best one.
  const candidate = (best && picks.get(best.row)) ?? (answer && acceptedIndex(answer, decision)) ?? 0
  const pick = (next: number) => best && setPicks(new Map(picks).set(best.row, next))
  const goTo = (index: number) => {
    const next = queue[Math.max(0, Math.min(queue.length - 1, index))]
    if (next) setRow(next.row)
  }
  const show = (next: RowFilter) => {
    setFilter(next)
    setPinned(undefined)
    setRow(undefined)
  }
  const decideRow = (decision: Decision, text: string) => {
    if (!best) return
    void decide([[best.row, decision]], text)
    setStatus(text)
    const after = new Map(decisions).set(best.row, decision)
    const next = isFixed(filter) ? nextOpen(queue, at, after) : at
    goTo(next ?? at + 1)
  }
  const name = best?.name ?? ''
  const accept = () => {
    const selected = answer?.found[candidate]
    if (selected) decideRow(acceptDecision(selected), messages.rowAccepted(name, candidate + 1))
  }
  const none = () => decideRow({ type: 'none' }, messages.rowRejected(name))
  const skip = () => decideRow({ type: 'later' }, messages.rowSkipped(name))
  const undoLast = () =>
    void undo().then((step) => {
      setStatus(step ? messages.undone(step.words) : messages.nothingToUndo)
      const [first] = step?.back ?? []
      if (step?.back.length === 1 && first) setRow(first[0])
    })
  const edit = (field?: Role) => best && setEditing({ row: best.row, field })
  /** The row has new candidates, none of them selected. It remains in the list, even if it is in another group now. */
  const changeLookup = async (action: Promise<void>, text: string) => {
    if (!best) return
    setPinned({ row: best.row, at })
    await action
    setPicks(new Map([...picks].filter(([picked]) => picked !== best.row)))
    setRow(best.row)
    setStatus(messages.row(name, text))
  }
  useReviewKeys(page, {
    a: accept,
    x: none,
    s: skip,
    z: undoLast,
    e: edit,
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    onNumber: (n) => answer && n <= answer.found.length && pick(n - 1),
  })
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  return (
    <div className={`${kit.rest} ${classes.layout}`} ref={page}>
      <RowQueue
        queue={queue}
        at={at}
        filter={filter}
        counts={filterCounts(shares, progress, topCandidates.length)}
        measure={acceptance.measure}
        decisions={decisions}
        onFilter={show}
        onChoose={goTo}
      />
      <main className={`${kit.column} ${kit.pane} ${classes.middle}`}>
        <p className="visually-hidden" role="status">
          {status}
        </p>
        {best && answer ? (
          <>
            <RowHead job={job} answer={answer} decision={decision} />
            <RowDetails
              key={best.row}
              job={job}
              answer={answer}
              tied={best.tied ?? 0}
              decision={decision}
              selected={candidate}
              onChoose={pick}
              onEdit={edit}
              editor={
                editing?.row === best.row && (
                  <EditLookup
                    key={`${editing.field} ${answer.found[0]?.Id}`}
                    job={job}
                    answer={answer}
                    focus={editing.field}
                    onLookUp={(fields) => changeLookup(lookUp(best, fields), editLookupMessages.lookedUp)}
                    onRestore={() => changeLookup(restore(best), editLookupMessages.restored)}
                    onClose={() => setEditing(undefined)}
                  />
                )
              }
            />
            <DecisionBar
              candidate={candidate}
              many={answer.found.length}
              onAccept={accept}
              onNone={none}
              onLater={skip}
              onUndo={undoLast}
            />
          </>
        ) : (
          isRead &&
          queue.length === 0 && (
            <Nothing filter={filter} ambiguous={shares.ambiguous} onAmbiguous={() => show('ambiguous')} />
          )
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
        onDecide={(changes, text) => {
          void decide(changes, text)
          setStatus(text)
        }}
        onFilter={show}
        onDownload={onDownload}
      />
    </div>
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
      {error !== undefined && <p className={classes.error}>{rowMessages.refused(error)}</p>}
      {tied > 0 && (
        <AmbiguousNote job={job} answer={answer} tied={tied} differing={differing} onEdit={onEdit} />
      )}
      {found.length === 0 && error === undefined && (
        <p className={classes.nothing}>
          {rowMessages.noCandidate(job.confidence)} {!editor && <EditButton onEdit={onEdit} />}
        </p>
      )}
      {editor}
      <CandidateTable job={job} answer={answer} fields={fields} tied={tied} {...compared} />
      {!editor && tied === 0 && found.length > 0 && (
        <p className={`${kit.second} ${classes.editLine}`}>
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

interface NothingProps {
  filter: RowFilter
  ambiguous: number
  onAmbiguous: () => void
}

function Nothing({ filter, ambiguous, onAmbiguous }: NothingProps) {
  return (
    <p className={classes.nothing}>
      {emptyListMessages[filter]}{' '}
      {filter === 'review' && ambiguous > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={onAmbiguous}>
          {rowMessages.reviewAmbiguous(ambiguous)}
        </Button>
      )}
    </p>
  )
}
