import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listsQuery } from '../../state/lists.ts'
import { ProblemNote } from '../../ui/ProblemNote.tsx'
import { Gone, Welcome } from './Empty.tsx'
import classes from './lists.module.css'
import { Makers } from './Makers.tsx'
import { OpenList } from './OpenList.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'

/** The lists of this browser at the left, the open one beside them. */
export function ListsPage({ id }: { id?: string }) {
  const { data, error, refetch, isPending } = useQuery(listsQuery)
  const { lists = [], unread = 0 } = data ?? {}
  const list = lists.find((it) => it.id === id)
  useTitle(list?.name)
  return (
    <div className={classes.page} data-open={id !== undefined || undefined}>
      <Sidebar
        lists={lists}
        unread={unread}
        open={id}
        makers={<Makers />}
        instead={
          isPending ? (
            <Loader role="img" size="sm" className={classes.loader} aria-label="The lists are being read" />
          ) : error ? (
            <ProblemNote problem={error} retry={() => refetch()} />
          ) : undefined
        }
      />
      {list ? (
        <OpenList key={list.id} list={list} lists={lists} />
      ) : id !== undefined && data ? (
        <Gone />
      ) : (
        <Welcome any={lists.length > 0} ready={data !== undefined} />
      )}
    </div>
  )
}

function useTitle(name: string | undefined) {
  useEffect(() => {
    document.title = name === undefined ? 'Lists · Catchment' : `${name} · Lists · Catchment`
  }, [name])
}
