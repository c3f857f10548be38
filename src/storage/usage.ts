import { z } from 'zod'
import type { Billed } from '#api/billed.ts'
import type { Caller } from '#api/caller.ts'

/** What calls are for, in the order in which they are told. */
export const purposes = ['exports', 'match', 'records', 'counts'] as const
export type Purpose = (typeof purposes)[number]

/** What the use of a week is reckoned from. */
interface UsedCall {
  name: string
  caller: Caller
  status: number | 'cut'
  billed: Billed
}

/** What this browser used of the key in a week (Monday 00:00 UTC to Monday), of answers with status 200 alone. */
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

/** The number of the week of a moment (milliseconds since 1970): the first began on the first Monday of 1970. */
export const weekOf = (at: number): number => Math.max(1, Math.floor((at - FIRST_MONDAY) / WEEK) + 1)

/** The use of a week as it was kept; none where nothing was, or it cannot be read. */
export const parseUsage = (week: number, kept: unknown): Usage =>
  Usage.safeParse(kept).data ?? { week, calls: {}, billed: {} }

/** What a call is for. */
export function purposeOf({ name, caller }: Pick<UsedCall, 'name' | 'caller'>): Purpose {
  if (caller === 'export') return 'exports'
  if (/match/i.test(name)) return 'match'
  return /^(search|get(Compan|People|Person))/.test(name) ? 'records' : 'counts'
}

/** A week's use with more calls. */
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

/** Dollars of a week at these rates for a record of each format. */
export function costOf({ billed }: Usage, rates: Readonly<Record<string, number>>): number {
  const parts = Object.entries(billed).map(([name, n]) => n * (rates[name.split(' ')[1] ?? ''] ?? 0))
  return parts.reduce((sum, part) => sum + part, 0)
}
