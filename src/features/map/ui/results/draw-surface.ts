import { contours } from 'd3-contour'
import type { Surface } from '#features/map/model/results/surface.ts'
import { addLine } from '../basemap/add-line.ts'
import type { Frame } from '../basemap/CanvasLayer.ts'
import { drawCut, type Sheet } from './draw-cut.ts'
import { frameOrigin } from './draw-dots.ts'
import type { Surfaces } from './land-mask.ts'

/** A color and the density from which it is drawn. */
export interface Band {
  from: number
  color: string
}

/** Draws the bands of a surface, each over the one before it, and nothing outside the surfaces that it is cut to. */
export function drawSurface(
  frame: Frame,
  surface: Surface,
  bands: readonly Band[],
  surfaces: Surfaces,
): void {
  const origin = frameOrigin(frame)
  const { side, left, top } = surface.grid
  drawCut(frame, surfaces, (sheet) => {
    sheet.translate(left - origin.x, top - origin.y)
    sheet.scale(side, side)
    drawBands(sheet, surface, bands)
  })
}

/** A unit of the sheet is a cell of the grid. */
function drawBands(sheet: Sheet, surface: Surface, bands: readonly Band[]): void {
  const { columns, rows } = surface.grid
  const trace = contours().size([columns, rows])
  const values = [...surface.values]
  for (const { from, color } of bands) {
    const path = new Path2D()
    for (const ring of trace.contour(values, from).coordinates.flat()) {
      addLine(path, ring)
      path.closePath()
    }
    sheet.fillStyle = color
    sheet.fill(path, 'evenodd')
  }
}
