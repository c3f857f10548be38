import { createHash } from 'node:crypto'
import type { Criteria } from '#contract/criteria.ts'
import { ageBands, type Band, bandOf, homeValueBands, incomeBands } from '#contract/ranges.ts'
import {
  dayOf,
  folded,
  nameOf,
  oracleOf,
  type Sorts,
  same,
  type Tests,
  type Values,
  within,
} from './oracle.testing.ts'
import type { PersonRow } from './person-row.ts'

/** Full years on a date of a person born on the last day of a month. */
function ageOf({ BirthMonthYear, Age }: PersonRow, date: string): number | undefined {
  if (!BirthMonthYear) return Age
  const [year, month] = BirthMonthYear.split('-').map(Number) as [number, number]
  const [thisYear, thisMonth] = date.split('-').map(Number) as [number, number]
  return thisYear - year - (thisMonth > month ? 0 : 1)
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

const emailsOf = (row: PersonRow, { IncludeHistoricalEmail }: Criteria) => [
  ...(row.Email ? [row.Email] : []),
  ...((IncludeHistoricalEmail && row.HistoricalEmails) || []),
]

const initial = (text: string | undefined) => folded(text ?? '').replace('.', '')
const named = (text: string) => folded(text.replace('|', ' '))

const tests: Tests<'people'> = {
  MiddleInitial: (letter, row) => initial(row.MiddleInitial) === initial(letter),
  Age: (ages, row, date) => ages.includes(ageOf(row, date) ?? -1),
  AgeRange: (bands, row, date) => within(ageOf(row, date), ageBands, bands),
  IncomeRange: (bands, row) => bands.includes(row.IncomeRange ?? ''),
  HomeValueRange: (bands, row) => bands.includes(row.HomeValueRange ?? ''),
  HousingType: (type, row) => (row.HousingType ?? 'Unknown') === type,
  IsHomeowner: (wanted, row) => row.IsHomeowner === (wanted ? 'Yes' : 'No'),
  MaritalStatus: (status, row) => (row.MaritalStatus ?? 'Unknown') === status,
  AreChildrenPresent: (wanted, row) => row.AreChildrenPresent === (wanted ? 'Yes' : 'No'),
  YearsInHome: (years, row) => row.YearsInHome === years,
  BirthMonth: (month, row) => Number(row.BirthMonthYear?.slice(-2)) === month,
  Email: (email, row, _, criteria) => emailsOf(row, criteria).some((address) => same(address, email)),
  EmailSha1Upper: (hash, row, _, criteria) =>
    emailsOf(row, criteria).some((address) => sha1(address.toUpperCase()) === hash),
  IncludeHistoricalEmail: () => true,
  LifeStyle: (interests, row) =>
    Object.keys(interests).every((name) => row.LifeStyle?.some((interest) => interest === name)),
  TargetReady: (grades, row) =>
    Object.entries(grades).every(([model, grade]) => row.TargetReady?.[model as 'CouponUser'] === grade),
  HouseholdId: (ids, row) => ids.includes(row.HouseholdId ?? ''),
  VehicleMake: (make, row, _, { VehicleModel }) =>
    row.Vehicles?.some(
      (vehicle) =>
        named(vehicle.Make) === named(make) &&
        (VehicleModel === undefined || named(vehicle.Model) === named(VehicleModel)),
    ) ?? false,
  VehicleModel: (model, row) =>
    row.Vehicles?.some((vehicle) => named(vehicle.Model) === named(model)) ?? false,
  IncludeAllResidents: (wanted, row) => wanted || row.Role !== 'Other',
}

const values: Values<'people'> = {
  incomerange: (row) => incomeBands.find((band) => band.value === row.IncomeRange)?.label,
  homevaluerange: (row) => homeValueBands.find((band) => band.value === row.HomeValueRange)?.label,
  agerange: (row, date) => bandOf(ageBands, ageOf(row, date))?.label,
  maritalstatus: (row) => row.MaritalStatus,
  housingtype: (row) => row.HousingType,
  ishomeowner: (row) => row.IsHomeowner,
  arechildrenpresent: (row) => row.AreChildrenPresent,
  vehiclemake: (row) =>
    row.Vehicles?.length ? [...new Set(row.Vehicles.map((vehicle) => vehicle.Make))] : undefined,
}

const bandAt = (bands: readonly Band[], value: string | undefined) => {
  const at = bands.findIndex((band) => band.value === value)
  return at < 0 ? undefined : at
}

const sorts: Sorts<'people'> = {
  LastName: (row) => nameOf(row.LastName),
  FirstName: (row) => nameOf(row.FirstName),
  City: (row) => nameOf(row.City),
  Age: ageOf,
  IncomeRange: (row) => bandAt(incomeBands, row.IncomeRange),
  HomeValueRange: (row) => bandAt(homeValueBands, row.HomeValueRange),
  UpdateDate: (row) => dayOf(row.UpdateDate),
}

/** Heads and partners alone, unless the call says otherwise or names the person; former emails count everywhere or nowhere. */
function implied(criteria: Criteria): Criteria {
  const isForAll =
    criteria.IncludeAllResidents ||
    [criteria.Id, criteria.Email, criteria.EmailSha1Upper].some((value) => value !== undefined)
  const spread = (given: Criteria): Criteria => ({
    ...given,
    IncludeHistoricalEmail: criteria.IncludeHistoricalEmail,
    AnyOf: given.AnyOf?.map(spread),
    NoneOf: given.NoneOf?.map(spread),
  })
  return { ...spread(criteria), IncludeAllResidents: isForAll }
}

/** What a store of people must answer. */
export const personOracle = oracleOf(tests, values, sorts, implied)
