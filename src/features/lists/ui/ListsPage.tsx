import { Loader } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { dueMessages } from '#features/lists/messages/follow-ups.ts'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { useNarrow } from '#ui/usePhone.ts'
import { type IdSource, IdsDialog } from './create/IdsDialog.tsx'
import type { ListPanelProps } from './list-panel.ts'
import { firstTabFetched } from './list-parts.tsx'
import classes from './lists.module.css'
import { OpenList } from './OpenList.tsx'
import { NewListButtons } from './sidebar/NewListButtons.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { MissingList, Welcome } from './Welcome.tsx'

const DueFollowUps = lazy(() => import('./due/DueFollowUps.tsx').then((m) => ({ default: m.DueFollowUps })))

interface Props {
  /** The open list. */
  id?: string
  /** Whether the follow-ups that are due are shown in place of a list. */
  due?: boolean
  map: ListPanelProps['map']
}

/** The lists of this browser at the left, the open one beside them. */
export function ListsPage({ id, due = false, map }: Props) {
  const { data, error, refetch, isPending } = useQuery(listsQuery)
  const { lists = [], unreadable: unread = 0 } = data ?? {}
  const list = lists.find((it) => it.id === id)
  useTitle(due ? dueMessages.title : list?.name)
  useEffect(firstTabFetched, [])
  const [source, setSource] = useState<IdSource>('pasted')
  const [making, { open, close }] = useDisclosure(false)
  const begin = (from: IdSource) => {
    setSource(from)
    open()
  }
  const isOpen = id !== undefined || due
  // A narrow screen has room for the lists or for the open one.
  const isAlone = useNarrow() && !isOpen && lists.length > 0
  const sidebar = (
    <Sidebar
      lists={lists}
      unread={unread}
      open={id}
      level={isAlone ? 1 : 2}
      makers={<NewListButtons onNew={begin} />}
      instead={
        isPending ? (
          <Loader role="img" size="sm" m="lg" aria-label={messages.loadingLists} />
        ) : error ? (
          <ProblemNote problem={error} retry={() => refetch()} />
        ) : undefined
      }
    />
  )
  return (
    <div className={classes.page} data-open={isOpen || undefined}>
      {isAlone ? <main className={classes.alone}>{sidebar}</main> : sidebar}
      {due ? (
        <Suspense fallback={<main aria-busy />}>
          <DueFollowUps />
        </Suspense>
      ) : list ? (
        <OpenList key={list.id} list={list} lists={lists} map={map} />
      ) : id !== undefined && data ? (
        <MissingList />
      ) : (
        !isAlone && <Welcome any={lists.length > 0} ready={data !== undefined} onNew={begin} />
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
