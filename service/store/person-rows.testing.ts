import fc from 'fast-check'
import { interestNames, targetGrades, targetModelNames } from '#contract/interests.ts'
import { homeValueBands, housingTypes, incomeBands } from '#contract/ranges.ts'
import type { PersonRow, Vehicle } from './person-row.ts'
import { maybe, places, sharedFields, some, updates } from './rows.testing.ts'

/** Vehicles with similar names of models, and with names that fold to the same text. */
export const vehicles: readonly Vehicle[] = [
  { Make: 'Ford', Model: 'F-150', Year: 2019 },
  { Make: 'Ford', Model: 'Focus', Year: 2008 },
  { Make: 'Toyota', Model: 'Focus', Year: 2011 },
  { Make: 'Citroën', Model: '2CV', Year: 1977 },
  { Make: 'Alfa Romeo', Model: '4C', Year: 2016 },
  { Make: 'BMW', Model: 'i3 | REx', Year: 2015 },
]

export const emails = ['ann@x.example', 'Bob.Lee@X.example', 'josé@x.example', 'c@y.example'] as const

const interests = fc.uniqueArray(some(...interestNames.slice(0, 4), interestNames.at(-1) as 'Woodworking'))
const grades = fc.record(
  Object.fromEntries(
    [...targetModelNames.slice(0, 2), ...targetModelNames.slice(-1)].map((name) => [
      name,
      some(...targetGrades),
    ]),
  ),
  { requiredKeys: [] },
)

const row: fc.Arbitrary<Omit<PersonRow, 'Id'>> = some(...places).chain((place) =>
  fc.record({
    ...sharedFields(place),
    LocationId: maybe(some('000000000012', '123456789012')),
    HouseholdId: maybe(some('0012', '12', 'H7')),
    MiddleInitial: maybe(some('J', 'q', 'É', 'M.')),
    Gender: maybe(some('Male', 'Female')),
    BirthMonthYear: maybe(some('2008-02', '2007-12', '2001-03', '2001-04', '1990-10', '1951-03', '1921-01')),
    Age: maybe(some(18, 24, 25, 64, 75, 101)),
    IncomeRange: maybe(some(...incomeBands.map((band) => band.value))),
    HomeValueRange: maybe(some(...homeValueBands.map((band) => band.value))),
    HousingType: maybe(some<string>(...housingTypes)),
    IsHomeowner: maybe(some('Yes', 'No')),
    MaritalStatus: maybe(some('Married', 'Single')),
    AreChildrenPresent: maybe(some('Yes', 'No')),
    YearsInHome: maybe(some(0, 1, 12, 100)),
    HeadOfHousehold: maybe(some('Yes', 'No')),
    Role: maybe(some('Head', 'Partner', 'Other')),
    LifeStyle: maybe(interests),
    TargetReady: maybe(grades),
    Vehicles: maybe(fc.array(some(...vehicles), { maxLength: 4 })),
    Email: maybe(some(...emails)),
    HistoricalEmails: maybe(fc.uniqueArray(some(...emails), { maxLength: 2 })),
    FirstSeen: maybe(some('2020-01-01', '2025-12-30', '2025-12-31', '2026-03-31')),
    UpdateDate: maybe(updates),
  }),
)

/** People of all sorts, the same every time, with Ids of twelve digits. */
export function somePeople(count: number): PersonRow[] {
  return fc
    .sample(row, { numRuns: count, seed: 11 })
    .map((values, i) => ({ Id: String(100_000_000_000 + i * 37), ...values }))
}
