import type { RegionShape } from '#features/map/model/results/region-shapes.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { drawCut, type Sheet } from './draw-cut.ts'
import { frameOrigin } from './draw-dots.ts'
import type { Side } from './land-mask.ts'

/** A color, a pattern, or nothing. */
export type Fill = string | CanvasPattern | undefined

/** A region as paths of the plane at zoom 0. */
export interface RegionPaths {
  shape: RegionShape
  whole: Path2D
  shore: Path2D
  borders: Path2D
}

/** How far land is counted to the region whose outline is nearest, in pixels of the plane at zoom 0: about 11 miles. */
export const SHORE_REACH = 0.15

const BORDER_PIXELS = 0.6

export const regionPaths = (shapes: readonly RegionShape[]): RegionPaths[] =>
  shapes.map((shape) => ({
    shape,
    whole: pathOf(shape.rings),
    shore: pathOf(shape.shore),
    borders: pathOf(shape.borders),
  }))

function pathOf(lines: RegionShape['rings']): Path2D {
  const path = new Path2D()
  for (const line of lines)
    line.forEach(([x, y], i) => {
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
  return path
}

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
    if (land) drawShores(sheet, shown, SHORE_REACH * 2 ** frame.zoom)
    for (const { whole, fill } of shown) replace(sheet, fill, () => sheet.fill(whole, 'evenodd'))
    Object.assign(sheet, { strokeStyle: edge, lineWidth: BORDER_PIXELS, lineJoin: 'round' })
    for (const { borders, shore } of shown) {
      sheet.stroke(borders)
      if (!land) sheet.stroke(shore)
    }
  })
}

type Shown = Omit<RegionPaths, 'shape'> & { fill: Fill }

/** Land outside all outlines: each shore as a wide line, and over it narrower ones, so that the nearest region is seen. */
function drawShores(sheet: Sheet, regions: readonly Shown[], reach: number): void {
  sheet.lineJoin = 'round'
  for (const [lineCap, width] of [
    ['round', 2],
    ['butt', 2],
    ['butt', 1],
    ['butt', 0.4],
  ] as const) {
    Object.assign(sheet, { lineCap, lineWidth: width * reach })
    for (const { shore, fill } of regions) replace(sheet, fill, () => sheet.stroke(shore))
  }
  sheet.lineCap = 'butt'
}

/** Marks a part of the sheet with a fill in place of what is there. */
function replace(sheet: Sheet, fill: Fill, mark: () => void): void {
  if (typeof fill !== 'string') {
    sheet.globalCompositeOperation = 'destination-out'
    Object.assign(sheet, { fillStyle: '#000', strokeStyle: '#000' })
    mark()
    sheet.globalCompositeOperation = 'source-over'
  }
  if (fill === undefined) return
  Object.assign(sheet, { fillStyle: fill, strokeStyle: fill })
  mark()
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
