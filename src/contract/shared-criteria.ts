import { z } from 'zod'
import { stateNames } from '#shared/address/states.ts'
import { ringError } from '#shared/geo/ring.ts'
import { MAX_AREAS, MAX_POLYGON_POINTS, MAX_RADIUS_MILES } from './place.ts'
import { locationGrades } from './trust.ts'
import { decimalBetween, listOf, MonthOrYear, oneOf, Phone, PostalCode, Text } from './values.ts'

export const MAX_LIST = 10_000

export const RecordId = z
  .string({ error: 'must be a string' })
  .regex(/^[A-Za-z0-9]{1,20}$/, 'must be 1 to 20 letters and digits')
export const State = oneOf(Object.keys(stateNames), 'must be the two-letter code of a state or province')

const Latitude = decimalBetween(-90, 90, 'must be a latitude from -90 to 90')
const Longitude = decimalBetween(-180, 180, 'must be a longitude from -180 to 180')
const RadiusMiles = decimalBetween(
  Number.MIN_VALUE,
  MAX_RADIUS_MILES,
  `must be a radius in miles over 0 and up to ${MAX_RADIUS_MILES}`,
)
export const PointValue = z.strictObject({ Latitude, Longitude })

/** An area bounded by points, closed or not; it may be concave but not cross itself (open-points, Errors and limits). */
export const Polygon = z
  .strictObject({ Points: listOf(PointValue, MAX_POLYGON_POINTS) })
  .superRefine(({ Points }, ctx) => {
    const error = ringError(Points)
    if (error) ctx.addIssue({ code: 'custom', message: error, path: ['Points'] })
  })

/** The criteria that companies and people share (reference, Search criteria; open-points, Searchable criteria). */
export const sharedCriteria = {
  Id: listOf(RecordId, MAX_LIST),
  NotId: listOf(RecordId, MAX_LIST),
  FirstName: Text,
  LastName: Text,
  Gender: oneOf(['Male', 'Female', 'Unknown']),
  Phone,
  Email: Text,
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
  RecordStatus: oneOf(['Existing', 'New', 'All']),
  SortCenter: PointValue,
  /** Data sets that records come from, ids there, and grades of their points (extension). */
  Source: listOf(Text, 100),
  SourceId: listOf(Text, MAX_LIST),
  LocationGrade: listOf(oneOf(locationGrades), locationGrades.length),
  /** Months and years in which records were first seen (extension). */
  FirstSeenMonth: listOf(MonthOrYear, 120),
}
