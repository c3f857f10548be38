import { type Icon, IconCheck, IconMinus, IconTilde, IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Candidate } from '#api/matches.ts'
import type { Verdict } from '#criteria/compare/field-differences.ts'
import { comparisonMessages as messages } from '#features/matching/messages/comparison.ts'
import type { ScoreReason } from '#features/matching/model/compare/reasons.ts'
import kit from '#ui/kit.module.css'
import { Grid } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import classes from './compare.module.css'

const signs: Record<Verdict, readonly [icon: Icon, color: string | undefined]> = {
  same: [IconCheck, kit.saved],
  alike: [IconCheck, kit.saved],
  near: [IconTilde, kit.wait],
  partly: [IconTilde, kit.wait],
  differs: [IconX, kit.danger],
  unknown: [IconMinus, kit.muted],
}

interface Props {
  candidate: Candidate
  reasons: readonly ScoreReason[]
  /** Explains the score. */
  help?: ReactNode
}

/** Why a candidate has its score: the rule of the service, and how each part compares. */
export function Reasons({ candidate: { Score, RuleName }, reasons, help }: Props) {
  const id = useId()
  return (
    <Panel className={`${kit.column} ${kit.gap8}`} aria-labelledby={id}>
      <SectionTitle id={id} level={3} note={messages.matchedBy(RuleName)}>
        {messages.why(Score)}
      </SectionTitle>
      <Grid as="dl" columns={4} className={classes.reasons}>
        {reasons.map((reason) => (
          <ReasonPart key={reason.label} {...reason} />
        ))}
      </Grid>
      {help}
    </Panel>
  )
}

function ReasonPart({ label, verdict, text }: ScoreReason) {
  const [Sign, color] = signs[verdict]
  return (
    <div className={classes.reason} data-verdict={verdict}>
      <dt className={`${kit.line} ${kit.gap6} ${kit.heading}`}>
        <Sign size={15} stroke={1.9} aria-hidden className={`${kit.fixed} ${color}`} />
        {label}
      </dt>
      <dd className={`${kit.second} ${kit.breaks}`}>
        <bdi>{text}</bdi>
      </dd>
    </div>
  )
}
