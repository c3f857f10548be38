/** A point on the earth, in degrees. */
export interface Point {
  Latitude: number
  Longitude: number
}

/** A point as a label: "41.2586, -95.9378", to about ten meters. */
export const pointLabel = ({ Latitude, Longitude }: Point): string =>
  `${Latitude.toFixed(4)}, ${Longitude.toFixed(4)}`
