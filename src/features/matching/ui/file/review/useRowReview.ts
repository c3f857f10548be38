import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answersQuery } from '#features/matching/data/queries.ts'
import type { useDecisions } from '#features/matching/data/useDecisions.ts'
import { useRowLookup } from '#features/matching/data/useRowLookup.ts'
import { editLookupMessages, decisionMessages as messages } from '#features/matching/messages/review.ts'
import type { Role } from '#features/matching/model/file/columns/roles.ts'
import type { LookupFields } from '#features/matching/model/file/columns/row-request.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import {
  acceptDecision,
  acceptedIndex,
  type Decision,
  type DecisionChange,
  isBulk,
  markBulk,
  reviewedDecision,
} from '#features/matching/model/file/review/decisions.ts'
import { isFixed, nextOpen } from '#features/matching/model/file/review/review-queue.ts'
import type { ReviewList } from './useReviewList.ts'

/** The selected candidate by row. */
type Picks = ReadonlyMap<number, number>
const noPicks: Picks = new Map()

/** The row whose lookup is edited, and the field to begin with. */
interface Editing {
  row: number
  field?: Role | undefined
}

type Decided = Pick<ReturnType<typeof useDecisions>, 'decisions' | 'decide' | 'undo'>

/** The current row of the list with its candidates, and what can be done with it. */
export function useRowReview(job: MatchJob, list: ReviewList, { decisions, decide, undo }: Decided) {
  const { best, at } = list
  const [picks, setPicks] = useState(noPicks)
  const [editing, setEditing] = useState<Editing>()
  const [status, setStatus] = useState('')
  const { data: answers } = useQuery({ ...answersQuery(job, best?.page ?? 0), enabled: best !== undefined })
  const answer = answers?.find(({ row }) => row === best?.row)
  const decision = best && decisions.get(best.row)
  // A row opens with its selected or accepted candidate, else with the best one.
  const candidate = (best && picks.get(best.row)) ?? (answer && acceptedIndex(answer, decision)) ?? 0
  const opened = useOpenedRows(answer?.row, decision, decide)
  const decideRows = (changes: readonly DecisionChange[], text: string) => {
    void decide(changes, text)
    setStatus(text)
  }
  const decideRow = (decision: Decision, textOf: (name: string) => string) => {
    if (!best) return
    decideRows([[best.row, decision]], textOf(best.name))
    const after = new Map(decisions).set(best.row, decision)
    const next = isFixed(list.filter) ? nextOpen(list.queue, at, after) : at
    list.goTo(next ?? at + 1)
  }
  const edits = useLookupEdits(job, list, (text) => {
    setPicks(new Map([...picks].filter(([picked]) => picked !== best?.row)))
    setStatus(text)
  })
  return {
    answer,
    decision,
    candidate,
    /** What was done last, for screen readers. */
    status,
    /** Decides about all rows above or below a threshold. */
    decideAll: (changes: readonly DecisionChange[], text: string) =>
      decideRows(markBulk(changes, opened), text),
    pick: (next: number) => best && setPicks(new Map(picks).set(best.row, next)),
    accept: () => {
      const selected = answer?.found[candidate]
      if (selected) decideRow(acceptDecision(selected), (name) => messages.rowAccepted(name, candidate + 1))
    },
    none: () => decideRow({ type: 'none' }, messages.rowRejected),
    skip: () => decideRow({ type: 'later' }, messages.rowSkipped),
    undo: () =>
      void undo().then((step) => {
        setStatus(step ? messages.undone(step.words) : messages.nothingToUndo)
        const [first] = step?.back ?? []
        if (step?.back.length === 1 && first) list.open(first[0])
      }),
    editing: editing?.row === best?.row ? editing : undefined,
    edit: (field?: Role) => best && setEditing({ row: best.row, field }),
    endEdit: () => setEditing(undefined),
    ...edits,
  }
}
export type RowReview = ReturnType<typeof useRowReview>

/** The rows that were opened. One that a threshold had decided is reviewed once it is opened. */
function useOpenedRows(
  row: number | undefined,
  decision: Decision | undefined,
  decide: Decided['decide'],
): ReadonlySet<number> {
  const opened = useRef(new Set<number>())
  useEffect(() => {
    if (row === undefined) return
    opened.current.add(row)
    if (decision && isBulk(decision)) void decide([[row, reviewedDecision(decision)]])
  }, [row, decision, decide])
  return opened.current
}

/** Functions that change the lookup of the current row. It remains in the list, even if it is in another group then. */
function useLookupEdits(job: MatchJob, { best, pin, open }: ReviewList, onChanged: (text: string) => void) {
  const { lookUp, restore } = useRowLookup(job)
  const change = async (action: (row: NonNullable<typeof best>) => Promise<void>, text: string) => {
    if (!best) return
    pin()
    await action(best)
    open(best.row)
    onChanged(messages.row(best.name, text))
  }
  return {
    lookUp: (fields: LookupFields) => change((row) => lookUp(row, fields), editLookupMessages.lookedUp),
    restore: () => change(restore, editLookupMessages.restored),
  }
}
