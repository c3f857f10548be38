import { summaryMessages as messages } from '#features/matching/messages/download.ts'
import type { MatchJob } from '../job.ts'
import { ruleLabel, type TopCandidate } from '../review/answer.ts'
import type { Decision, Decisions } from '../review/decisions.ts'
import { type RowStatus, statusOf } from '../review/decisions.ts'
import { progressOf } from '../review/review-queue.ts'
import { acceptanceOf, type Measure, percentOf } from '../review/thresholds.ts'

/** The number of rows with one rule, or with a probability or score in one band, and their decisions. */
export interface SummaryRow {
  label: string
  rows: number
  accepted: number
  rejected: number
  /** Skipped, or not decided. */
  open: number
}

/** The results of a file. */
export interface MatchSummary {
  measure: Measure
  /** The rows that were looked up. */
  all: SummaryRow
  /** How many rows have each status. */
  statuses: Record<RowStatus, number>
  /** Rows that a person decided one by one or opened, and those that a threshold alone decided. */
  reviewed: number
  byThreshold: number
  byRule: SummaryRow[]
  /** By bands of the measure. */
  byMeasure: SummaryRow[]
  ambiguous: SummaryRow
  noCandidate: SummaryRow
  /** Rows that were not looked up, and why. */
  others: { label: string; rows: number }[]
}

/** The minimum values of the bands, the best first. */
const bands: Record<Measure, readonly number[]> = {
  probability: [99, 95, 90, 70, 50, 0],
  score: [95, 90, 85, 80, 75, 70],
}

const emptyRow = (label: string): SummaryRow => ({ label, rows: 0, accepted: 0, rejected: 0, open: 0 })

const columnOf: Record<Decision['type'] | 'open', 'accepted' | 'rejected' | 'open'> = {
  accepted: 'accepted',
  none: 'rejected',
  later: 'open',
  open: 'open',
}

function add(row: SummaryRow, type: Decision['type'] | 'open'): void {
  row.rows += 1
  row[columnOf[type]] += 1
}

/** A row is counted by its accepted candidate, else by its best one. */
function countedAs(best: TopCandidate, decision: Decision | undefined) {
  if (decision?.type !== 'accepted') return best
  // Older versions stored a negative score for a record that was selected by its name.
  const { rule, score, probability } = decision
  return { rule, score: score < 0 ? undefined : score, probability }
}

function countedValue({ score, probability }: ReturnType<typeof countedAs>, measure: Measure) {
  if (measure === 'score') return score
  return probability === undefined ? undefined : percentOf(probability)
}

type SummaryJob = Pick<MatchJob, 'tally' | 'understood' | 'thresholds' | 'probabilityThresholds'>

/** The summary of a file: its rows by status, by rule, and by probability, or by score if the service gives no probability. */
export function summaryOf(
  job: SummaryJob,
  topCandidates: readonly TopCandidate[],
  decisions: Decisions,
): MatchSummary {
  const acceptance = acceptanceOf(job, topCandidates)
  const { measure } = acceptance
  const byRule = new Map<string, SummaryRow>()
  const byBand = bands[measure].map((min, i, all) => ({
    min,
    row: emptyRow(messages.bands[measure](min, all[i - 1])),
  }))
  const all = emptyRow(messages.lookedUp)
  const ambiguous = emptyRow(messages.ambiguous)
  const noCandidate = emptyRow(messages.noCandidate)
  const statuses = {
    Accepted: 0,
    'No match': 0,
    Skipped: 0,
    Ambiguous: 0,
    'To review': 0,
    'Not looked up': 0,
  }
  const { reviewed, byThreshold } = progressOf(topCandidates, decisions)
  for (const best of topCandidates) {
    const decision = decisions.get(best.row)
    const type = decision?.type ?? 'open'
    statuses[statusOf(best, decision, acceptance)] += 1
    add(all, type)
    if (best.tied) add(ambiguous, type)
    const counted = countedAs(best, decision)
    if (!counted.rule) {
      add(noCandidate, type)
      continue
    }
    const ofRule = byRule.get(counted.rule) ?? emptyRow(ruleLabel(counted.rule))
    byRule.set(counted.rule, ofRule)
    add(ofRule, type)
    const value = countedValue(counted, measure)
    const band = value !== undefined && byBand.find(({ min }) => value >= min)
    if (band) add(band.row, type)
  }
  return {
    measure,
    all,
    statuses,
    reviewed,
    byThreshold,
    byRule: [...byRule.values()].sort((a, b) => b.rows - a.rows),
    byMeasure: byBand.flatMap(({ row }) => (row.rows > 0 ? row : [])),
    ambiguous,
    noCandidate,
    others: othersOf(job, topCandidates.length, statuses['Not looked up']),
  }
}

/** Rows without an answer of the service, by the reason. */
function othersOf(
  { tally, understood: profile }: SummaryJob,
  answered: number,
  refused: number,
): MatchSummary['others'] {
  const others = [
    { label: messages.others.duplicates, rows: tally?.same ?? 0 },
    { label: messages.others.noFields, rows: tally?.aside ?? 0 },
    { label: messages.others.refused, rows: refused },
    { label: messages.others.unreadable, rows: profile?.broken ?? 0 },
    { label: messages.others.pending, rows: Math.max(0, (tally?.asks ?? 0) - answered) },
  ]
  return others.filter(({ rows }) => rows > 0)
}
