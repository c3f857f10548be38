import { Button, Loader } from '@mantine/core'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ApiProblem } from '#api/problem.ts'
import type { Merge } from '#contract/merges.ts'
import {
  isMergeRunning,
  mergeQuery,
  useCancelMerge,
  useCompare,
  useMergedVersion,
} from '#features/data-sets/data/merges.ts'
import { mergeMessages as messages } from '#features/data-sets/messages/merges.ts'
import { nameOfVersion } from '#features/data-sets/model/sets.ts'
import { Empty } from '#ui/Empty.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { amount, ProgressBar } from '#ui/Progress.tsx'
import { CancelRow } from '../CancelRow.tsx'
import { OperatorFrame } from '../OperatorFrame.tsx'
import { ComparedView } from './ComparedView.tsx'

/** A merge of two data sets: how far it is, then what it would do, then what it did. */
export function MergeView({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(mergeQuery(id))
  const [from, into] = [nameOfVersion(data?.merge.from ?? ''), nameOfVersion(data?.merge.into ?? '')]
  return (
    <OperatorFrame
      documentTitle={data ? messages.documentTitle(from, into) : messages.merges}
      back={messages.back}
    >
      {!data && !error && <Loader role="img" size="sm" aria-label={messages.loading} />}
      {error instanceof ApiProblem && error.status === 404 ? (
        <NoMerge />
      ) : (
        error && <ProblemNote problem={error} retry={() => void refetch()} />
      )}
      {data && <h1 className={`${kit.pageTitle} ${kit.breaks}`}>{messages.title(from, into)}</h1>}
      {data && <Stopped merge={data.merge} />}
      {data && isMergeRunning(data.merge) && <Running merge={data.merge} />}
      {data && <Followed merge={data.merge} />}
      {data?.preview && data.decided && (
        <ComparedView merge={data.merge} preview={data.preview} decided={data.decided} />
      )}
    </OperatorFrame>
  )
}

function Followed({ merge }: { merge: Merge }) {
  useMergedVersion(merge)
  return null
}

const NoMerge = () => (
  <Empty Icon={IconFileUnknown} level={1} title={messages.notFound}>
    <p>{messages.notFoundHint}</p>
    <Button renderRoot={(props) => <Link to="/data" search={true} {...props} />}>{messages.toData}</Button>
  </Empty>
)

/** What runs, how far it is, and a button to end it. */
function Running({ merge: { id, state, progress } }: { merge: Merge }) {
  const cancel = useCancelMerge(id)
  const { step, done = 0, total = 0 } = progress ?? {}
  const label = state === 'comparing' ? messages.comparing : messages.merging
  return (
    <Panel aria-label={label}>
      <Stack gap={8}>
        <Inline wrap justify="between">
          <span role="status">{step ?? messages.starting}</span>
          <span className={kit.second}>{amount(done, total)}</span>
        </Inline>
        <ProgressBar label={label} value={total > 0 ? done / total : 0} state="running" />
        <CancelRow
          note={messages.note}
          label={messages.cancel}
          isPending={cancel.isPending}
          onCancel={() => cancel.mutate()}
        />
        {cancel.error && <FieldError>{cancel.error.message}</FieldError>}
      </Stack>
    </Panel>
  )
}

/** Why it did not go on, or can only be compared again, with a button for that. */
function Stopped({ merge }: { merge: Merge }) {
  const { state, error, outdated } = merge
  if (state === 'canceled') return <Note action={<CompareAgain merge={merge} />}>{messages.canceled}</Note>
  if (error)
    return (
      <Note
        tone="danger"
        role="alert"
        title={state === 'failed' ? messages.failed : messages.mergeFailed}
        action={state === 'failed' && <CompareAgain merge={merge} />}
      >
        {error}
      </Note>
    )
  if (outdated)
    return (
      <Note tone="wait" role="status" action={<CompareAgain merge={merge} />}>
        {outdated}
      </Note>
    )
  return null
}

function CompareAgain({ merge: { kind, into, from } }: { merge: Merge }) {
  const navigate = useNavigate()
  const compare = useCompare(
    ({ id }) => void navigate({ to: '/data/merge/$id', params: { id }, search: true }),
  )
  return (
    <Stack gap={6}>
      <Button
        variant="default"
        size="compact-sm"
        loading={compare.isPending}
        onClick={() => compare.mutate({ kind, into: nameOfVersion(into), from: nameOfVersion(from) })}
      >
        {messages.again}
      </Button>
      {compare.error && <FieldError>{compare.error.message}</FieldError>}
    </Stack>
  )
}
