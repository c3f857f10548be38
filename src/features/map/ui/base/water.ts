import type { Feature, PaintSymbolizer, PreparedTile } from 'protomaps-leaflet'

const EVERYWHERE: Feature = {
  props: {},
  bbox: { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity },
  geomType: 3,
  geom: [],
  numVertices: 0,
}

// Wider than any tile, so that it covers one wherever the painter has put the origin.
const FAR = 1e6

/** The tile with one more layer, `water`, that lies everywhere: also where the archive has no tile, on the open sea. */
export function withWater(tile: PreparedTile): PreparedTile {
  return { ...tile, data: new Map(tile.data).set('water', [EVERYWHERE]) }
}

/** Fills what is still empty. To be painted last, when lakes have been cut out of the land. */
export function waterSymbolizer(color: string): PaintSymbolizer {
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
