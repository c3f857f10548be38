import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memberPointsQuery } from '#features/lists/data/records/member-points.ts'
import { mapMessages as messages } from '#features/lists/messages/lists.ts'
import { sizeOf } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import type { ListPanelProps } from '../list-panel.ts'
import page from '../lists.module.css'
import { LoadOffer } from '../load/LoadOffer.tsx'
import { useTask } from '../load/useTask.ts'
import classes from './map.module.css'

const pageOf = { companies: '/companies/$id', people: '/people/$id' } as const

/** The loaded records of a list on a map; the others are loaded once the person agrees to the cost. */
export function ListMap({ list, map }: ListPanelProps) {
  const navigate = useNavigate()
  const work = useTask()
  const { data, error, refetch } = useQuery(memberPointsQuery(list))
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (sizeOf(list) === 0) return <p className={page.message}>{messages.noRecords}</p>
  if (!data) return <Loader role="img" size="sm" m="xl" aria-label={messages.loading} />
  const { ids, names, points, missing, unplaced } = data
  return (
    <div className={`${kit.column} ${kit.rest}`}>
      <div className={classes.offer}>
        <LoadOffer
          kind={list.kind}
          ids={missing}
          fields={['Location']}
          reason={messages.notOnMap(missing.length)}
          work={work}
        />
        {unplaced > 0 && <p className={kit.second}>{messages.unplaced(list.kind, unplaced)}</p>}
      </div>
      <div className={classes.map}>
        {map({
          records: { ids, names, points },
          onOpen: (id) => void navigate({ to: pageOf[list.kind], params: { id }, search: true }),
        })}
      </div>
    </div>
  )
}
