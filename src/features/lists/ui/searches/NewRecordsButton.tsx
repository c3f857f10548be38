import { IconSparkles } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchRefreshedMembers } from '#features/lists/data/refreshed-members.ts'
import { refreshMessages } from '#features/lists/messages/refresh.ts'
import { searchesMessages as messages } from '#features/lists/messages/searches.ts'
import { differenceOf } from '#features/lists/model/refresh/differences.ts'
import type { List } from '#lists/list.ts'
import type { SavedSearch } from '#lists/saved-search.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { markSeen } from '#lists/stored-searches.ts'
import { notice } from '#session/notices.ts'
import { inSlices } from '#shared/time-slices.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { useListActions } from '../actions/useListActions.ts'
import { useTask } from '../load/useTask.ts'

/** Refreshes the list of a saved search, and shows its new, removed and changed records. Ids are not billed. */
export function NewRecordsButton({ search, list }: { search: SavedSearch; list: List }) {
  const work = useTask()
  const navigate = useNavigate()
  const { change } = useListActions(list)
  const show = async () => {
    const found = await work.run(async (following) => {
      const members = await fetchRefreshedMembers(list, following)
      const before = await currentMembers(list)
      return { members, difference: await inSlices(differenceOf(before, members), following.signal) }
    })
    if (!found) return
    const { added, removed, changed } = found.difference
    const many = added.length + removed.length + changed.length
    if (many === 0) notice({ text: messages.unchanged(search.name) })
    else if (!(await change(refreshMessages.refreshed, found.members, { refreshed: true }))) return
    markSeen(search)
    await navigate({
      to: '/lists/$id',
      params: { id: list.id },
      search: (old) => ({ ...old, show: many === 0 ? undefined : 'changes' }),
    })
  }
  const { state } = work
  useEffect(() => {
    if (state.step === 'failed') notice({ text: state.problem.message })
  }, [state])
  return (
    <IconButton
      Icon={IconSparkles}
      className={kit.revealed}
      label={messages.whatIsNew(search.name)}
      loading={state.step === 'running'}
      onClick={() => void show()}
      small
    />
  )
}
