import { useMemo } from 'react'
import { count } from '../../../../criteria/format.ts'
import { type Best, ruleName } from '../../../../match/file/answer.ts'
import { rulesOf, type Shares, type Thresholds } from '../../../../match/file/review.ts'
import classes from './thresholds.module.css'

const sorts = ['accept', 'review', 'reject'] as const

/** "62 accept · 3 review": what the thresholds would do with the rows of a rule. */
const wordsOf = (shares: Shares) =>
  sorts
    .filter((sort) => shares[sort] > 0)
    .map((sort) => `${count(shares[sort])} ${sort}`)
    .join(' · ')

/** How many rows each rule decided, and what the thresholds would do with them. */
export function Rules({ bests, thresholds }: { bests: readonly Best[]; thresholds: Thresholds }) {
  const rules = useMemo(() => rulesOf(bests, thresholds), [bests, thresholds])
  const most = rules[0]?.rows ?? 0
  if (most === 0) return null
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>By rule</h2>
      <ul className={classes.rules}>
        {rules.map(({ rule, rows, shares }) => (
          <li key={rule}>
            <span>{ruleName(rule)}</span>
            <span className={classes.bar} aria-hidden>
              {sorts.map((sort) => (
                <span key={sort} data-sort={sort} style={{ width: `${(100 * shares[sort]) / most}%` }} />
              ))}
            </span>
            <span className={classes.number}>{count(rows)}</span>
            <span className={classes.second}>{wordsOf(shares)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
