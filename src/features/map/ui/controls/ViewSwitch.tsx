import { NativeSelect } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { useEditView, useView, type View } from '#session/search.ts'
import { Segments } from '#ui/Segments.tsx'
import classes from './controls.module.css'

const views: { value: View['map']; label: string }[] = [
  { value: 'density', label: messages.density },
  { value: 'points', label: messages.points },
  { value: 'state', label: messages.byState },
  { value: 'county', label: messages.byCounty },
  { value: 'zip3', label: messages.byZip3 },
  { value: 'none', label: messages.off },
]

const LABEL = messages.showResultsAs
/** Below this width the buttons would cover the tools: a list takes their place. */
const ROOM_PIXELS = 640

/** How the map shows the results. */
export function ViewSwitch() {
  const { map } = useView()
  const editView = useEditView()
  const { ref, width } = useElementSize()
  const choose = (value: View['map']) => editView({ map: value })
  return (
    <div className={classes.viewRow} ref={ref}>
      {width >= ROOM_PIXELS ? (
        <Segments
          className={classes.views}
          size="xs"
          aria-label={LABEL}
          data={views}
          value={map}
          onChange={choose}
        />
      ) : (
        <NativeSelect
          className={classes.views}
          classNames={{ input: classes.viewList }}
          size="xs"
          variant="unstyled"
          aria-label={LABEL}
          data={views}
          value={map}
          onChange={(event) => choose(event.currentTarget.value as View['map'])}
        />
      )}
    </div>
  )
}
