import { hashText } from '#shared/hash.ts'
import { firstAbove, randomFromNumber } from '#shared/random.ts'
import { type Ground, type Lots, SUBURBAN } from './terrain.ts'

/** A street of a town: a straight line, in miles from the town's centre before its grid is turned. */
export interface Street {
  Name: string
  Suffix?: string
  PostDirectional?: string
  /** Where numbers rise both ways from the middle: what tells the two halves apart. */
  directions?: readonly [string, string]
  northward: boolean
  /** Miles the line runs beside the centre. */
  aside: number
  /** Miles from its middle to either end; the middle is `shift` miles along. */
  reach: number
  shift: number
  /** Numbers at its ends. */
  low: number
  high: number
}

/** One postal area with what is needed to place companies there; its streets are made when first asked for. */
export interface Town {
  ground: Ground
  seed: number
  /** How far the grid of streets is turned, in radians; alike in one county. */
  turn: number
  /** Miles within which the streets are: all of a suburb, but only the village in the country. */
  core: number
  /** How many streets there are. */
  count: number
  streets: (Street | undefined)[]
  numbering: 'numbers rise both ways' | 'post directional' | 'plain'
}

/** Miles; as close together as in a small town. */
const villageRadius = ({ radius, area }: Ground) =>
  Math.min(radius, Math.max(0.3, Math.sqrt(area.Weight / 1800 / Math.PI)))

function townOf(ground: Ground): Town {
  const county = randomFromNumber(hashText(ground.area.CountyFips))
  const turn = county() < 0.6 ? 0 : (county() - 0.5) * 0.9
  const share = county()
  return {
    ground,
    seed: hashText(ground.area.PostalCode),
    turn,
    core: ground.density > SUBURBAN ? ground.radius : villageRadius(ground),
    count: Math.round(Math.min(110, Math.max(9, Math.sqrt(ground.area.Weight) * 0.6))),
    streets: [],
    numbering: share < 0.35 ? 'numbers rise both ways' : share < 0.43 ? 'post directional' : 'plain',
  }
}

/** A finder of the town of a company by its number, and of the index of its ground; quick for numbers in a row. */
export function townFinder({ grounds, starts }: Lots): (seq: number) => { town: Town; index: number } {
  let found = { town: townOf(grounds[0] as Ground), index: 0 }
  return (seq) => {
    const { index } = found
    if (seq >= (starts[index] as number) && seq < (starts[index + 1] as number)) return found
    const next = firstAbove(starts, seq) - 1
    found = { town: townOf(grounds[next] as Ground), index: next }
    return found
  }
}
