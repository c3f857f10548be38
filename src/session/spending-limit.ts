import type { SpendingPurpose } from '#api/spending.ts'
import type { SpendingLimits } from './settings.ts'

/** Records that are about to be loaded, and their cost in dollars. */
export interface PlannedSpending {
  purpose: SpendingPurpose
  /** Requests of one action have the same. */
  action: string
  records: number
  cost: number
}

/** Dollars spent, in all and by action, and how far a person has agreed to more than the limits. */
export interface Spending {
  session: number
  actions: Readonly<Record<string, number>>
  agreed: { session: number; actions: Readonly<Record<string, number>> }
}

export const nothingSpent: Spending = { session: 0, actions: {}, agreed: { session: 0, actions: {} } }

export const costOfAll = (planned: readonly PlannedSpending[]): number =>
  planned.reduce((sum, { cost }) => sum + cost, 0)

/** Which limit a purchase would pass; undefined where it needs no confirmation. */
export function passedLimit(
  { session, actions, agreed }: Spending,
  planned: readonly PlannedSpending[],
  limits: SpendingLimits,
): 'action' | 'session' | undefined {
  const cost = costOfAll(planned)
  if (!limits.on || cost === 0) return undefined
  const passesAction = planned.some(({ action }) => {
    const ofAction = costOfAll(planned.filter((other) => other.action === action))
    return (actions[action] ?? 0) + ofAction > Math.max(limits.action, agreed.actions[action] ?? 0)
  })
  if (passesAction) return 'action'
  return session + cost > Math.max(limits.session, agreed.session) ? 'session' : undefined
}

/** Spending after a person agreed to a purchase: an action, and the session, may go on for as much as their limits again. */
export function withAgreement(
  spending: Spending,
  planned: readonly PlannedSpending[],
  limits: SpendingLimits,
): Spending {
  const cost = costOfAll(planned)
  const actions = { ...spending.agreed.actions }
  for (const { action } of planned) actions[action] = (spending.actions[action] ?? 0) + cost + limits.action
  const passesSession = spending.session + cost > limits.session
  const session = passesSession ? spending.session + cost + limits.session : spending.agreed.session
  return { ...spending, agreed: { session: Math.max(session, spending.agreed.session), actions } }
}

/** Spending with more. */
export const withCost = (spending: Spending, action: string, cost: number): Spending => ({
  ...spending,
  session: spending.session + cost,
  actions: { ...spending.actions, [action]: (spending.actions[action] ?? 0) + cost },
})
