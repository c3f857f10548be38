import { useEffect, useRef } from 'react'
import type { RuleName } from '#contract/match.ts'
import { knownOf } from '#criteria/known.ts'
import { compareFields } from '#features/matching/model/compare/field-differences.ts'
import { reasonsOf } from '#features/matching/model/compare/reasons.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import {
  type RowAnswer,
  type RowCandidate,
  rowName,
  ruleLabel,
} from '#features/matching/model/file/review/answer.ts'
import { type ComparedField, isDifferent } from '#features/matching/model/file/review/compared-fields.ts'
import type { Decision } from '#features/matching/model/file/review/decisions.ts'
import { comparableFields } from '#features/matching/model/file/review/known-row.ts'
import { probabilityText } from '#features/matching/model/file/review/thresholds.ts'
import { MarkedText } from '#features/matching/ui/compare/MarkedText.tsx'
import { Reasons } from '#features/matching/ui/compare/Reasons.tsx'
import { lineWord } from '#shared/tabular/layout.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
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

/** Scrolls the box of the table sideways, no farther than a candidate needs to be seen whole beside the row itself. */
function scrollToCandidate(box: HTMLElement, candidate: HTMLElement): void {
  const { left, right } = candidate.getBoundingClientRect()
  const over = right - box.getBoundingClientRect().right
  const own = box.querySelector('thead th:nth-child(2)')?.getBoundingClientRect().right ?? left
  if (over > 0) box.scrollLeft += over
  else if (left < own) box.scrollLeft -= own - left
}

/** The title of a row: its number, its name, and what is known of its candidates. */
export function RowHead({ job, answer, decision }: Pick<Props, 'job' | 'answer' | 'decision'>) {
  const { row, asked, original } = answer
  return (
    <div className={`${kit.line} ${classes.rowHead}`}>
      <span className={`${kit.meta} ${classes.rowNumber}`}>
        {wordOf(job)} {count(row)}
      </span>
      <h2 className={kit.pageTitle}>
        <bdi>{rowName(original?.asked ?? asked)}</bdi>
      </h2>
      <span className={`${kit.second} ${classes.second}`}>{statusText(decision, answer)}</span>
    </div>
  )
}

const wordOf = ({ understood }: MatchJob) => (understood ? lineWord(understood.layout) : 'line')

/**
 * The row as it was looked up beside its candidates, best first, with the words that differ marked. Where several fit equally, the
 * fields that tell them apart come first.
 */
export function CandidateTable({ job, answer, fields, tied, decision, selected, onChoose }: Props) {
  const { kind } = job
  const { row, asked, found, original } = answer
  const known = comparableFields(asked)
  const compared = found.map((candidate) => compareFields(known, knownOf(kind, candidate)))
  const best = found[selected]
  const bestCompared = compared[selected]
  const table = useRef<HTMLTableElement>(null)
  // Where there is no room for all candidates, the chosen one is scrolled to; the page itself does not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const head = table.current?.querySelector<HTMLElement>('thead [data-chosen]')
    const box = table.current?.parentElement
    if (head && box) scrollToCandidate(box, head)
  }, [row, selected])
  const cellOf = ({ field, texts }: ComparedField, i: number) => {
    const runs = field && compared[i]?.[field].record
    return runs ? <MarkedText runs={runs} /> : (texts[i] ?? NONE)
  }
  const ownCellOf = ({ field }: ComparedField) => {
    const runs = field && bestCompared?.[field].input
    return runs ? <MarkedText runs={runs} /> : ((field && known[field]) ?? NONE)
  }
  const rowOf = (it: ComparedField) => (
    <tr key={it.key}>
      <th scope="row">{it.label}</th>
      <td>{ownCellOf(it)}</td>
      {found.map(({ Id }, i) => (
        <td key={Id} data-chosen={i === selected || undefined}>
          {cellOf(it, i)}
        </td>
      ))}
    </tr>
  )
  const apart = tied > 0 ? fields.filter((it) => isDifferent(it, tied)) : []
  const others = fields.filter((it) => !apart.includes(it))
  return (
    <>
      <div className={`${kit.card} ${classes.tableBox}`}>
        <table className={`${kit.rows} ${classes.compare}`} ref={table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Field</span>
              </th>
              <th scope="col">
                Your row{' '}
                <span className={`${kit.second} ${classes.second}`}>
                  {original ? 'lookup edited' : 'as sent'}
                </span>
              </th>
              {found.map((candidate, i) => (
                <th
                  key={candidate.Id}
                  scope="col"
                  data-chosen={i === selected || undefined}
                  data-accepted={isAccepted(decision, candidate) || undefined}
                >
                  <button
                    type="button"
                    className={`${kit.line} ${kit.plain} ${classes.candidate}`}
                    aria-pressed={i === selected}
                    onClick={() => onChoose(i)}
                  >
                    <kbd>{(i + 1) % 10}</kbd>
                    <strong>{count(candidate.Score)}</strong>
                    <span>{markOf(candidate, decision, i, tied)}</span>
                  </button>
                  <span className={`${kit.second} ${classes.second}`}>{measureLine(candidate)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {apart.length > 0 && (
            <tbody>
              <Subhead columns={found.length + 2}>What tells them apart</Subhead>
              {apart.map(rowOf)}
            </tbody>
          )}
          <tbody>
            {apart.length > 0 && <Subhead columns={found.length + 2}>Other fields</Subhead>}
            {others.map(rowOf)}
            {found.length > 0 && (
              <tr>
                <th scope="row">Id</th>
                <td>{NONE}</td>
                {found.map(({ Id }, i) => (
                  <td key={Id} data-chosen={i === selected || undefined}>
                    <code>{Id}</code>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {best && bestCompared && (
        <>
          <Reasons candidate={{ kind, record: best, ...ratedBy(best) }} reasons={reasonsOf(bestCompared)} />
          <AddedFields job={job} row={`${wordOf(job)} ${count(row)}`} candidate={best} fields={asked} />
        </>
      )}
    </>
  )
}

function Subhead({ columns, children }: { columns: number; children: string }) {
  return (
    <tr className={classes.subhead}>
      <th scope="rowgroup" colSpan={columns}>
        {children}
      </th>
    </tr>
  )
}

const ratedBy = ({ Score, RuleName }: RowCandidate) => ({ Score, RuleName: RuleName as RuleName })

/** "48% · Name, city, state". */
const measureLine = ({ Probability, RuleName }: RowCandidate) =>
  [Probability !== undefined && probabilityText(Probability), ruleLabel(RuleName)].filter(Boolean).join(' · ')

function markOf(candidate: RowCandidate, decision: Decision | undefined, at: number, tied: number): string {
  if (isAccepted(decision, candidate)) return 'accepted'
  if (at < tied) return 'equal'
  return at === 0 ? 'best' : ''
}

const isAccepted = (decision: Decision | undefined, { Id }: RowCandidate) =>
  decision?.type === 'accepted' && decision.id === Id

function statusText(decision: Decision | undefined, { found, matchCount = found.length }: RowAnswer): string {
  if (decision?.type === 'none') return 'Rejected'
  if (decision?.type === 'later') return 'Skipped'
  if (decision?.type === 'accepted' && !found.some((it) => isAccepted(decision, it)))
    return `Accepted before: ${decision.id}`
  if (matchCount > found.length) return `${found.length} of ${count(matchCount)} candidates`
  return found.length === 1 ? '1 candidate' : `${found.length} candidates`
}
