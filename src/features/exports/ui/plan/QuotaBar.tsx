import type { Limit } from '#api/limits.ts'
import { count } from '#shared/text/format.ts'
import classes from './plan.module.css'

/** How many of the key's calls are used, this export takes, and are left then; nothing where the service tells no quota. */
export function QuotaBar({ quota, calls }: { quota: Limit | undefined; calls: number }) {
  if (!quota?.of) return <span className={classes.quota} />
  const { of, left, renewed } = quota
  const used = of - left
  const then = left - calls
  const share = (n: number) => `${Math.min(100, (100 * Math.max(0, n)) / of)}%`
  return (
    <div className={classes.quota}>
      <div className={classes.track} aria-hidden>
        <span className={classes.used} style={{ width: share(used) }} />
        <span
          className={classes.wanted}
          data-over={then < 0}
          style={{ width: share(Math.min(calls, left)) }}
        />
      </div>
      <p className={classes.note}>
        {renewed === undefined ? 'Calls' : 'Calls of the week'}: {count(used)} used, this export{' '}
        {count(calls)},{' '}
        {then >= 0
          ? `then ${count(then)} of ${count(of)} left`
          : `${count(-then)} more than you have left; the export pauses there and continues when they renew`}
      </p>
    </div>
  )
}
