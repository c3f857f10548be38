import { postalArea } from '#service/reference/places/places.ts'
import { Refusal } from '#service/store/store.ts'
import type { Clauses, Given, PlainCriterion } from '../description.ts'
import { type Area, circles, rings } from './area.ts'
import { keyBegins, orUnknown, sameKey, sameNumber, sameText } from './conditions.ts'
import { inList, oneOfNumbers, oneOfTexts, placesInStates } from './list.ts'
import { all, any, column, ids, not, Sql, sql } from './sql.ts'

/** Criteria that every kind has and that mean the same for each; each kind stores emails in its own way. */
type SharedCriterion = Exclude<PlainCriterion<'companies'> & PlainCriterion<'people'>, 'Email'>

const anyArea = (areas: readonly Area[]) => any(areas.map((area) => area.inside))

export const sharedClauses: Clauses<SharedCriterion> = {
  Id: hasId,
  NotId: (list) => not(hasId(list)),
  FirstName: keyBegins('FirstNameKey'),
  LastName: keyBegins('LastNameKey'),
  Gender: (gender) => orUnknown('Gender', [gender], 'Unknown'),
  Phone: sameNumber('Phone'),
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
  PolygonList: (list) => anyArea(polygonAreas(list)),
  RecordStatus: (status) => ({ All: sql`true`, New: sql`IsNew`, Existing: not(sql`IsNew`) })[status],
  /** Orders the records, does not choose them. */
  SortCenter: () => sql`true`,
  Source: (names) => oneOfTexts('Source', names),
  SourceId: (list) => oneOfTexts('SourceId', list),
  LocationGrade: (grades) => oneOfTexts('LocationGrade', grades),
  FirstSeenMonth: inMonths,
}

/** Criteria that let the engine skip most of any table, as those are sorted by place. */
export const sharedNarrow = [
  'Id',
  'StateProvince',
  'StatesProvinces',
  'CitiesByStateProvince',
  'CountiesByStateProvince',
  'PostalCode',
] as const

function hasId(list: readonly string[]): Sql {
  return inList(column('pos'), ids(list))
}

/** In any of these months and years: a year is all of its months. */
function inMonths(list: readonly string[]): Sql {
  const isYear = (text: string) => text.length === 4
  const months = list
    .flatMap((text) => (isYear(text) ? Array.from({ length: 12 }, (_, i) => `${text}-${i + 1}`) : [text]))
    .map((text) => text.split('-').map(Number) as [number, number])
  return oneOfNumbers(
    'FirstSeenMonth',
    months.map(([year, month]) => year * 100 + month),
  )
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

/** Areas around the centroids of postal codes; throws a Refusal for a code that is not known. */
export function postalCircles(list: Given<'RadiusPostalCodeList'>): Area[] {
  return circles(
    list.map(({ PostalCode, RadiusMiles }) => {
      const center = postalArea(PostalCode)
      if (!center) throw new Refusal('RadiusPostalCodeList', `Postal code ${PostalCode} is not known`)
      return { center, miles: RadiusMiles }
    }),
  )
}

export const pointCircles = (list: Given<'RadiusCenterPointList'>) =>
  circles(list.map((item) => ({ center: item, miles: item.RadiusMiles })))

export const polygonAreas = (list: Given<'PolygonList'>) => rings(list.map((item) => item.Points))
