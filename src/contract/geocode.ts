import { z } from 'zod'
import { RequestId, severalOf } from './batch-calls.ts'
import { Point } from './place.ts'
import { Text } from './values.ts'

/** From an address to a place (extension). */

/** Most addresses of one call. */
export const MAX_GEOCODES = 1000

/**
 * How precise a place is, the most precise first: the building, by the range of house numbers of its side of the street, the street, the middle of
 * the postal code or of the city.
 */
export const geocodeGrades = ['Rooftop', 'Range', 'Street', 'PostalCode', 'City'] as const
export type GeocodeGrade = (typeof geocodeGrades)[number]
const Grade = z.enum(geocodeGrades)

export const GeocodeQuery = z.strictObject({ text: Text })
export const MultipleGeocodeRequest = severalOf(z.strictObject({ RequestId, Text }), MAX_GEOCODES)

/** The parts of an address as they were read; those that it does not have are absent. */
export const ParsedAddress = z.object({
  Number: z.string().optional(),
  Street: z.string().optional(),
  UnitNumber: z.string().optional(),
  City: z.string().optional(),
  StateProvince: z.string().optional(),
  PostalCode: z.string().optional(),
  ZipPlus4: z.string().optional(),
})
export type ParsedAddress = z.infer<typeof ParsedAddress>

/** A part that was replaced: what was written, and what was found. */
export const GeocodeCorrection = z.object({
  Field: z.enum(['Street', 'City', 'PostalCode']),
  Written: z.string(),
  Found: z.string(),
})

export const GeocodedPlace = z.object({ Address: z.string(), Location: Point, Grade })
export type GeocodedPlace = z.infer<typeof GeocodedPlace>

/** The place of an address; `Location`, `Grade` and `Address` are absent where nothing was found. */
export const Geocode = z.object({
  RequestId: z.string().optional(),
  ...GeocodedPlace.partial().shape,
  Parsed: ParsedAddress,
  Corrections: z.array(GeocodeCorrection),
  Alternatives: z.array(GeocodedPlace),
  /** Why the place is less precise than it could be. */
  Note: z.string().optional(),
})
export type Geocode = z.infer<typeof Geocode>
export type GeocodeCorrection = z.infer<typeof GeocodeCorrection>
