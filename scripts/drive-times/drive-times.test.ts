import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IsochronesRequest, TravelMode, TravelUnit } from '#contract/isochrones.ts'
import { Polygon } from '#contract/shared-criteria.ts'
import { type FindIsochrones, isochronesFrom } from '#service/isochrones/isochrones.ts'
import { isInRing } from '#shared/geo/rings.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { readArguments } from './read-arguments.ts'
import { loadValhalla } from './valhalla-package.ts'

const root = join(import.meta.dirname, '../..')
const extract = join(root, '../shared/data/open/osm_baltimore.osm.pbf')
const command = ['--import', 'tsx', 'scripts/drive-times.ts']
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [...command, ...words], { cwd: root })
const hasValhalla = () => {
  try {
    return loadValhalla() !== undefined
  } catch {
    return false
  }
}
const missing = !existsSync(extract) ? 'the extract of Baltimore' : hasValhalla() ? undefined : 'the package'

it.each([
  [['build', 'md.osm.pbf'], { command: 'build', input: 'md.osm.pbf', folder: 'drive-times' }],
  [['build', 'md.osm.pbf', '--out', 'md'], { command: 'build', input: 'md.osm.pbf', folder: 'md' }],
  [['serve'], { command: 'serve', folder: 'drive-times', port: 8002 }],
  [['serve', 'md', '--port', '9000'], { command: 'serve', folder: 'md', port: 9000 }],
])('takes %j', (words, expected) => {
  expect(readArguments(words)).toEqual(expected)
})

it.each([
  [[], 'No command'],
  [['drive'], 'Unknown command: drive'],
  [['build'], 'Give the OpenStreetMap extract'],
  [['build', 'a.zip'], 'a.zip is not'],
  [['build', 'a.osm.pbf', 'b.osm.pbf'], 'too many'],
  [['serve', '--port', '70000'], '--port must be a port: 70000'],
  [['serve', '--host', '0.0.0.0'], '--host'],
])('refuses %j', (words, expected) => {
  expect(() => readArguments(words)).toThrow(expected)
})

it.skipIf(hasValhalla())('without the package the error says how to install it', async () => {
  for (const words of [['build', 'a.osm.pbf'], ['serve']])
    await expect(run(...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/npm install --no-save @valhallajs\/valhallajs@\d/),
    })
})

const center = { Latitude: 39.29, Longitude: -76.61 }
const METERS = 1609.344

