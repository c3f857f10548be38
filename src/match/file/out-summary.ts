import { type Best, ruleName } from './answer.ts'
import type { Decision, Decisions } from './decisions.ts'
import type { MatchJob } from './job.ts'

/** How many rows came to what, of those with one rule or score. */
export interface SummaryRow {
  label: string
  found: number
  accepted: number
  rejected: number
  /** Put off, or not decided. */
  open: number
}

/** What came of a file. */
export interface Summary {
  /** The rows that were asked about, by what became of them. */
  all: SummaryRow
  /** Rows that a person said something about, be it "later". */
  reviewed: number
  later: number
  byRule: SummaryRow[]
  byScore: SummaryRow[]
  nobody: SummaryRow
  /** Rows that were not asked about, and why. */
  others: { label: string; rows: number }[]
}

/** The lowest scores of the bands by which rows are counted, the best first. */
const bands = [95, 90, 85, 80, 75, 70] as const

const bandLabel = (least: number) => (least === 95 ? '95 to 100' : `${least} to ${least + 4}`)

const emptyRow = (label: string): SummaryRow => ({ label, found: 0, accepted: 0, rejected: 0, open: 0 })

const columnOf: Record<Decision['type'] | 'open', 'accepted' | 'rejected' | 'open'> = {
  accepted: 'accepted',
  none: 'rejected',
  later: 'open',
  open: 'open',
}

function add(row: SummaryRow, type: Decision['type'] | 'open'): void {
  row.found += 1
  row[columnOf[type]] += 1
}

/** Sums up a file: a row counts by the candidate that was accepted for it, else by its best one. */
export function summaryOf(
  { tally, understood }: Pick<MatchJob, 'tally' | 'understood'>,
  bests: readonly Best[],
  decisions: Decisions,
): Summary {
  const rules = new Map<string, SummaryRow>()
  const scores = new Map(bands.map((least) => [least as number, emptyRow(bandLabel(least))]))
  const [all, nobody] = [emptyRow('All rows that were asked about'), emptyRow('Nobody found')]
  const said = { reviewed: 0, later: 0 }
  for (const best of bests) {
    const decision = decisions.get(best.row)
    const { rule, score } = decision?.type === 'accepted' ? decision : best
    const type = decision?.type ?? 'open'
    if (decision) said.reviewed += 1
    if (type === 'later') said.later += 1
    add(all, type)
    if (!rule) {
      add(nobody, type)
      continue
    }
    const ofRule = rules.get(rule) ?? emptyRow(ruleName(rule))
    rules.set(rule, ofRule)
    add(ofRule, type)
    const band = score < 0 ? undefined : scores.get(bands.find((least) => score >= least) ?? 70)
    if (band) add(band, type)
  }
  return {
    all,
    ...said,
    byRule: [...rules.values()].sort((a, b) => b.found - a.found),
    byScore: [...scores.values()].filter(({ found }) => found > 0),
    nobody,
    others: [
      { label: 'Same as a row before, completed with it', rows: tally?.same ?? 0 },
      { label: 'Set aside: nothing to look up by', rows: tally?.aside ?? 0 },
      { label: 'Cannot be read: left as they were', rows: understood?.broken ?? 0 },
      { label: 'Not asked about yet', rows: Math.max(0, (tally?.asks ?? 0) - bests.length) },
    ].filter(({ rows }) => rows > 0),
  }
}
