import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Point } from '#contract/place.ts'
import { programCommand } from '#service/compiled/program.ts'
import { geoJsonOf, square, type TestShape } from '#service/data/boundaries/files.testing.ts'
import { recordsOf } from './api.ts'
import { gatewayApp } from './gateway-app.ts'

/** A square outline: its name, its south-west corner and its side in degrees. */
export interface Cell {
  name: string
  west: number
  south: number
  size: number
}

export interface OutlinedApp {
  address: string
  zips: readonly Cell[]
  cities: readonly Cell[]
}

const LOS_ANGELES = { west: -118.6, south: 33.8, east: -117.6, north: 34.3 }

export const middleOfCell = ({ west, south, size }: Cell): Point => ({
  Latitude: south + size / 2,
  Longitude: west + size / 2,
})

/** The app over the service under test, with outlines of ZIP codes and cities of Los Angeles: squares, each named like one of the records in it. */
export async function outlinedApp(): Promise<OutlinedApp> {
  const records = await recordsOf({ StateProvince: 'CA' }, ['Location', 'PostalCode', 'City'])
  const located = records.flatMap(({ Location, ...rest }) => (Location ? [{ ...rest, Location }] : []))
  const zips = cellsOf(
    0.05,
    located.map(({ Location, PostalCode }) => [Location, PostalCode]),
  )
  const cities = cellsOf(
    0.1,
    located.map(({ Location, City }) => [Location, City]),
  )
  const app = await gatewayApp(inject('address'))
  const files = [
    geoJsonOf(zips.map((cell) => shapeOf(cell, { ZCTA5CE20: cell.name }))),
    geoJsonOf(cities.map((cell) => shapeOf(cell, { NAME: cell.name, STUSPS: 'CA' }))),
  ].map((text, i) => {
    const file = join(app.dataDir, `outlines-${i}.geojson`)
    writeFileSync(file, text)
    return file
  })
  execFileSync(...programCommand('data/cli', 'boundaries', 'import', ...files), {
    env: { ...process.env, DATA_DIR: app.dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { address: app.address, zips, cities }
}

const shapeOf = ({ west, south, size }: Cell, fields: TestShape['fields']): TestShape => ({
  fields,
  polygons: [[square(west, south, size)]],
})

/** Squares of a grid over Los Angeles; each has the first name found in it that no other square has. */
function cellsOf(size: number, named: readonly [Point, string | undefined][]): Cell[] {
  const cells = new Map<string, Cell>()
  const { west, south, east, north } = LOS_ANGELES
  for (const [{ Latitude, Longitude }, name] of named) {
    if (!name || Longitude < west || Longitude > east || Latitude < south || Latitude > north) continue
    const [column, row] = [Math.floor((Longitude - west) / size), Math.floor((Latitude - south) / size)]
    if (cells.has(`${column}/${row}`) || [...cells.values()].some((cell) => cell.name === name)) continue
    cells.set(`${column}/${row}`, { name, west: west + column * size, south: south + row * size, size })
  }
  return [...cells.values()]
}
