import { type Icon, IconCheck, IconMinus, IconTilde, IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Candidate } from '#api/matches.ts'
import type { Verdict } from '#features/matching/model/compare/field-differences.ts'
import type { ScoreReason } from '#features/matching/model/compare/reasons.ts'
import { ruleLabels } from '#features/matching/model/compare/rules.ts'
import kit from '#ui/kit.module.css'
import classes from '../lookup/lookup.module.css'

const signs: Record<Verdict, Icon> = {
  same: IconCheck,
  alike: IconCheck,
  near: IconTilde,
  partly: IconTilde,
  differs: IconX,
  unknown: IconMinus,
}

interface Props {
  candidate: Candidate
  reasons: readonly ScoreReason[]
  /** What explains the score. */
  help?: ReactNode
}

/** Why a candidate has its score: the rule of the service, and how each part compares. */
export function Reasons({ candidate, reasons, help }: Props) {
  const id = useId()
  const { Score, RuleName } = candidate
  return (
    <section className={`${kit.card} ${classes.card}`} aria-labelledby={id}>
      <div className={`${kit.headline} ${classes.cardHead}`}>
        <h3 id={id} className={classes.cardTitle}>
          {Score === undefined ? 'How it compares' : `Why ${Score}?`}
        </h3>
        <span className={`${kit.second} ${classes.meta}`}>
          {RuleName
            ? `matched by ${ruleLabels[RuleName].toLowerCase()}`
            : 'found by a search, without a score'}
        </span>
      </div>
      <dl className={classes.reasons}>
        {reasons.map(({ label, verdict, text: words }) => (
          <ReasonPart key={label} label={label} verdict={verdict} text={words} />
        ))}
      </dl>
      {help}
    </section>
  )
}

function ReasonPart({ label, verdict, text: words }: ScoreReason) {
  const Sign = signs[verdict]
  return (
    <div className={classes.reason} data-verdict={verdict}>
      <dt>
        <Sign size={15} stroke={1.9} aria-hidden className={`${kit.fixed} ${kit.muted} ${classes.sign}`} />
        {label}
      </dt>
      <dd>
        <bdi>{words}</bdi>
      </dd>
    </div>
  )
}
