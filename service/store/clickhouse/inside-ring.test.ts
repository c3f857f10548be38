import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Point } from '#contract/place.ts'
import { isInside, shapeOf } from '../duckdb/shape.ts'
import { decimals, sql } from '../duckdb/sql/sql.ts'
import { chdbServer, hasChdb } from './chdb.testing.ts'
import { insideRing } from './inside-ring.ts'
import type { Server } from './server.ts'
import { clickhouseStatement } from './statement.ts'

let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catchment-chdb-'))
  if (hasChdb) server = await chdbServer(folder, 'rings')
})
afterAll(async () => {
  await server?.root.close()
  await rm(folder, { recursive: true, force: true })
})

type Pair = readonly [latitude: number, longitude: number]
const ring = (...pairs: Pair[]): Point[] => pairs.map(([Latitude, Longitude]) => ({ Latitude, Longitude }))
const turned = (longitude: number) => longitude - 360 * Math.round(longitude / 360)

/** Corners at so many directions from a middle, near and far in turn. */
const star = (corners: number, middle: number) =>
  ring(
    ...Array.from({ length: corners }, (_, i): Pair => {
      const [angle, length] = [(2 * Math.PI * i) / corners, i % 2 ? 0.3 : 1.7]
      return [41 + length * Math.sin(angle), turned(middle + length * Math.cos(angle))]
    }),
  )

/** Corners, points along each side and points beside these, by less than rounding and by more. */
function pointsNear(points: readonly Point[]): Point[] {
  const alongSides = points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] as Point
    const east = turned(to.Longitude - from.Longitude)
    return [0, 1 / 3, 1 / 2, 0.9].map((share) => ({
      Latitude: from.Latitude + share * (to.Latitude - from.Latitude),
      Longitude: turned(from.Longitude + share * east),
    }))
  })
  const steps = [0, 1e-13, -1e-13, 1e-11, -1e-11, 1e-9, -1e-9, 0.01, -0.01]
  return alongSides.flatMap(({ Latitude, Longitude }) =>
    steps.flatMap((step) => [
      { Latitude: Latitude + step, Longitude },
      { Latitude, Longitude: turned(Longitude + step) },
    ]),
  )
}

async function insideOf(points: readonly Point[], near: readonly Point[]): Promise<boolean[]> {
  const list = sql`arrayZip(${decimals(near.map((point) => point.Latitude))}, ${decimals(near.map((point) => point.Longitude))})`
  const query = sql`select ${insideRing(points)} from
    (select point.1 as Latitude, point.2 as Longitude from (select arrayJoin(${list}) as point))`
  const [inside = []] = await server.root.columns(await clickhouseStatement(query, async () => []))
  return inside.map(Boolean)
}

describe.skipIf(!hasChdb)(
  'on sides and corners, and beside them, points are inside as DuckDB finds them',
  () => {
    test.each([
      ['a square of a grid', ring([41, -71.5], [41, -71.25], [41.25, -71.25], [41.25, -71.5])],
      ['an arrow', ring([0, 0], [10, 5], [0, 10], [4, 5], [2, 2])],
      ['a square across the 180th meridian', ring([50, 170], [50, -170], [60, -170], [60, 170], [55, 169])],
      ['longitudes past 180', ring([50, 170], [50, 190], [60, 190], [60, 170], [58, 168], [52, 168])],
      ['a triangle', ring([41.1, -71.3], [41.7, -70.9], [40.3, -70.2])],
      ['a star of 11 corners', star(11, -71)],
      ['a star of 300 corners', star(300, -98.7)],
      ['a star of 300 corners across the 180th meridian', star(300, 179.9)],
      ['a comb', ring([0, 0], [1, 0], [1, 0.25], [0.5, 0.25], [0.5, 0.5], [1, 0.5], [1, 0.75], [0, 0.75])],
    ])('%s', async (_, points) => {
      const [shape, near] = [shapeOf(points), pointsNear(points)]
      const expected = near.map(({ Latitude, Longitude }) => isInside(shape, Latitude, Longitude))
      const found = await insideOf(points, near)
      const wrong = near.filter((_, i) => found[i] !== expected[i])
      expect({ tested: found.length, wrong }).toEqual({ tested: near.length, wrong: [] })
      expect(new Set(expected).size).toBe(2)
    })
  },
)