describe.skipIf(missing)(`roads of Baltimore${missing ? ` (skipped: ${missing} is absent)` : ''}`, () => {
  let folder: string
  let server: ChildProcess
  let search: FindIsochrones
  let url: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'drive-times-'))
    await run('build', extract, '--out', join(folder, 'roads'))
    server = spawn(process.execPath, [...command, 'serve', join(folder, 'roads'), '--port', '0'], {
      cwd: root,
    })
    const [line] = await once(server.stdout ?? server, 'data')
    url = /ISOCHRONES_URL=(\S+)/.exec(String(line))?.[1] ?? ''
    search = isochronesFrom({ kind: 'valhalla', url })
  })
  afterAll(async () => {
    server?.kill()
    await rm(folder, { recursive: true })
  })

  const find = (change: Partial<IsochronesRequest>) =>
    search(
      { ...center, Mode: 'Car', Unit: 'Minutes', Bands: [5, 10], ...change },
      AbortSignal.timeout(30_000),
    )
  const ringsOf = async (change: Partial<IsochronesRequest>) => {
    const { Bands } = await find(change)
    return Bands.map(({ Polygons }) => {
      for (const polygon of Polygons) expect(Polygon.safeParse(polygon).error).toBeUndefined()
      return Polygons.map(({ Points }) => Points.map(({ Latitude, Longitude }) => [Longitude, Latitude]))
    })
  }
  const isIn = (rings: number[][][], [x = 0, y = 0]: number[]) => rings.some((ring) => isInRing(ring, x, y))

  it.each<[TravelMode, TravelUnit, number[]]>([
    ['Car', 'Minutes', [2, 5, 8]],
    ['Bike', 'Minutes', [5, 10]],
    ['Foot', 'Minutes', [5, 10, 15, 20]],
    ['Car', 'Miles', [0.5, 1, 2]],
    ['Foot', 'Miles', [0.25, 0.5]],
  ])('%s, %s %j: each band is in the next, with the point in all', async (Mode, Unit, Bands) => {
    const bands = await ringsOf({ Mode, Unit, Bands })
    expect(bands).toHaveLength(Bands.length)
    bands.forEach((rings, i) => {
      expect(isIn(rings, [center.Longitude, center.Latitude])).toBe(true)
      const wider = bands[i + 1]
      if (!wider) return
      // Both are simplified: corners near the border of the wider one may be on either side of it.
      const inside = rings.flat().filter((corner) => isIn(wider, corner))
      expect(inside.length).toBeGreaterThan(0.9 * rings.flat().length)
    })
  })

  it.each<[TravelMode, TravelUnit, number, miles: number]>([
    ['Foot', 'Miles', 0.5, 0.5],
    ['Car', 'Miles', 2, 2],
    ['Foot', 'Minutes', 10, 10 / 15],
    ['Car', 'Minutes', 3, 3 * (75 / 60)],
  ])(
    '%s, %s: no corner of %f is farther away than %f miles in a straight line',
    async (Mode, Unit, band, miles) => {
      const [rings = []] = await ringsOf({ Mode, Unit, Bands: [band] })
      const far = rings
        .flat()
        .map(([Longitude = 0, Latitude = 0]) => milesBetween(center, { Latitude, Longitude }))
      // Valhalla draws on a grid of some 200 meters.
      expect(Math.max(...far)).toBeLessThan(miles + 300 / METERS)
      expect(Math.max(...far)).toBeGreaterThan(miles / 4)
    },
  )

  it('a point without roads is refused at its field', async () => {
    await expect(find({ Latitude: 45, Longitude: -100 })).rejects.toMatchObject({ statusCode: 400 })
  })

  it.each([
    ['GET', '/isochrone', undefined, 'application/json', 405],
    ['POST', '/isochrone', '{}', 'text/plain', 415],
    ['POST', '/isochrone', 'x'.repeat(70_000), 'application/json', 413],
    ['POST', '/isochrone', '{', 'application/json', 400],
    ['POST', '/route', '{}', 'application/json', 404],
    ['GET', '/status', undefined, 'application/json', 200],
  ])('%s %s of %.9s as %s is answered with %i', async (method, path, body, type, status) => {
    const response = await fetch(url + path, { method, body, headers: { 'content-type': type } })
    expect(response.status).toBe(status)
    expect(await response.json()).toBeTypeOf('object')
  })

  it('builds again in place, and never over other files', async () => {
    await run('build', extract, '--out', join(folder, 'roads'))
    expect(await readdir(folder)).toEqual(['roads'])
    expect((await readdir(join(folder, 'roads'))).toSorted()).toEqual(['tiles', 'valhalla.json'])
    expect(existsSync(join(root, 'duplicateways.txt'))).toBe(false)
    await writeFile(join(folder, 'other.txt'), '')
    await expect(run('build', extract, '--out', folder)).rejects.toThrow('has other files')
    const damaged = join(folder, 'damaged.osm.pbf')
    await writeFile(damaged, 'this is no extract')
    await expect(run('build', damaged, '--out', join(folder, 'new'))).rejects.toThrow(
      'valhalla_build_tiles failed',
    )
    expect((await readdir(folder)).toSorted()).toEqual(['damaged.osm.pbf', 'other.txt', 'roads'])
  })

  it('without roads the error says how to prepare them', async () => {
    await expect(run('serve', join(folder, 'none'))).rejects.toThrow('npm run drive-times -- build')
  })
})
