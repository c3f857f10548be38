import { type PostalArea, postalAreas } from '#service/reference/places/places.ts'
import { MILES_PER_DEGREE } from '#shared/geo/sphere.ts'
import { hilbertOf } from '../hilbert.ts'

/** A postal area as the sample settles it. */
export interface Ground {
  area: PostalArea
  /** Miles from the centre within which nearly all its companies are. */
  radius: number
  /** People a square mile. */
  density: number
  /** How many companies it draws, beside other areas. */
  draw: number
}

/** People a square mile: fewer than RURAL are country, fewer than SUBURBAN villages, more than URBAN a city. */
export const RURAL = 150
export const SUBURBAN = 350
export const URBAN = 4000

/** Where companies or people are: `starts[i]` is the number of the first one of ground i, its last item the number of all. */
export interface Lots {
  grounds: readonly Ground[]
  starts: Int32Array
}

/** Deals `count` out over the ground: each area gets its share of the whole, rounded so that the sum is right. */
export function allot(grounds: readonly Ground[], count: number, drawOf: (ground: Ground) => number): Lots {
  const total = grounds.reduce((sum, ground) => sum + drawOf(ground), 0)
  const starts = new Int32Array(grounds.length + 1)
  let sum = 0
  grounds.forEach((ground, i) => {
    sum += drawOf(ground)
    starts[i + 1] = Math.round((sum / total) * count)
  })
  starts[grounds.length] = count
  return { grounds, starts }
}

/** People whose companies come with a building or a post office that has a postal code of its own. */
const WORKPLACE = 1200
/** Degrees within which such a code counts as part of an area. */
const NEAR = 0.06

/** The areas of the US that are lived in, in the order in which companies are stored: by state, then along the Hilbert curve. */
export function prepareTerrain(): Ground[] {
  const areas = postalAreas().filter((area) => area.CountyFips !== '')
  const settled = areas.filter((area) => area.Weight > 0)
  const neighbours = nearest(settled)
  const grounds = settled.map((area) => groundOf(area, neighbours(area, 4)))
  const byArea = new Map(grounds.map((ground) => [ground.area, ground]))
  for (const area of areas) {
    const [home] = area.Weight > 0 ? [] : neighbours(area, 1)
    if (home && home.miles < NEAR * MILES_PER_DEGREE) (byArea.get(home.area) as Ground).draw += WORKPLACE
  }
  return inOrder(grounds)
}

function inOrder(grounds: Ground[]): Ground[] {
  const keyed = grounds.map((ground) => ({
    ground,
    state: ground.area.StateProvince,
    place: hilbertOf(ground.area.Latitude, ground.area.Longitude),
  }))
  keyed.sort((a, b) => (a.state === b.state ? a.place - b.place : a.state < b.state ? -1 : 1))
  return keyed.map((item) => item.ground)
}

function groundOf(area: PostalArea, around: Neighbour[]): Ground {
  const others = around.filter((other) => other.area !== area)
  const apart = others.reduce((sum, other) => sum + other.miles, 0) / Math.max(1, others.length)
  const crowded = Math.sqrt(area.Weight / 25_000 / Math.PI)
  const radius = Math.min(9, Math.max(0.3, crowded, 0.55 * apart))
  return { area, radius, density: area.Weight / (Math.PI * radius ** 2), draw: area.Weight }
}

interface Neighbour {
  area: PostalArea
  miles: number
}

/** A finder of the `count` areas closest to another (itself included), by a grid that widens until it holds enough. */
function nearest(areas: readonly PostalArea[]): (from: PostalArea, count: number) => Neighbour[] {
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

function around(cells: Map<number, PostalArea[]>, from: PostalArea, reach: number): Neighbour[] {
  const found: Neighbour[] = []
  for (let east = -reach; east <= reach; east++)
    for (let north = -reach; north <= reach; north++)
      for (const area of cells.get(cellOf(from, east, north)) ?? [])
        found.push({ area, miles: milesTo(from, area) })
  return found
}

/** Miles, near enough for neighbours. */
function milesTo(a: PostalArea, b: PostalArea): number {
  const east = (a.Longitude - b.Longitude) * Math.cos((a.Latitude * Math.PI) / 180)
  return Math.hypot(east, a.Latitude - b.Latitude) * MILES_PER_DEGREE
}
