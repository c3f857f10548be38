import type { Difference } from '#features/lists/model/differences.ts'
import { count } from '#shared/text/format.ts'
import classes from './refresh.module.css'

/** What can become of a record. */
export const fates = ['added', 'gone', 'changed'] as const
export type Fate = (typeof fates)[number]

export const fateWords: Record<Fate, string> = { added: 'new', gone: 'gone', changed: 'changed' }

/** How many records are new, gone and changed. */
export function Counts({ difference }: { difference: Difference }) {
  return (
    <dl className={classes.counts}>
      {fates.map((fate) => (
        <div key={fate} data-fate={fate} className={classes.count}>
          <dt>{fateWords[fate]}</dt>
          <dd data-testid={`count-${fate}`}>{count(difference[fate].length)}</dd>
        </div>
      ))}
    </dl>
  )
}
