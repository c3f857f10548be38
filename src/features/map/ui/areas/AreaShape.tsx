import type { PathOptions } from 'leaflet'
import { useMemo } from 'react'
import type { Outline } from '#features/map/model/areas/outline.ts'
import { AreaPath } from './AreaPath.tsx'

interface Props {
  outline: Outline
  excluded: boolean
  isChosen: boolean
  error: boolean
  clickable: boolean
  onClick: () => void
}

/** Id of the hatch of left-out areas, in the page once. */
const HATCH = 'left-out-hatch'

/** The surface of a place: accent line and wash, or red line and hatch where it is left out. */
export function AreaShape({ outline, excluded, isChosen, error, clickable, onClick }: Props) {
  const options = useMemo(() => lookOf(excluded, isChosen, error), [excluded, isChosen, error])
  if (outline.polygons.length === 0) return null
  return <AreaPath polygons={outline.polygons} options={options} onClick={clickable ? onClick : undefined} />
}

function lookOf(excluded: boolean, isChosen: boolean, error: boolean): PathOptions {
  const weight = isChosen ? 2.5 : 2
  if (error)
    return {
      color: 'var(--c-wait)',
      weight,
      dashArray: '6 5',
      fillColor: 'var(--c-wait)',
      fillOpacity: 0.08,
    }
  const color = excluded ? 'var(--c-danger)' : 'var(--c-accent)'
  const fill = excluded
    ? { fillColor: `url(#${HATCH})`, fillOpacity: 1 }
    : { fillColor: color, fillOpacity: isChosen ? 0.1 : 0.08 }
  return { color, weight, dashArray: '', ...fill }
}

/** The 45 degree hatch that left-out areas are filled with. */
export function Hatch() {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <pattern id={HATCH} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={7} height={7} style={{ fill: 'var(--c-danger)', opacity: 0.1 }} />
          <line y2={7} strokeWidth={3.2} style={{ stroke: 'var(--c-danger)', opacity: 0.7 }} />
        </pattern>
      </defs>
    </svg>
  )
}
