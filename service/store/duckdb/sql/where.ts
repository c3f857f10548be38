import type { Criteria, CriterionOf } from '#contract/criteria'
import { type Band, employeeBands, salesBands } from '#contract/ranges'
import { postalArea } from '../../../data/places/places.ts'
import { Refusal } from '../../store.ts'
import { type CompanyColumn, fold } from '../schema.ts'
import { type Area, circle, ring } from './area.ts'
import { anyNaicsBegins, anySicBegins, primaryNaicsBegins, primarySicBegins } from './codes.ts'
import { inList, oneOfNumbers, oneOfTexts, placesInStates } from './list.ts'
import { all, any, column, ids, long, not, Sql, sql, text } from './sql.ts'

type Criterion = CriterionOf<'companies'>
type Given<K extends Criterion> = NonNullable<Criteria[K]>

/** One condition for each criterion: a criterion without one does not compile. */
type Clauses = { [K in Criterion]: (value: Given<K>) => Sql }

const sameText = (name: CompanyColumn) => (value: string) => sql`${column(name)} = ${text(value)}`
const sameKey = (name: CompanyColumn) => (value: string) => sql`${column(name)} = ${text(fold(value))}`
/** A text of nothing but marks folds to nothing and is found nowhere. */
const ifAnything = (value: string, condition: (key: string) => Sql) =>
  fold(value) ? condition(fold(value)) : sql`false`
const sameNumber = (name: CompanyColumn) => (value: number | string) =>
  sql`${column(name)} = ${long(Number(value))}`
const keyBegins = (name: CompanyColumn) => (value: string) =>
  ifAnything(value, (key) => sql`starts_with(${column(name)}, ${text(key)})`)
const keyContains = (name: CompanyColumn) => (value: string) =>
  ifAnything(value, (key) => sql`contains(${column(name)}, ${text(key)})`)
const inBands = (name: CompanyColumn, bands: readonly Band[]) => (values: readonly string[]) =>
  oneOfNumbers(
    name,
    values.map((value) => bands.findIndex((band) => band.value === value)),
  )
const anyArea = (areas: readonly Area[]) => any(areas.map((area) => area.inside))

const clauses: Clauses = {
  Id: hasId,
  NotId: (list) => not(hasId(list)),
  CompanyName: keyContains('CompanyNameKey'),
  FirstName: keyBegins('FirstNameKey'),
  LastName: keyBegins('LastNameKey'),
  Gender: (gender) => orUnknown('Gender', [gender], 'Unknown'),
  Phone: sameNumber('Phone'),
  Email: sameKey('EmailKey'),
  EIN: sameNumber('EIN'),
  TickerSymbol: sameKey('TickerSymbolKey'),
  AddressParsed: sameStreet,
  City: sameKey('CityKey'),
  County: sameKey('CountyKey'),
  StateProvince: sameText('StateProvince'),
  StatesProvinces: (states) => oneOfTexts('StateProvince', states),
  CitiesByStateProvince: (pairs) =>
    placesInStates(
      'CityKey',
      pairs.map(({ City, StateProvince }) => ({ Name: City, StateProvince })),
    ),
  CountiesByStateProvince: (pairs) =>
    placesInStates(
      'CountyKey',
      pairs.map(({ County, StateProvince }) => ({ Name: County, StateProvince })),
    ),
  PostalCode: (codes) => oneOfTexts('PostalCode', codes),
  RadiusPostalCodeList: (list) => anyArea(postalCircles(list)),
  RadiusCenterPointList: (list) => anyArea(pointCircles(list)),
  PolygonList: (list) => anyArea(rings(list)),
  PrimarySic: (codes) => primarySicBegins([codes].flat()),
  Sic: anySicBegins,
  PrimaryNaics: (code) => primaryNaicsBegins([code]),
  Naics: anyNaicsBegins,
  CorporateEmployeesSizeRange: inBands('CorporateEmployeesSizeRange', employeeBands),
  CorporateEmployeesSizeActual: sameNumber('CorporateEmployeesSizeActual'),
  LocationEmployeesSizeRange: inBands('LocationEmployeesSizeRange', employeeBands),
  LocationEmployeesSizeActual: sameNumber('LocationEmployeesSizeActual'),
  CorporateSalesVolumeRange: inBands('CorporateSalesVolumeRange', salesBands),
  CorporateSalesVolumeActual: sameNumber('CorporateSalesVolumeActual'),
  LocationSalesVolumeRange: inBands('LocationSalesVolumeRange', salesBands),
  LocationSalesVolumeActual: sameNumber('LocationSalesVolumeActual'),
  CreditRatingScore: (ratings) => orUnknown('CreditRatingScore', ratings, 'U'),
  IsFranchise: (wanted) => (wanted ? sql`Franchise = 'Yes'` : not(sql`Franchise = 'Yes'`)),
  RecordStatus: (status) => ({ All: sql`true`, New: sql`IsNew`, Existing: not(sql`IsNew`) })[status],
  /** Orders the records, does not choose them. */
  SortCenter: () => sql`true`,
  AnyOf: (list) => any(list.map(where)),
  NoneOf: (list) => not(any(list.map(where))),
}

function hasId(list: readonly string[]): Sql {
  return inList(column('pos'), ids(list))
}

/** The column is one of `values`; `unknown` among them stands for no value as well. */
function orUnknown(name: CompanyColumn, values: readonly string[], unknown: string): Sql {
  const known = oneOfTexts(name, values)
  return values.includes(unknown) ? sql`(${column(name)} is null or ${known})` : known
}

function sameStreet(street: Given<'AddressParsed'>): Sql {
  const parts = [
    street.Name && sameKey('StreetNameKey')(street.Name),
    street.Number && sameKey('StreetNumberKey')(street.Number),
    street.PreDirectional && sameText('PreDirectional')(street.PreDirectional.toUpperCase()),
    street.PostDirectional && sameText('PostDirectional')(street.PostDirectional.toUpperCase()),
    street.Suffix && sameKey('StreetSuffixKey')(street.Suffix),
  ]
  return all(parts.filter((part) => part instanceof Sql))
}

/** Circles around the centroids of postal codes; throws a Refusal for a code that is not known. */
export function postalCircles(list: Given<'RadiusPostalCodeList'>): Area[] {
  return list.map(({ PostalCode, RadiusMiles }) => {
    const center = postalArea(PostalCode)
    if (!center) throw new Refusal('RadiusPostalCodeList', `Postal code ${PostalCode} is not known`)
    return circle(center, RadiusMiles)
  })
}

export const pointCircles = (list: Given<'RadiusCenterPointList'>) =>
  list.map((item) => circle(item, item.RadiusMiles))

export const rings = (list: Given<'PolygonList'>) => list.map((item) => ring(item.Points))

/** The condition that a record meets all of the criteria; never true for want of a value where one is compared. */
export function where(criteria: Criteria): Sql {
  return all(given(criteria).map((name) => clause(name, criteria)))
}

/** The criteria that have a value. */
export const given = (criteria: Criteria) =>
  (Object.keys(criteria) as Criterion[]).filter((name) => criteria[name] !== undefined)

/** The condition of one criterion by its name. */
export function clause<K extends Criterion>(name: K, criteria: Criteria): Sql {
  return clauses[name](criteria[name] as Given<K>)
}
