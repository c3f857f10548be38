import { Button } from '@mantine/core'
import { useState } from 'react'
import { coreCalls } from '#api/core-records.ts'
import { useListViewChange } from '#features/lists/data/list-page.ts'
import { fetchRefreshedMembers } from '#features/lists/data/refreshed-members.ts'
import { refreshMessages as messages } from '#features/lists/messages/refresh.ts'
import { shortDay } from '#features/lists/model/dates.ts'
import { differenceOf, type ListDifference } from '#features/lists/model/refresh/differences.ts'
import { type List, lastStep, type Members, sizeOf } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { Actions } from '#ui/Toolbar.tsx'
import { useListActions } from '../actions/useListActions.ts'
import { TaskProgress } from '../load/TaskProgress.tsx'
import { useTask } from '../load/useTask.ts'
import { ChangeCounts } from './ChangeCounts.tsx'

/** Refreshes a list, shows the changes, and applies them. */
export function RefreshForm({ list, onDone }: { list: List; onDone: () => void }) {
  const [found, setFound] = useState<{ members: Members; difference: ListDifference }>()
  const work = useTask()
  const refresh = () =>
    void work.run(async (following) => {
      const members = await fetchRefreshedMembers(list, following)
      const difference = await inSlices(differenceOf(await currentMembers(list), members), following.signal)
      setFound({ members, difference })
    })
  if (found) return <RefreshResult list={list} {...found} onDone={onDone} />
  const calls = Math.max(1, coreCalls(sizeOf(list)))
  return (
    <div className={`${kit.grid} ${kit.gap12}`}>
      <p>{list.origin.type === 'search' && list.origin.live ? messages.searchHint : messages.recordsHint}</p>
      <p className={kit.second}>{messages.cost(list.kind, sizeOf(list), calls)}</p>
      <TaskProgress work={work} label={messages.loadingIdsAndVersions} retry={refresh} />
      {work.state.step !== 'running' && (
        <Actions>
          <Button onClick={refresh}>{messages.refreshNow}</Button>
        </Actions>
      )}
    </div>
  )
}

interface FoundProps {
  list: List
  members: Members
  difference: ListDifference
  onDone: () => void
}

function RefreshResult({ list, members, difference, onDone }: FoundProps) {
  const making = useListActions(list)
  const show = useListViewChange()
  const { added, removed, changed, same, unknown } = difference
  const isSame = added.length + removed.length + changed.length + unknown === 0
  const take = async () => {
    if (!(await making.change(messages.refreshed, members, { refreshed: true }))) return
    onDone()
    show('changes')
  }
  return (
    <div className={`${kit.grid} ${kit.gap12}`}>
      <p role="status">
        {isSame
          ? messages.unchanged(shortDay(lastStep(list).at))
          : messages.changesSince(shortDay(lastStep(list).at))}
      </p>
      <ChangeCounts difference={difference} />
      <p className={kit.second}>{messages.sameVersion(list.kind, same, unknown)}</p>
      <Actions>
        <Button variant="default" onClick={onDone}>
          {isSame ? messages.close : messages.discardChanges}
        </Button>
        {!isSame && <Button onClick={take}>{messages.applyNow(members.ids.length)}</Button>}
      </Actions>
    </div>
  )
}
