import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { differenceQuery, lastRefresh } from '#features/lists/data/refresh/difference.ts'
import { shortDay, shortMoment } from '#features/lists/model/when.ts'
import { lastStep } from '#lists/list.ts'
import { Card } from '../aside/Card.tsx'
import type { PartProps } from '../part.ts'
import { Counts } from './Counts.tsx'

/** What the last refresh of a list brought. */
export function SinceCard({ list }: PartProps) {
  const last = lastRefresh(list)
  const { data } = useQuery(differenceQuery(list, last?.before, last?.refresh ?? lastStep(list)))
  if (!last || !data) return null
  return (
    <Card
      Sign={IconRefresh}
      title={`Since ${shortDay(last.before.at)}`}
      aside={`refreshed ${shortMoment(last.refresh.at)}`}
    >
      <Counts difference={data.difference} />
    </Card>
  )
}
