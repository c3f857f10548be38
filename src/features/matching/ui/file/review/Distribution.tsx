import { useMemo } from 'react'
import { thresholdMessages as messages } from '#features/matching/messages/review.ts'
import { ruleLabel, type TopCandidate } from '#features/matching/model/file/review/answer.ts'
import {
  type Acceptance,
  type GroupCounts,
  rowGroups,
  ruleGroupCounts,
} from '#features/matching/model/file/review/thresholds.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import classes from './thresholds.module.css'

/** "62 accept · 3 review": the rows of a rule by group. */
const textOf = (shares: GroupCounts) =>
  rowGroups
    .filter((group) => shares[group] > 0)
    .map((group) => messages.group(group, shares[group]))
    .join(' · ')

/** How many rows each rule matched, by group. */
export function RuleCounts({
  topCandidates,
  acceptance,
}: {
  topCandidates: readonly TopCandidate[]
  acceptance: Acceptance
}) {
  const rules = useMemo(() => ruleGroupCounts(topCandidates, acceptance), [topCandidates, acceptance])
  const maxRows = rules[0]?.rows ?? 0
  if (maxRows === 0) return null
  return (
    <section className={`${kit.column} ${kit.gap8} ${kit.padded} ${kit.below}`}>
      <SectionTitle>{messages.rules}</SectionTitle>
      <ul className={`${kit.column} ${kit.gap6} ${kit.small} ${classes.rules}`}>
        {rules.map(({ rule, rows, shares }) => (
          <li key={rule}>
            <span>{ruleLabel(rule)}</span>
            <span className={`${kit.flex} ${kit.clip} ${kit.track} ${classes.bar}`} aria-hidden>
              {rowGroups.map((group) => (
                <span
                  key={group}
                  data-group={group}
                  style={{ width: `${(100 * shares[group]) / maxRows}%` }}
                />
              ))}
            </span>
            <span className={kit.number}>{count(rows)}</span>
            <span className={kit.meta}>{textOf(shares)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
