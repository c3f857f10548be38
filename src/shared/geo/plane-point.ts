/** A point of a plane. */
export interface PlanePoint {
  x: number
  y: number
}
