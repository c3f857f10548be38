import { NativeSelect } from '@mantine/core'
import type { Kind } from '#contract/kind'
import { count } from '../../../criteria/format.ts'
import { counted, words } from '../../../criteria/kinds.ts'
import type { PlaceChoice } from '../../../criteria/places.ts'
import { useKind } from '../../../state/search.ts'
import type { Scheme } from '../base/palette.ts'
import { fillOf } from '../results/ramp.ts'
import { type Legend as ResultsLegend, useReport } from '../results/report.ts'
import { type SampleSize, sampleSizes } from '../results/sizes.ts'
import classes from './controls.module.css'

interface Props {
  places: readonly PlaceChoice[]
  scheme: Scheme
  total: number | undefined
  size: SampleSize
  onSize: (size: SampleSize) => void
}

/** What the colours, lines and dots on the map mean. */
export function Legend({ places, scheme, total, size, onSize }: Props) {
  const kind = useKind()
  const legend = useReport(({ report }) => report.legend)
  const included = places.some(({ leftOut }) => !leftOut)
  const leftOut = places.some((place) => place.leftOut)
  if (!included && !leftOut && !legend) return null
  return (
    <section className={classes.legend} aria-label="Legend" data-testid="map-legend">
      {included && (
        <span className={classes.entry}>
          <span className={classes.included} /> Included
        </span>
      )}
      {leftOut && (
        <span className={classes.entry}>
          <span className={classes.leftOut} /> Left out
        </span>
      )}
      {legend?.kind === 'density' && <DensityEntry kind={kind} legend={legend} />}
      {legend?.kind === 'classes' && <ClassesEntry legend={legend} scheme={scheme} />}
      {legend?.kind === 'points' && (
        <PointsEntry kind={kind} shown={legend.shown} total={total} size={size} onSize={onSize} />
      )}
    </section>
  )
}

type Of<K extends ResultsLegend['kind']> = Extract<ResultsLegend, { kind: K }>

function DensityEntry({ kind, legend: { most, elsewhere } }: { kind: Kind; legend: Of<'density'> }) {
  const at = most < 1 ? 'less than 1' : `up to ${count(most)}`
  return (
    <span className={classes.entry}>
      <span className={classes.dots}>
        <i />
        <i />
        <i />
      </span>
      {at} {Math.round(most) > 1 ? words[kind].many : words[kind].one} a dot
      <Elsewhere n={elsewhere} />
    </span>
  )
}

function ClassesEntry({
  legend: { classes: bands, elsewhere },
  scheme,
}: {
  legend: Of<'classes'>
  scheme: Scheme
}) {
  return (
    <span className={classes.entry}>
      {bands.map(({ low, high }, i) => (
        <span key={high} className={classes.band}>
          <span className={classes.swatch} style={{ background: fillOf(scheme, i, bands.length) }} />
          {low === high ? count(low) : `${count(low)}–${count(high)}`}
        </span>
      ))}
      <Elsewhere n={elsewhere} />
    </span>
  )
}

const Elsewhere = ({ n }: { n: number }) =>
  n > 0 ? <span className={classes.quiet}>{count(n)} not on the map</span> : null

interface PointsProps {
  kind: Kind
  shown: number
  total: number | undefined
  size: SampleSize
  onSize: (size: SampleSize) => void
}

function PointsEntry({ kind, shown, total, size, onSize }: PointsProps) {
  const some = total !== undefined && total > (sampleSizes[0] ?? 0)
  return (
    <span className={classes.entry}>
      <span className={classes.point} />
      {some ? `${count(shown)} of ` : ''}
      {counted(kind, some ? total : shown)}
      {some && (
        <NativeSelect
          size="xs"
          variant="unstyled"
          aria-label={`How many ${words[kind].many} to show`}
          className={classes.size}
          value={String(size)}
          onChange={(event) => onSize(Number(event.currentTarget.value) as SampleSize)}
          data={sampleSizes.map((n) => ({ value: String(n), label: `up to ${count(n)}` }))}
        />
      )}
    </span>
  )
}
