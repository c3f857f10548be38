import { z } from 'zod'
import { interestNames, targetModelNames } from './interests.ts'
import { ageBands, homeValueBands, housingTypes, incomeBands, maritalStatuses } from './ranges.ts'
import { MAX_LIST, RecordId, State } from './shared-criteria.ts'
import { bandFrom, Flag, listOf, oneOf, Text, wholeBetween } from './values.ts'

/** Minimum age: the data has no one younger (open-points, Searchable criteria). */
const ADULT = 18
const OLDEST = 120

/** Letters of any script, spaces and `. ' -`, at most 30 (reference, Limits 5; open-points, Errors and limits). */
const PersonCity = Text.pipe(
  z
    .string()
    .max(30, 'must have at most 30 characters')
    .regex(/^[\p{L}\p{M} .'-]+$/u, "must contain only letters, spaces and . ' -"),
)

const mustBeTrue = z.literal(true, { error: 'must be true' })
const True = Flag.pipe(mustBeTrue)
const Grade = wholeBetween(1, 5, 'must be a grade from 1 to 5')

/** An object of some of `names`, with a value each. */
function someOf<const N extends string, V extends z.ZodType>(names: readonly N[], value: V) {
  const shape = Object.fromEntries(names.map((name) => [name, value.optional()]))
  return z
    .strictObject(shape as { [K in N]: z.ZodOptional<V> })
    .refine((given) => Object.values(given).some((item) => item !== undefined), 'must name at least one')
}

/** The criteria that only people have, and those that are stricter for them (open-points, Searchable criteria). */
export const personCriteria = {
  City: PersonCity,
  CitiesByStateProvince: listOf(z.strictObject({ City: PersonCity, StateProvince: State }), 1000),
  MiddleInitial: Text.pipe(z.string().regex(/^\p{L}\.?$/u, 'must be one letter')),
  Age: listOf(wholeBetween(ADULT, OLDEST, `must be an age from ${ADULT} to ${OLDEST}`), 100),
  AgeRange: listOf(bandFrom(ageBands), 20),
  IncomeRange: listOf(bandFrom(incomeBands), 20),
  HomeValueRange: listOf(bandFrom(homeValueBands), 20),
  HousingType: oneOf(housingTypes),
  IsHomeowner: Flag,
  MaritalStatus: oneOf(maritalStatuses),
  AreChildrenPresent: Flag,
  YearsInHome: wholeBetween(0, 100, 'must be a whole number of years from 0 to 100'),
  BirthMonth: wholeBetween(1, 12, 'must be a month from 1 to 12'),
  EmailSha1Upper: Text.pipe(
    z.string().regex(/^[0-9A-F]{40}$/, 'must be a SHA-1 of 40 hexadecimal digits in upper case'),
  ),
  LifeStyle: someOf(interestNames, True),
  TargetReady: someOf(targetModelNames, Grade),
  VehicleMake: Text,
  VehicleModel: Text,
  /** Ids of households: the people of any of these (extension). */
  HouseholdId: listOf(RecordId, MAX_LIST),
}

/** Criteria of people that apply to the whole call, and so cannot be within `AnyOf` and `NoneOf`. */
export const personCallCriteria = {
  /** Every adult of a household; else its head and partner (open-points, Data sets). */
  IncludeAllResidents: Flag,
  /** Former email addresses too; with `Email` or `EmailSha1Upper` and Basic records alone (reference, People 2). */
  IncludeHistoricalEmail: Flag,
}
