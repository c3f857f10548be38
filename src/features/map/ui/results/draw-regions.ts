import type { RegionShape } from '#features/map/model/results/region-shapes.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { drawCut } from './draw-cut.ts'
import { frameOrigin } from './draw-dots.ts'
import type { Side } from './land-mask.ts'
import { type Fill, paintRegions, type RegionPaths, SHORE_REACH } from './paint-regions.ts'

const BORDER_PIXELS = 0.6

/** Draws regions with their fills and the lines between them. With land they end at its shores, without it at their own outlines. */
export function drawRegions(
  frame: Frame,
  regions: readonly RegionPaths[],
  fills: readonly Fill[],
  edge: string,
  land: Side | undefined,
): void {
  const onFrame = frameMatrix(frame)
  const shown = regions.flatMap(({ shape, ...paths }, i) =>
    isShown(shape, frame) ? [{ ...moved(paths, onFrame), fill: fills[i] }] : [],
  )
  drawCut(frame, { side: land, included: undefined, excluded: undefined }, (sheet) => {
    paintRegions(sheet, shown, land ? SHORE_REACH * 2 ** frame.zoom : 0)
    Object.assign(sheet, { strokeStyle: edge, lineWidth: BORDER_PIXELS, lineJoin: 'round' })
    for (const { borders, shore } of shown) {
      sheet.stroke(borders)
      if (!land) sheet.stroke(shore)
    }
  })
}

/** From the plane at zoom 0 to pixels of the frame. */
function frameMatrix(frame: Frame): DOMMatrix {
  const { x, y } = frameOrigin(frame)
  return new DOMMatrix([2 ** frame.zoom, 0, 0, 2 ** frame.zoom, -x, -y])
}

function moved({ whole, shore, borders }: Omit<RegionPaths, 'shape'>, matrix: DOMMatrix) {
  const on = (path: Path2D) => {
    const next = new Path2D()
    next.addPath(path, matrix)
    return next
  }
  return { whole: on(whole), shore: on(shore), borders: on(borders) }
}

function isShown({ box }: RegionShape, frame: Frame): boolean {
  const { x, y } = frameOrigin(frame)
  const scale = 2 ** frame.zoom
  return (
    (box.minX - SHORE_REACH) * scale < x + frame.width &&
    (box.maxX + SHORE_REACH) * scale > x &&
    (box.minY - SHORE_REACH) * scale < y + frame.height &&
    (box.maxY + SHORE_REACH) * scale > y
  )
}
