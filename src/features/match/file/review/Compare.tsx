import { useEffect, useRef } from 'react'
import type { Kind } from '#contract/kind'
import type { RuleName } from '#contract/match'
import { count, NONE, phone } from '../../../../criteria/format.ts'
import { differences } from '../../../../match/differ.ts'
import { type Answer, type Candidate, nameOf, ruleName } from '../../../../match/file/answer.ts'
import type { Decision } from '../../../../match/file/decisions.ts'
import type { MatchJob } from '../../../../match/file/job.ts'
import { knownIn } from '../../../../match/file/known-row.ts'
import { lineWord } from '../../../../match/file/read/layout.ts'
import { type Known, knownOf, labelOf, matchFields } from '../../../../match/known.ts'
import { reasonsOf } from '../../../../match/reasons.ts'
import { Marked } from '../../pick/Marked.tsx'
import { Reasons } from '../../pick/Reasons.tsx'
import { Gains } from './Gains.tsx'
import classes from './review.module.css'

interface Props {
  job: MatchJob
  answer: Answer
  decision: Decision | undefined
  chosen: number
  onChoose: (candidate: number) => void
}

function saidBy(kind: Kind, candidate: Candidate): Known {
  const known = knownOf(kind, candidate)
  return known.Phone ? { ...known, Phone: phone(known.Phone) } : known
}

/** Scrolls the box of the table sideways, no farther than a candidate needs to be seen whole beside the row itself. */
function bringToSight(box: HTMLElement, candidate: HTMLElement): void {
  const { left, right } = candidate.getBoundingClientRect()
  const over = right - box.getBoundingClientRect().right
  const own = box.querySelector('thead th:nth-child(2)')?.getBoundingClientRect().right ?? left
  if (over > 0) box.scrollLeft += over
  else if (left < own) box.scrollLeft -= own - left
}

/** The row as it was sent beside its candidates, best first; what differs is marked. */
export function Compare({ job, answer, decision, chosen, onChoose }: Props) {
  const { kind, understood } = job
  const word = understood ? lineWord(understood.layout) : 'line'
  const { row, asked, found, fault } = answer
  const known = knownIn(asked)
  const all = found.map((candidate) => differences(known, saidBy(kind, candidate)))
  const best = found[chosen]
  const compared = all[chosen]
  const table = useRef<HTMLTableElement>(null)
  // Where there is no room for all candidates, the chosen one is brought to sight; the page itself stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const head = table.current?.querySelector<HTMLElement>('thead [data-chosen]')
    const box = table.current?.parentElement
    if (head && box) bringToSight(box, head)
  }, [row, chosen])
  return (
    <>
      <div className={classes.rowHead}>
        <span className={classes.rowNumber}>
          {word} {count(row)}
        </span>
        <h2 className={classes.title}>
          <bdi>{nameOf(asked)}</bdi>
        </h2>
        <span className={classes.second}>{standingOf(decision, found)}</span>
      </div>
      {fault !== undefined && <p className={classes.fault}>The service refused this row: {fault}</p>}
      <div className={classes.tableBox}>
        <table className={classes.compare} ref={table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Field</span>
              </th>
              <th scope="col">
                Your row <span className={classes.second}>as it is sent</span>
              </th>
              {found.map((candidate, i) => (
                <th
                  key={candidate.Id}
                  scope="col"
                  data-chosen={i === chosen || undefined}
                  data-accepted={isAccepted(decision, candidate) || undefined}
                >
                  <button
                    type="button"
                    className={classes.candidate}
                    aria-pressed={i === chosen}
                    onClick={() => onChoose(i)}
                  >
                    <kbd>{i + 1}</kbd>
                    <strong>{candidate.Score < 0 ? NONE : count(candidate.Score)}</strong>
                    <span>{markOf(candidate, decision, i)}</span>
                  </button>
                  <span className={classes.second}>
                    {candidate.Score < 0 ? 'bears the name' : ruleName(candidate.RuleName)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matchFields.map((field) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                <td>{all[chosen] ? <Marked pieces={all[chosen][field].yours} /> : (known[field] ?? NONE)}</td>
                {all.map((compared, i) => (
                  <td key={found[i]?.Id} data-chosen={i === chosen || undefined}>
                    <Marked pieces={compared[field].theirs} />
                  </td>
                ))}
              </tr>
            ))}
            {kind === 'companies' && found.length > 0 && (
              <tr>
                <th scope="row">Parent</th>
                <td>{NONE}</td>
                {found.map(({ Id, ParentCompany }, i) => (
                  <td key={Id} data-chosen={i === chosen || undefined}>
                    {ParentCompany ? <code>{ParentCompany}</code> : 'none'}
                  </td>
                ))}
              </tr>
            )}
            {found.length > 0 && (
              <tr>
                <th scope="row">Id</th>
                <td>{NONE}</td>
                {found.map(({ Id }, i) => (
                  <td key={Id} data-chosen={i === chosen || undefined}>
                    <code>{Id}</code>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {best && compared && (
        <>
          <Reasons candidate={{ kind, record: best, ...scored(best) }} reasons={reasonsOf(compared)} />
          <Gains job={job} row={`${word} ${count(row)}`} candidate={best} asked={asked} />
        </>
      )}
    </>
  )
}

/** Its score and rule, where the service gave it any. */
const scored = ({ Score, RuleName }: Candidate) =>
  Score < 0 ? {} : { Score, RuleName: RuleName as RuleName }

function markOf(candidate: Candidate, decision: Decision | undefined, at: number): string {
  if (isAccepted(decision, candidate)) return 'accepted'
  return at === 0 && candidate.Score >= 0 ? 'best' : ''
}

const isAccepted = (decision: Decision | undefined, { Id }: Candidate) =>
  decision?.type === 'accepted' && decision.id === Id

function standingOf(decision: Decision | undefined, found: readonly Candidate[]): string {
  if (decision?.type === 'none') return 'decided: none of these'
  if (decision?.type === 'later') return 'put off'
  if (decision?.type === 'accepted' && !found.some((it) => isAccepted(decision, it)))
    return `accepted before: ${decision.id}`
  return found.length === 1 ? '1 candidate' : `${found.length} candidates`
}
