import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { changeThresholds } from '#features/matching/data/job-actions.ts'
import { answersQuery, topCandidatesQuery } from '#features/matching/data/queries.ts'
import { useDecisions } from '#features/matching/data/useDecisions.ts'
import { useRowLookup } from '#features/matching/data/useRowLookup.ts'
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
import { nextOpen, progressOf } from '#features/matching/model/file/review/review-queue.ts'
import {
  emptyMessages,
  filterCounts,
  filteredRows,
  isFixed,
  type RowFilter,
} from '#features/matching/model/file/review/row-filters.ts'
import { groupCountsOf } from '#features/matching/model/file/review/row-groups.ts'
import { type Acceptance, acceptanceOf } from '#features/matching/model/file/review/thresholds.ts'
import { some } from '#shared/text/format.ts'
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
/** Candidates that are looked at, by their rows. */
const noPicks: ReadonlyMap<number, number> = new Map()
const undecided: Decisions = new Map()

/** The row whose lookup is edited, and the field to begin with. */
interface Editing {
  row: number
  field?: Role | undefined
}

/** A row that stays in the list at its position, whichever group it is in. */
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

/** Each row beside its candidates, and the rows that two thresholds accept; nothing is accepted before the person accepts it. */
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
  // In a list of a group, a row that was just decided stays where it is.
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
  // A row begins with what is picked or accepted of it, or with its best candidate.
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
    if (selected) decideRow(acceptDecision(selected), `${name}: accepted candidate ${candidate + 1}`)
  }
  const none = () => decideRow({ type: 'none' }, `${name}: rejected`)
  const skip = () => decideRow({ type: 'later' }, `${name}: skipped`)
  const takeBack = () =>
    void undo().then((step) => {
      setStatus(step ? `Undone: ${step.words}` : 'Nothing to undo')
      const [first] = step?.back ?? []
      if (step?.back.length === 1 && first) setRow(first[0])
    })
  const edit = (field?: Role) => best && setEditing({ row: best.row, field })
  /** The row has new candidates, none of them picked. It stays in the list, although it may be in another group now. */
  const changeLookup = async (action: Promise<void>, text: string) => {
    if (!best) return
    setPinned({ row: best.row, at })
    await action
    setPicks(new Map([...picks].filter(([picked]) => picked !== best.row)))
    setRow(best.row)
    setStatus(`${name}: ${text}`)
  }
  useReviewKeys(page, {
    a: accept,
    x: none,
    s: skip,
    z: takeBack,
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
                    onLookUp={(asked) => changeLookup(lookUp(best, asked), 'looked up again')}
                    onRestore={() => changeLookup(restore(best), 'lookup restored')}
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
              onUndo={takeBack}
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
  /** The form that changes the lookup, where it is open. */
  editor: ReactNode
}

/** A row and its candidates: why there is none, or what tells equal ones apart, and the way to another lookup. */
function RowDetails({ job, answer, tied, editor, onEdit, ...compared }: DetailsProps) {
  const fields = useMemo(() => comparedFields(job.kind, answer.found), [job.kind, answer])
  const apart = fields.filter((it) => isDifferent(it, tied))
  const { fault, found } = answer
  return (
    <>
      {fault !== undefined && <p className={classes.fault}>The service refused this row: {fault}</p>}
      {tied > 0 && <AmbiguousNote job={job} answer={answer} tied={tied} apart={apart} onEdit={onEdit} />}
      {found.length === 0 && fault === undefined && (
        <p className={classes.nothing}>
          No candidate scored {job.confidence} or more. {!editor && <EditButton onEdit={onEdit} />}
        </p>
      )}
      {editor}
      <CandidateTable job={job} answer={answer} fields={fields} tied={tied} {...compared} />
      {!editor && tied === 0 && found.length > 0 && (
        <p className={`${kit.second} ${classes.editLine}`}>
          Not the right one? <EditButton onEdit={onEdit} />
        </p>
      )}
    </>
  )
}

const EditButton = ({ onEdit }: Pick<DetailsProps, 'onEdit'>) => (
  <Button variant="subtle" size="compact-sm" onClick={() => onEdit()}>
    Edit lookup
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
      {emptyMessages[filter]}{' '}
      {filter === 'review' && ambiguous > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={onAmbiguous}>
          Review {some(ambiguous, 'ambiguous row')}
        </Button>
      )}
    </p>
  )
}
