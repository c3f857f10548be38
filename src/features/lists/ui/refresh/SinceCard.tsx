import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { differenceQuery, lastRefresh } from '#features/lists/data/list-changes.ts'
import { refreshMessages as messages } from '#features/lists/messages/refresh.ts'
import { shortDay, shortMoment } from '#features/lists/model/dates.ts'
import { lastStep } from '#lists/list.ts'
import { AboutCard } from '../about/AboutCard.tsx'
import type { PartProps } from '../part.ts'
import { ChangeCounts } from './ChangeCounts.tsx'

/** What the last refresh of a list brought. */
export function SinceCard({ list }: PartProps) {
  const last = lastRefresh(list)
  const { data } = useQuery(differenceQuery(list, last?.before, last?.refresh ?? lastStep(list)))
  if (!last || !data) return null
  return (
    <AboutCard
      Icon={IconRefresh}
      title={messages.sinceDay(shortDay(last.before.at))}
      detail={`refreshed ${shortMoment(last.refresh.at)}`}
    >
      <ChangeCounts difference={data.difference} />
    </AboutCard>
  )
}
