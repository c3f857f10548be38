import { useEffect, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import { useSourceStatus } from '#features/map/data/basemap-source.ts'
import type { ReservedBox } from '#features/map/model/label-placement.ts'
import { useLabels } from '../place-data.ts'
import { CanvasLayer, ensurePane, type Frame } from './CanvasLayer.ts'
import { drawLabels } from './draw-labels.ts'
import { STYLES } from './label-candidates.ts'
import { PALETTES, type Scheme } from './palette.ts'
import { usePixelRatio } from './pixel-ratio.ts'

interface Props {
  scheme: Scheme
  reserved?: readonly ReservedBox[] | undefined
}

const noBoxes: readonly ReservedBox[] = []

/** Names of towns, counties, states and waters (pane `labels`), above areas and points; `reserved` is left blank. Where streets have names, towns have none. */
export function PlaceLabels({ scheme, reserved = noBoxes }: Props) {
  const map = useMap()
  const labels = useLabels()
  const areFontsLoaded = useFonts()
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
    if (!labels || !areFontsLoaded) return
    draw.current = (frame) => drawLabels(frame, labels, PALETTES[scheme], { reserved, streetNames })
    layer.current?.redraw()
  }, [scheme, labels, areFontsLoaded, reserved, streetNames, pixelRatio])

  return null
}

/** Whether the fonts of the names have come, or failed: names are measured once, in the font in which they are drawn. */
function useFonts(): boolean {
  const [areLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const fonts = Object.values(STYLES).map(({ font }) => document.fonts.load(font))
    void Promise.allSettled(fonts).then(() => setLoaded(true))
  }, [])
  return areLoaded
}
