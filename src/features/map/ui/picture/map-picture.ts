import { GridLayer, type Map as LeafletMap } from 'leaflet'
import { pictureMessages as messages } from '#features/map/messages/picture.ts'
import { scaleBar } from '#features/map/model/picture/scale-bar.ts'
import { pixelMiles } from '#features/map/model/plane.ts'
import { isLandLoading } from '../basemap/land-tiles.ts'
import { pixelRatio, setLeastPixelRatio } from '../basemap/pixel-ratio.ts'
import { type Caption, type CaptionColors, captionHeight, drawCaption } from './draw-caption.ts'
import { drawPanes } from './draw-panes.ts'
import { type LegendInput, legendLines } from './legend-lines.ts'

/** Pixels of a picture per CSS pixel of the map. */
const PICTURE_RATIO = 2
const MAX_WAIT_MS = 8000
const MAX_BAR_PIXELS = 140

/**
 * The map as it shows, in two pixels for each CSS pixel, with scale bar, legend and attribution below it. `input` is read once the
 * map is drawn and the page is not busy any more. Rejects with an error in words.
 */
export async function mapPicture(
  map: LeafletMap,
  input: () => LegendInput,
  isBusy: () => boolean = () => false,
): Promise<HTMLCanvasElement> {
  setLeastPixelRatio(PICTURE_RATIO)
  try {
    await drawn(map, isBusy)
    const { x: width, y: height } = map.getSize()
    const canvas = document.createElement('canvas')
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error(messages.failed)
    const caption = captionOf(map, input())
    canvas.width = width * pixelRatio()
    canvas.height = Math.ceil(height + captionHeight(ctx, caption, width)) * pixelRatio()
    ctx.scale(pixelRatio(), pixelRatio())
    ctx.fillStyle = getComputedStyle(map.getContainer()).backgroundColor
    ctx.fillRect(0, 0, width, height)
    await drawPanes(ctx, map)
    drawCaption(ctx, caption, colorsOf(map.getContainer()), { top: height, width })
    return canvas
  } finally {
    setLeastPixelRatio(1)
  }
}

function captionOf(map: LeafletMap, input: LegendInput): Caption {
  const milesPerPixel = pixelMiles(map.getCenter().lat, map.getZoom())
  const attribution = map.getContainer().querySelector('.leaflet-control-attribution')?.textContent ?? ''
  return {
    bar: scaleBar(milesPerPixel, MAX_BAR_PIXELS, input.units),
    lines: legendLines(input),
    attribution: attribution.trim(),
  }
}

function colorsOf(container: HTMLElement): CaptionColors {
  const style = getComputedStyle(container)
  const colorOf = (name: string) => style.getPropertyValue(`--c-${name}`).trim()
  return {
    background: colorOf('bg'),
    text: colorOf('text'),
    second: colorOf('second'),
    accent: colorOf('accent'),
    danger: colorOf('danger'),
    dot: colorOf('dot'),
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)
/** Frames in which nothing is loading before the map counts as drawn. */
const QUIET_FRAMES = 12

/** Resolves when no layer of tiles is loading any more, or after some seconds. */
async function drawn(map: LeafletMap, isBusy: () => boolean): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  for (let quiet = 0; quiet < QUIET_FRAMES && performance.now() < end; ) {
    await nextFrame()
    quiet = isLoading(map) || isLandLoading() || isBusy() ? 0 : quiet + 1
  }
}

function isLoading(map: LeafletMap): boolean {
  let loading = false
  map.eachLayer((layer) => {
    if (layer instanceof GridLayer && layer.isLoading()) loading = true
  })
  return loading
}
