import type { Point } from '#contract/place.ts'
import type { Client } from '../client.ts'

/** One kind of query of the table, with the goal for its 95th percentile in milliseconds. */
export interface BenchmarkQuery {
  name: string
  goal: number
  /** Runs query number `i`; the same number always runs the same query. */
  run: (client: Client, i: number) => Promise<unknown>
}

/** Item `i` of a list, cyclic; the step is coprime to most lengths so that combinations vary. */
export const itemOf = <T>(items: readonly T[], i: number): T => items[(i * 7 + 3) % items.length] as T

/** A circle around a point. */
export const circle = ({ Latitude, Longitude }: Point, RadiusMiles: number) => ({
  Latitude,
  Longitude,
  RadiusMiles,
})

/** A ring of `corners` points that bulges in and out round a point, about `miles` wide. */
export function blob({ Latitude, Longitude }: Point, miles: number, corners: number) {
  const Points = Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners
    const reach = (miles / 69) * (0.7 + 0.3 * Math.sin(5 * angle))
    return {
      Latitude: Latitude + reach * Math.sin(angle),
      Longitude: Longitude + (reach * Math.cos(angle)) / Math.cos((Latitude * Math.PI) / 180),
    }
  })
  return { Points }
}
