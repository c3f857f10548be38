/** Points on the map's plane, at zoom 0 (the world is 256 pixels wide), in the order of the records. */
export interface Plane {
  x: Float64Array
  y: Float64Array
}

const CELL_PIXELS = 16

/** Finds the point nearest to a spot, at most so many pixels away; both in the plane at the index's zoom. */
export type Nearest = (x: number, y: number, within: number) => number | undefined

/** A grid over the points at a zoom, made in one pass. `within` may be up to 16 pixels. */
export function indexAt({ x, y }: Plane, zoom: number): Nearest {
  const scale = 2 ** zoom
  const cells = new Map<number, number[]>()
  const key = (cx: number, cy: number) => cx * 0x4000000 + cy
  for (let i = 0; i < x.length; i++) {
    const k = key(
      Math.floor(((x[i] ?? 0) * scale) / CELL_PIXELS),
      Math.floor(((y[i] ?? 0) * scale) / CELL_PIXELS),
    )
    const cell = cells.get(k)
    if (cell) cell.push(i)
    else cells.set(k, [i])
  }
  return (px, py, within) => {
    const [cx, cy] = [Math.floor(px / CELL_PIXELS), Math.floor(py / CELL_PIXELS)]
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(key(cx + dx, cy + dy)) ?? []),
    )
    let [best, distance]: [number | undefined, number] = [undefined, within]
    for (const i of near) {
      const d = Math.hypot((x[i] ?? 0) * scale - px, (y[i] ?? 0) * scale - py)
      if (d <= distance) [best, distance] = [i, d]
    }
    return best
  }
}
