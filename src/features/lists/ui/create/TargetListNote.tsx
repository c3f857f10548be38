import { IconPlaylistAdd } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { sizeOf } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import kit from '#ui/kit.module.css'
import classes from './target.module.css'

/** Says what the list holds that records are being added to. */
export function TargetListNote({ id }: { id: string }) {
  const { data } = useQuery(listsQuery)
  const list = data?.lists.find((one) => one.id === id)
  if (!data) return null
  return (
    <div className={`${kit.row} ${classes.note}`}>
      <IconPlaylistAdd size={16} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.accent}`} />
      <span role="status" className={`${kit.fill} ${kit.breaks}`}>
        {list ? (
          <>
            “<bdi>{list.name}</bdi>
            {messages.holds(list.kind, sizeOf(list))}
          </>
        ) : (
          messages.targetMissing
        )}
      </span>
    </div>
  )
}
