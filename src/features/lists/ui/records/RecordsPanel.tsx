import { Loader } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { useFollowUps } from '#features/lists/data/follow-ups.ts'
import type { VisibleRow } from '#features/lists/data/records/cached-rows.ts'
import { orderQuery } from '#features/lists/data/records/member-order.ts'
import { followUpMessages } from '#features/lists/messages/follow-ups.ts'
import { recordsMessages as messages } from '#features/lists/messages/records.ts'
import { shownColumns } from '#features/lists/model/records/columns.ts'
import { hiddenPicks } from '#features/lists/model/records/hidden-picks.ts'
import {
  defaultView,
  followUpFilters,
  isDefaultView,
  type MemberView,
} from '#features/lists/model/records/member-view.ts'
import { type List, lastStep, type Members, membersWhere, sizeOf } from '#lists/list.ts'
import { addStep, createList, deleteLists, membersQuery } from '#lists/stored-lists.ts'
import { listTableOf, useLayout } from '#session/layout.ts'
import { notice } from '#session/notices.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { attempt } from '../actions/attempt.ts'
import page from '../lists.module.css'
import { ListGrid } from './ListGrid.tsx'
import { RecordsStatus } from './RecordsStatus.tsx'
import { RecordsToolbar } from './RecordsToolbar.tsx'
import { useLoadRecords } from './useLoadRecords.ts'
import { useRowSelection } from './useRowSelection.ts'

const pageOf = { companies: '/companies/$id', people: '/people/$id' } as const

/** The records of a list: cached ones are shown, others can be loaded. */
export function RecordsPanel({ list }: { list: List }) {
  const navigate = useNavigate()
  const [look, setLook] = useState<MemberView>(defaultView)
  const [view, setView] = useState<readonly VisibleRow[]>([])
  const reading = useLoadRecords(list.kind)
  // Previous rows are shown until the next version is read, so that cursor and scroll position do not change.
  const members = useQuery({
    ...membersQuery(list.id, lastStep(list).id),
    placeholderData: keepPreviousData,
  })
  const whole = isDefaultView(look)
  const { followUps, readAt } = useFollowUps(list.kind)
  const columns = useColumns(list.kind, followUps.size > 0)
  const order = useQuery({ ...orderQuery(list, look, readAt), enabled: !whole })
  const ids = members.data?.ids ?? []
  const rows = whole ? undefined : order.data
  const total = rows?.length ?? ids.length
  const idAt = (row: number) => (rows ? ids[rows[row] ?? -1] : ids[row])
  const picks = useRowSelection(idAt, total)
  const hidden = useMemo(
    () => (rows ? hiddenPicks(picks.picked, members.data?.ids ?? [], rows) : 0),
    [rows, picks.picked, members.data],
  )
  const { remove, keep } = usePickActions(list, members.isPlaceholderData ? undefined : members.data, picks)
  const problem = members.error ?? order.error
  if (problem)
    return (
      <div className={kit.padded}>
        <ProblemNote problem={problem} retry={() => void members.refetch()} />
      </div>
    )
  return (
    <div className={`${kit.column} ${kit.rest}`}>
      <RecordsToolbar list={list} look={look} onLook={setLook} view={view} reading={reading} />
      <RecordsStatus
        list={list}
        look={look}
        onLook={setLook}
        columns={columns}
        shown={whole || rows ? total : undefined}
        reading={reading}
        picks={picks}
        hidden={hidden}
        followUps={followUps}
        onRemove={() => void remove()}
        onKeep={() => void keep()}
      />
      {members.data === undefined ? (
        <Loader role="img" size="sm" m="xl" aria-label={messages.loadingList} />
      ) : members.data === null ? (
        <p className={page.message}>{messages.missingVersion}</p>
      ) : sizeOf(list) === 0 ? (
        <p className={page.message}>{messages.noRecords}</p>
      ) : total === 0 ? (
        <p className={page.message}>
          {followUpFilters(look) > 0 ? followUpMessages.noMatches : messages.noMatches}
        </p>
      ) : (
        <ListGrid
          kind={list.kind}
          columns={columns}
          followUps={followUps}
          total={total}
          idAt={idAt}
          look={look}
          onSort={(key) => setLook({ ...look, sort: nextSort(look.sort, key) })}
          picks={picks}
          onOpen={(id) => void navigate({ to: pageOf[list.kind], params: { id }, search: true })}
          onRemove={() => void remove()}
          onView={setView}
        />
      )}
    </div>
  )
}

/** The shown columns of the lists of a kind. */
function useColumns(kind: Kind, hasFollowUps: boolean) {
  const selected = useLayout(({ tables }) => tables[listTableOf(kind)]?.columns)
  return useMemo(() => shownColumns(kind, selected, hasFollowUps), [kind, selected, hasFollowUps])
}

/** Removes the ticked records, or makes a list of them. */
function usePickActions(
  list: List,
  members: Members | null | undefined,
  { picked, clear }: ReturnType<typeof useRowSelection>,
) {
  const navigate = useNavigate()
  const remove = async () => {
    if (picked.size === 0 || !members) return
    const left = await inSlices(membersWhere(members, (id) => !picked.has(id)))
    const description = messages.removedByHand(list.kind, picked.size)
    if (await attempt(() => addStep(list.id, description, left))) clear()
  }
  const keep = () =>
    attempt(async () => {
      if (!members) return
      const made = await createList({
        kind: list.kind,
        name: `${list.name}, picked`,
        origin: { type: 'made', from: [list.id] },
        members: await inSlices(membersWhere(members, (id) => picked.has(id))),
        description: messages.pickedFrom(list.name),
      })
      notice({ text: messages.pickedSaved(made.name), undo: () => void deleteLists([made]) })
      await navigate({ to: '/lists/$id', params: { id: made.id }, search: true })
    })
  return { remove, keep }
}

/** Up, then down, then as the list has it. */
function nextSort(sort: MemberView['sort'], key: string): MemberView['sort'] {
  if (sort?.key !== key) return { key, down: false }
  return sort.down ? undefined : { key, down: true }
}
