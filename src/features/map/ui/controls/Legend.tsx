import { NativeSelect } from '@mantine/core'
import type { Map as LeafletMap } from 'leaflet'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Legend as ResultsLegend, useResultsReport } from '#features/map/data/results-report.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { pointsText, type SampleSize, sampleSizes } from '#features/map/model/results/points.ts'
import { useKind } from '#session/search.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import type { Scheme } from '../basemap/palette.ts'
import { ClassEntries, Entry } from './ClassEntries.tsx'
import classes from './controls.module.css'
import { DensityEntry, SurfaceEntry } from './DensityEntries.tsx'

interface Props {
  map: LeafletMap
  places: readonly PlaceChoice[]
  scheme: Scheme
  size: SampleSize
  onSize: (size: SampleSize) => void
}

/** What the colors, lines and dots on the map mean. */
export function Legend({ map, places, scheme, size, onSize }: Props) {
  const kind = useKind()
  const legend = useResultsReport(({ report }) => report.legend)
  const included = places.some(({ excluded }) => !excluded)
  const excluded = places.some((place) => place.excluded)
  if (!included && !excluded && !legend) return null
  return (
    <section
      className={classNames(kit.line, kit.wrap, kit.small, kit.floats, classes.float, classes.legend)}
      aria-label={messages.legend}
      data-testid="map-legend"
    >
      {legend?.kind === 'classes' && <ClassEntries legend={legend} scheme={scheme} map={map} />}
      {included && (
        <Entry>
          <span className={`${classes.sign} ${classes.included}`} />
          {messages.included}
        </Entry>
      )}
      {excluded && (
        <Entry>
          <span className={`${classes.sign} ${classes.excluded}`} />
          {messages.excluded}
        </Entry>
      )}
      {legend?.kind === 'surface' && <SurfaceEntry kind={kind} legend={legend} scheme={scheme} />}
      {legend?.kind === 'density' && <DensityEntry kind={kind} legend={legend} />}
      {legend?.kind === 'points' && <PointsEntry kind={kind} legend={legend} size={size} onSize={onSize} />}
    </section>
  )
}

type Of<K extends ResultsLegend['kind']> = Extract<ResultsLegend, { kind: K }>

interface PointsProps {
  kind: Kind
  legend: Of<'points'>
  size: SampleSize
  onSize: (size: SampleSize) => void
}

function PointsEntry({ kind, legend, size, onSize }: PointsProps) {
  const { head, detail } = pointsText(kind, legend, size)
  const choice = legend.total > sampleSizes[0] || size > sampleSizes[0]
  return (
    <Entry>
      <span className={kit.dot} style={{ background: 'var(--c-dot)' }} />
      <span>{head}</span>
      {detail && <span className={kit.muted}>{detail}</span>}
      {choice && (
        <NativeSelect
          size="xs"
          variant="unstyled"
          aria-label={messages.howManyToShow(kindNames[kind].many)}
          className={classes.choice}
          w={112}
          value={String(size)}
          onChange={(event) => onSize(Number(event.currentTarget.value) as SampleSize)}
          data={sampleSizes.map((n) => ({ value: String(n), label: messages.upTo(n) }))}
        />
      )}
    </Entry>
  )
}
