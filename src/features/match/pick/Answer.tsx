import { Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Candidate } from '../../../api/matches.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { price } from '../../../criteria/cost.ts'
import { some } from '../../../criteria/format.ts'
import { nameOf } from '../../../criteria/record.ts'
import { bodyOf, type NameSearch, type Question } from '../../../match/pick/question.ts'
import { useSettings } from '../../../state/settings.ts'
import { ProblemNote } from '../../../ui/ProblemNote.tsx'
import { WaitNote } from '../../../ui/WaitNote.tsx'
import { Compared } from './Compared.tsx'
import { NamedSo } from './NamedSo.tsx'
import { OtherNames } from './OtherNames.tsx'
import classes from './pick.module.css'
import { useMatches } from './useMatches.ts'

interface Props {
  question: Question
  actions: (candidate: Candidate) => ReactNode
}

/** What the service answers: the candidates, none, or why not; those of the question before stay until the next ones are there. */
export function Answer({ question, actions }: Props) {
  const { query, candidates, read, faults } = useMatches(question)
  const { error, isFetching, isPlaceholderData, failureReason, failureCount, refetch } = query
  const asked = JSON.stringify(bodyOf(question))
  const [shown, setShown] = useState<{ asked: string; search: NameSearch }>()
  const search = shown?.asked === asked ? shown.search : undefined
  const waiting = isFetching && failureReason instanceof ApiProblem && failureReason.status === 429
  return (
    <div className={classes.inner} aria-busy={isFetching}>
      {waiting && <WaitNote key={failureCount} seconds={failureReason.waitSeconds ?? 1} />}
      {error && !faults.all && <ProblemNote problem={error} retry={() => void refetch()} />}
      {error && faults.all && (
        <p className={classes.aside} role="status">
          The service cannot read one of the fields. What it says stands there.
        </p>
      )}
      {!candidates && !error && <Waiting />}
      {candidates && !error && (
        <>
          <Told candidates={candidates} read={read} isOld={isPlaceholderData} question={question} />
          {candidates.length > 0 && !search && (
            <div className={classes.stack} data-stale={isPlaceholderData}>
              <Compared
                key={candidates.map(({ record }) => record.Id).join()}
                known={question.known}
                candidates={candidates}
                actions={actions}
              />
            </div>
          )}
          {search && <NamedSo question={question} search={search} actions={actions} />}
          {!isPlaceholderData && (
            <OtherNames
              key={asked}
              question={question}
              unasked={candidates.length > 0}
              shown={search}
              onShow={(next) => setShown({ asked, search: next })}
            />
          )}
        </>
      )}
    </div>
  )
}

const Waiting = () => (
  <div role="img" aria-label="Looking for candidates">
    <Skeleton height={24} width={260} mb={14} />
    <Skeleton height={300} radius={10} />
  </div>
)

interface ToldProps {
  candidates: readonly Candidate[]
  /** How many records came, with the one that others are looked for beside. */
  read: number
  isOld: boolean
  question: Question
}

/** How many candidates there are, and what reading them cost. */
function Told({ candidates, read, isOld, question: { Confidence, beside } }: ToldProps) {
  const rates = useSettings((state) => state.rates)
  const [best] = candidates
  const name = best && (nameOf(best.kind, best.record) ?? best.record.Id)
  const many = candidates.length
  return (
    <header className={classes.told}>
      <h2 className={classes.title} data-stale={isOld}>
        {name ? <bdi>{name}</bdi> : 'None is sure enough'}
      </h2>
      <p className={classes.meta} role="status" data-stale={isOld}>
        {isOld
          ? 'Asking'
          : many === 0
            ? `No ${beside ? 'other ' : ''}record scores ${Confidence} or more`
            : `${some(many, 'candidate')} · ${some(read, 'Basic record')} read, ${price(read * rates.Basic)}`}
      </p>
    </header>
  )
}
