import type { PlanePoint } from '#shared/geo/plane-point.ts'

/** A rectangle, in pixels. */
export interface PixelBox {
  left: number
  top: number
  right: number
  bottom: number
}

export type TooltipSide = 'top' | 'right' | 'left' | 'bottom'

/** Pixels between a point and its tooltip; below it the pointer is in between. */
const GAP = 8
const POINTER_HEIGHT = 20

/** The side of a point at which a tooltip is least covered: inside the view and under none of the controls, above the point if it can be. */
export function tooltipSide(
  { x, y }: PlanePoint,
  { width, height }: { width: number; height: number },
  view: PixelBox,
  controls: readonly PixelBox[],
): TooltipSide {
  const boxAt = (left: number, top: number): PixelBox => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  })
  const boxes: Record<TooltipSide, PixelBox> = {
    top: boxAt(x - width / 2, y - GAP - height),
    right: boxAt(x + GAP, y - height / 2),
    left: boxAt(x - GAP - width, y - height / 2),
    bottom: boxAt(x - width / 2, y + POINTER_HEIGHT),
  }
  const covered = (box: PixelBox) =>
    controls.reduce((sum, control) => sum + overlap(box, control), width * height - overlap(box, view))
  const sides = Object.keys(boxes) as TooltipSide[]
  return sides.reduce((best, side) => (covered(boxes[side]) < covered(boxes[best]) ? side : best))
}

/** The area that two rectangles share, in square pixels. */
function overlap(a: PixelBox, b: PixelBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
