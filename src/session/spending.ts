import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { gateSpending, onPurchase, type Purchase, type SpendingPurpose } from '#api/spending.ts'
import { persistedIn } from '#storage/persisted-storage.ts'
import { type SpendingLimits, useSettings } from './settings.ts'
import {
  nothingSpent,
  type PlannedSpending,
  passedLimit,
  type Spending,
  withAgreement,
  withCost,
} from './spending-limit.ts'

/** Records and dollars. */
interface Spent {
  records: number
  cost: number
}

interface SpendingState {
  /** What was billed for what since this tab was opened, by this browser. */
  spent: Partial<Record<SpendingPurpose, Spent>>
  spending: Spending
  /** Requests on their way, and those that wait for an agreement. */
  sent: readonly PlannedSpending[]
  waiting: readonly Waiting[]
}

interface Waiting extends PlannedSpending {
  /** The request as text. */
  request: string
  answer: (loads: boolean) => void
}

/** What was spent in this session, and what waits for an agreement. A reload of the tab begins no new session. */
export const useSpending = create<SpendingState>()(
  persist((): SpendingState => ({ spent: {}, spending: nothingSpent, sent: [], waiting: [] }), {
    ...persistedIn<SpendingState, Pick<SpendingState, 'spent' | 'spending'>>('sessionStorage'),
    name: 'spending',
    partialize: ({ spent, spending }) => ({ spent, spending }),
  }),
)

/** Dollars spent since this tab was opened. */
export const totalSpent = ({ spent }: SpendingState): number =>
  Object.values(spent).reduce((sum, { cost }) => sum + cost, 0)

/** Requests were canceled by the person, who did not agree to their cost. */
class SpendingCanceled extends Error {
  constructor() {
    super('These records were not loaded, because loading them would pass your spending limit.')
  }
}

/** Actions that were canceled, each with its canceled requests: only a repeated one opens the dialog again. */
const canceled = new Map<string, Set<string>>()

const limitsNow = () => useSettings.getState().spendingLimits
const costOf = ({ format, records }: Purchase) => records * useSettings.getState().rates[format]

/** Lets a request pass within the limits, or once the person agrees; until its answer is there, its cost counts as spent. */
async function allow(planned: Purchase, request: string, signal: AbortSignal | undefined) {
  const { action, purpose, records } = planned
  const cost = costOf(planned)
  const requests = canceled.get(action)
  if (requests && !requests.has(request)) {
    requests.add(request)
    throw new SpendingCanceled()
  }
  const plan = { action, purpose, records, cost }
  const { spending, sent, waiting } = useSpending.getState()
  if (passedLimit(spending, [...sent, ...waiting, plan], limitsNow())) {
    await agreement({ ...plan, request }, signal)
    canceled.delete(action)
  }
  useSpending.setState((old) => ({ sent: [...old.sent, plan] }))
  return () => useSpending.setState((old) => ({ sent: old.sent.filter((other) => other !== plan) }))
}

/** Resolves once the person agrees to load the records; rejects otherwise. */
function agreement(plan: Omit<Waiting, 'answer'>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () =>
      useSpending.setState(({ waiting }) => ({ waiting: waiting.filter((other) => other !== one) }))
    const one: Waiting = {
      ...plan,
      answer: (loads) => {
        leave()
        if (loads) resolve()
        else {
          canceled.set(plan.action, (canceled.get(plan.action) ?? new Set()).add(plan.request))
          reject(new SpendingCanceled())
        }
      },
    }
    signal?.addEventListener('abort', () => {
      leave()
      reject(signal.reason)
    })
    useSpending.setState(({ waiting }) => ({ waiting: [...waiting, one] }))
  })
}

/** Answers all requests that wait: loads them, or cancels them. */
export function answerSpending(loads: boolean): void {
  const { waiting } = useSpending.getState()
  if (loads)
    useSpending.setState(({ spending, sent }) => ({
      spending: withAgreement(spending, [...sent, ...waiting], limitsNow()),
    }))
  for (const { answer } of waiting) answer(loads)
}

/** Loads what waits if the limits allow it now, after they were changed. */
export function recheckSpending(): void {
  const { spending, sent, waiting } = useSpending.getState()
  if (!passedLimit(spending, [...sent, ...waiting], limitsNow()))
    for (const { answer } of waiting) answer(true)
}

/** From now on counts what is billed, and waits for a confirmation before a limit is passed. */
export function watchSpending(): void {
  gateSpending(allow)
  onPurchase((purchase, fromElsewhere) => {
    const { action, purpose, records } = purchase
    const cost = costOf(purchase)
    useSpending.setState(({ spent, spending }) => ({
      spent: {
        ...spent,
        [purpose]: {
          records: (spent[purpose]?.records ?? 0) + records,
          cost: (spent[purpose]?.cost ?? 0) + cost,
        },
      },
      spending: fromElsewhere
        ? { ...spending, session: spending.session + cost }
        : withCost(spending, action, cost),
    }))
  })
}

/** The limit that the waiting requests would pass. */
export const limitToConfirm = ({ spending, sent, waiting }: SpendingState, limits: SpendingLimits) =>
  passedLimit(spending, [...sent, ...waiting], limits)
