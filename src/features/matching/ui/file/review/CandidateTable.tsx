import { type ReactNode, useEffect, useRef } from 'react'
import type { RuleName } from '#contract/match.ts'
import { compareFields } from '#criteria/compare/field-differences.ts'
import { knownOf } from '#criteria/known.ts'
import { rowMessages as messages } from '#features/matching/messages/review.ts'
import { reasonsOf } from '#features/matching/model/compare/reasons.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import {
  type RowAnswer,
  type RowCandidate,
  rowName,
  ruleLabel,
} from '#features/matching/model/file/review/answer.ts'
import {
  type ComparedField,
  comparableFields,
  isDifferent,
} from '#features/matching/model/file/review/compared-fields.ts'
import type { Decision } from '#features/matching/model/file/review/decisions.ts'
import { probabilityText } from '#features/matching/model/file/review/thresholds.ts'
import { Reasons } from '#features/matching/ui/compare/Comparison.tsx'
import { lineWord } from '#shared/tabular/layout.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { MarkedText } from '#ui/MarkedText.tsx'
import { Tag } from '#ui/Note.tsx'
import { ReviewSubhead, ReviewTable } from '#ui/ReviewTable.tsx'
import { AddedFields } from './AddedFields.tsx'
import classes from './review.module.css'

interface Props {
  job: MatchJob
  answer: RowAnswer
  /** Every field with the texts of the candidates. */
  fields: readonly ComparedField[]
  /** How many candidates fit equally. */
  tied: number
  decision: Decision | undefined
  selected: number
  onChoose: (candidate: number) => void
}

/** Scrolls the table sideways until a candidate is visible beside the row itself. */
function scrollToCandidate(box: HTMLElement, candidate: HTMLElement): void {
  const { left, right } = candidate.getBoundingClientRect()
  const over = right - box.getBoundingClientRect().right
  const own = box.querySelector('thead th:nth-child(2)')?.getBoundingClientRect().right ?? left
  if (over > 0) box.scrollLeft += over
  else if (left < own) box.scrollLeft -= own - left
}

/** If not all candidates fit, the table scrolls to the selected one; the page itself does not move. */
function useScrollToCandidate(row: number, selected: number) {
  const table = useRef<HTMLTableElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is selected
  useEffect(() => {
    const head = table.current?.querySelector<HTMLElement>('thead [data-chosen]')
    const box = table.current?.parentElement
    if (head && box) scrollToCandidate(box, head)
  }, [row, selected])
  return table
}

/** The title of a row: its number, its name and its status. */
export function RowHead({ job, answer, decision }: Pick<Props, 'job' | 'answer' | 'decision'>) {
  const { row, original = answer } = answer
  return (
    <Inline wrap>
      <Tag className={classes.rowNumber}>
        {wordOf(job)} {count(row)}
      </Tag>
      <h2 className={kit.pageTitle}>
        <bdi>{rowName(original.asked)}</bdi>
      </h2>
      <span className={`${kit.last} ${kit.second}`}>{statusText(decision, answer)}</span>
    </Inline>
  )
}

const wordOf = ({ understood: profile }: MatchJob) => (profile ? lineWord(profile.layout) : messages.line)

/**
 * The values of a row beside its candidates, best first, with different words marked. If several fit equally, the fields in which they
 * differ come first.
 */
export function CandidateTable({ job, answer, fields, tied, decision, selected, onChoose }: Props) {
  const { kind } = job
  const { row, asked: lookup, found } = answer
  const known = comparableFields(lookup)
  const compared = found.map((candidate) => compareFields(known, knownOf(kind, candidate)))
  const best = found[selected]
  const bestCompared = compared[selected]
  const table = useScrollToCandidate(row, selected)
  const cellOf = ({ field, texts }: ComparedField, i: number) => {
    const runs = field && compared[i]?.[field].record
    return runs ? <MarkedText runs={runs} /> : (texts[i] ?? NONE)
  }
  const ownCellOf = ({ field }: ComparedField) => {
    const runs = field && bestCompared?.[field].input
    return runs ? <MarkedText runs={runs} /> : ((field && known[field]) ?? NONE)
  }
  const rowOf = (it: ComparedField) => (
    <FieldRow
      key={it.key}
      label={it.label}
      own={ownCellOf(it)}
      found={found}
      selected={selected}
      cellOf={(i) => cellOf(it, i)}
    />
  )
  const differing = tied > 0 ? fields.filter((it) => isDifferent(it, tied)) : []
  const others = fields.filter((it) => !differing.includes(it))
  return (
    <>
      <ReviewTable className={classes.compare} ref={table}>
        <Heads
          answer={answer}
          selected={selected}
          markAt={(i) => markOf(found[i] as RowCandidate, decision, i, tied)}
          onChoose={onChoose}
        />
        {differing.length > 0 && (
          <tbody>
            <ReviewSubhead columns={found.length + 2}>{messages.differences}</ReviewSubhead>
            {differing.map(rowOf)}
          </tbody>
        )}
        <tbody>
          {differing.length > 0 && (
            <ReviewSubhead columns={found.length + 2}>{messages.otherFields}</ReviewSubhead>
          )}
          {others.map(rowOf)}
          {found.length > 0 && (
            <FieldRow
              label={messages.id}
              own={NONE}
              found={found}
              selected={selected}
              cellOf={(i) => <code>{found[i]?.Id}</code>}
            />
          )}
        </tbody>
      </ReviewTable>
      {best && bestCompared && (
        <>
          <Reasons candidate={{ kind, record: best, ...ratedBy(best) }} reasons={reasonsOf(bestCompared)} />
          <AddedFields job={job} row={`${wordOf(job)} ${count(row)}`} candidate={best} fields={lookup} />
        </>
      )}
    </>
  )
}

