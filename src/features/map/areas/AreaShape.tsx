import { Polygon } from 'react-leaflet'
import type { Outline } from './outline.ts'

interface Props {
  outline: Outline
  leftOut: boolean
  isChosen: boolean
  fault: boolean
  clickable: boolean
  onClick: () => void
}

/** Id of the hatch of left-out areas, in the page once. */
const HATCH = 'left-out-hatch'

/** The surface of a place: accent line and wash, or red line and hatch where it is left out. */
export function AreaShape({ outline, leftOut, isChosen, fault, clickable, onClick }: Props) {
  if (outline.polygons.length === 0) return null
  const positions = outline.polygons.map((rings) =>
    rings.map((ring) => ring.map(({ Latitude, Longitude }): [number, number] => [Latitude, Longitude])),
  )
  const color = fault ? 'var(--c-wait)' : leftOut ? 'var(--c-danger)' : 'var(--c-accent)'
  return (
    <Polygon
      key={String(clickable)}
      interactive={clickable}
      positions={positions}
      smoothFactor={0}
      pathOptions={{
        color,
        weight: isChosen ? 2.5 : 2,
        fillColor: leftOut && !fault ? `url(#${HATCH})` : color,
        fillOpacity: leftOut && !fault ? 1 : isChosen ? 0.1 : 0.08,
        ...(fault ? { dashArray: '6 5' } : { dashArray: '' }),
      }}
      eventHandlers={{ click: onClick }}
    />
  )
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
