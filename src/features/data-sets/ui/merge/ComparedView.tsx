import { Button, Switch } from '@mantine/core'
import type { Decided, Merge, MergePreview } from '#contract/merges.ts'
import { useMerge } from '#features/data-sets/data/merges.ts'
import { mergeMessages as messages } from '#features/data-sets/messages/merges.ts'
import { decidedInDoubt, pairCountsAt } from '#shared/pair-counts.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { FieldWinners } from './FieldWinners.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { ReviewLink } from './ReviewLink.tsx'
import { ThresholdPanel } from './ThresholdPanel.tsx'
import { useSettings } from './useSettings.ts'

interface Props {
  merge: Merge
  preview: MergePreview
  decided: Decided
}

/** Two data sets that are compared: what a merge would do, how it is to be done, and what it did. */
export function ComparedView({ merge, preview, decided }: Props) {
  const [settings, change] = useSettings(merge, preview)
  const counts = pairCountsAt({ ...preview, records: preview.records.from }, decided.counts, settings)
  return (
    <>
      <p className={kit.muted}>
        {messages.lead(merge.kind, preview.records.from, preview.records.into)}{' '}
        {!merge.report && messages.unchanged}
      </p>
      {merge.report && <ReportPanel merge={merge} report={merge.report} notApplied={decided.notApplied} />}
      <ThresholdPanel
        merge={merge}
        preview={preview}
        counts={counts}
        bounds={settings}
        onBounds={(bounds) => change(bounds)}
      />
      <FieldWinners
        merge={merge}
        preview={preview}
        settings={settings}
        onWinners={(winners) => change({ winners })}
      />
      {!merge.outdated && (
        <MergePanel
          merge={merge}
          decided={decided}
          counts={counts}
          settings={settings}
          onHold={(hold) => change({ hold })}
        />
      )}
    </>
  )
}

interface PanelProps extends Pick<Props, 'merge' | 'decided'> {
  counts: ReturnType<typeof pairCountsAt>
  settings: ReturnType<typeof useSettings>[0]
  onHold: (hold: boolean) => void
}

/** Whether the result is used at once, and the buttons that merge, or review pairs first. */
function PanelActions({ merge, decided, counts, settings }: Omit<PanelProps, 'onHold'>) {
  const { mutate, isPending, error } = useMerge(merge.id)
  const { same, different, later } = decidedInDoubt(decided.counts, settings)
  const doubted = counts.inDoubt + same + different
  const isAgain = merge.report !== undefined && merge.report.state !== 'removed'
  const textOf = isAgain ? messages.mergeAgain : messages.merge
  return (
    <Stack gap={8}>
      {same + different + later > 0 && (
        <p className={kit.second}>{messages.pairs.counts(same, different, later)}</p>
      )}
      {error && <FieldError>{error.message}</FieldError>}
      <Actions>
        {doubted > 0 && <ReviewLink merge={merge} pairs={doubted} />}
        <Button size="sm" loading={isPending} onClick={() => mutate(settings)}>
          {isAgain && decided.notApplied > 0
            ? messages.apply(decided.notApplied)
            : textOf(merge.kind, counts.merged, counts.added)}
        </Button>
      </Actions>
    </Stack>
  )
}

function MergePanel({ onHold, ...props }: PanelProps) {
  return (
    <Panel aria-label={messages.result}>
      <Stack gap={12}>
        <Switch
          label={messages.hold}
          description={messages.holdHint}
          checked={props.settings.hold}
          onChange={({ currentTarget }) => onHold(currentTarget.checked)}
        />
        <PanelActions {...props} />
      </Stack>
    </Panel>
  )
}
