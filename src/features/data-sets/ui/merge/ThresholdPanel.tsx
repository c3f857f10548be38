import { useDeferredValue } from 'react'
import type { Merge, MergePreview } from '#contract/merges.ts'
import { mergeMessages } from '#features/data-sets/messages/merges.ts'
import { type PercentBounds, type pairCountsAt, pairsFrom } from '#shared/pair-counts.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Stat, Stats } from '#ui/Stat.tsx'
import groups from '#ui/Thresholds.module.css'
import { Thresholds } from '#ui/Thresholds.tsx'
import { NearPairs } from './NearPairs.tsx'

const messages = mergeMessages.threshold

interface Props {
  merge: Merge
  preview: MergePreview
  counts: ReturnType<typeof pairCountsAt>
  bounds: PercentBounds
  onBounds: (bounds: PercentBounds) => void
}

/** The thresholds above the distribution of the pairs, what becomes of the records, and the pairs around the threshold. */
export function ThresholdPanel({ merge, preview, counts, bounds, onBounds }: Props) {
  const { first, further, known } = preview
  const { threshold, doubt } = bounds
  const pairs = pairsFrom(first, 0)
  const furtherOver = pairsFrom(further, threshold)
  const shown = useDeferredValue(`${threshold} ${doubt}`)
  const [at = 0, from = 0] = shown.split(' ').map(Number)
  return (
    <Panel
      flush
      aria-label={messages.title}
      head={<SectionTitle note={messages.note}>{messages.title}</SectionTitle>}
    >
      <Counts counts={counts} bounds={bounds} />
      <Stack gap={12} className={`${kit.padded} ${kit.above} ${groups.groups}`}>
        {pairs + known === 0 && <p>{messages.nothing}</p>}
        {pairs > 0 && (
          <Thresholds
            bars={first}
            min={0}
            thresholds={[doubt, threshold]}
            textOf={messages.percent}
            barText={messages.bar}
            labels={messages.labels}
            onChange={([lower, upper]) => onBounds({ doubt: lower, threshold: upper })}
          />
        )}
        {known > 0 && <p className={kit.second}>{messages.known(known)}</p>}
        {furtherOver > 0 && <p className={kit.second}>{messages.further(furtherOver)}</p>}
      </Stack>
      {pairs > 0 && <NearPairs merge={merge} bounds={{ threshold: at, doubt: from }} />}
    </Panel>
  )
}

function Counts({ counts, bounds: { threshold, doubt } }: Pick<Props, 'counts' | 'bounds'>) {
  return (
    <Stats aria-live="polite">
      <Stat
        label={messages.merged}
        value={count(counts.merged)}
        sub={messages.mergedAt(threshold)}
        size="lg"
      />
      <Stat
        label={messages.inDoubt}
        value={count(counts.inDoubt)}
        sub={messages.doubtedAt(doubt)}
        size="lg"
      />
      <Stat label={messages.added} value={count(counts.added)} sub={messages.addedAt(doubt)} size="lg" />
    </Stats>
  )
}
