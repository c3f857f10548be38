import { type Feature, linear, type PaintSymbolizer, type PreparedTile } from 'protomaps-leaflet'
import type { Located } from '#reference/place-files.ts'
import { mercator } from '#shared/geo/mercator.ts'

/** A town as the built-up tint needs it: its middle in degrees, and its people in hundreds. */
export type Town = Located & { People: number }

/** A town on the world square (0 to 1 across), with the radius of its tint in the same measure. */
export type TownTint = { x: number; y: number; radius: number }

const EQUATOR_KM = 40_075
const SPRITE_SIDE = 64
// Close up the tint would fill the screen and say nothing.
const tintOpacity = linear([
  [10, 1],
  [14, 0.4],
])
// Smaller than this a blob is a speck, and there are thousands of them at low zoom.
const MIN_PIXELS = 1.5

/** Soft round tint of a town; its radius grows with the root of the population. */
export function townTint({ Latitude, Longitude, People }: Town): TownTint {
  const radiusKm = 3 + Math.sqrt(People) / 6
  const aroundKm = EQUATOR_KM * Math.cos((Latitude * Math.PI) / 180)
  return { ...mercator(Latitude, Longitude), radius: radiusKm / aroundKm }
}

/** The tile with one more layer, `built-up`: the blobs that touch it, in its own pixels. */
export function withBuiltUp(tile: PreparedTile, tints: readonly TownTint[]): PreparedTile {
  const side = tile.dim / tile.scale
  const { x, y, z } = tile.dataTile
  const world = side * 2 ** z
  const features = tints
    .filter(({ radius }) => radius * world * tile.scale > MIN_PIXELS)
    .map((town) => ({ x: town.x * world - x * side, y: town.y * world - y * side, r: town.radius * world }))
    .filter(({ x, y, r }) => x > -r && y > -r && x < side + r && y < side + r)
    .map((disc) => feature(disc, tile.scale))
  return { ...tile, data: new Map(tile.data).set('built-up', features) }
}

type Disc = { x: number; y: number; r: number }

// The box is in the units of the data tile, where the painter compares it; the disc is already to scale.
const feature = ({ x, y, r }: Disc, scale: number): Feature => ({
  props: { x: x * scale, y: y * scale, r: r * scale },
  bbox: { minX: x - r, minY: y - r, maxX: x + r, maxY: y + r },
  geomType: 1,
  geom: [],
  numVertices: 0,
})

/** Paints the tints of `withBuiltUp` on land only, not on water. */
export function builtUpSymbolizer(color: string): PaintSymbolizer {
  let sprite: HTMLCanvasElement | undefined
  return {
    before: (ctx, zoom) => {
      ctx.globalAlpha = tintOpacity(zoom)
    },
    draw: (ctx, _geom, _zoom, { props }) => {
      sprite ??= softDisc(color)
      const [x, y, r] = [Number(props.x), Number(props.y), Number(props.r)]
      ctx.globalCompositeOperation = 'source-atop'
      ctx.drawImage(sprite, x - r, y - r, 2 * r, 2 * r)
      ctx.globalCompositeOperation = 'source-over'
    },
  }
}

function softDisc(color: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SPRITE_SIDE
  const ctx = canvas.getContext('2d')
  const half = SPRITE_SIDE / 2
  const fade = ctx?.createRadialGradient(half, half, 0, half, half, half)
  if (!ctx || !fade) return canvas
  // Alpha as two hexadecimal digits after the color, falling off like a town.
  for (const [at, alpha] of [
    [0, '66'],
    [0.25, '4d'],
    [0.6, '1c'],
    [1, '00'],
  ] as const)
    fade.addColorStop(at, color + alpha)
  ctx.fillStyle = fade
  ctx.fillRect(0, 0, SPRITE_SIDE, SPRITE_SIDE)
  return canvas
}

const EVERYWHERE: Feature = {
  props: {},
  bbox: { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity },
  geomType: 3,
  geom: [],
  numVertices: 0,
}

// Wider than any tile, so that it covers one wherever the painter has put the origin.
const FAR = 1e6

/** The tile with one more layer that covers all of it. */
export const withCover = (tile: PreparedTile, layer: string): PreparedTile => ({
  ...tile,
  data: new Map(tile.data).set(layer, [EVERYWHERE]),
})

/** Fills what is still empty of a tile with a cover. To be painted last, when lakes have been cut out of the land. */
export function coverSymbolizer(color: string): PaintSymbolizer {
  return {
    draw: (ctx) => {
      ctx.globalAlpha = 1
      ctx.globalCompositeOperation = 'destination-over'
      ctx.fillStyle = color
      ctx.fillRect(-FAR, -FAR, 2 * FAR, 2 * FAR)
      ctx.globalCompositeOperation = 'source-over'
    },
  }
}
