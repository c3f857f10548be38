import { hashText } from '#shared/hash.ts'
import { firstAbove, randomFromNumber } from '#shared/random.ts'
import { type Lots, SUBURBAN, type Terrain } from './terrain.ts'

/** A street of a town: a straight line, in miles from the town's center before its grid is rotated. */
export interface Street {
  Name: string
  Suffix?: string
  PostDirectional?: string
  /** Where numbers rise both ways from the middle: the directions of the two halves. */
  directions?: readonly [string, string]
  northward: boolean
  /** Miles between the line and the center. */
  aside: number
  /** Miles from its middle to either end; the middle is `shift` miles along. */
  reach: number
  shift: number
  /** Numbers at its ends. */
  low: number
  high: number
}

/** One postal area with what is needed to place companies there; its streets are made when first read. */
export interface Town {
  terrain: Terrain
  seed: number
  /** How far the grid of streets is turned, in radians; alike in one county. */
  rotation: number
  /** Miles within which the streets are: all of a suburb, but only the village in the country. */
  core: number
  /** How many streets there are. */
  count: number
  streets: (Street | undefined)[]
  numbering: 'numbers rise both ways' | 'post directional' | 'plain'
}

/** Miles; as close together as in a small town. */
const villageRadius = ({ radius, area }: Terrain) =>
  Math.min(radius, Math.max(0.3, Math.sqrt(area.Weight / 1800 / Math.PI)))

function townOf(terrain: Terrain): Town {
  const county = randomFromNumber(hashText(terrain.area.CountyFips))
  const rotation = county() < 0.6 ? 0 : (county() - 0.5) * 0.9
  const share = county()
  return {
    terrain: terrain,
    seed: hashText(terrain.area.PostalCode),
    rotation: rotation,
    core: terrain.density > SUBURBAN ? terrain.radius : villageRadius(terrain),
    count: Math.round(Math.min(110, Math.max(9, Math.sqrt(terrain.area.Weight) * 0.6))),
    streets: [],
    numbering: share < 0.35 ? 'numbers rise both ways' : share < 0.43 ? 'post directional' : 'plain',
  }
}

/** A finder of the town of a company by its number, and of the index of its ground; quick for numbers in a row. */
export function townFinder({ terrains, starts }: Lots): (seq: number) => { town: Town; index: number } {
  let found = { town: townOf(terrains[0] as Terrain), index: 0 }
  return (seq) => {
    const { index } = found
    if (seq >= (starts[index] as number) && seq < (starts[index + 1] as number)) return found
    const next = firstAbove(starts, seq) - 1
    found = { town: townOf(terrains[next] as Terrain), index: next }
    return found
  }
}
