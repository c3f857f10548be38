import type { Kind } from '#contract/kind'
import { count, NONE, phone } from '../../../../criteria/format.ts'
import { nameOf as recordName } from '../../../../criteria/record.ts'
import { type Answer, type Candidate, nameOf, ruleLabels } from '../../../../match/file/answer.ts'
import type { Decision } from '../../../../match/file/decisions.ts'
import type { Asked } from '../../../../match/file/request.ts'
import classes from './review.module.css'

interface Props {
  kind: Kind
  answer: Answer
  decision: Decision | undefined
  chosen: number
  onChoose: (candidate: number) => void
}

interface Line {
  label: string
  yours: (asked: Asked) => string | undefined
  theirs: (candidate: Candidate, kind: Kind) => string | undefined
  shown?: (text: string) => string
}

const lines: readonly Line[] = [
  {
    label: 'Name',
    yours: ({ CompanyName, Name, FirstName, LastName }) =>
      CompanyName ?? Name ?? ([FirstName, LastName].filter(Boolean).join(' ') || undefined),
    theirs: (candidate, kind) => recordName(kind, candidate),
  },
  { label: 'Street', yours: (it) => it.StreetAddress, theirs: (it) => it.Address },
  { label: 'City', yours: (it) => it.City, theirs: (it) => it.City },
  { label: 'State', yours: (it) => it.StateProvince, theirs: (it) => it.StateProvince },
  { label: 'ZIP', yours: (it) => it.PostalCode, theirs: (it) => it.PostalCode },
  { label: 'Phone', yours: (it) => it.Phone, theirs: (it) => it.Phone, shown: phone },
]

/** The row as it was sent beside its candidates, best first; what differs is marked. */
export function Compare({ kind, answer, decision, chosen, onChoose }: Props) {
  const { row, asked, found, fault } = answer
  return (
    <>
      <div className={classes.rowHead}>
        <span className={classes.rowNumber}>Row {count(row)}</span>
        <h2 className={classes.title}>
          <bdi>{nameOf(asked)}</bdi>
        </h2>
        <span className={classes.second}>{standingOf(decision, found)}</span>
      </div>
      {fault !== undefined && <p className={classes.fault}>The service refused this row: {fault}</p>}
      {found.length === 0 && fault === undefined && (
        <p className={classes.nothing}>
          Nobody was found for this row at the lowest score that was asked for.
        </p>
      )}
      <div className={classes.tableBox}>
        <table className={classes.compare}>
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
                    <strong>{count(candidate.Score)}</strong>
                    <span>{isAccepted(decision, candidate) ? 'accepted' : i === 0 ? 'best' : ''}</span>
                  </button>
                  <span className={classes.second}>
                    {ruleLabels[candidate.RuleName] ?? candidate.RuleName}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <FieldRow key={line.label} line={line} kind={kind} answer={answer} chosen={chosen} />
            ))}
            <tr>
              <th scope="row">Id</th>
              <td>{NONE}</td>
              {found.map(({ Id }, i) => (
                <td key={Id} data-chosen={i === chosen || undefined}>
                  <code>{Id}</code>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  )
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

function FieldRow({
  line,
  kind,
  answer,
  chosen,
}: {
  line: Line
  kind: Kind
  answer: Answer
  chosen: number
}) {
  const { label, shown = (text) => text } = line
  const yours = line.yours(answer.asked)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{yours === undefined ? NONE : <bdi>{shown(yours)}</bdi>}</td>
      {answer.found.map((candidate, i) => {
        const theirs = line.theirs(candidate, kind)
        return (
          <td key={candidate.Id} data-chosen={i === chosen || undefined}>
            {theirs ? <Theirs yours={yours} theirs={theirs} shown={shown(theirs)} /> : NONE}
          </td>
        )
      })}
    </tr>
  )
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function Theirs({ yours, theirs, shown }: { yours: string | undefined; theirs: string; shown: string }) {
  const differs = yours !== undefined && plain(yours) !== plain(theirs)
  return <bdi>{differs ? <mark className={classes.differs}>{shown}</mark> : shown}</bdi>
}
