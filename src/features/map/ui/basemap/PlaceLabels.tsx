import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { useSourceStatus } from '#features/map/data/basemap-source.ts'
import type { Labels, ReservedBox } from '#features/map/model/label-placement.ts'
import { CanvasLayer, ensurePane, type Frame } from './CanvasLayer.ts'
import { drawLabels, fontsArrived } from './draw-labels.ts'
import { STYLES } from './label-candidates.ts'
import { PALETTES, type Scheme } from './palette.ts'
import { usePixelRatio } from './pixel-ratio.ts'

type Props = { scheme: Scheme; labels: Labels; reserved?: ReservedBox[] }

const NOTHING: ReservedBox[] = []

/** Names of towns, counties, states and waters (pane `labels`), above areas and points; `reserved` is left blank. Where streets have names, towns have none. */
export function PlaceLabels({ scheme, labels, reserved = NOTHING }: Props) {
  const map = useMap()
  const pixelRatio = usePixelRatio()
  const { streets: streetNames } = useSourceStatus()
  const layer = useRef<CanvasLayer>(undefined)
  const draw = useRef<(frame: Frame) => void>(() => {})

  useEffect(() => {
    const canvas = new CanvasLayer((frame) => draw.current(frame), ensurePane(map, 'labels', 450))
    layer.current = canvas.addTo(map)
    return () => void canvas.remove()
  }, [map])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another pixel ratio needs another drawing, though nothing here reads it
  useEffect(() => {
    draw.current = (frame) => drawLabels(frame, labels, PALETTES[scheme], { reserved, streetNames })
    layer.current?.redraw()
  }, [scheme, labels, reserved, streetNames, pixelRatio])

  useEffect(() => {
    const fonts = Object.values(STYLES).map(({ font }) => document.fonts.load(font))
    Promise.all(fonts).then(() => {
      fontsArrived()
      layer.current?.redraw()
    })
  }, [])

  return null
}
