import type { Limit } from '#api/limits.ts'
import { price } from '#criteria/cost.ts'
import { planMessages } from '#features/exports/messages/new-export.ts'
import type { ExportPlan } from '#features/exports/model/plan.ts'
import { callsFor, PAGE_SIZE } from '#jobs/paging.ts'
import { duration } from '#shared/text/duration.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Stat, Stats } from '#ui/Stat.tsx'
import classes from './plan.module.css'
import type { CurrentEstimate } from './useExportEstimate.ts'

/** Records, calls, time and cost of a plan. */
export function PlanFigures({ plan, estimate }: { plan: ExportPlan; estimate: CurrentEstimate }) {
  const { total, perMinute, way, complete } = estimate
  const idCalls = way === 'ids-first' ? planMessages.idCalls(callsFor(total)) : undefined
  const shown = (text: string) => (complete ? text : NONE)
  return (
    <Stats aria-live="polite">
      <Stat
        size="lg"
        label={planMessages.records}
        value={shown(count(plan.records))}
        sub={recordsNote(estimate)}
      />
      <Stat
        size="lg"
        label={planMessages.calls}
        value={shown(count(plan.calls))}
        sub={idCalls ?? planMessages.perCall(PAGE_SIZE)}
      />
      <Stat
        size="lg"
        label={planMessages.time}
        value={shown(duration(plan.seconds))}
        sub={perMinute ? planMessages.atKeyRate : planMessages.about}
      />
      <Stat
        size="lg"
        label={planMessages.cost}
        value={shown(costText(plan, estimate))}
        sub={costNote(plan, estimate)}
      />
    </Stats>
  )
}

/** What a plan costs, also where that is nothing; more of its records may be loaded already than is known. */
export function costText(
  { cost }: ExportPlan,
  { way, uncertain }: Pick<CurrentEstimate, 'way' | 'uncertain'>,
): string {
  const text = cost === 0 ? planMessages.nothing : price(cost)
  return uncertain && way === 'ids-first' ? planMessages.maxCost(text) : text
}

function recordsNote(estimate: CurrentEstimate): string {
  const { total, excluded, doNotContact, duplicates = 0, mayHaveDuplicates } = estimate
  const removed = excluded + duplicates
  const note = removed > 0 ? planMessages.excluded(total, removed, doNotContact) : planMessages.of(total)
  return mayHaveDuplicates ? planMessages.orFewer(note) : note
}

/** What is billed: the records to load, and those that cost nothing. */
export function costNote({ records, read }: ExportPlan, { duplicates = 0, source }: CurrentEstimate): string {
  const loaded = records + duplicates - read
  if (loaded > 0) return planMessages.alreadyLoaded(read, loaded)
  return loaded < 0 && source === 'search'
    ? planMessages.billedNotExported(read, -loaded)
    : planMessages.toLoad(read)
}

/** The calls of the key that are used, that this export takes, and that are left then; empty where the service reports no quota. */
export function QuotaBar({ quota, calls }: { quota: Limit | undefined; calls: number }) {
  if (!quota?.of) return <span className={classes.quota} />
  const { of, left, renewed } = quota
  const used = of - left
  const leftAfter = left - calls
  const share = (n: number) => `${Math.min(100, (100 * Math.max(0, n)) / of)}%`
  return (
    <div className={classes.quota}>
      <div className={`${kit.track} ${kit.flex} ${kit.clip} ${kit.spaceBelow}`} aria-hidden>
        <span className={classes.used} style={{ width: share(used) }} />
        <span
          className={leftAfter < 0 ? classes.over : classes.planned}
          style={{ width: share(Math.min(calls, left)) }}
        />
      </div>
      <p className={kit.second}>
        {planMessages.quota(renewed === undefined, used, calls)}
        {leftAfter >= 0 ? planMessages.quotaLeft(leftAfter, of) : planMessages.overQuota(-leftAfter)}
      </p>
    </div>
  )
}
