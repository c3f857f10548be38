import { MILES_PER_DEGREE } from '#shared/geo/sphere.ts'
export type LatLng = { lat: number; lng: number }

/** Miles between two points, good enough within a state. */
export function milesBetween(a: LatLng, b: LatLng): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  const north = a.lat - b.lat
  return MILES_PER_DEGREE * Math.sqrt(north * north + east * east)
}

/** The nearest one; undefined when there is none. */
export function nearest<T extends LatLng>(from: LatLng, among: readonly T[]): T | undefined {
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of among) {
    const miles = milesBetween(from, one)
    if (miles < least) {
      best = one
      least = miles
    }
  }
  return best
}

/** The point in the middle. */
export function middleOf(points: readonly LatLng[]): LatLng {
  const sum = (read: (point: LatLng) => number) => points.reduce((total, point) => total + read(point), 0)
  return { lat: sum((point) => point.lat) / points.length, lng: sum((point) => point.lng) / points.length }
}

/** Points round another, ring after ring outwards to a number of miles. */
export function* spiral(center: LatLng, miles: number): Generator<LatLng> {
  yield center
  for (let radius = 0.2; radius < miles; radius *= 1.15)
    for (let step = 0; step < 24; step++) {
      const angle = (step / 24) * 2 * Math.PI
      const north = (radius * Math.cos(angle)) / MILES_PER_DEGREE
      const east = (radius * Math.sin(angle)) / MILES_PER_DEGREE / Math.cos((center.lat * Math.PI) / 180)
      yield { lat: center.lat + north, lng: center.lng + east }
    }
}

/** Groups by a key, in order of first appearance. */
export function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const name = key(item)
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return groups
}
