import { Button, Skeleton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import type { Candidate } from '#api/matches.ts'
import { ApiProblem } from '#api/problem.ts'
import type { Point } from '#contract/place.ts'
import { price } from '#criteria/cost.ts'
import { type Known, knownOf } from '#criteria/known.ts'
import { compareFields } from '#features/matching/model/compare/field-differences.ts'
import { reasonsOf } from '#features/matching/model/compare/reasons.ts'
import { scoreText } from '#features/matching/model/compare/score-text.ts'
import { differingFields } from '#features/matching/model/lookup/differing-fields.ts'
import { familiesOf } from '#features/matching/model/lookup/families.ts'
import { MAX_CANDIDATES } from '#features/matching/model/lookup/lookup-request.ts'
import { nameOf } from '#records/record.ts'
import type { Question } from '#session/picker.ts'
import { useSettings } from '#session/settings.ts'
import { count, some } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
import { Reasons } from '../compare/Reasons.tsx'
import { CandidateList, type ComparedCandidate, MAX_DIGIT } from './CandidateList.tsx'
import { DifferingFields } from './DifferingFields.tsx'
import classes from './lookup.module.css'
import { NoMatch } from './NoMatch.tsx'
import { ScoreHelp } from './ScoreHelp.tsx'
import { TieNote } from './TieNote.tsx'
import type { MatchState } from './useMatches.ts'

/** What a small map shows: the candidates that have a point, by their numbers, and which of them is chosen. */
export interface CandidateMarks {
  points: readonly { id: string; at: Point; number: number; label: string }[]
  selected: string
  onSelect: (id: string) => void
}

interface Props {
  lookup: Question
  matches: MatchState
  actions: (candidate: Candidate) => ReactNode
  map: (marks: CandidateMarks) => ReactNode
  /** Fills in fields of the form. */
  onFill: (known: Known) => void
  onChange: (change: Partial<Question>) => void
}

/** What the service answers: the candidates, none, or why not. Those of the lookup before remain until the next ones are there. */
export function CandidatePanel({ lookup, matches, actions, map, onFill, onChange }: Props) {
  const { query, candidates, errors } = matches
  const { error, isFetching, isPlaceholderData, failureReason, failureCount, refetch } = query
  const isWaiting = isFetching && failureReason instanceof ApiProblem && failureReason.status === 429
  return (
    <div className={`${kit.column} ${classes.inner}`} aria-busy={isFetching}>
      {isWaiting && <WaitNote key={failureCount} seconds={failureReason.waitSeconds ?? 1} />}
      {error && !errors.all && <ProblemNote problem={error} retry={() => void refetch()} />}
      {error && errors.all && (
        <p className={`${kit.muted} ${kit.cell}`} role="status">
          The service cannot read one of the fields. Its message is beside the field.
        </p>
      )}
      {!candidates && !error && <Loading />}
      {candidates && !error && (
        <>
          <Head lookup={lookup} matches={matches} candidates={candidates} />
          {candidates.length > 0 && (
            <div className={`${kit.column} ${kit.gap12} ${kit.grow}`} data-stale={isPlaceholderData}>
              <Compared
                key={candidates.map(({ record }) => record.Id).join()}
                lookup={lookup}
                matches={matches}
                candidates={candidates}
                actions={actions}
                map={map}
                onFill={onFill}
              />
            </div>
          )}
          {candidates.length === 0 && !isPlaceholderData && <NoMatch lookup={lookup} onChange={onChange} />}
        </>
      )}
    </div>
  )
}

const Loading = () => (
  <div role="img" aria-label="Loading candidates">
    <Skeleton height={24} width={260} mb={14} />
    <Skeleton height={300} radius={10} />
  </div>
)

interface HeadProps {
  lookup: Question
  matches: MatchState
  candidates: readonly Candidate[]
}

/** How many candidates there are, what reading them cost, and the way to the others. */
function Head({ lookup: { Confidence, beside }, matches, candidates }: HeadProps) {
  const { query, read, total, showAll } = matches
  const rates = useSettings((state) => state.rates)
  const isOld = query.isPlaceholderData
  const [best] = candidates
  const name = best && (nameOf(best.kind, best.record) ?? best.record.Id)
  const shown = candidates.length
  const max = Math.min(total, MAX_CANDIDATES)
  const cost = `${some(read, 'Basic record')} read, ${price(read * rates.Basic)}`
  const status =
    shown === 0
      ? `No ${beside ? 'other ' : ''}record scores ${Confidence} or more`
      : `${shown < total ? `${count(shown)} of ` : ''}${some(total, 'candidate')} · ${cost}`
  return (
    <header className={`${kit.headline} ${classes.told}`}>
      <div className={kit.narrow}>
        <h2 className={`${kit.pageTitle} ${kit.narrow} ${kit.breaks}`} data-stale={isOld}>
          {name ? <bdi>{name}</bdi> : 'No confident match'}
        </h2>
        <p className={`${kit.second} ${classes.meta}`} role="status" data-stale={isOld}>
          {isOld ? 'Searching' : status}
        </p>
      </div>
      {!isOld && shown > 0 && shown < total && shown < MAX_CANDIDATES && (
        <Button variant="default" onClick={showAll}>
          Show {max < total ? `the first ${count(max)} of ${count(total)}` : `all ${count(total)}`} (
          {price(max * rates.Basic)})
        </Button>
      )}
    </header>
  )
}

interface ComparedProps extends Omit<Props, 'onChange'> {
  candidates: readonly Candidate[]
}

/** The candidates by family, the chosen one compared in detail; digits choose, Enter does the main action. */
function Compared({ lookup, matches, candidates, actions, map, onFill }: ComparedProps) {
  const { known } = lookup
  const families = familiesOf(candidates)
  const ordered = families
    .flatMap(({ members }) => members)
    .map((candidate, i): ComparedCandidate => {
      const all = compareFields(known, knownOf(candidate.kind, candidate.record))
      return { candidate, number: i + 1, all }
    })
  const [id, setId] = useState(ordered[0]?.candidate.record.Id)
  const selected = ordered.find(({ candidate }) => candidate.record.Id === id) ?? ordered[0]
  const list = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const pick = (at: number) => {
    const next = ordered[at]
    if (!next) return
    setId(next.candidate.record.Id)
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[at]?.focus()
  }
  useHotkeys(ordered.slice(0, MAX_DIGIT).map((_, i) => [String(i + 1), () => pick(i)]))
  if (!selected) return null
  const differing = differingFields(candidates)
  const points = ordered.flatMap(({ candidate: { kind, record }, number }) =>
    record.Location
      ? [{ id: record.Id, at: record.Location, number, label: nameOf(kind, record) ?? record.Id }]
      : [],
  )
  const { candidate, all } = selected
  // The main action is the last one: the pages that place it decide what it is.
  const open = () => [...(bar.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].at(-1)?.click()
  const reasons = (
    <Reasons
      candidate={candidate}
      reasons={reasonsOf(all, candidate.RuleName)}
      help={<ScoreHelp candidate={candidate} />}
    />
  )
  return (
    <>
      <TieNote lookup={lookup} matches={matches} differing={differing} />
      {candidates.length > 1 && (
        <div className={`${kit.form} ${classes.beside}`} data-alone={points.length === 0 || undefined}>
          <DifferingFields
            differing={differing}
            shown={candidates.length}
            total={matches.total}
            onFill={onFill}
          />
          {points.length > 0 && (
            <div className={classes.map}>
              {map({ points, selected: candidate.record.Id, onSelect: setId })}
            </div>
          )}
        </div>
      )}
      <CandidateList
        families={families}
        ordered={ordered}
        selected={selected}
        listRef={list}
        onPick={pick}
        onOpen={open}
      />
      {candidates.length > 1 ? (
        reasons
      ) : (
        <div className={`${kit.form} ${classes.beside}`} data-alone={points.length === 0 || undefined}>
          {reasons}
          {points.length > 0 && (
            <div className={classes.map}>
              {map({ points, selected: candidate.record.Id, onSelect: setId })}
            </div>
          )}
        </div>
      )}
      <div className={`${kit.line} ${kit.sticks} ${classes.bar}`}>
        <p className={classes.barText}>
          <bdi>{nameOf(candidate.kind, candidate.record) ?? candidate.record.Id}</bdi>
          <span className={`${kit.second} ${classes.meta}`}>
            {candidate.Score === undefined ? '' : scoreText(candidate.Score, candidate.Probability)}
          </span>
        </p>
        <div ref={bar} className={`${kit.actions} ${kit.end} ${classes.actions}`}>
          {actions(candidate)}
        </div>
      </div>
    </>
  )
}
