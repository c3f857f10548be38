import type { IsochronesRequest, TravelUnit } from '#contract/isochrones.ts'

/** The kinds of routing servers, by the programs that they run. */
export const routingKinds = ['valhalla', 'openrouteservice'] as const
export type RoutingKind = (typeof routingKinds)[number]

/** The routing server of the operator. */
export interface RoutingServer {
  kind: RoutingKind
  /** Address without a trailing slash; paths of the server are appended to it. */
  url: string
  /** Sent to an openrouteservice that requires a key. */
  key?: string | undefined
}

/** What is sent to a routing server: a POST of JSON to a path. */
export interface RoutingCall {
  path: string
  headers: Readonly<Record<string, string>>
  body: object
}

/** What is particular to a kind of routing server; all of it is pure. */
export interface Provider {
  /** The call for the bands of a request. */
  callOf(request: IsochronesRequest, key: string | undefined): RoutingCall
  /** A band in the unit of the server, which calls it a contour. */
  contourOf(band: number, unit: TravelUnit): number
  /** The contour of a feature of the answer. */
  contourIn(properties: Readonly<Record<string, unknown>>): number
  /** What the server says is wrong, by the body of an answer with an error status; undefined where it does not say. */
  errorIn(body: unknown): RoutingError | undefined
  /** Who the answer is from, as it is shown. */
  attributionOf(answer: unknown): string
}

export interface RoutingError {
  /** No road that can be traveled is near the point. */
  isNoRoad: boolean
  message: string
}
