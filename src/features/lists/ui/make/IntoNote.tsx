import { IconPlaylistAdd } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { counted } from '#criteria/kinds.ts'
import { sizeOf } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import classes from './into.module.css'

/** Says what the list holds that records are being added to. */
export function IntoNote({ id }: { id: string }) {
  const { data } = useQuery(listsQuery)
  const list = data?.lists.find((one) => one.id === id)
  if (!data) return null
  return (
    <div className={classes.note}>
      <IconPlaylistAdd size={16} stroke={1.7} aria-hidden className={classes.sign} />
      <span role="status" className={classes.words}>
        {list ? (
          <>
            “<bdi>{list.name}</bdi>” holds {counted(list.kind, sizeOf(list))}
          </>
        ) : (
          'The list to add records to no longer exists'
        )}
      </span>
    </div>
  )
}
