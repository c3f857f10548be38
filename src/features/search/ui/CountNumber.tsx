import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '#api/problem.ts'
import { countQuery } from '#api/queries.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { count, NONE } from '#shared/text/format.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
import { criterionInError } from '../data/criterion-errors.ts'
import { countMessages as messages } from '../messages/panel.ts'

/** The count of the search as a query, as a number once it is that of the criteria shown, and whether that is on its way. */
export function useCount() {
  const query = useQuery(countQuery(useKind(), useCriteria()))
  const current = query.isPlaceholderData ? undefined : query.data?.MatchCount
  return { query, current, isCounting: query.isFetching && current === undefined }
}

/** The live count with what it counts. */
export function CountNumber() {
  const kind = useKind()
  const everything = matchesEverything(useCriteria())
  return (
    <div>
      <div className={kit.second}>{everything ? messages.all[kind] : messages.matching(kind)}</div>
      <CountOutput />
    </div>
  )
}

/** The live count alone. */
export function CountOutput() {
  const { query, current } = useCount()
  return (
    <output
      className={`${kit.count} ${kit.block}`}
      aria-live="polite"
      data-testid="count"
      data-stale={current === undefined}
    >
      {query.data && !query.error ? count(query.data.MatchCount) : NONE}
    </output>
  )
}

/** That the count waits, or why there is none. */
export function CountNotes() {
  const { query } = useCount()
  return (
    <>
      {query.isFetching && <Waiting reason={query.failureReason} times={query.failureCount} />}
      {query.error && <CountProblem error={query.error} retry={() => query.refetch()} />}
    </>
  )
}

/** The count continues after the wait that the service requests. */
function Waiting({ reason, times }: { reason: Error | null; times: number }) {
  if (!(reason instanceof ApiProblem) || reason.status !== 429) return null
  return <WaitNote key={times} seconds={reason.waitSeconds ?? 1} />
}

/** Errors of a criterion appear beside it in the form; this shows the others. */
function CountProblem({ error, retry }: { error: Error; retry: () => void }) {
  const placed =
    error instanceof ApiProblem && error.errors.length > 0 && error.errors.every(criterionInError)
  if (placed) return <FieldError>{messages.fixFilter}</FieldError>
  return <ProblemNote problem={error} retry={retry} />
}
