import { mixNumbers } from '#shared/hash.ts'
import { between, type Random } from '#shared/random.ts'
import { isLand, placePointAt, type TownAddress } from '../street-points.ts'
import { streetOf } from '../streets.ts'
import type { Street, Town } from '../towns.ts'
import type { HousingType } from './means.ts'

const TRIES = 5
/** Of the homes of a town, those on its main street. */
const MAIN_STREET = 0.04
/** Apartment houses of a street. */
const HOUSES = 5

/** A home in a town, on land; the same address is always the same point. */
export function pickHomeAddress(town: Town, random: Random, housing: HousingType): TownAddress {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const home = homeIn(town, random, housing)
    if (isLand(town, home.Location)) return home
  }
  const { Latitude, Longitude } = town.terrain.area
  return { ...homeIn(town, random, housing), Location: { Latitude, Longitude } }
}

const SHARED: readonly HousingType[] = ['Multi-Family Dwelling', 'Retirement Home', 'Nursing Home']

function homeIn(town: Town, random: Random, housing: HousingType): TownAddress {
  if (housing === 'Trailer Court') return trailerIn(town, random)
  const index = random() < MAIN_STREET ? 0 : between(random, 1, town.count - 1)
  if (SHARED.includes(housing)) return flatOn(town, index, random, housing)
  const lots = lotsOn(streetOf(town, index))
  return lotAt(town, index, Math.floor(random() * lots), lots, random() < 0.5, '')
}

/** Houses on each side of a street, so that each has a number of its own. */
const lotsOn = ({ directions, low, high }: Street) =>
  Math.floor((directions ? 2 * (high - 100) : high - low) / 12)

function lotAt(
  town: Town,
  index: number,
  lot: number,
  lots: number,
  isEven: boolean,
  unit: string,
): TownAddress {
  const aside = mixNumbers(town.seed + index, isEven ? lot : -lot) / 2 ** 32
  return placePointAt(town, index, (lot + 0.2 + 0.6 * aside) / lots, isEven, unit)
}

/** A flat in one of the large houses of a street. */
function flatOn(town: Town, index: number, random: Random, housing: HousingType): TownAddress {
  const house = mixNumbers(
    town.seed ^ (index * HOUSES),
    SHARED.indexOf(housing) * HOUSES + between(random, 0, HOUSES - 1),
  )
  const lots = lotsOn(streetOf(town, index))
  return lotAt(town, index, house % lots, lots, house % 7 < 3, unitIn(town, house, random, housing))
}

/** How units of a house are numbered is alike in all of it. */
function unitIn({ terrain }: Town, house: number, random: Random, housing: HousingType): string {
  if (housing === 'Nursing Home') return `Rm ${between(random, 1, 3)}${between(random, 10, 39)}`
  const floors = 2 + (house % (terrain.density > 4000 ? 14 : 3))
  const floor = between(random, 1, floors)
  if (house % 5 === 0) return `Unit ${between(random, 1, floors * 6)}`
  if (house % 5 === 1) return `Apt ${floor}${String.fromCharCode(65 + between(random, 0, 7))}`
  return `Apt ${floor}${String(between(random, 1, 12)).padStart(2, '0')}`
}

/** A lot in the one trailer court of a town. */
function trailerIn(town: Town, random: Random): TownAddress {
  const index = 1 + (mixNumbers(town.seed, 1957) % (town.count - 1))
  const lots = lotsOn(streetOf(town, index))
  return lotAt(town, index, town.seed % lots, lots, false, `Lot ${between(random, 1, 120)}`)
}
