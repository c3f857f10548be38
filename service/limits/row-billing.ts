import { createHash } from 'node:crypto'
import { ROWS_PER_CALL } from '#contract/match.ts'
import { isKeyName, queryPairs } from '../http/query.ts'
import { type Account, readOnScreen, takeCall, withRecords } from './account.ts'
import { stateOf } from './admission.ts'
import type { BilledRow, BillRows } from './billing.ts'
import type { Counters } from './counters.ts'
import { refusalOf, tooManyRead } from './headers.ts'
import type { PlanLimits } from './plans.ts'

interface Payer {
  /** The id of the key. */
  id: string
  /** The name of the upload; without it every row is billed. */
  job: string | undefined
  /** The current limits of the plan. */
  plan(): PlanLimits | undefined
  /** How many records the payer may read in a day; as many as the plan allows when absent. */
  perDay?: number | undefined
}

/**
 * The name of an upload: its `Idempotency-Key` and its settings. The first row to answer is excluded, so that an upload that continues at a
 * later row has the same name.
 */
export function jobName(key: string, url: string): string {
  const settings = queryPairs(url)
    .filter(([name]) => !isKeyName(name) && name !== 'from')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  const parts = [key, url.split('?')[0], ...settings]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

/**
 * Bills the rows of one upload, some at a time, before their answers are sent. The call that was let in is for the first 100 rows; each
 * 100 more take another from the cap. The rows, their records and their calls are counted in one transaction, together with a note
 * which rows these were: after a crash at any moment a row is either billed and noted or neither, and the same row of the same upload is
 * never billed again. Where the cap has no call left the rows from there on are not paid, and the failure says when it renews.
 */
export function rowBilling(counters: Counters, { id, job, plan, perDay }: Payer): BillRows {
  /** New rows of this upload, and how many rows its calls are for. */
  let state = { rows: 0, covered: ROWS_PER_CALL }
  return async (rows) => {
    // Without a name each row is billed, also equal ones.
    const own = job === undefined ? rows.map((row, i) => ({ ...row, print: String(i) })) : rows
    const { next, ...outcome } = await counted(counters, id, job, own, (account, now, isNew) =>
      paidFrom(account, { rows: own, isNew, state, limits: plan(), perDay, now }),
    )
    state = next
    return outcome
  }
}

interface Bill {
  rows: readonly BilledRow[]
  isNew: readonly boolean[]
  state: { rows: number; covered: number }
  limits: PlanLimits | undefined
  perDay: number | undefined
  now: number
}

/** How many rows the account can pay, and the account after it. */
function paidFrom(before: Account, { rows, isNew, state, limits, perDay, now }: Bill) {
  let account = before
  let next = state
  let paid = 0
  let isReadOut = false
  const remember = new Set<string>()
  const sums: Record<string, number> = {}
  for (const { print, records } of rows) {
    if (isNew[paid] && !remember.has(print)) {
      const read = Object.values(records).reduce((sum, count) => sum + count, 0)
      let after = perDay === undefined ? account : readOnScreen(account, read, perDay, now)
      if (!after) {
        isReadOut = true
        break
      }
      if (next.rows === next.covered) {
        after = takeCall(after, limits, now)
        if (!after) break
        next = { ...next, covered: next.covered + ROWS_PER_CALL }
      }
      account = after
      next = { ...next, rows: next.rows + 1 }
      remember.add(print)
      for (const [name, count] of Object.entries(records)) sums[name] = (sums[name] ?? 0) + count
    }
    paid += 1
  }
  if (Object.keys(sums).length > 0) account = withRecords(account, sums)
  const isShort = paid < rows.length
  const quota = () => refusalOf({ ...stateOf(account, limits, now), refused: 'quota' })
  const failure = isShort ? (isReadOut ? tooManyRead(perDay ?? 0, now) : quota()) : undefined
  return { account, remember: [...remember], result: { paid, failure, next } }
}

type Outcome = ReturnType<typeof paidFrom>

/** Without a name every row is new, and none is remembered. */
function counted(
  counters: Counters,
  id: string,
  job: string | undefined,
  rows: readonly BilledRow[],
  step: (account: Account, now: number, isNew: readonly boolean[]) => Outcome,
): Outcome['result'] | Promise<Outcome['result']> {
  if (job !== undefined)
    return counters.changeOnce(
      id,
      job,
      rows.map(({ print }) => print),
      step,
    )
  return counters.change(id, (account, now) => {
    const outcome = step(
      account,
      now,
      rows.map(() => true),
    )
    return [outcome.account, outcome.result]
  })
}
