import { z } from 'zod'
import type { Billed } from '#api/billed.ts'
import type { Caller } from '#api/caller.ts'

/** The purposes of calls, in the order in which they are shown. */
export const purposes = ['exports', 'match', 'records', 'counts'] as const
export type Purpose = (typeof purposes)[number]

/** The parts of a call that usage is computed from. */
interface UsedCall {
  name: string
  caller: Caller
  status: number | 'cut'
  billed: Billed
}

/** The usage of the key by this browser in a week (Monday 00:00 UTC to Monday): only calls with status 200. */
const Usage = z.object({
  week: z.number(),
  calls: z.partialRecord(z.enum(purposes), z.number()),
  /** Records by kind and format: "companies Basic". */
  billed: z.record(z.string(), z.number()),
})
export type Usage = z.infer<typeof Usage>

const WEEK = 7 * 86_400_000
/** The first Monday since 1970. */
const FIRST_MONDAY = 4 * 86_400_000

/** The number of the week of a time (milliseconds since 1970); week 1 began on the first Monday of 1970. */
export const weekOf = (at: number): number => Math.max(1, Math.floor((at - FIRST_MONDAY) / WEEK) + 1)

/** The stored usage of a week; empty where none is stored or it is invalid. */
export const parseUsage = (week: number, stored: unknown): Usage =>
  Usage.safeParse(stored).data ?? { week, calls: {}, billed: {} }

/** The purpose of a call. */
export function purposeOf({ name, caller }: Pick<UsedCall, 'name' | 'caller'>): Purpose {
  if (caller === 'export') return 'exports'
  if (/match/i.test(name)) return 'match'
  return /^(search|get(Compan|People|Person))/.test(name) ? 'records' : 'counts'
}

/** The usage of a week with more calls added. */
export function usageWith({ week, ...before }: Usage, calls: readonly UsedCall[]): Usage {
  const usage: Usage = { week, calls: { ...before.calls }, billed: { ...before.billed } }
  for (const call of calls) {
    if (call.status !== 200) continue
    const { kind, format, records } = call.billed
    const purpose = purposeOf(call)
    usage.calls[purpose] = (usage.calls[purpose] ?? 0) + 1
    if (records > 0) usage.billed[`${kind} ${format}`] = (usage.billed[`${kind} ${format}`] ?? 0) + records
  }
  return usage
}

/** The cost of a week in dollars, by the rate of each format per record. */
export function costOf({ billed }: Usage, rates: Readonly<Record<string, number>>): number {
  const parts = Object.entries(billed).map(([name, n]) => n * (rates[name.split(' ')[1] ?? ''] ?? 0))
  return parts.reduce((sum, part) => sum + part, 0)
}
