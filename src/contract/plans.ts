import { z } from 'zod'

/** The customer types of the reference's limits, and `unlimited` for an operator's own programs. */
export const plans = ['trial', 'credit', 'a', 'b', 'c', 'unlimited'] as const
export type Plan = (typeof plans)[number]
export const PlanName = z.enum(plans, `must be one of ${plans.join(', ')}`)
