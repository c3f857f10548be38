import type { Criteria } from '#contract/criteria.ts'
import type { Interest } from '#contract/interests.ts'
import { ageBands, homeValueBands, incomeBands } from '#contract/ranges.ts'
import type { Clauses, Given, PlainCriterion } from '../description.ts'
import { hasRelatedIds, inBands, orUnknown, sameNumber, sameText } from '../sql/conditions.ts'
import { inList, oneOfNumbers } from '../sql/list.ts'
import { sharedClauses } from '../sql/shared-clauses.ts'
import { any, column, inDialect, long, longs, type Sql, sql, whole } from '../sql/sql.ts'
import { initialKey, interestMask, type PersonColumn, packGrades } from './columns.ts'
import { keyOfEmail, keyOfSha1 } from './emails.ts'
import type { PeopleQuery } from './people-query.ts'
import { pairCode, vehicleCode } from './vehicles.ts'

type EmailKeys = NonNullable<PeopleQuery['EmailKeys']>

export const personClauses: Clauses<PlainCriterion<'people'>> & {
  EmailKeys(keys: EmailKeys, criteria: Criteria): Sql
} = {
  ...sharedClauses,
  MiddleInitial: (initial) => sameText('MiddleInitialKey')(initialKey(initial) ?? ''),
  Age: (ages) => oneOfNumbers('Age', ages),
  AgeRange: inBands('AgeRange', ageBands),
  IncomeRange: inBands('IncomeRange', incomeBands),
  HomeValueRange: inBands('HomeValueRange', homeValueBands),
  HousingType: (type) => orUnknown('HousingType', [type], 'Unknown'),
  IsHomeowner: isOrIsNot('IsHomeowner'),
  MaritalStatus: (status) => orUnknown('MaritalStatus', [status], 'Unknown'),
  AreChildrenPresent: isOrIsNot('AreChildrenPresent'),
  YearsInHome: sameNumber('YearsInHome'),
  BirthMonth: sameNumber('BirthMonth'),
  Email: (address, criteria) => hasEmail(sql`Key = ${long(keyOfEmail(address))}`, criteria),
  EmailSha1Upper: (hash, criteria) => hasEmail(sql`Key = ${long(keyOfSha1(hash))}`, criteria),
  EmailKeys: (keys, criteria) => hasEmail(inList(sql`Key`, longs(keys)), criteria),
  /** Widens `Email` and `EmailSha1Upper`. */
  IncludeHistoricalEmail: () => sql`true`,
  LifeStyle: hasInterests,
  TargetReady: hasGrades,
  VehicleMake: (make, { VehicleModel }) =>
    VehicleModel === undefined
      ? anyIs(makes, vehicleCode(make))
      : anyIs(vehicles, pairCode(make, VehicleModel)),
  /** With a make beside it the two are one condition, as they are of one vehicle. */
  VehicleModel: (model, { VehicleMake }) =>
    VehicleMake === undefined ? anyIs(models, vehicleCode(model)) : sql`true`,
  HouseholdId: hasRelatedIds,
  IncludeAllResidents: (wanted) => (wanted ? sql`true` : sql`IsHeadOrPartner`),
}

/** Known to be so, or known not to be so. */
function isOrIsNot(name: PersonColumn) {
  return (wanted: boolean) => (wanted ? column(name) : sql`not ${column(name)}`)
}

function hasEmail(isWanted: Sql, { IncludeHistoricalEmail }: Criteria): Sql {
  const found = sql`select pos from emails where ${isWanted}`
  return IncludeHistoricalEmail ? sql`pos in (${found})` : sql`pos in (${found} and not IsFormer)`
}

function hasInterests(given: Given<'LifeStyle'>): Sql {
  const wanted = (Object.keys(given) as Interest[]).filter((name) => given[name])
  const mask = whole(interestMask(wanted))
  return sql`(${inDialect('commonBits', sql`LifeStyle`, mask)}) = ${mask}`
}

function hasGrades(given: Given<'TargetReady'>): Sql {
  const { value, mask } = packGrades(given)
  return sql`(${inDialect('commonBits', sql`TargetReady`, whole(mask))}) = ${whole(value)}`
}

const makes = ['Make1', 'Make2', 'Make3', 'Make4'] as const
const models = ['Model1', 'Model2', 'Model3', 'Model4'] as const
const vehicles = ['Vehicle1', 'Vehicle2', 'Vehicle3', 'Vehicle4'] as const

/** Any of a person's vehicles has the code. */
function anyIs(names: readonly PersonColumn[], code: number): Sql {
  const wanted = whole(code)
  return any(names.map((name) => sql`${column(name)} = ${wanted}`))
}
