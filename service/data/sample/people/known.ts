import type { PersonRow } from '#service/store/person-row.ts'
import type { Random } from '#shared/random.ts'
import type { Adult } from './adults.ts'
import { emailOf } from './email.ts'
import { vehiclesOf } from './garage.ts'
import type { Household } from './household.ts'
import { surnameAt } from './surname.ts'
import { gradesOf, interestsOf, type Traits } from './traits.ts'

/** What is known of many people, but not of all: each of these adds to a row what is known of that person. */

export interface BirthDate {
  year: number
  month: number
}

const INITIALS = 'AAAAAAAALLLLLLLMMMMMMMJJJJJJJRRRRRRDDDDDEEEEEEKKKKSSSSSCCCCCNNNNBBBGGGPPPWWWHHFFTTTIOVYZQU'

/** Initial, gender and age. */
export function addSelf(row: PersonRow, random: Random, { age, isWoman }: Adult, birthDate: BirthDate) {
  if (random() < 0.72) row.MiddleInitial = INITIALS[Math.floor(random() * INITIALS.length)] as string
  if (random() < 0.97) row.Gender = isWoman ? 'Female' : 'Male'
  const known = random()
  if (known < 0.86) row.BirthMonthYear = `${birthDate.year}-${String(birthDate.month).padStart(2, '0')}`
  else if (known < 0.96) row.Age = age
}

/** What holds for the whole household. */
export function addHousehold(row: PersonRow, random: Random, home: Household, { relatives }: Adult): void {
  const { means, isKnown } = home
  if (home.Phone !== undefined) row.Phone = home.Phone
  else if (home.AreaCode !== undefined) row.AreaCode = home.AreaCode
  row.IncomeRange = means.IncomeRange
  if (means.HomeValueRange !== undefined) row.HomeValueRange = means.HomeValueRange
  if (isKnown.owner) row.IsHomeowner = means.isOwner ? 'Yes' : 'No'
  if (isKnown.children) row.AreChildrenPresent = home.hasChildren ? 'Yes' : 'No'
  const isOfCouple = home.group.bond === 'married' && (relatives === 'head' || relatives === 'partner')
  if (isKnown.marriage)
    row.MaritalStatus = isOfCouple || (relatives === 'parent' && random() < 0.3) ? 'Married' : 'Single'
}

const COUNTRYNESS = { city: -1, suburb: 0, country: 1 }

/** Interests, likely behavior and vehicles. */
export function addTastes(row: PersonRow, random: Random, home: Household, { age, relatives }: Adult): void {
  const { means, standard } = home
  const traits: Traits = {
    age: (age - 48) / 20,
    wealth: means.wealth,
    country: COUNTRYNESS[standard.kind],
    owner: means.isOwner ? 0.6 : -1,
    children: home.hasChildren ? 0.75 : -0.25,
  }
  const LifeStyle = random() < 0.72 ? interestsOf(random, traits) : []
  if (LifeStyle.length > 0) row.LifeStyle = LifeStyle
  if (random() < 0.85) row.TargetReady = gradesOf(random, traits)
  const vehicles = relatives === 'parent' ? undefined : vehiclesOf(random, standard.kind, means.wealth)
  if (vehicles) row.Vehicles = vehicles
}

/** Mail: one in two has an address that is known, some have had others before. */
export function addMail(
  row: PersonRow,
  random: Random,
  home: Household,
  { relatives, age }: Adult,
  birthDate: number,
): void {
  const { FirstName = '', LastName = '' } = row
  if (random() < (age < 70 ? 0.58 : 0.36)) row.Email = emailOf(random, FirstName, LastName, birthDate)
  const before = random()
  if (before > 0.22) return
  const formerName =
    relatives === 'partner' && random() < 0.4 ? surnameAt(random, home.group.town.terrain) : LastName
  const former = emailOf(random, FirstName, formerName, birthDate)
  const older = before < 0.05 ? [emailOf(random, FirstName, formerName, birthDate)] : []
  row.HistoricalEmails = [former, ...older]
}
