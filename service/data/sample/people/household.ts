import { between, type Random } from '#shared/random.ts'
import { DAYS, daysAgo, NEW_DAYS, THIS_YEAR } from '../date.ts'
import { addressLine, type TownAddress } from '../street-points.ts'
import { byAge } from './adults.ts'
import { pickHomeAddress } from './home.ts'
import type { ResidentGroup } from './households.ts'
import { householdIdOf, locationIdOf } from './identity.ts'
import { type Means, meansAt, type Standard } from './means.ts'
import { surnameAt } from './surname.ts'

/** What the people of a household share. */
export interface Household {
  group: ResidentGroup
  standard: Standard
  means: Means
  address: TownAddress
  Address: string
  LocationId: string
  HouseholdId: string
  LastName: string
  /** Of which one is known. */
  Phone: string | undefined
  AreaCode: string | undefined
  hasChildren: boolean
  /** What is known of many but not of all. */
  isKnown: { owner: boolean; marriage: boolean; children: boolean }
  dates: { FirstSeen: string; UpdateDate: string }
}

/** Places a household in its town. */
export function householdOf(group: ResidentGroup, standard: Standard, phone: string): Household {
  const { random, town } = group
  const means = meansAt(random, standard, group)
  const address = pickHomeAddress(town, random, means.HousingType)
  const Address = addressLine(address.AddressParsed)
  const hasPhone = random() < 0.72
  return {
    group,
    standard,
    means,
    address: address,
    Address,
    LocationId: locationIdOf(town.terrain.area.PostalCode, Address),
    HouseholdId: householdIdOf(group.first),
    LastName: surnameAt(random, town.terrain),
    Phone: hasPhone ? phone : undefined,
    AreaCode: hasPhone ? undefined : phone.slice(0, 3),
    hasChildren: random() < childrenShare(group),
    isKnown: { owner: random() < 0.95, marriage: random() < 0.93, children: random() < 0.95 },
    dates: datesOf(random, means),
  }
}

// biome-ignore format: a table
const childrenOfTwo = byAge([[18, 0.3], [25, 0.5], [35, 0.72], [45, 0.45], [55, 0.1], [65, 0.02]])
// biome-ignore format: a table
const childrenOfOne = byAge([[18, 0.1], [25, 0.22], [35, 0.38], [45, 0.2], [55, 0.04], [65, 0.01]])

const childrenShare = ({ members, bond }: ResidentGroup) =>
  (bond === 'none' ? childrenOfOne : childrenOfTwo)(members[0]?.age ?? 0)

/** The year from which on homes are watched. */
const FIRST_YEAR = 2004

function datesOf(random: Random, { isNew, YearsInHome }: Means): Household['dates'] {
  if (isNew)
    return {
      FirstSeen: daysAgo(between(random, 0, NEW_DAYS - 1)),
      UpdateDate: daysAgo(between(random, 0, 30)),
    }
  const FirstSeen =
    YearsInHome === 0
      ? daysAgo(between(random, NEW_DAYS + 10, 360))
      : `${Math.max(FIRST_YEAR, THIS_YEAR - YearsInHome)}-0${between(random, 1, 9)}-15`
  return { FirstSeen, UpdateDate: daysAgo(Math.floor(DAYS * random() ** 2)) }
}
