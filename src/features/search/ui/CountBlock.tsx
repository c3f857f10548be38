import { Button } from '@mantine/core'
import { IconCode, IconPlayerStop } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#api/problem.ts'
import { countQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { matchesEverything, tidy } from '#criteria/tidy.ts'
import { useCriteria, useEditCriteria, useKind } from '#session/search.ts'
import { count, NONE } from '#shared/text/format.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
import { criterionInError } from '../data/criterion-errors.ts'
import { countMessages as messages } from '../messages/panel.ts'

interface Props {
  /** Buttons for what can be done with the result. */
  actions: ReactNode
}

/** The live count, always for the criteria shown, with what the last edit changed. */
export function CountBlock({ actions }: Props) {
  const kind = useKind()
  const criteria = useCriteria()
  const query = useQuery(countQuery(kind, criteria))
  const current = query.isPlaceholderData ? undefined : query.data?.MatchCount
  const last = useLastChange(kind, current)
  const everything = matchesEverything(criteria)
  return (
    <Stack as="section" className={`${kit.foot} ${kit.fixed} ${kit.padded}`} aria-label={messages.title}>
      {query.isFetching && <Waiting reason={query.failureReason} times={query.failureCount} />}
      {query.error && <CountProblem error={query.error} retry={() => query.refetch()} />}
      <Inline align="start" justify="between">
        <div>
          <div className={kit.second}>{everything ? messages.all[kind] : messages.matching(kind)}</div>
          <output
            className={`${kit.count} ${kit.block}`}
            aria-live="polite"
            data-testid="count"
            data-stale={current === undefined}
          >
            {query.data && !query.error ? count(query.data.MatchCount) : NONE}
          </output>
        </div>
        <Stack gap={4} align="end">
          {last !== undefined && last !== 0 && (
            <Tag tone={last < 0 ? 'danger' : 'saved'}>{messages.fromLastChange(last)}</Tag>
          )}
          {query.isFetching && current === undefined ? (
            <Stop />
          ) : (
            <Timing milliseconds={query.data?.milliseconds} />
          )}
        </Stack>
      </Inline>
      {kind === 'people' && <Residents />}
      <Inline>{actions}</Inline>
    </Stack>
  )
}

/** Whom of a household the count includes, which the number of all people in the data does not say. */
function Residents() {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const isEveryone = criteria.IncludeAllResidents === true
  const { text, change } = messages.residents[isEveryone ? 'everyone' : 'heads']
  return (
    <Inline wrap gap={4} className={kit.second}>
      {text}
      <Button
        size="compact-xs"
        variant="subtle"
        ml={-7}
        onClick={() => edit(tidy({ ...criteria, IncludeAllResidents: isEveryone ? undefined : true }))}
      >
        {change}
      </Button>
    </Inline>
  )
}

/** The count continues after the wait that the service requests. */
function Waiting({ reason, times }: { reason: Error | null; times: number }) {
  if (!(reason instanceof ApiProblem) || reason.status !== 429) return null
  return <WaitNote key={times} seconds={reason.waitSeconds ?? 1} />
}

function Timing({ milliseconds }: { milliseconds: number | undefined }) {
  if (milliseconds === undefined) return <span className={kit.meta}>{messages.free}</span>
  return (
    <Inline as="span" gap={4} className={kit.meta}>
      <IconCode size={13} stroke={1.7} aria-hidden /> {messages.oneCall(milliseconds)}
    </Inline>
  )
}

function Stop() {
  const client = useQueryClient()
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<IconPlayerStop size={12} />}
      onClick={() => client.cancelQueries({ queryKey: ['count'] })}
    >
      {messages.stop}
    </Button>
  )
}

/** Errors of a criterion appear beside it in the form; this shows the others. */
function CountProblem({ error, retry }: { error: Error; retry: () => void }) {
  const placed =
    error instanceof ApiProblem && error.errors.length > 0 && error.errors.every(criterionInError)
  if (placed) return <FieldError>{messages.fixFilter}</FieldError>
  return <ProblemNote problem={error} retry={retry} />
}

/** The difference between the last two counts; undefined after a switch of the kind. */
function useLastChange(kind: Kind, current: number | undefined): number | undefined {
  const [last, setLast] = useState<number>()
  const before = useRef<{ kind: Kind; current: number }>(undefined)
  useEffect(() => {
    if (current === undefined) return
    const old = before.current
    if (old?.kind !== kind) setLast(undefined)
    else if (current !== old.current) setLast(current - old.current)
    before.current = { kind, current }
  }, [kind, current])
  return last
}
