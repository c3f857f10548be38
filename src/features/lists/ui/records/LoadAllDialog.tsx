import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { recordsPerCall } from '#api/by-id.ts'
import { price, rateOf } from '#criteria/cost.ts'
import { orderQuery } from '#features/lists/data/records/member-order.ts'
import { recordsMessages as messages } from '#features/lists/messages/records.ts'
import { defaultView, type MemberView } from '#features/lists/model/records/member-view.ts'
import { type List, lastStep } from '#lists/list.ts'
import { membersQuery } from '#lists/stored-lists.ts'
import type { Format } from '#records/record.ts'
import { useSettings } from '#session/settings.ts'
import { count } from '#shared/text/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Facts } from '#ui/Stat.tsx'

interface Props {
  list: List
  look: MemberView
  opened: boolean
  onClose: () => void
  onRead: (ids: readonly string[], format: Format) => void
}

/** Shows the calls and the cost of loading all missing records of the list, before it starts. */
export function LoadAllDialog({ opened, onClose, ...rest }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.loadOtherRecords} size={420}>
      <Plan onClose={onClose} {...rest} />
    </Dialog>
  )
}

function Plan({ list, look: { format }, onClose, onRead }: Omit<Props, 'opened'>) {
  const { kind } = list
  const members = useQuery(membersQuery(list.id, lastStep(list).id))
  const order = useQuery(orderQuery(list, { ...defaultView, only: 'unread', format }))
  const rates = useSettings((state) => state.rates)
  const problem = members.error ?? order.error
  if (problem) return <ProblemNote problem={problem} />
  if (!order.data || !members.data || order.isPlaceholderData)
    return <Loader role="img" size="sm" aria-label={messages.checkingList} />
  const { ids } = members.data
  const unread = Array.from(order.data, (i) => ids[i] as string)
  return (
    <Stack gap={12}>
      <Facts
        facts={[
          { label: messages.recordsNotLoaded(format), value: count(unread.length) },
          { label: messages.calls, value: count(Math.ceil(unread.length / recordsPerCall(format))) },
          {
            label: messages.cost,
            value: price(unread.length * rateOf(kind, { ResourceType: format }, rates)),
          },
        ]}
      />
      <p className={kit.second}>{messages.loadHint}</p>
      <Button
        ml="auto"
        disabled={unread.length === 0}
        onClick={() => {
          onClose()
          onRead(unread, format)
        }}
      >
        {messages.load(kind, unread.length)}
      </Button>
    </Stack>
  )
}
