import { type Random, weighted } from '#shared/random.ts'
import { femaleNames, maleNames } from '#shared/text/first-names.ts'
import { surnames } from './surnames.ts'

export interface Contact {
  FirstName: string
  LastName: string
  Gender: 'Male' | 'Female' | 'Unknown'
}

/** Weights that fall with the rank, as names do; `flat` ranks at the top are nearly alike. */
const byRank = (names: readonly string[], flat: number) =>
  weighted(names.map((_, rank) => (rank + flat) ** -0.8))

const pickMale = byRank(maleNames, 12)
const pickFemale = byRank(femaleNames, 12)
const pickSurname = byRank(surnames, 30)

export const surname = (random: Random) => surnames[pickSurname(random)] as string

export const firstName = (random: Random, female: boolean) =>
  (female ? femaleNames[pickFemale(random)] : maleNames[pickMale(random)]) as string

/** A person to write to; of some the gender is not known. */
export function makeContact(random: Random, womenShare: number): Contact {
  const female = random() < womenShare
  const Gender = random() < 0.04 ? 'Unknown' : female ? 'Female' : 'Male'
  return { FirstName: firstName(random, female), LastName: surname(random), Gender }
}
