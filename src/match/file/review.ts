import { z } from 'zod'
import type { Best } from './answer.ts'
import type { Decisions } from './decisions.ts'

/** Two scores: rows at `accept` and over could be accepted, those under `reject` left without a record. */
export const Thresholds = z.object({ accept: z.number(), reject: z.number() })
export type Thresholds = z.infer<typeof Thresholds>

export const LOWEST = 70
export const HIGHEST = 100
export const usualThresholds: Thresholds = { accept: 90, reject: 74 }

/** How many rows lie at and over, between and under the thresholds, whatever was decided. */
export interface Shares {
  accept: number
  review: number
  reject: number
}

/** On which side of the thresholds a score lies. */
export const sortOf = (score: number, { accept, reject }: Thresholds): keyof Shares =>
  score >= accept ? 'accept' : score >= reject ? 'review' : 'reject'

export function sharesOf(bests: readonly Best[], thresholds: Thresholds): Shares {
  const shares = { accept: 0, review: 0, reject: 0 }
  for (const { score } of bests) shares[sortOf(score, thresholds)] += 1
  return shares
}

/** How many rows have each score, from `LOWEST` to `HIGHEST`; rows that score less are not of it. */
export function histogramOf(bests: readonly Best[]): number[] {
  const bars = Array.from({ length: HIGHEST - LOWEST + 1 }, () => 0)
  for (const { score } of bests) {
    const bar = Math.round(score) - LOWEST
    if (bar >= 0 && bar < bars.length) bars[bar] = (bars[bar] ?? 0) + 1
  }
  return bars
}

interface OfRule {
  rule: string
  rows: number
  shares: Shares
}

/** How many rows each rule decided, most first, and on which side they lie; rows that nobody was found for are not of it. */
export function rulesOf(bests: readonly Best[], thresholds: Thresholds): OfRule[] {
  const byRule = new Map<string, OfRule>()
  for (const { rule, score } of bests) {
    if (!rule) continue
    const ofRule = byRule.get(rule) ?? { rule, rows: 0, shares: sharesOf([], thresholds) }
    byRule.set(rule, ofRule)
    ofRule.rows += 1
    ofRule.shares[sortOf(score, thresholds)] += 1
  }
  return [...byRule.values()].sort((a, b) => b.rows - a.rows)
}

/** What was decided so far, of the rows that are there. */
export function progressOf(bests: readonly Best[], decisions: Decisions) {
  const counts = { accepted: 0, none: 0, later: 0, open: 0 }
  for (const { row } of bests) counts[decisions.get(row)?.type ?? 'open'] += 1
  return counts
}

/** The rows that a person looks at one by one: those between the thresholds, best first, decided or not. */
export function queueOf(bests: readonly Best[], { accept, reject }: Thresholds): Best[] {
  return bests
    .filter(({ score }) => score >= reject && score < accept)
    .sort((a, b) => b.score - a.score || a.row - b.row)
}

/** The next row behind one that is open or put off, from the beginning again where there is none; undefined when all are decided. */
export function nextOpen(queue: readonly Best[], at: number, decisions: Decisions): number | undefined {
  const isOpen = ({ row }: Best) => !decisions.has(row)
  const after = queue.findIndex((best, i) => i > at && isOpen(best))
  const first = after >= 0 ? after : queue.findIndex(isOpen)
  return first >= 0 ? first : undefined
}
