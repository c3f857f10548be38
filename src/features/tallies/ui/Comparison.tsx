import { IconX } from '@tabler/icons-react'
import { useEditView } from '#session/search.ts'
import { measures, useTallyLayout } from '#session/tally-layout.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Segments } from '#ui/Segments.tsx'
import { compareMessages as messages } from '../messages.ts'
import classes from './tallies.module.css'
import { useCompared } from './useTally.ts'

/** What the tallies are compared with, in which color, and the measure of the difference. */
export function Comparison() {
  const compared = useCompared()
  const editView = useEditView()
  const { measure, measureChanged } = useTallyLayout()
  if (!compared) return null
  return (
    <section className={`${kit.card} ${classes.card}`} aria-label={messages.title}>
      <Stack>
        <p className={`${kit.row} ${kit.small}`}>
          <span className={`${kit.track} ${kit.bar} ${kit.fixed} ${classes.swatch}`} aria-hidden />{' '}
          {messages.thisSearch}
        </p>
        <p className={`${kit.row} ${kit.small}`}>
          <span className={`${kit.track} ${kit.bar} ${kit.fixed} ${classes.swatch}`} data-other aria-hidden />{' '}
          <span className={`${kit.fill} ${kit.breaks}`}>{compared.text}</span>
          <IconButton
            Icon={IconX}
            label={messages.end}
            onClick={() => editView({ compare: undefined })}
            small
          />
        </p>
        <Segments
          size="xs"
          fullWidth
          aria-label={messages.measure}
          value={measure}
          onChange={measureChanged}
          data={measures.map((value) => ({ value, label: messages.measures[value] }))}
        />
        <p className={kit.second}>{messages.notes[measure]}</p>
      </Stack>
    </section>
  )
}
