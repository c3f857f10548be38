import { LayerGroup } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import { type BaseSource, useSourceState } from '#features/map/data/base/source.ts'
import { notice } from '#session/notices.ts'
import { builtinBasemap, type Ground } from './builtinBasemap.ts'
import { blob, type Town } from './builtUp.ts'
import { customBasemap } from './customBasemap.ts'
import type { Scheme } from './palette.ts'
import { ensurePane } from './pane.ts'
import { usePixelRatio } from './pixelRatio.ts'

type Props = {
  scheme: Scheme
  /** A map in place of ours. */
  source?: BaseSource | undefined
  /** Towns that tint our ground. */
  towns?: Town[] | undefined
}

const NO_TOWNS: Town[] = []
const BUILT_IN = 'US Census, via us-atlas'

/** The ground of the map: ours, and over it the one that takes its place, whose attribution then is the one shown. */
export function BaseMap({ scheme, source, towns = NO_TOWNS }: Props) {
  useBuiltin(scheme, towns)
  const theirs = useCustomBasemap(scheme, source)
  const silent = useSourceState((state) => state.silent)
  useCredit(source && !silent ? theirs : BUILT_IN)
  useEffect(() => {
    if (silent) notice({ words: 'Base map tiles failed to load. Showing the built-in map.' })
  }, [silent])
  return null
}

/** Our own ground, in the pane `base`: water, land, borders and the built-up land of towns. */
function useBuiltin(scheme: Scheme, towns: Town[]) {
  const map = useMap()
  const pixelRatio = usePixelRatio()
  const blobs = useMemo(() => towns.map(blob), [towns])
  const look = useRef({ scheme, blobs })
  const ground = useRef<Ground>(undefined)

  useEffect(() => {
    look.current = { scheme, blobs }
    ground.current?.wear(look.current)
  }, [scheme, blobs])

  useEffect(() => {
    const made = builtinBasemap({ pane: ensurePane(map, 'base', 200), pixelRatio }, look.current)
    ground.current = made
    made.layer.addTo(map)
    return () => {
      made.layer.remove()
      ground.current = undefined
    }
  }, [map, pixelRatio])
}

/** This many tiles in turn that do not come make a source silent. */
const SILENT_AFTER = 3

/** The ground that takes the place of ours, in the pane `tiles`; gives what it says of its makers. */
function useCustomBasemap(scheme: Scheme, source: BaseSource | undefined): string {
  const map = useMap()
  const pixelRatio = usePixelRatio()
  const [attribution, setAttribution] = useState('')
  // Pictures are dimmed by the style sheet; only drawn tiles are made anew for another scheme.
  const drawn = source?.kind === 'pmtiles' ? scheme : 'light'
  useEffect(() => {
    if (!source) return
    let gone = false
    let missed = 0
    let remove = () => {}
    const { listener } = useSourceState.getState()
    const listen = (came: boolean) => {
      if (gone) return
      missed = came ? 0 : missed + 1
      if (came || missed >= SILENT_AFTER) listener(!came)
    }
    const pane = ensurePane(map, 'tiles', 205)
    customBasemap(source, drawn, { pane, pixelRatio }, listen).then(
      (made) => {
        if (gone) return
        setAttribution(made.attribution)
        made.layer.addTo(map)
        map.getPane(pane)?.toggleAttribute('data-pictures', made.pictures)
        remove = () => made.layer.remove()
      },
      () => listener(true),
    )
    return () => {
      gone = true
      remove()
    }
  }, [map, source, drawn, pixelRatio])
  return attribution
}

/** Names the makers of what is shown in the corner of the map. */
function useCredit(attribution: string) {
  const map = useMap()
  useEffect(() => {
    const holder = new LayerGroup([], { attribution }).addTo(map)
    return () => {
      holder.remove()
    }
  }, [map, attribution])
}
