import type { ListDifference } from '#features/lists/model/refresh/differences.ts'
import { count } from '#shared/text/format.ts'
import classes from './refresh.module.css'

/** What can become of a record. */
export const changeTypes = ['added', 'removed', 'changed'] as const
export type ChangeType = (typeof changeTypes)[number]

export const changeTypeText: Record<ChangeType, string> = {
  added: 'new',
  removed: 'removed',
  changed: 'changed',
}

/** How many records are new, gone and changed. */
export function ChangeCounts({ difference }: { difference: ListDifference }) {
  return (
    <dl className={classes.counts}>
      {changeTypes.map((changeType) => (
        <div key={changeType} data-change={changeType} className={classes.count}>
          <dt>{changeTypeText[changeType]}</dt>
          <dd data-testid={`count-${changeType}`}>{count(difference[changeType].length)}</dd>
        </div>
      ))}
    </dl>
  )
}
