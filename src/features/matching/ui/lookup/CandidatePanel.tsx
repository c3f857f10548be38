import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Candidate } from '#api/matches.ts'
import { ApiProblem } from '#api/problem.ts'
import type { Known } from '#criteria/known.ts'
import { candidateMessages as messages } from '#features/matching/messages/lookup.ts'
import { MAX_CANDIDATES } from '#features/matching/model/lookup/lookup-request.ts'
import { nameOf } from '#records/record.ts'
import type { LookupInput } from '#session/picker.ts'
import { useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
import { CandidateComparison, type CandidateMarks } from './CandidateComparison.tsx'
import classes from './lookup.module.css'
import { NoMatch } from './NoMatch.tsx'
import type { MatchState } from './useMatches.ts'

export type { CandidateMarks } from './CandidateComparison.tsx'

interface Props {
  lookup: LookupInput
  matches: MatchState
  actions: (candidate: Candidate) => ReactNode
  map: (marks: CandidateMarks) => ReactNode
  /** Fills in fields of the form. */
  onFill: (known: Known) => void
  onChange: (change: Partial<LookupInput>) => void
}

/** The candidates of a lookup, or why there are none. The previous ones remain until the next ones are loaded. */
export function CandidatePanel({ lookup, matches, actions, map, onFill, onChange }: Props) {
  const { query, candidates, errors } = matches
  const { error, isFetching, isPlaceholderData, failureReason, failureCount, refetch } = query
  const isWaiting = isFetching && failureReason instanceof ApiProblem && failureReason.status === 429
  return (
    <div className={`${kit.column} ${kit.gap12} ${classes.candidates}`} aria-busy={isFetching}>
      {isWaiting && <WaitNote key={failureCount} seconds={failureReason.waitSeconds ?? 1} />}
      {error && !errors.all && <ProblemNote problem={error} retry={() => void refetch()} />}
      {error && errors.all && (
        <p className={`${kit.muted} ${kit.cell}`} role="status">
          {messages.fieldErrors}
        </p>
      )}
      {!candidates && !error && <Loading />}
      {candidates && !error && (
        <>
          <Head lookup={lookup} matches={matches} candidates={candidates} />
          {candidates.length > 0 && (
            <div className={`${kit.column} ${kit.gap12} ${kit.grow}`} data-stale={isPlaceholderData}>
              <CandidateComparison
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
  <div role="img" aria-label={messages.loading}>
    <Skeleton height={24} width={260} mb={14} />
    <Skeleton height={300} radius={10} />
  </div>
)

interface HeadProps {
  lookup: LookupInput
  matches: MatchState
  candidates: readonly Candidate[]
}

/** The best candidate's name, how many candidates there are, what loading them cost, and a button for the others. */
function Head({ lookup: { Confidence, beside }, matches, candidates }: HeadProps) {
  const { query, read, total, showAll } = matches
  const rate = useSettings((state) => state.rates.Basic)
  const isOld = query.isPlaceholderData
  const [best] = candidates
  const name = best && (nameOf(best.kind, best.record) ?? best.record.Id)
  const shown = candidates.length
  const status =
    shown === 0
      ? messages.noScore(Confidence, beside !== undefined)
      : `${messages.found(shown, total)} · ${messages.loaded(read, rate)}`
  return (
    <Inline as="header" align="baseline" justify="between" wrap>
      <div className={kit.narrow}>
        <h2 className={`${kit.pageTitle} ${kit.narrow} ${kit.breaks}`} data-stale={isOld}>
          {name ? <bdi>{name}</bdi> : messages.noMatch}
        </h2>
        <p className={kit.second} role="status" data-stale={isOld}>
          {isOld ? messages.searching : status}
        </p>
      </div>
      {!isOld && shown > 0 && shown < total && shown < MAX_CANDIDATES && (
        <Button variant="default" onClick={showAll}>
          {messages.showAll(Math.min(total, MAX_CANDIDATES), total, rate)}
        </Button>
      )}
    </Inline>
  )
}
