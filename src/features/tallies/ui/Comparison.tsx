import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { talliesMessages as messages } from '#features/tallies/messages.ts'
import { useEditView } from '#session/search.ts'
import { type Measure, measures, useTallyLayout } from '#session/tally-layout.ts'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import classes from './tallies.module.css'
import { useCompared } from './useTally.ts'

const labels: Record<Measure, string> = { points: 'Points', index: 'Index' }

/** What the tallies are compared with, in which color, and the measure of the difference. */
export function Comparison() {
  const compared = useCompared()
  const editView = useEditView()
  const { measure, measureChanged } = useTallyLayout()
  if (!compared) return null
  return (
    <section className={`${kit.card} ${classes.comparison}`} aria-label={messages.comparison}>
      <p className={`${kit.row} ${classes.legend}`}>
        <span className={classes.swatch} aria-hidden />
        {messages.thisSearch}
      </p>
      <p className={`${kit.row} ${classes.legend}`} title={compared.text}>
        <span className={classes.swatch} data-other aria-hidden />{' '}
        <span className={classes.held}>{compared.text}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={messages.compareWithNothing}
          onClick={() => editView({ compare: undefined })}
        >
          <IconX size={14} stroke={1.7} />
        </ActionIcon>
      </p>
      <Segments
        size="xs"
        fullWidth
        className={classes.measures}
        aria-label={messages.differenceAs}
        value={measure}
        onChange={measureChanged}
        data={measures.map((value) => ({ value, label: labels[value] }))}
      />
      <p className={`${kit.second} ${classes.hint}`}>
        {measure === 'points' ? messages.pointsHint : messages.indexHint}
      </p>
    </section>
  )
}
