import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { differenceQuery, lastRefresh } from '#features/lists/data/list-changes.ts'
import { refreshMessages as messages } from '#features/lists/messages/refresh.ts'
import { shortDay, shortMoment } from '#features/lists/model/dates.ts'
import { type List, lastStep } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import { Tag } from '#ui/Note.tsx'
import { AboutCard } from '../about/AboutCard.tsx'
import { ChangeCounts } from './ChangeCounts.tsx'

/** The changes of the last refresh of a list. */
function useLastRefresh(list: List) {
  const last = lastRefresh(list)
  const { data } = useQuery(differenceQuery(list, last?.before, last?.refresh ?? lastStep(list)))
  return last && data ? { ...last, difference: data.difference } : undefined
}

/** The number of changes of the last refresh, in the tab. */
export function ChangesCount({ list }: { list: List }) {
  const { added, removed, changed } = useLastRefresh(list)?.difference ?? {}
  const all = [added, removed, changed].reduce((sum, ids) => sum + (ids?.length ?? 0), 0)
  return all > 0 && <Tag tone="saved">{count(all)}</Tag>
}

/** What the last refresh of a list changed, in the right column. */
export function LastRefreshCard({ list }: { list: List }) {
  const last = useLastRefresh(list)
  if (!last) return null
  return (
    <AboutCard
      Icon={IconRefresh}
      title={messages.sinceDay(shortDay(last.before.at))}
      detail={`refreshed ${shortMoment(last.refresh.at)}`}
    >
      <ChangeCounts difference={last.difference} />
    </AboutCard>
  )
}
