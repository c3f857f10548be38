import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCities, readPostal } from '#reference/place-files.ts'
import { isOnLand } from './land.ts'
import { packLand, unpackLand } from './land-file.ts'

const placesFile = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../public/places/${name}.json`, import.meta.url), 'utf8'))

/** Santa Claus has a code of Canada, at the North Pole. */
const isAtPole = ({ Latitude }: { Latitude: number }) => Latitude === 90

test.each([
  ['postal', readPostal],
  ['cities', readCities],
] as const)('every point of %s is on land', (name, read) => {
  const places = read(placesFile(name))
  const offLand = places.filter(({ Latitude, Longitude }) => !isOnLand(Latitude, Longitude))
  expect(places.length).toBeGreaterThan(30_000)
  expect(offLand.filter((place) => !isAtPole(place))).toEqual([])
})

test.each([
  ['Nahant, a spit of Massachusetts Bay', 42.4265, -70.9189, true],
  ['Governors Island in New York', 40.6895, -74.0168, true],
  ['Upper New York Bay', 40.66, -74.045, false],
  ['Boston Harbor', 42.335, -71.0, false],
  ['Lake Michigan', 43, -87, false],
  ['the Great Salt Lake', 41.1, -112.5, false],
  ['Antelope Island in it', 40.95, -112.21, true],
  ['Attu, beyond the date line', 52.9, 173, true],
  ['Chukotka, whose shore passes the date line', 66, -173, true],
  ['the Bering Sea', 60, -175, false],
  ['Key West', 24.555, -81.78, true],
])('%s: %d, %d', (_, latitude, longitude, expected) => {
  expect(isOnLand(latitude, longitude)).toBe(expected)
})

test('polygons are the same when they are packed and read again', () => {
  const land = [
    [
      [0, 0, 300, -40, 1_800_000, 900_000, 0, 0],
      [-5, -5, -5, 5, 5, 5, -5, -5],
    ],
    [[1, 2, 3, 4, 1, 2]],
  ]
  expect(unpackLand(packLand(land))).toEqual(land)
})
