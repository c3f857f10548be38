import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import type { Legend } from '#features/map/data/results-report.ts'
import { densityMessages as messages } from '#features/map/messages/density.ts'
import { useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { fillOf, type Scheme } from '../basemap/palette.ts'
import { Entry, NotOnMap } from './ClassEntries.tsx'
import classes from './controls.module.css'

type Of<K extends Legend['kind']> = Extract<Legend, { kind: K }>

/** How many records a dot of the density has. */
export function DensityEntry({ kind, legend: { max, elsewhere } }: { kind: Kind; legend: Of<'density'> }) {
  return (
    <Entry>
      <svg width={23} height={8} fill="var(--c-dot)" aria-hidden="true">
        <circle cx={2} cy={4} r={1.5} opacity={0.55} />
        <circle cx={9} cy={4} r={2.5} opacity={0.75} />
        <circle cx={18} cy={4} r={3.5} />
      </svg>
      {messages.eachDot(max)} {Math.round(max) > 1 ? kindNames[kind].many : kindNames[kind].one}
      <NotOnMap n={elsewhere} />
    </Entry>
  )
}

interface SurfaceProps {
  kind: Kind
  legend: Of<'surface'>
  scheme: Scheme
}

/** What the colors of the density mean: its classes, from few to many. */
export function SurfaceEntry({ kind, legend: { breaks, elsewhere }, scheme }: SurfaceProps) {
  const { units } = useSettings()
  return (
    <Stack as="span" gap={4}>
      <span className={kit.second}>
        {messages.surface(kind, units)}
        <span className={classes.source}>{messages.surfaceSource}</span> <NotOnMap n={elsewhere} />
      </span>
      <Entry data-bands>
        {[...breaks, Number.POSITIVE_INFINITY].map((high, i) => (
          <Entry key={high}>
            <span className={classes.sign} style={{ background: fillOf(scheme, i, breaks.length + 1) }} />
            <span className={classes.classText}>{messages.classText(breaks[i - 1], high)}</span>
          </Entry>
        ))}
      </Entry>
    </Stack>
  )
}
