import { Button, Loader } from '@mantine/core'
import { useResultsReport } from '#features/map/data/results-report.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import type { View } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { problemText } from '#ui/messages.ts'
import classes from './controls.module.css'

const viewNames: Record<View['map'], string> = {
  density: 'density',
  points: 'points',
  state: 'states',
  county: 'counties',
  zip3: messages.zipAreas,
  none: 'results',
}

/** How the results on the map are coming along, when there is something to say. */
export function StatusNote({ view }: { view: View['map'] }) {
  const { loading, problem, retry } = useResultsReport(({ report }) => report)
  if (problem && !loading)
    return (
      <div className={`${kit.row} ${kit.second} ${classes.status}`} role="alert">
        <span>{messages.viewFailed(viewNames[view], problemText(problem))}</span>
        <Button size="compact-xs" variant="default" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </div>
    )
  if (!loading) return null
  return (
    <div className={`${kit.row} ${kit.second} ${classes.status}`} data-late>
      <Loader size={12} aria-hidden />
      {messages.loadingView(viewNames[view])}
    </div>
  )
}
