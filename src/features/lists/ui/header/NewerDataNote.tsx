import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { newerDataQuery } from '#features/lists/data/newer-data.ts'
import { newerDataMessages as messages } from '#features/lists/messages/refresh.ts'
import { type List, lastStep, membersWhere } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { useDataSince } from '#session/data-since.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { useListActions } from '../actions/useListActions.ts'
import { RefreshAction } from './RefreshAction.tsx'

/** Which records of a list are no longer in the data or changed in it, where the data is newer than the list. */
export function NewerDataNote({ list }: { list: List }) {
  const data = useDataSince(list.kind)
  const isNewer = data !== undefined && data.since > lastStep(list).at
  const { data: difference } = useQuery(newerDataQuery(list, data?.version, isNewer))
  const making = useListActions(list)
  if (!isNewer || !difference) return null
  const { removed, changed } = difference
  if (removed.length + changed === 0) return null
  const remove = async () => {
    const missing = new Set(removed)
    const left = await inSlices(membersWhere(await currentMembers(list), (id) => !missing.has(id)))
    await making.change(messages.removed(list.kind, removed.length), left)
  }
  return (
    <Note
      band
      tone="wait"
      role="status"
      action={
        <Inline wrap className={kit.fixed}>
          {removed.length > 0 && (
            <Button variant="default" onClick={() => void remove()}>
              {messages.remove(removed.length)}
            </Button>
          )}
          {changed > 0 && <RefreshAction list={list} />}
        </Inline>
      }
    >
      {removed.length > 0 && <p>{messages.missing(list.kind, removed.length)}</p>}
      {changed > 0 && <p>{messages.changed(list.kind, changed)}</p>}
    </Note>
  )
}
