import type { ListDifference } from '#features/lists/model/refresh/differences.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './refresh.module.css'

/** What can become of a record. */
export const changeTypes = ['added', 'removed', 'changed'] as const
export type ChangeType = (typeof changeTypes)[number]

export const changeTypeText: Record<ChangeType, string> = {
  added: 'new',
  removed: 'removed',
  changed: 'changed',
}

/** The colors of what can become of a record. */
export const changeTypeTones: Record<ChangeType, string | undefined> = {
  added: kit.savedTone,
  removed: kit.dangerTone,
  changed: kit.waitTone,
}

/** How many records are new, removed and changed. */
export function ChangeCounts({ difference }: { difference: ListDifference }) {
  return (
    <dl className={classes.counts}>
      {changeTypes.map((changeType) => (
        <div key={changeType} className={`${changeTypeTones[changeType]} ${classes.count}`}>
          <dt className={kit.small}>{changeTypeText[changeType]}</dt>
          <dd className={kit.pageTitle} data-testid={`count-${changeType}`}>
            {count(difference[changeType].length)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
