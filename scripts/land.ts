/**
 * Creates the land of base map and places from the shores of GSHHG 2.3.7 (full resolution; Debian's package
 * `gmt-gshhg-full`, license LGPL 3): `npx tsx scripts/land.ts /usr/share/gmt-gshhg`.
 * Near postal codes the shore is exact to 30 m, elsewhere in North America to 300 m, in the rest of the world to 2 km.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Position } from 'geojson'
import { type LandPolygon, packLand } from '#service/reference/places/land-file.ts'
import { postalAreas } from '#service/reference/places/places.ts'
import { groupBy } from './gazetteer/points.ts'
import { readShores, type Shore } from './land/gshhg.ts'
import { simplified } from './land/simplify.ts'

const OUT_FILE = fileURLToPath(new URL('../service/reference/places/land.bin', import.meta.url))

/** How exact the shore is, and how large land and lakes are at least, in meters and square kilometers. */
const NEAR = { meters: 30, land: 0.015, lake: 0.1 }
const AMERICAN = { meters: 300, land: 0.5, lake: 5 }
const FAR = { meters: 2000, land: 20, lake: 200 }

const CELL = 0.5
const cellOf = (lng: number, lat: number) => `${Math.floor(lng / CELL)} ${Math.floor(lat / CELL)}`

/** Cells with postal codes, and those around them. */
function cellsNearCodes(): ReadonlySet<string> {
  const around = [-CELL, 0, CELL]
  return new Set(
    postalAreas().flatMap(({ Latitude, Longitude }) =>
      around.flatMap((east) => around.map((north) => cellOf(Longitude + east, Latitude + north))),
    ),
  )
}

const nearCodes = cellsNearCodes()

function detailAt([x = 0, y = 0]: Position) {
  const lng = x > 180 ? x - 360 : x
  if (nearCodes.has(cellOf(lng, y))) return NEAR
  return lng > -170 && lng < -50 && y > 14 && y < 72 ? AMERICAN : FAR
}

const inTenThousandths = (degrees = 0) => Math.round(degrees * 10_000)

/** A shore with no more points than needed, as a ring of the file; undefined when it is too small. */
function ringOf({ level, squareKm, ring }: Shore): readonly number[] | undefined {
  const details = ring.map(detailAt)
  const least = Math.min(...new Set(details.map((detail) => (level === 2 ? detail.lake : detail.land))))
  if (squareKm < least) return undefined
  const points = simplified(
    ring,
    details.map(({ meters }) => meters),
  )
  const shift = points.every(([x = 0]) => x >= 180) ? -360 : 0
  const flat = points.flatMap(([x = 0, y]) => [inTenThousandths(x + shift), inTenThousandths(y)])
  return points.length < 4 ? undefined : flat
}

/** Land of the sea and of lakes with the lakes in it. */
function landOf(shores: readonly Shore[]): LandPolygon[] {
  const lakes = groupBy(
    shores.filter(({ level }) => level === 2),
    ({ parent }) => String(parent),
  )
  const lakesOf = ({ id }: Shore) =>
    (lakes.get(String(id)) ?? []).map(ringOf).filter((ring) => ring !== undefined)
  return shores.flatMap((shore): LandPolygon[] => {
    const outline = shore.level === 2 ? undefined : ringOf(shore)
    return outline ? [[outline, ...lakesOf(shore)]] : []
  })
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of GSHHG: npx tsx scripts/land.ts /usr/share/gmt-gshhg')
const packed = packLand(landOf(readShores(join(folder, 'binned_GSHHS_f.nc'))))
writeFileSync(OUT_FILE, packed)
console.log(`${OUT_FILE}: ${(packed.length / 1e6).toFixed(2)} MB`)
