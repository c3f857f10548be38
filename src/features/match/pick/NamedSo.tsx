import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Candidate, foundCandidatesQuery } from '../../../api/matches.ts'
import { price } from '../../../criteria/cost.ts'
import { count } from '../../../criteria/format.ts'
import { MOST_CANDIDATES, type NameSearch, type Question, whereOf } from '../../../match/pick/question.ts'
import { likestFirst } from '../../../match/reasons.ts'
import { useSettings } from '../../../state/settings.ts'
import { ProblemNote } from '../../../ui/ProblemNote.tsx'
import { Compared } from './Compared.tsx'
import classes from './pick.module.css'

interface Props {
  question: Question
  search: NameSearch
  actions: (candidate: Candidate) => ReactNode
}

/** Some of those who bear the name, in the order in which they agree with what is known. */
export function NamedSo({ question, search, actions }: Props) {
  const asked = foundCandidatesQuery(search.kind, search.criteria, MOST_CANDIDATES)
  const { data, error, refetch } = useQuery(asked)
  const rates = useSettings((state) => state.rates)
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!data) return <Skeleton height={300} radius={10} role="img" aria-label="Reading the records" />
  const sorted = likestFirst(question.known, data)
  return (
    <div className={classes.stack}>
      <p className={classes.aside} role="status">
        Compared with {count(sorted.length)} that {sorted.length === 1 ? 'bears' : 'bear'} the name{' '}
        {whereOf(search)}, those that agree most first · {count(sorted.length)} Basic{' '}
        {sorted.length === 1 ? 'record' : 'records'} read, {price(sorted.length * rates.Basic)}
      </p>
      <Compared
        key={sorted.map(({ record }) => record.Id).join()}
        known={question.known}
        candidates={sorted}
        actions={actions}
      />
    </div>
  )
}
