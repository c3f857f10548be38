import { z } from 'zod'

/** Outlines that an operator can add: of ZIP codes and of cities. Requests for them are not part of the API. */
export const boundaryKinds = ['zip', 'city'] as const
export type BoundaryKind = (typeof boundaryKinds)[number]

/** Outlines are requested by squares of this zoom. */
export const BOUNDARY_ZOOM = 8
/** Most keys of one request. */
export const MAX_BOUNDARY_KEYS = 200
/** Coordinates are whole numbers of this part of a degree, about a meter. */
export const BOUNDARY_UNITS = 100_000

/**
 * The outline of a ZIP code or a city: polygons of rings, the first of each the outer one. A ring is `x, y` of its first corner, east and north in
 * `BOUNDARY_UNITS`, then the steps to each next corner; it is not closed.
 */
export const Boundary = z.object({
  /** `68046`; of a city its state and its name as it is compared: `NE omaha`. */
  key: z.string(),
  /** The name that is shown, and others that it may have in records. */
  names: z.array(z.string()).min(1),
  /** The state of a city, in two letters. */
  state: z.string().optional(),
  polygons: z.array(z.array(z.array(z.int()))),
})
export type Boundary = z.infer<typeof Boundary>

export const Boundaries = z.array(Boundary)

/** The outlines of a kind that are in use. */
const BoundarySet = z.object({
  name: z.string(),
  /** Changes with each import. */
  version: z.string(),
  /** ISO date of the import. */
  date: z.string(),
  outlines: z.int(),
})
export type BoundarySet = z.infer<typeof BoundarySet>

/** What is there; a kind without outlines is absent. */
export const BoundarySets = z.object({ zip: BoundarySet.optional(), city: BoundarySet.optional() })
export type BoundarySets = z.infer<typeof BoundarySets>
