import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Plan } from '../keys/keys.ts'

/** What a plan allows: calls in any 60 seconds, and calls answered 200 in a week or in the key's lifetime. */
export interface PlanLimits {
  perMinute: number
  calls: number
  per: 'week' | 'lifetime'
}

/** A key is switched off after so many `minutes`, `within` so many, in each of which it was refused as often as its rate allows calls. */
export interface Excess {
  minutes: number
  within: number
}

export interface Plans {
  limits: Record<Plan, PlanLimits | undefined>
  excess?: Excess
}

/** The customer types of the reference (Limits); the rule of excess is an extension. */
export const defaultPlans: Plans = {
  limits: {
    trial: { perMinute: 30, calls: 2_500, per: 'lifetime' },
    credit: { perMinute: 600, calls: 12_500, per: 'week' },
    a: { perMinute: 600, calls: 75_000, per: 'week' },
    b: { perMinute: 600, calls: 400_000, per: 'week' },
    c: { perMinute: 600, calls: 1_000_000, per: 'week' },
    unlimited: undefined,
  },
  excess: { minutes: 20, within: 60 },
}

const whole = z.int('must be a whole number').min(1, 'must be 1 or more').max(1e12, 'is too large')
const Limits = z.strictObject({
  perMinute: whole,
  calls: whole,
  per: z.enum(['week', 'lifetime'], 'must be "week" or "lifetime"'),
})
const Rule = z
  .strictObject({ minutes: whole, within: whole.max(1440, 'must be 1440 or less') })
  .refine(({ minutes, within }) => minutes <= within, 'must not have more minutes than within')
const PlansFile = z.strictObject({
  trial: Limits.optional(),
  credit: Limits.optional(),
  a: Limits.optional(),
  b: Limits.optional(),
  c: Limits.optional(),
  excess: Rule.nullish(),
})

export const plansFile = (dataDir: string) => join(dataDir, 'plans.json')

/**
 * The plans that a text changes, in the form of `plans.json`; the default ones without a text. Each plan in it replaces the
 * default one as a whole, and `excess` null means that no key is switched off. Raises an error that names its place and what is
 * wrong in it.
 */
export function plansIn(place: string, text: string | undefined): Plans {
  if (text === undefined) return defaultPlans
  const result = PlansFile.safeParse(parsed(place, text))
  if (!result.success)
    throw new Error(result.error.issues.map((issue) => messageFor(place, issue)).join('\n'))
  const { excess, ...limits } = result.data
  return {
    limits: { ...defaultPlans.limits, ...limits },
    excess: excess === undefined ? defaultPlans.excess : (excess ?? undefined),
  }
}

/** The text of a file; undefined when there is none. */
export function plansText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function parsed(place: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${place} is not JSON: ${(error as Error).message}`)
  }
}

function messageFor(place: string, { path, message }: z.core.$ZodIssue): string {
  return [place, path.join('.'), message].filter(Boolean).join(': ')
}
