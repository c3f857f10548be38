import { Button, Loader, NativeSelect } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useResultsReport } from '#features/map/data/results-report.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { useEditView, useView, type View } from '#session/search.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { problemText } from '#ui/messages.ts'
import { useIsNoticed } from '#ui/ProblemNote.tsx'
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

const floating = `${kit.floats} ${classes.float} ${classes.views}`
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
          className={floating}
          size="xs"
          aria-label={LABEL}
          data={views}
          value={map}
          onChange={choose}
        />
      ) : (
        <NativeSelect
          className={`${floating} ${classes.choice}`}
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

const viewNames: Record<View['map'], string> = {
  density: 'density',
  points: 'points',
  state: 'states',
  county: 'counties',
  zip3: messages.zipAreas,
  none: 'results',
}

const note = classNames(kit.second, kit.floats, classes.float, classes.status)

/** How the results on the map are coming along, when there is something to say. */
export function StatusNote() {
  const { map } = useView()
  const { loading, problem, retry } = useResultsReport(({ report }) => report)
  if (useIsNoticed(problem)) return null
  if (problem && !loading)
    return (
      <Inline className={note} role="alert">
        <span>{messages.viewFailed(viewNames[map], problemText(problem))}</span>
        <Button className={kit.fixed} size="compact-xs" variant="default" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </Inline>
    )
  if (!loading) return null
  return (
    <Inline className={`${note} ${kit.late}`}>
      <Loader size={12} aria-hidden />
      {messages.loadingView(viewNames[map])}
    </Inline>
  )
}
