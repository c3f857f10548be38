import { LayerGroup } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import {
  type BaseSource,
  streetsReported,
  tilesReported,
  useSourceStatus,
} from '#features/map/data/basemap-source.ts'
import { areasMessages as messages } from '#features/map/messages/areas.ts'
import { notice } from '#session/notices.ts'
import { useTowns } from '../place-data.ts'
import { type BuiltinBasemap, builtinBasemap } from './builtin-basemap.ts'
import { ensurePane } from './CanvasLayer.ts'
import { customBasemap } from './custom-basemap.ts'
import { landComesFrom } from './land-tiles.ts'
import type { Scheme } from './palette.ts'
import { usePixelRatio } from './pixel-ratio.ts'
import { townTint } from './tile-layers.ts'

type Props = {
  scheme: Scheme
  /** A map in place of the built-in one. */
  source?: BaseSource | undefined
}

/** The basemap: the built-in one, and above it the custom one if there is one. The attribution is that of the map that shows. */
export function BaseMap({ scheme, source }: Props) {
  useBuiltin(scheme)
  const customAttribution = useCustomBasemap(scheme, source)
  const { failed } = useSourceStatus()
  useAttribution(source && !failed ? customAttribution : messages.builtInSource)
  useEffect(() => {
    if (failed) notice({ text: messages.tilesFailed })
  }, [failed])
  return null
}

/** Our own ground, in the pane `base`: water, land, borders and the built-up land of towns. */
function useBuiltin(scheme: Scheme) {
  const map = useMap()
  const towns = useTowns()
  const pixelRatio = usePixelRatio()
  const tints = useMemo(() => towns?.map(townTint), [towns])
  const look = useRef({ scheme, tints })
  const builtin = useRef<BuiltinBasemap>(undefined)

  useEffect(() => {
    look.current = { scheme, tints }
    builtin.current?.setLook(look.current)
  }, [scheme, tints])

  useEffect(() => {
    const made = builtinBasemap({ pane: ensurePane(map, 'base', 200), pixelRatio }, look.current)
    builtin.current = made
    made.layer.addTo(map)
    landComesFrom(map, made.tiles)
    return () => {
      made.layer.remove()
      builtin.current = undefined
    }
  }, [map, pixelRatio])
}

/** This many tiles in turn that do not come make a source silent. */
const SILENT_AFTER = 3

/** The custom basemap, in the pane `tiles`; returns its attribution. */
function useCustomBasemap(scheme: Scheme, source: BaseSource | undefined): string {
  const map = useMap()
  const pixelRatio = usePixelRatio()
  const [attribution, setAttribution] = useState('')
  // Pictures are dimmed by the style sheet; only vector tiles are drawn again for another scheme.
  const drawn = source?.kind === 'tiles' ? 'light' : scheme
  useEffect(() => {
    if (!source) return
    let removed = false
    let missed = 0
    let remove = () => {}
    const { name } = source
    const listen = (loaded: boolean) => {
      if (removed) return
      missed = loaded ? 0 : missed + 1
      if (loaded || missed >= SILENT_AFTER) tilesReported(name, loaded)
    }
    const pane = ensurePane(map, 'tiles', 205)
    customBasemap(source, drawn, { pane, pixelRatio }, listen).then(
      (made) => {
        if (removed) return
        setAttribution(made.attribution)
        streetsReported(name, made.streets)
        made.layer.addTo(map)
        map.getPane(pane)?.toggleAttribute('data-pictures', made.streets === undefined)
        remove = () => made.layer.remove()
      },
      () => tilesReported(name, false),
    )
    return () => {
      removed = true
      remove()
    }
  }, [map, source, drawn, pixelRatio])
  return attribution
}

/** Names the makers of what is shown in the corner of the map; the text is HTML. */
export function useAttribution(attribution: string) {
  const map = useMap()
  useEffect(() => {
    const holder = new LayerGroup([], { attribution }).addTo(map)
    return () => {
      holder.remove()
    }
  }, [map, attribution])
}
