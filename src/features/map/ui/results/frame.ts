import type { Frame } from '../base/CanvasLayer.ts'

/** The spot of the map's plane (pixels at the frame's zoom) that lies at the frame's corner. */
export function originOf({ place, zoom }: Frame): { x: number; y: number } {
  const middle = 128 * 2 ** zoom
  const { x, y } = place(0, 0)
  return { x: middle - x, y: middle - y }
}
