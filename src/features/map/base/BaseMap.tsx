import { useEffect, useMemo, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { blob, type Town } from './builtUp.ts'
import { type Ground, groundLayer } from './groundLayer.ts'
import { PALETTES, type Scheme } from './palette.ts'
import { ensurePane } from './pane.ts'
import { usePixelRatio } from './pixelRatio.ts'
import { type BaseSource, BUILTIN_SOURCE } from './source.ts'

type Props = {
  scheme: Scheme
  source?: BaseSource
  /** Towns that tint the ground of the builtin source. */
  towns?: Town[]
  /** A source that does not answer is replaced by the builtin one, and said here. */
  onFail?: (source: BaseSource) => void
}

const NO_TOWNS: Town[] = []

/** What needs a new layer: another source, and for a foreign archive another scheme too. */
const layerKey = (source: BaseSource, scheme: Scheme) =>
  `${source.kind} ${source.url} ${source.kind === 'pmtiles' ? scheme : ''}`

/** The ground of the map, in the pane `base`: water, land, borders and the built-up land of towns. */
export function BaseMap({ scheme, source = BUILTIN_SOURCE, towns = NO_TOWNS, onFail }: Props) {
  const map = useMap()
  const pixelRatio = usePixelRatio()
  const blobs = useMemo(() => towns.map(blob), [towns])
  const look = useRef({ scheme, blobs })
  const ground = useRef<Ground>(undefined)

  useEffect(() => {
    look.current = { scheme, blobs }
    // Blank paper until the tiles come: at most places that is what they will show.
    map.getContainer().style.background = PALETTES[scheme].land
    ground.current?.wear(look.current)
  }, [map, scheme, blobs])

  const key = layerKey(source, scheme)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the source; a look is worn without a new layer
  useEffect(() => {
    let gone = false
    const stand = { pane: ensurePane(map, 'base', 200), pixelRatio }
    const show = (made: Ground) => {
      if (gone) return
      ground.current = made
      made.wear(look.current)
      made.layer.addTo(map)
    }
    groundLayer(source, stand, look.current)
      .catch(() => {
        onFail?.(source)
        return groundLayer(BUILTIN_SOURCE, stand, look.current)
      })
      .then(show)
    return () => {
      gone = true
      ground.current?.layer.remove()
      ground.current = undefined
    }
  }, [map, key, pixelRatio])

  return null
}
