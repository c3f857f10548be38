import { CircleMarker, Polyline } from 'react-leaflet'
import { miles } from '../../../criteria/describe.ts'
import { AreaPath } from '../areas/AreaPath.tsx'
import areas from '../areas/areas.module.css'
import { Mark } from '../areas/Mark.tsx'
import { outlineOf } from '../areas/outline.ts'
import { useDrawing } from './drawing.ts'
import { shapeOf } from './gesture.ts'

const nowhere = { shapes: undefined, postalPoint: () => undefined, cityPoint: () => undefined }
const latLng = ({ Latitude, Longitude }: { Latitude: number; Longitude: number }): [number, number] => [
  Latitude,
  Longitude,
]

/** The area that is being drawn. */
export function Preview() {
  const drawing = useDrawing((state) => state.drawing)
  const { tool, points, pointer, leaveOut, fault } = drawing
  const byKeys = useDrawing((state) => state.byKeys)
  if (tool === 'select') return null
  const color = fault ? 'var(--c-wait)' : leaveOut ? 'var(--c-danger)' : 'var(--c-accent)'
  const line = { color, weight: 2, interactive: false }
  const shape = shapeOf(drawing)
  const outline = shape && outlineOf(shape, nowhere)
  const path = [...points, ...(pointer && tool === 'polygon' ? [pointer] : [])].map(latLng)
  return (
    <>
      {outline && (
        <AreaPath
          polygons={outline.polygons}
          options={{
            ...line,
            stroke: tool !== 'polygon' && tool !== 'freehand',
            fillOpacity: 0.1,
            fillColor: color,
          }}
        />
      )}
      {(tool === 'polygon' || tool === 'freehand') && (
        <Polyline positions={path} pathOptions={{ ...line, dashArray: fault ? '6 5' : '' }} />
      )}
      {tool !== 'freehand' &&
        points.map((point, i) => (
          <CircleMarker
            // biome-ignore lint/suspicious/noArrayIndexKey: corners only come and go at the end
            key={i}
            center={latLng(point)}
            radius={i === 0 ? 5.5 : 4.5}
            pathOptions={{ color, weight: 2, fillColor: '#ffffff', fillOpacity: 1, interactive: false }}
          />
        ))}
      {byKeys && pointer && (
        <Mark at={pointer} pane="handles">
          <span className={areas.cross} />
        </Mark>
      )}
      {shape?.kind === 'circle' && pointer && (
        <Mark at={pointer} pane="handles">
          <span className={areas.radius} data-left-out={leaveOut || undefined}>
            {miles(shape.RadiusMiles)} mi
          </span>
        </Mark>
      )}
    </>
  )
}
