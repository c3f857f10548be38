import type { Usage } from '#contract/accounts.ts'
import kit from '#ui/kit.module.css'
import { usageMessages as messages } from '../messages.ts'

/** Calls of this week and in all, and the records they returned. */
export function UsageText({ used }: { used: Usage | undefined }) {
  if (!used) return <span className={kit.second}>{messages.none}</span>
  const read = Object.values(used.records).reduce((sum, records) => sum + records, 0)
  return (
    <>
      <div>{messages.week(used.week)}</div>
      <div className={kit.second}>{messages.all(used.all, read)}</div>
    </>
  )
}
