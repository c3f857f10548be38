import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { CanvasLayer, ensurePane, type Frame } from '../basemap/CanvasLayer.ts'
import { usePixelRatio } from '../basemap/pixel-ratio.ts'

/** Half a view is drawn ahead on each side, so that a pan only moves the picture. */
const MARGIN = 0.5
/** From this part of the view on a pan may come to the end of what is drawn. */
const NEAR_THE_END = 0.4

/** A canvas in a pane of the map, drawn again when `draw` changes or the map stops. */
export function useCanvas(pane: string, height: number, draw: (frame: Frame) => void): void {
  const map = useMap()
  const ratio = usePixelRatio()
  const latest = useRef(draw)
  const layer = useRef<CanvasLayer>(undefined)

  useEffect(() => {
    let drawnAt = map.getCenter()
    const canvas = new CanvasLayer(
      (frame) => {
        drawnAt = map.getCenter()
        latest.current(frame)
      },
      ensurePane(map, pane, height),
      MARGIN,
    )
    layer.current = canvas.addTo(map)
    const keepAhead = () => {
      const [moved, size] = [map.latLngToContainerPoint(drawnAt), map.getSize()]
      const far =
        Math.abs(moved.x / size.x - 0.5) > NEAR_THE_END || Math.abs(moved.y / size.y - 0.5) > NEAR_THE_END
      if (far) canvas.redraw()
    }
    map.on('move', keepAhead)
    return () => {
      map.off('move', keepAhead)
      canvas.remove()
    }
  }, [map, pane, height])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another pixel ratio needs another drawing, though nothing here reads it
  useEffect(() => {
    latest.current = draw
    // In a frame of its own, so that what changes with it is drawn first.
    const frame = requestAnimationFrame(() => layer.current?.redraw())
    return () => cancelAnimationFrame(frame)
  }, [draw, ratio])
}
