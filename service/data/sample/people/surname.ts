import { hashText, mixNumbers } from '#shared/hash.ts'
import { type Random, randomFromNumber, weighted } from '#shared/random.ts'
import { surnames } from '../surnames.ts'
import { type Terrain, URBAN } from '../terrain.ts'
import { surnameParts } from './surname-parts.ts'
import { surnameRegions } from './surname-regions.ts'

/** Share of households with one of the common names, which are as common as in the country. */
const COMMON = 0.62

const words = (text: string) => text.split(/\s+/)

function rareSurnames(): string[] {
  const common = new Set(surnames)
  const names = surnameParts.flatMap(({ starts, ends }) =>
    words(starts).flatMap((start) => words(ends).map((end) => start + end)),
  )
  return [...new Set(names)].filter((name) => !common.has(name))
}

const rare = rareSurnames()
/** Has no divisor in common with any number of names that is met here, so that rare names of all kinds come first. */
const STEP = 7919

/** Rare names are not alike rare either. */
const rareSurname = (random: Random) =>
  rare[(Math.floor(random() ** 1.7 * rare.length) * STEP) % rare.length] as string

/** Weights that fall with the rank about as those of the census do. */
const pickCommon = weighted(surnames.map((_, rank) => (rank + 10) ** -0.88))
const commonSurname = (random: Random) => surnames[pickCommon(random)] as string

const countrySurname = (random: Random) => (random() < COMMON ? commonSurname(random) : rareSurname(random))

const regions = new Map(
  surnameRegions.flatMap(({ states, share, names }) => {
    const region = { share, names: words(names) }
    return words(states).map((state) => [state, region] as const)
  }),
)

/** Families that have long been in a county: how many, and the share of its households with their names. */
const FAMILIES = 60
const familyShare = ({ density }: Terrain) => (density > URBAN ? 0.02 : density > 500 ? 0.06 : 0.16)

/**
 * A surname as it may be met at a place: one of the region's, one of the county's old families, or one of the whole country's. It
 * follows from the place alone, and nothing else is derived from it.
 */
export function surnameAt(random: Random, terrain: Terrain): string {
  const { StateProvince, CountyFips } = terrain.area
  const region = regions.get(StateProvince)
  const kind = random()
  if (region && kind < region.share)
    return region.names[Math.floor(random() ** 1.3 * region.names.length)] as string
  if (random() < familyShare(terrain)) {
    const family = Math.floor(random() ** 1.5 * FAMILIES)
    return countrySurname(randomFromNumber(mixNumbers(hashText(CountyFips), family)))
  }
  return countrySurname(random)
}
