import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { planMessages } from '#features/exports/messages/new-export.ts'
import { planOf } from '#features/exports/model/plan.ts'
import { NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { costNote, costText } from './PlanFigures.tsx'
import classes from './plan.module.css'
import { type CurrentEstimate, canStart } from './useExportEstimate.ts'

/** What the export costs, and the button that starts it: always in view at the bottom of the form. */
export function StartBar({ estimate }: { estimate: CurrentEstimate }) {
  const plan = planOf(estimate)
  const { complete } = estimate
  return (
    <Inline
      as="section"
      justify="between"
      gap={12}
      className={`${kit.sticks} ${classes.bar}`}
      aria-label={planMessages.startBar}
    >
      <p className={kit.narrow}>
        <strong className={kit.title} data-testid="bar-cost">
          {complete ? costText(plan, estimate) : NONE}
        </strong>{' '}
        <span className={kit.second}>
          {complete && `${planMessages.recordsFor(plan.records)} ${costNote(plan, estimate)}`}
        </span>
      </p>
      <Button
        type="submit"
        size="sm"
        className={kit.fixed}
        disabled={!canStart(estimate)}
        leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
        rightSection={
          <kbd className={`${kit.hidePhone} ${kit.key} ${kit.normal}`} aria-hidden>
            {planMessages.startKey}
          </kbd>
        }
      >
        {planMessages.start}
      </Button>
    </Inline>
  )
}