interface HeadProps {
  candidate: RowCandidate
  /** In the list, from 1. */
  number: number
  isSelected: boolean
  mark: string
  onChoose: () => void
}

interface HeadsProps {
  answer: RowAnswer
  selected: number
  /** What is said of a candidate. */
  markAt: (candidate: number) => ReturnType<typeof markOf>
  onChoose: (candidate: number) => void
}

function Heads({ answer: { found, original }, selected, markAt, onChoose }: HeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{messages.field}</span>
        </th>
        <th scope="col">
          {messages.yourRow}{' '}
          <span className={`${kit.block} ${kit.regular} ${kit.second}`}>
            {original ? messages.edited : messages.asSent}
          </span>
        </th>
        {found.map((candidate, i) => (
          <CandidateHead
            key={candidate.Id}
            candidate={candidate}
            number={i + 1}
            isSelected={i === selected}
            mark={markAt(i)}
            onChoose={() => onChoose(i)}
          />
        ))}
      </tr>
    </thead>
  )
}

/** The key, score and rule of a candidate; a click selects it. */
function CandidateHead({ candidate, number, isSelected, mark, onChoose }: HeadProps) {
  return (
    <th scope="col" data-chosen={isSelected || undefined}>
      <button
        type="button"
        className={`${kit.plain} ${kit.line} ${kit.gap6} ${kit.wide} ${classes.candidate}`}
        aria-pressed={isSelected}
        onClick={onChoose}
      >
        <kbd className={kit.key}>{number % 10}</kbd>
        <strong className={kit.title}>{count(candidate.Score)}</strong>
        <span className={`${kit.last} ${kit.tiny} ${kit.strong} ${kit.accent}`}>{mark}</span>
      </button>
      <span className={`${kit.block} ${kit.regular} ${kit.second}`}>{measureLine(candidate)}</span>
    </th>
  )
}

interface FieldRowProps {
  label: string
  own: ReactNode
  found: readonly RowCandidate[]
  selected: number
  cellOf: (candidate: number) => ReactNode
}

/** A field of the row and of its candidates. */
const FieldRow = ({ label, own, found, selected, cellOf }: FieldRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{own}</td>
    {found.map(({ Id }, i) => (
      <td key={Id} data-chosen={i === selected || undefined}>
        {cellOf(i)}
      </td>
    ))}
  </tr>
)

const ratedBy = ({ Score, RuleName }: RowCandidate) => ({ Score, RuleName: RuleName as RuleName })

/** "48% · Name, city, state". */
const measureLine = ({ Probability, RuleName }: RowCandidate) =>
  [Probability !== undefined && probabilityText(Probability), ruleLabel(RuleName)].filter(Boolean).join(' · ')

function markOf(candidate: RowCandidate, decision: Decision | undefined, at: number, tied: number): string {
  if (isAccepted(decision, candidate)) return messages.accepted
  if (at < tied) return messages.equal
  return at === 0 ? messages.best : ''
}

const isAccepted = (decision: Decision | undefined, { Id }: RowCandidate) =>
  decision?.type === 'accepted' && decision.id === Id

function statusText(decision: Decision | undefined, { found, matchCount = found.length }: RowAnswer): string {
  if (decision?.type === 'none') return messages.statusRejected
  if (decision?.type === 'later') return messages.statusSkipped
  if (decision?.type === 'accepted' && !found.some((it) => isAccepted(decision, it)))
    return messages.acceptedBefore(decision.id)
  return messages.candidates(found.length, matchCount)
}
