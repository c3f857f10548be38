/** A point on the earth, in degrees. */
export interface Point {
  Latitude: number
  Longitude: number
}
