import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { interestNames, targetGrades, targetModelNames } from '#contract/interests.ts'
import { ageBands, homeValueBands, housingTypes, incomeBands, maritalStatuses } from '#contract/ranges.ts'
import type { PlainCriterion } from './duckdb/description.ts'
import { emails } from './person-rows.testing.ts'
import { type Arbitraries, queriesOf, several, sharedQueries, some } from './queries.testing.ts'

const id = fc.integer({ min: 0, max: 2500 }).map((i) => String(100_000_000_000 + i * 37))
const valuesOf = (bands: readonly { value: string }[]) => several(some(...bands.map((band) => band.value)))
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const hash = some(
  ...[...emails, 'd@y.example'].map((email) => sha1(email.toUpperCase())),
  sha1('ann@x.example'),
)

const plain: Arbitraries<PlainCriterion<'people'>> = {
  ...sharedQueries(id),
  MiddleInitial: some('j', 'J.', 'Q', 'e', 'M', 'x'),
  Age: several(fc.integer({ min: 18, max: 110 }), 30),
  AgeRange: valuesOf(ageBands),
  IncomeRange: valuesOf(incomeBands),
  HomeValueRange: valuesOf(homeValueBands),
  HousingType: some(...housingTypes),
  IsHomeowner: fc.boolean(),
  MaritalStatus: some(...maritalStatuses),
  AreChildrenPresent: fc.boolean(),
  YearsInHome: some(0, 1, 2, 12, 100),
  BirthMonth: fc.integer({ min: 1, max: 12 }),
  Email: some(...emails, 'ANN@x.example', 'jose@X.example', 'd@y.example'),
  EmailSha1Upper: hash,
  IncludeHistoricalEmail: fc.boolean(),
  LifeStyle: fc
    .uniqueArray(some(...interestNames.slice(0, 5), interestNames.at(-1) as 'Woodworking'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((names) => Object.fromEntries(names.map((name) => [name, true as const]))),
  TargetReady: fc
    .uniqueArray(some(...targetModelNames.slice(0, 3), targetModelNames.at(-1) as 'OnlineShopper'), {
      minLength: 1,
      maxLength: 2,
    })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, some(...targetGrades)])))),
  VehicleMake: some('ford', 'FORD', 'toyota', 'citroen', 'bmw', 'for', 'alfa  romeo'),
  VehicleModel: some('focus', 'F-150', '4c', 'i3 REX', 'i3 | rex', 'rex', '150'),
  HouseholdId: several(some('0012', '12', 'H7', 'h7'), 5),
  IncludeAllResidents: fc.boolean(),
}

const ofCall = ['IncludeAllResidents', 'IncludeHistoricalEmail'] as const
/** Criteria that interact. */
const often = ['PolygonList', 'Email', 'Email', 'EmailSha1Upper', 'VehicleMake', 'VehicleModel'] as const

export const personQueries = queriesOf('people', plain, ofCall, often)
