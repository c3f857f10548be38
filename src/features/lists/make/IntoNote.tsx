import { IconPlaylistAdd, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { counted } from '../../../criteria/kinds.ts'
import { sizeOf } from '../../../lists/list.ts'
import { listsQuery } from '../../../state/lists.ts'
import { searchAlone } from '../../../state/search.ts'
import classes from './into.module.css'

/** Says which list records are being added to, with the way back to it, and out. */
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
            Adding to “<bdi>{list.name}</bdi>”, {counted(list.kind, sizeOf(list))}
          </>
        ) : (
          'The list that records were to be added to is gone'
        )}
      </span>
      {list && (
        <Link
          to="/lists/$id"
          params={{ id: list.id }}
          search={(old) => searchAlone(old)}
          className={classes.link}
        >
          Back to the list
        </Link>
      )}
      <Link
        to="/match"
        search={(old) => ({ ...old, into: undefined })}
        replace
        className={classes.out}
        aria-label="Stop adding to this list"
        title="Stop adding to this list"
      >
        <IconX size={14} stroke={1.7} aria-hidden />
      </Link>
    </div>
  )
}
