import { between, normal, type Random } from '#shared/random.ts'
import { DAYS, daysAgo, NEW_DAYS, THIS_YEAR } from './date.ts'
import type { Family } from './name-patterns.ts'

const NEW_SHARE = 0.035
/** The year from which on trades are listed. */
const FIRST_LISTING = 1987
/** Years. */
const OLDEST = 190

/** Middle age in years; other trades have 11. */
const AGES: Partial<Record<Family, number>> = {
  church: 45,
  school: 42,
  bank: 38,
  hospital: 48,
  farm: 32,
  town: 70,
  county: 70,
  club: 30,
  factory: 22,
  law: 17,
  tech: 8,
  eatery: 7,
  beauty: 7,
}

/** When a company began, was first listed under its trade, first seen and last looked at. */
export interface History {
  founded: number
  isFoundedKnown: boolean
  listed: number
  FirstSeen: string
  UpdateDate: string
}

export function historyOf(random: Random, family: Family, mayBeNew: boolean): History {
  const isNew = mayBeNew && random() < NEW_SHARE
  const age = isNew ? between(random, 0, 1) : ageOf(random, AGES[family] ?? 11)
  const founded = THIS_YEAR - Math.floor(age)
  const listed = Math.max(FIRST_LISTING, Math.min(THIS_YEAR, founded + between(random, 0, 2)))
  return {
    founded,
    isFoundedKnown: random() < 0.78,
    listed,
    FirstSeen: isNew ? daysAgo(between(random, 0, NEW_DAYS - 1)) : `${Math.min(listed, THIS_YEAR - 1)}-06-30`,
    UpdateDate: daysAgo(isNew ? between(random, 0, 30) : Math.floor(DAYS * random() ** 2)),
  }
}

/** Years; the few that would be older than the oldest are spread over its last hundred. */
function ageOf(random: Random, middle: number): number {
  const age = middle * Math.exp(normal(random) * 0.75)
  return age < OLDEST ? age : OLDEST - 100 * random() ** 2
}

const INSTITUTIONS: ReadonlySet<Family> = new Set([
  'church',
  'school',
  'hospital',
  'town',
  'county',
  'federal',
])

/** The better the older and larger a company is; institutions have a letter of their own, of young ones little is known. */
export function creditOf(random: Random, family: Family, age: number, employees: number): string {
  if (INSTITUTIONS.has(family)) return 'I'
  if (random() < (age < 2 ? 0.7 : 0.1)) return 'U'
  const quality = 0.55 * Math.log1p(age) + 0.4 * Math.log1p(employees) + normal(random) * 0.75
  return quality > 3 ? 'A' : quality > 1.9 ? 'B' : 'C'
}
