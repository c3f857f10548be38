import { useQuery } from '@tanstack/react-query'
import { countQuery, gatheredTallyQuery } from '#api/queries.ts'
import { kindNames } from '#criteria/kinds.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { panelMessages } from '../messages.ts'
import classes from './tallies.module.css'

/** The count, how many places it spreads over, and how many were first seen lately. */
export function Summary() {
  const kind = useKind()
  const criteria = useCriteria()
  const multiple = useMultiple()
  const total = useQuery(countQuery(kind, criteria))
  const status = useQuery(gatheredTallyQuery(kind, criteria, ['recordstatus'], multiple))
  const states = useQuery(gatheredTallyQuery(kind, criteria, ['stateprovince'], multiple))
  const fresh = status.data?.find((item) => item.RecordStatus === 'New')?.Count ?? 0
  const figures: [string, number | undefined][] = [
    [kindNames[kind].Title, total.data?.MatchCount],
    [panelMessages.newRecords[kind], status.data && fresh],
    [panelMessages.states, states.data?.filter((item) => item.StateProvince !== undefined).length],
  ]
  return (
    <dl className={`${kit.card} ${classes.summary}`}>
      {figures.map(([name, n]) => (
        <div key={name} className={classes.figure}>
          <dt className={kit.second}>{name}</dt>
          <dd className={`${kit.title} ${classes.number}`} style={{ margin: 0 }}>
            {n === undefined ? NONE : count(n)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
