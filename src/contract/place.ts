import { z } from 'zod'

export const MAX_RADIUS_MILES = 500
export const MAX_POLYGON_POINTS = 10_000
/** Areas (circles and polygons together) in one call, nested criteria included. */
export const MAX_AREAS = 100

const provinces = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'])

export type Country = 'US' | 'CA'
/** The country of a state or province. */
export const countryOf = (state: string): Country => (provinces.has(state) ? 'CA' : 'US')

const coordinate = (max: number) => z.number().min(-max).max(max)

export const Point = z.object({ Latitude: coordinate(90), Longitude: coordinate(180) })
export type Point = z.infer<typeof Point>
