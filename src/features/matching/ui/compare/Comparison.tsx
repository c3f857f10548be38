import { type Icon, IconCheck, IconMinus, IconTilde, IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Candidate } from '#api/matches.ts'
import { comparisonMessages as messages } from '#features/matching/messages/comparison.ts'
import type { MarkedRun, Verdict } from '#features/matching/model/compare/field-differences.ts'
import type { ScoreReason } from '#features/matching/model/compare/reasons.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Grid } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import classes from './compare.module.css'

/** A text with the words marked that the other side does not have, or has as a variant; a dash for no text. */
export function MarkedText({ runs }: { runs: readonly MarkedRun[] }) {
  if (runs.length === 0) return <span className={kit.muted}>{NONE}</span>
  return (
    <bdi>
      {runs.map(({ text, mark }, i) =>
        mark === 'differs' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs differ by their position alone
          <mark key={i} className={classes.differs}>
            {text}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={i} className={mark === 'alike' ? classes.alike : undefined}>
            {text}
          </span>
        ),
      )}
    </bdi>
  )
}

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
