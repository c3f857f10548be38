const BITS = 16
const SIDE = 2 ** BITS

const cell = (share: number) => Math.min(SIDE - 1, Math.max(0, Math.floor(share * SIDE)))

/**
 * The place of a point (degrees) along the Hilbert curve of order 16 round the whole earth, from 0 to 2^32 - 1: places near each other on the
 * curve are near each other on the ground, so rows sorted by it can be skipped by their boxes.
 */
export function hilbertOf(latitude: number, longitude: number): number {
  let x = cell((longitude + 180) / 360)
  let y = cell((latitude + 90) / 180)
  let place = 0
  for (let side = SIDE / 2; side >= 1; side /= 2) {
    const right = x & side ? 1 : 0
    const top = y & side ? 1 : 0
    place += side * side * ((3 * right) ^ top)
    if (top === 0) {
      if (right === 1) {
        x = SIDE - 1 - x
        y = SIDE - 1 - y
      }
      const swapped = x
      x = y
      y = swapped
    }
  }
  return place
}
