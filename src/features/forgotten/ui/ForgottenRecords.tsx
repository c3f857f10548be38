import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ForgottenEntry } from '#contract/forgotten.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { forgottenMessages as messages } from '#features/forgotten/messages.ts'
import { notice } from '#session/notices.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import { forgottenQuery, useLift } from '../data/queries.ts'

/** What the operator has forgotten, of each kind; nothing where there is nothing. */
export const ForgottenRecords = () => kinds.map((kind) => <OfKind key={kind} kind={kind} />)

function OfKind({ kind }: { kind: Kind }) {
  const { data, error, refetch } = useQuery(forgottenQuery(kind))
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!data || data.total === 0) return null
  const { what, when, by, reason, actions } = messages.head
  const id = `forgotten-${kind}`
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <SectionTitle large id={id} count={data.total} note={messages.listHint}>
        {`${messages.list}: ${messages.kind(kind)}`}
      </SectionTitle>
      <Panel flush className={kit.scrollX}>
        <Table
          head={[
            what,
            when,
            { text: by, hidePhone: true },
            { text: reason, hidePhone: true },
            { text: actions, isHidden: true },
          ]}
        >
          {data.entries.map((entry) => (
            <Row key={entry.entry} kind={kind} entry={entry} />
          ))}
        </Table>
      </Panel>
      {data.total > data.entries.length && (
        <p className={kit.second}>{messages.more(data.entries.length, data.total)}</p>
      )}
    </Stack>
  )
}

function Row({ kind, entry: { entry, id, forgotten, by, reason } }: { kind: Kind; entry: ForgottenEntry }) {
  const { mutate, isPending, error } = useLift()
  const what = id ?? messages.byDetails(entry)
  return (
    <tr>
      <th scope="row" className={kit.breaks}>
        {what}
      </th>
      <td>{messages.day(forgotten)}</td>
      <td className={kit.hidePhone}>{by}</td>
      <td className={`${kit.hidePhone} ${kit.breaks}`}>
        <bdi>{reason}</bdi>
      </td>
      <td>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={messages.liftLabel(what)}
          loading={isPending}
          onClick={() => mutate({ kind, entry }, { onSuccess: () => notice({ text: messages.lifted }) })}
        >
          {messages.lift}
        </Button>
        {error && <p className={kit.second}>{error.message}</p>}
      </td>
    </tr>
  )
}
