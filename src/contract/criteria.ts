import { z } from 'zod'
import { EARTH_RADIUS_MILES, MAX_AREAS, MAX_POLYGON_POINTS, MAX_RADIUS_MILES, stateNames } from './place.ts'
import { creditRatings, employeeBands, salesBands } from './ranges.ts'
import { ringFault } from './ring.ts'
import {
  bandFrom,
  decimalBetween,
  Flag,
  listOf,
  NaicsCode,
  oneOf,
  Phone,
  PostalCode,
  SicCode,
  Text,
  wholeBetween,
} from './values.ts'

const MAX_IDS = 10_000
const MAX_LIST = 10_000

const CompanyId = z
  .string({ error: 'must be a text' })
  .regex(/^[A-Za-z0-9]{1,20}$/, 'must be letters and digits')
const State = oneOf(Object.keys(stateNames), 'must be the two letters of a state or province')
const Latitude = decimalBetween(-90, 90, 'must be a latitude from -90 to 90')
const Longitude = decimalBetween(-180, 180, 'must be a longitude from -180 to 180')
const RadiusMiles = decimalBetween(
  Number.MIN_VALUE,
  MAX_RADIUS_MILES,
  `must be a radius in miles over 0 and up to ${MAX_RADIUS_MILES}`,
)
const PointValue = z.strictObject({ Latitude, Longitude })

/** An area bounded by points, closed or not; it may be concave but not cross itself (open-points, Errors and limits). */
export const Polygon = z
  .strictObject({ Points: listOf(PointValue, MAX_POLYGON_POINTS) })
  .superRefine(({ Points }, ctx) => {
    const fault = ringFault(Points)
    if (fault) ctx.addIssue({ code: 'custom', message: fault, path: ['Points'] })
  })

const size = wholeBetween(0, 1_000_000_000_000, 'must be a whole number of 0 or more')

/** Every criterion by which companies are chosen (reference, Search criteria; open-points, Searchable criteria). */
const companyCriteria = {
  Id: listOf(CompanyId, MAX_IDS),
  NotId: listOf(CompanyId, MAX_IDS),
  CompanyName: Text,
  FirstName: Text,
  LastName: Text,
  Gender: oneOf(['Male', 'Female', 'Unknown']),
  Phone,
  Email: Text,
  EIN: Text.pipe(z.string().regex(/^\d{2}-?\d{7}$/, 'must be an employer number of 9 digits')).transform(
    (s) => s.replace('-', ''),
  ),
  TickerSymbol: Text,
  AddressParsed: z.strictObject({
    Name: Text.optional(),
    Number: Text.optional(),
    PostDirectional: Text.optional(),
    PreDirectional: Text.optional(),
    Suffix: Text.optional(),
  }),
  City: Text,
  County: Text,
  StateProvince: State,
  StatesProvinces: listOf(State, 100),
  CitiesByStateProvince: listOf(z.strictObject({ City: Text, StateProvince: State }), 1000),
  CountiesByStateProvince: listOf(z.strictObject({ County: Text, StateProvince: State }), 1000),
  PostalCode: listOf(PostalCode, MAX_LIST),
  RadiusPostalCodeList: listOf(z.strictObject({ PostalCode, RadiusMiles }), MAX_AREAS),
  RadiusCenterPointList: listOf(z.strictObject({ Latitude, Longitude, RadiusMiles }), MAX_AREAS),
  PolygonList: listOf(Polygon, MAX_AREAS),
  PrimarySic: z.union([SicCode, listOf(SicCode, 1000)], {
    error: 'must be a SIC code of 2, 4 or 6 digits, as text, or a list of such codes',
  }),
  Sic: listOf(SicCode, 1000),
  PrimaryNaics: NaicsCode,
  Naics: listOf(NaicsCode, 1000),
  CorporateEmployeesSizeRange: listOf(bandFrom(employeeBands), 20),
  CorporateEmployeesSizeActual: size,
  LocationEmployeesSizeRange: listOf(bandFrom(employeeBands), 20),
  LocationEmployeesSizeActual: size,
  CorporateSalesVolumeRange: listOf(bandFrom(salesBands), 20),
  CorporateSalesVolumeActual: size,
  LocationSalesVolumeRange: listOf(bandFrom(salesBands), 20),
  LocationSalesVolumeActual: size,
  CreditRatingScore: listOf(oneOf(Object.keys(creditRatings) as (keyof typeof creditRatings)[]), 5),
  IsFranchise: Flag,
  RecordStatus: oneOf(['Existing', 'New', 'All']),
  SortCenter: PointValue,
}

const Flat = z.strictObject(companyCriteria).partial()

/** Criteria that are met by all of theirs, any of `AnyOf` and none of `NoneOf` (open-points, Extension). */
export type Criteria = z.output<typeof Flat> & { AnyOf?: Criteria[]; NoneOf?: Criteria[] }
export type Criterion = keyof Criteria

const MAX_DEPTH = 3
const MAX_ALTERNATIVES = 20

function nested(depth: number): z.ZodType<Criteria> {
  if (depth === 0) return Flat
  const list = listOf(nested(depth - 1), MAX_ALTERNATIVES).optional()
  return Flat.extend({ AnyOf: list, NoneOf: list })
}

const alternatives = listOf(nested(MAX_DEPTH - 1), MAX_ALTERNATIVES).optional()

/** The shape of a search body's criteria, for endpoints to extend with paging and format. */
export const criteriaShape = { ...Flat.shape, AnyOf: alternatives, NoneOf: alternatives }
export const criterionNames = Object.keys(criteriaShape) as Criterion[]

export const Criteria: z.ZodType<Criteria> = z.strictObject(criteriaShape).superRefine(limitAreas)

/** Circles and polygons in criteria, those of nested ones included. */
export function areaCount(criteria: Criteria): number {
  const own = [criteria.RadiusPostalCodeList, criteria.RadiusCenterPointList, criteria.PolygonList]
  const inner = [...(criteria.AnyOf ?? []), ...(criteria.NoneOf ?? [])]
  return (
    own.reduce((n, list) => n + (list?.length ?? 0), 0) + inner.reduce((n, item) => n + areaCount(item), 0)
  )
}

/** Refuses more areas than one call may hold. */
export function limitAreas(criteria: Criteria, ctx: z.RefinementCtx): void {
  if (areaCount(criteria) <= MAX_AREAS) return
  ctx.addIssue({
    code: 'custom',
    message: `must have at most ${MAX_AREAS} areas in one call`,
    path: ['PolygonList'],
  })
}

/** Miles between two points on the sphere of the reference's radius (haversine; open-points, Errors and limits). */
export function milesBetween(a: z.infer<typeof PointValue>, b: z.infer<typeof PointValue>): number {
  const rad = Math.PI / 180
  const [p, q] = [a.Latitude * rad, b.Latitude * rad]
  const h =
    Math.sin((q - p) / 2) ** 2 +
    Math.cos(p) * Math.cos(q) * Math.sin(((b.Longitude - a.Longitude) * rad) / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}
