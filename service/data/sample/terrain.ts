import { type PostalArea, postalAreas } from '#service/reference/places/places.ts'
import { MILES_PER_DEGREE } from '#shared/geo/sphere.ts'
import { once } from '#shared/once.ts'
import { hilbertOf } from '../hilbert.ts'

/** A postal area with what the sample derives from it. */
export interface Terrain {
  area: PostalArea
  /** Miles from the center within which nearly all its companies are. */
  radius: number
  /** People a square mile. */
  density: number
  /** The number of its companies, relative to other areas. */
  draw: number
}

/** People a square mile: fewer than RURAL are country, fewer than SUBURBAN villages, more than URBAN a city. */
export const RURAL = 150
export const SUBURBAN = 350
export const URBAN = 4000

/** Where companies or people are: `starts[i]` is the number of the first one of ground i, its last item the number of all. */
export interface Lots {
  terrains: readonly Terrain[]
  starts: Int32Array
}

/** Deals `count` out over the ground: each area gets its share of the whole, rounded so that the sum is right. */
export function allot(
  terrains: readonly Terrain[],
  count: number,
  drawOf: (terrain: Terrain) => number,
): Lots {
  const total = terrains.reduce((sum, terrain) => sum + drawOf(terrain), 0)
  const starts = new Int32Array(terrains.length + 1)
  let sum = 0
  terrains.forEach((terrain, i) => {
    sum += drawOf(terrain)
    starts[i + 1] = Math.round((sum / total) * count)
  })
  starts[terrains.length] = count
  return { terrains, starts }
}

/** People whose companies come with a building or a post office that has a postal code of its own. */
const WORKPLACE = 1200
/** Degrees within which such a code counts as part of an area. */
const NEAR = 0.06

/** The areas of the US that are lived in, in the order in which companies are stored: by state, then along the Hilbert curve. The first call takes half a second. */
export const populatedTerrain = once((): readonly Terrain[] => {
  const areas = postalAreas().filter((area) => area.CountyFips !== '')
  const populated = areas.filter((area) => area.Weight > 0)
  const neighbors = nearest(populated)
  const terrains = populated.map((area) => terrainOf(area, neighbors(area, 4)))
  const byArea = new Map(terrains.map((terrain) => [terrain.area, terrain]))
  for (const area of areas) {
    const [home] = area.Weight > 0 ? [] : neighbors(area, 1)
    if (home && home.miles < NEAR * MILES_PER_DEGREE) (byArea.get(home.area) as Terrain).draw += WORKPLACE
  }
  return inOrder(terrains)
})

function inOrder(terrains: Terrain[]): Terrain[] {
  const keyed = terrains.map((terrain) => ({
    terrain: terrain,
    state: terrain.area.StateProvince,
    place: hilbertOf(terrain.area.Latitude, terrain.area.Longitude),
  }))
  keyed.sort((a, b) => (a.state === b.state ? a.place - b.place : a.state < b.state ? -1 : 1))
  return keyed.map((item) => item.terrain)
}

function terrainOf(area: PostalArea, around: Neighbor[]): Terrain {
  const others = around.filter((other) => other.area !== area)
  const apart = others.reduce((sum, other) => sum + other.miles, 0) / Math.max(1, others.length)
  const crowded = Math.sqrt(area.Weight / 25_000 / Math.PI)
  const radius = Math.min(9, Math.max(0.3, crowded, 0.55 * apart))
  return { area, radius, density: area.Weight / (Math.PI * radius ** 2), draw: area.Weight }
}

interface Neighbor {
  area: PostalArea
  miles: number
}

/** A finder of the `count` areas closest to another (itself included), by a grid that widens until it holds enough. */
function nearest(areas: readonly PostalArea[]): (from: PostalArea, count: number) => Neighbor[] {
  const cells = new Map<number, PostalArea[]>()
  for (const area of areas) {
    const cell = cellOf(area, 0, 0)
    cells.set(cell, [...(cells.get(cell) ?? []), area])
  }
  return (from, count) => {
    for (let reach = 1; ; reach *= 4) {
      const found = around(cells, from, reach)
      if (found.length >= count || reach > 64) return found.sort((a, b) => a.miles - b.miles).slice(0, count)
    }
  }
}

const CELL = 0.12
const cellOf = (area: PostalArea, east: number, north: number) =>
  (Math.floor(area.Longitude / CELL) + east) * 4096 + Math.floor(area.Latitude / CELL) + north

function around(cells: Map<number, PostalArea[]>, from: PostalArea, reach: number): Neighbor[] {
  const found: Neighbor[] = []
  for (let east = -reach; east <= reach; east++)
    for (let north = -reach; north <= reach; north++)
      for (const area of cells.get(cellOf(from, east, north)) ?? [])
        found.push({ area, miles: milesTo(from, area) })
  return found
}

/** Miles, accurate enough for neighbors. */
function milesTo(a: PostalArea, b: PostalArea): number {
  const east = (a.Longitude - b.Longitude) * Math.cos((a.Latitude * Math.PI) / 180)
  return Math.hypot(east, a.Latitude - b.Latitude) * MILES_PER_DEGREE
}
