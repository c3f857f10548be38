import { Loader } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { type IdSource, IdsDialog } from './create/IdsDialog.tsx'
import type { ListPanelProps } from './list-panel.ts'
import { firstTabFetched } from './list-parts.tsx'
import classes from './lists.module.css'
import { OpenList } from './OpenList.tsx'
import { NewListButtons } from './sidebar/NewListButtons.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { MissingList, Welcome } from './Welcome.tsx'

/** The lists of this browser at the left, the open one beside them. */
export function ListsPage({ id, map }: { id?: string; map: ListPanelProps['map'] }) {
  const { data, error, refetch, isPending } = useQuery(listsQuery)
  const { lists = [], unreadable: unread = 0 } = data ?? {}
  const list = lists.find((it) => it.id === id)
  useTitle(list?.name)
  useEffect(firstTabFetched, [])
  const [source, setSource] = useState<IdSource>('pasted')
  const [making, { open, close }] = useDisclosure(false)
  const begin = (from: IdSource) => {
    setSource(from)
    open()
  }
  return (
    <div className={classes.page} data-open={id !== undefined || undefined}>
      <Sidebar
        lists={lists}
        unread={unread}
        open={id}
        makers={<NewListButtons onNew={begin} />}
        instead={
          isPending ? (
            <Loader role="img" size="sm" m="lg" aria-label={messages.loadingLists} />
          ) : error ? (
            <ProblemNote problem={error} retry={() => refetch()} />
          ) : undefined
        }
      />
      {list ? (
        <OpenList key={list.id} list={list} lists={lists} map={map} />
      ) : id !== undefined && data ? (
        <MissingList />
      ) : (
        <Welcome any={lists.length > 0} ready={data !== undefined} onNew={begin} />
      )}
      <IdsDialog source={source} opened={making} onClose={close} />
    </div>
  )
}

function useTitle(name: string | undefined) {
  useEffect(() => {
    document.title = name === undefined ? 'Lists · Catchment' : `${name} · Lists · Catchment`
  }, [name])
}
