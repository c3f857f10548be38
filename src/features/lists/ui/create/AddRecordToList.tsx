import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCopyPlus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { addMembers } from '#features/lists/data/change-members.ts'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import type { List } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import type { AnyRecord } from '#records/record.ts'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { attempt } from '../actions/attempt.ts'

const SaveRecordsDialog = lazy(() =>
  import('./SaveRecordsDialog.tsx').then((m) => ({ default: m.SaveRecordsDialog })),
)

interface Props {
  kind: Kind
  record: AnyRecord
  /** The list that the record is added to; a dialog selects one otherwise. */
  into?: string | undefined
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

const membersFrom = ({ Id, ETag }: AnyRecord) => ({ ids: [Id], etags: [ETag ?? ''] })

/** Adds one record to a given list, or to one that is selected or created in a dialog. */
export function AddRecordToList({ kind, record, into }: Props) {
  const { data } = useQuery({ ...listsQuery, enabled: into !== undefined })
  const list = data?.lists.find(({ id }) => id === into)
  return list ? (
    <AddToGivenList list={list} kind={kind} record={record} />
  ) : (
    <AddToAnyList kind={kind} record={record} />
  )
}

function AddToGivenList({ list, kind, record }: Props & { list: List }) {
  const isOther = list.kind !== kind
  return (
    <Button
      leftSection={<IconPlus {...icon} />}
      disabled={isOther}
      title={isOther ? messages.otherKind(kindNames[list.kind].many) : undefined}
      onClick={() => void attempt(() => addMembers(list, membersFrom(record), messages.byMatch))}
    >
      {messages.addTo(list.name)}
    </Button>
  )
}

function AddToAnyList({ kind, record }: Props) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconCopyPlus {...icon} />} onClick={open}>
        {messages.addToList}
      </Button>
      <OnceOpened opened={opened}>
        <SaveRecordsDialog
          opened={opened}
          onClose={close}
          title={messages.keepThis(kindNames[kind].one)}
          kind={kind}
          members={membersFrom(record)}
          added={messages.byMatch}
          made={messages.madeByMatch}
          back={messages.backToMatch}
        />
      </OnceOpened>
    </>
  )
}
