import type { PersonRow } from '#service/store/person-row.ts'
import { mixNumbers } from '#shared/hash.ts'
import { between, type Random, randomFromNumber } from '#shared/random.ts'
import { SAMPLE_DATE } from '../date.ts'
import { phoneBook } from '../phone-book.ts'
import type { Town } from '../towns.ts'
import type { Adult } from './adults.ts'
import { firstNameOf } from './first-name.ts'
import { type Household, householdOf } from './household.ts'
import { householdFinder } from './households.ts'
import { personIdOf } from './identity.ts'
import { addHousehold, addMail, addSelf, addTastes, type BirthDate } from './known.ts'
import { type Standard, standardOf } from './means.ts'
import type { PeoplePlan } from './plan.ts'
import { surnameAt } from './surname.ts'

/** Makes the people of a plan, each from their number alone; fastest in their order. */
export function personMaker(plan: PeoplePlan): (seq: number) => PersonRow {
  const groupAt = householdFinder(plan)
  const phoneAt = phoneBook(plan)
  let place: { town: Town; standard: Standard } | undefined
  let home: Household | undefined
  return (seq) => {
    const group = groupAt(seq)
    const { town, index, first } = group
    if (place?.town !== town) place = { town, standard: standardOf(town.terrain) }
    if (home?.group.first !== first) home = householdOf(group, place.standard, phoneAt(index, first))
    return personOf(home, seq, randomFromNumber(mixNumbers(plan.seed, seq)))
  }
}

function personOf(home: Household, seq: number, random: Random): PersonRow {
  const adult = home.group.members[seq - home.group.first] as Adult
  const LastName = lastNameOf(random, home, adult)
  const birthDate = birthDateOf(random, adult.age)
  const area = home.group.town.terrain.area
  const row: PersonRow = {
    Id: personIdOf(seq),
    LocationId: home.LocationId,
    HouseholdId: home.HouseholdId,
    FirstName: firstNameOf(random, adult.isWoman, birthDate.year, area.StateProvince),
    LastName,
    Address: home.Address,
    AddressParsed: home.address.AddressParsed,
    City: area.City,
    StateProvince: area.StateProvince,
    PostalCode: area.PostalCode,
    ZipPlus4: area.PostalCode + home.address.plus4,
    County: area.County,
    CarrierRoute: home.address.CarrierRoute,
    Location: home.address.Location,
    HousingType: home.means.HousingType,
    YearsInHome: Math.min(home.means.YearsInHome, adult.relatives === 'child' ? adult.age : adult.age - 18),
    HeadOfHousehold: adult.relatives === 'head' ? 'Yes' : 'No',
    Role: adult.relatives === 'head' ? 'Head' : adult.relatives === 'partner' ? 'Partner' : 'Other',
    FirstSeen: home.dates.FirstSeen,
    UpdateDate: home.dates.UpdateDate,
  }
  addSelf(row, random, adult, birthDate)
  addHousehold(row, random, home, adult)
  addTastes(row, random, home, adult)
  addMail(row, random, home, adult, birthDate.year)
  return row
}

/** Month and year of birth of a person of so many full years at the data's date, on any day. */
function birthDateOf(random: Random, age: number): BirthDate {
  const [year, month] = SAMPLE_DATE.split('-').map(Number) as [number, number]
  const months = year * 12 + month - 1 - (age * 12 + between(random, 1, 12))
  return { year: Math.floor(months / 12), month: (months % 12) + 1 }
}

/** The share of each relation that has the surname of the household; unmarried partners seldom do. */
const NAMESAKES = { head: 1, partner: 0.82, child: 0.88, parent: 0.55, mate: 0 }

function lastNameOf(random: Random, home: Household, { relatives }: Adult): string {
  const share = relatives === 'partner' && home.group.bond !== 'married' ? 0.05 : NAMESAKES[relatives]
  if (random() < share) return home.LastName
  const own = surnameAt(random, home.group.town.terrain)
  const isDouble = relatives === 'partner' && random() < 0.12 && !`${own}${home.LastName}`.includes('-')
  return isDouble ? `${own}-${home.LastName}` : own
}
