import type { Map as LeafletMap } from 'leaflet'
import type { PreparedTile, View } from 'protomaps-leaflet'

/** Land as the built-in map draws it, on the map's plane at zoom 0, and the land of the neighbors in rough outlines. */
export interface DrawnLand {
  /** Names of its tiles: the land of other views may be the same. */
  tiles: string
  /** Where it is known. */
  known: Path2D
  land: Path2D
  neighbors: Path2D
}

const views = new WeakMap<LeafletMap, View>()

/** Names the tiles that the map draws its land from. */
export function landComesFrom(map: LeafletMap, view: View | undefined): void {
  if (view) views.set(map, view)
}

let loading = 0

/** Whether the land of any map is loading: what is cut to it is drawn again. */
export const isLandLoading = (): boolean => loading > 0

/** The land of a view with as much again around it; rejects when its tiles do not come. Tiles that the map shows are not loaded again. */
export async function landAround(map: LeafletMap): Promise<DrawnLand> {
  const view = views.get(map)
  const zoom = Math.round(map.getZoom())
  if (!view) throw new Error('The map has no tiles of land')
  const bounds = map.getBounds().pad(0.5)
  const [from, to] = [map.project(bounds.getNorthWest(), zoom), map.project(bounds.getSouthEast(), zoom)]
  const side = 256 * 2 ** zoom
  const box = { minX: from.x, minY: Math.max(0, from.y), maxX: to.x, maxY: Math.min(side - 1, to.y) }
  loading += 1
  try {
    return landOf(map, await view.getBbox(zoom, box))
  } finally {
    loading -= 1
  }
}

const latest = new WeakMap<LeafletMap, DrawnLand>()

/** The land of tiles; the same object as long as a map shows the same tiles. */
function landOf(map: LeafletMap, prepared: readonly PreparedTile[]): DrawnLand {
  const tiles = namesOf(prepared)
  const before = latest.get(map)
  if (before?.tiles === tiles) return before
  const land = pathOf(prepared, 'land')
  const drawn = { tiles, known: extentOf(prepared), land, neighbors: pathOf(prepared, 'abroad') }
  latest.set(map, drawn)
  return drawn
}

const namesOf = (tiles: readonly PreparedTile[]) =>
  tiles.map(({ dataTile: { z, x, y } }) => `${z}/${x}/${y}`).join(' ')

/** The rectangle that tiles cover together. */
function extentOf(tiles: readonly PreparedTile[]): Path2D {
  const at = (corner: (tile: PreparedTile) => number) => tiles.map((tile) => corner(tile) / 2 ** tile.z)
  const left = Math.min(...at(({ origin }) => origin.x))
  const top = Math.min(...at(({ origin }) => origin.y))
  const right = Math.max(...at(({ origin, dim }) => origin.x + dim))
  const bottom = Math.max(...at(({ origin, dim }) => origin.y + dim))
  const path = new Path2D()
  path.rect(left, top, right - left, bottom - top)
  return path
}

/** Where tiles overlap, by the margin around each, their rings run the same way round: the path is to be filled by the nonzero rule. */
function pathOf(tiles: readonly PreparedTile[], layer: string): Path2D {
  const path = new Path2D()
  for (const { data, origin, scale, z } of tiles) {
    const [left, top, pixel] = [origin.x / 2 ** z, origin.y / 2 ** z, scale / 2 ** z]
    for (const ring of (data.get(layer) ?? []).flatMap(({ geom }) => geom)) {
      ring.forEach(({ x, y }, i) => {
        if (i === 0) path.moveTo(left + x * pixel, top + y * pixel)
        else path.lineTo(left + x * pixel, top + y * pixel)
      })
      path.closePath()
    }
  }
  return path
}
