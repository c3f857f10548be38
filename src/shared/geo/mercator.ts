/** The position of a point (degrees) on the square Web Mercator world: x and y from 0 (north-west) to 1. */
export function mercator(lat: number, lng: number): { x: number; y: number } {
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2
  return { x: (lng + 180) / 360, y }
}
