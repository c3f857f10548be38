import { Button } from '@mantine/core'
import { IconCopyPlus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { addMembers } from '#features/lists/data/change-members.ts'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { type List, memberOf } from '#lists/list.ts'
import { saveRecords } from '#lists/save-command.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import type { AnyRecord } from '#records/record.ts'
import { attempt } from '../actions/attempt.ts'

interface Props {
  kind: Kind
  record: AnyRecord
  /** The list that the record is added to; a dialog selects one otherwise. */
  into?: string | undefined
  /** Where the record was found. */
  from?: keyof typeof messages.addedFrom
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

/** Adds one record to a given list, or to one that is selected or created in a dialog. */
export function AddRecordToList({ kind, record, into, from = 'match' }: Props) {
  const { data } = useQuery({ ...listsQuery, enabled: into !== undefined })
  const list = data?.lists.find(({ id }) => id === into)
  return list ? (
    <AddToGivenList list={list} kind={kind} record={record} from={from} />
  ) : (
    <AddToAnyList kind={kind} record={record} from={from} />
  )
}

type ButtonProps = Required<Pick<Props, 'kind' | 'record' | 'from'>>

function AddToGivenList({ list, kind, record, from }: ButtonProps & { list: List }) {
  const isOther = list.kind !== kind
  return (
    <Button
      leftSection={<IconPlus {...icon} />}
      disabled={isOther}
      title={isOther ? messages.otherKind(kindNames[list.kind].many) : undefined}
      onClick={() => void attempt(() => addMembers(list, memberOf(record), messages.addedFrom[from].added))}
    >
      {messages.addTo(list.name)}
    </Button>
  )
}

function AddToAnyList({ kind, record, from }: ButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconCopyPlus {...icon} />}
      onClick={() =>
        saveRecords({
          title: messages.addThis(kindNames[kind].one),
          kind,
          members: memberOf(record),
          ...messages.addedFrom[from],
        })
      }
    >
      {messages.addToList}
    </Button>
  )
}
