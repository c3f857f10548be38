import { IconPlaylistAdd } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { sizeOf } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { Note } from '#ui/Note.tsx'

/** Says what the list holds that records are being added to. */
export function TargetListNote({ id }: { id: string }) {
  const { data } = useQuery(listsQuery)
  const list = data?.lists.find((one) => one.id === id)
  if (!data) return null
  return (
    <Note band tone="accent" icon={IconPlaylistAdd} role="status">
      {list ? (
        <>
          “<bdi>{list.name}</bdi>
          {messages.holds(list.kind, sizeOf(list))}
        </>
      ) : (
        messages.targetMissing
      )}
    </Note>
  )
}
