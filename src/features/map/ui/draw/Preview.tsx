import { useEffect, useRef } from 'react'
import { CircleMarker, Polyline, useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import { alongLine } from '#criteria/areas/line-buffer.ts'
import { useAnnouncements } from '#features/map/data/announcements.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { outlineOf } from '#features/map/model/areas/outline.ts'
import { type Drawing, shapeOf, type TracedLine } from '#features/map/model/draw/gesture.ts'
import { pixelsBetween } from '#features/map/model/plane.ts'
import { useSettings } from '#session/settings.ts'
import { pointAt } from '#shared/geo/sphere.ts'
import { distance } from '#shared/text/units.ts'
import { AreaPath } from '../areas/AreaShape.tsx'
import areas from '../areas/areas.module.css'
import { Mark } from '../areas/Mark.tsx'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { usePointer } from './usePointer.ts'

const nowhere = { shapes: undefined, postalPoint: () => undefined, cityPoint: () => undefined }
const latLng = ({ Latitude, Longitude }: Point): [number, number] => [Latitude, Longitude]

/** The area that is being drawn. */
export function Preview() {
  const drawing = useDrawing((state) => state.drawing)
  const { tool, points, pointer, exclude, error } = drawing
  const byKeyboard = useDrawing((state) => state.byKeyboard)
  const units = useSettings((settings) => settings.units)
  if (tool === 'select') return null
  const color = error ? 'var(--c-wait)' : exclude ? 'var(--c-danger)' : 'var(--c-accent)'
  const line = { color, weight: 2, interactive: false }
  const shape = shapeOf(drawing)
  const outline = shape && outlineOf(shape, nowhere)
  const clicked = tool === 'polygon' || tool === 'line'
  const path = [...points, ...(pointer && clicked ? [pointer] : [])].map(latLng)
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
      {tool === 'line' && path.length > 0 && <Band drawing={drawing} path={path} color={color} />}
      {(clicked || tool === 'freehand') && (
        <Polyline positions={path} pathOptions={{ ...line, dashArray: error ? '6 5' : '' }} />
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
      {byKeyboard && pointer && (
        <Mark at={pointer} pane="handles">
          <span className={areas.cross} />
        </Mark>
      )}
      {shape?.kind === 'circle' && pointer && (
        <Mark at={pointer} pane="handles">
          <span className={areas.chip} data-at="right" data-excluded={exclude || undefined}>
            {distance(shape.RadiusMiles, units)}
          </span>
        </Mark>
      )}
    </>
  )
}

interface BandProps {
  drawing: Drawing
  path: [number, number][]
  color: string
}

/** How far the area will reach to both sides of a line: a stroke as wide as that is here. */
function Band({ drawing: { points, width }, path, color }: BandProps) {
  const map = useMap()
  const [first] = points
  if (!first) return null
  const weight = 2 * pixelsBetween(first, pointAt(first, width, 90), map.getZoom())
  return (
    <Polyline
      positions={path}
      pathOptions={{ color, weight, opacity: 0.16, lineCap: 'round', lineJoin: 'round', interactive: false }}
    />
  )
}

/** Takes what is drawn into the search, and shows it until then. */
export function DrawnPlaces() {
  usePointer()
  const edits = usePlaceEdits()
  const latest = useRef(edits)
  useEffect(() => {
    latest.current = edits
  }, [edits])
  useEffect(
    () =>
      useDrawing.subscribe(({ drawing: { drawn, traced } }, before) => {
        if (drawn && drawn !== before.drawing.drawn) latest.current.add(drawn)
        if (traced && traced !== before.drawing.traced) addTraced(traced, () => latest.current)
      }),
    [],
  )
  return <Preview />
}

/** A line becomes the area on both its sides; what it encloses is excluded. */
async function addTraced(
  { Points, width, excluded }: TracedLine,
  edits: () => ReturnType<typeof usePlaceEdits>,
) {
  const { areas, notes } = await alongLine({ Points }, width)
  const [only] = areas
  if (!only) return useAnnouncements.getState().announce(notes[0] ?? messages.noAreaAlongLine)
  if (areas.length === 1) return edits().add({ ...only.place, excluded })
  edits().addAreas(areas, excluded, messages.areaAlongLine(excluded, notes.join(' ')))
}
