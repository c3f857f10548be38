import type { Map as LeafletMap } from 'leaflet'
import { pictureMessages as messages } from '#features/map/messages/picture.ts'
import areaClasses from '../areas/areas.module.css'
import { drawChip, drawPath, drawPin, type Origin } from './draw-elements.ts'

/** What of a pane is drawn, in the order of the page; handles and tips are not. */
const DRAWN = `canvas, img.leaflet-tile, path, .${areaClasses.chip}, .${areaClasses.pin}, [data-look="pin"]`

/**
 * Draws what the panes of a map show, from the lowest to the highest, in CSS pixels of the map's corner. Rejects with an error in words
 * where the tiles of the base map may not be read.
 */
export async function drawPanes(ctx: CanvasRenderingContext2D, map: LeafletMap): Promise<void> {
  const box = map.getContainer().getBoundingClientRect()
  for (const pane of panesOf(map)) {
    const { filter } = getComputedStyle(pane)
    const elements = [...pane.querySelectorAll(DRAWN)]
    const sources = await Promise.all(elements.map(sourceOf))
    elements.forEach((element, i) => {
      ctx.save()
      ctx.filter = filter
      ctx.globalAlpha = Number(getComputedStyle(element).opacity)
      drawElement(ctx, element, sources[i], box)
      ctx.restore()
    })
  }
}

function panesOf(map: LeafletMap): HTMLElement[] {
  const height = (pane: HTMLElement) => Number(getComputedStyle(pane).zIndex) || 0
  return Object.values(map.getPanes())
    .filter((pane) => pane !== map.getPane('mapPane'))
    .sort((a, b) => height(a) - height(b))
}

function drawElement(
  ctx: CanvasRenderingContext2D,
  element: Element,
  source: CanvasImageSource | undefined,
  origin: Origin,
): void {
  if (source) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) ctx.drawImage(source, x - origin.x, y - origin.y, width, height)
  } else if (element instanceof SVGPathElement) drawPath(ctx, element, origin)
  else if (element.matches(`.${areaClasses.chip}`)) drawChip(ctx, element as HTMLElement, origin)
  else drawPin(ctx, element as HTMLElement, origin)
}

/** The pixels of a canvas or of a tile, which is loaded again where the page may not read it. */
async function sourceOf(element: Element): Promise<CanvasImageSource | undefined> {
  if (element instanceof HTMLCanvasElement)
    return element.width > 0 && element.height > 0 ? element : undefined
  if (!(element instanceof HTMLImageElement)) return undefined
  if (/^(blob|data):/.test(element.src) || new URL(element.src).origin === location.origin) return element
  const copy = new Image()
  copy.crossOrigin = 'anonymous'
  copy.referrerPolicy = element.referrerPolicy
  copy.src = element.src
  try {
    await copy.decode()
  } catch {
    throw new Error(messages.tilesRefused)
  }
  return copy
}
