import type { Point } from '#shared/geo/point.ts'
import type { AddressSets } from './open.ts'
import { packHouse, type StoredHouse, unpackHouse } from './stored-streets.ts'
import { streetKey } from './street-file.ts'

/** Before the postal code in the key of a ZIP+4, so that it is among no names of streets. */
const MARK = '+'

const partsOf = (zipPlus4: string): [area: string, name: string] => [
  `${MARK}${zipPlus4.slice(0, 5)}`,
  zipPlus4.slice(5),
]

/** The key of the middle of a ZIP+4, nine digits, in the file of streets. */
export const zipPlus4Key = (zipPlus4: string): string => streetKey(...partsOf(zipPlus4), false)

/** Whether a key in the file of streets is that of a ZIP+4. */
export const isZipPlus4Key = (key: string): boolean => key.startsWith(MARK)

/** A ZIP+4 as it is written: `68046-2611`. */
export const zipPlus4Text = (zipPlus4: string): string => `${zipPlus4.slice(0, 5)}-${zipPlus4.slice(5)}`

/** The mean of some houses, as a house. */
export function middleOf(houses: readonly StoredHouse[]): StoredHouse {
  const points = houses.map((house) => unpackHouse(house).point)
  const mean = (part: keyof Point) => points.reduce((sum, point) => sum + point[part], 0) / points.length
  return packHouse({ number: '1', point: { Latitude: mean('Latitude'), Longitude: mean('Longitude') } })
}

/** The middle of the points with a ZIP+4, nine digits; undefined where there are none. */
export function placeOfZipPlus4({ points }: AddressSets, zipPlus4: string): Point | undefined {
  const [street] = points?.streets(...partsOf(zipPlus4), false) ?? []
  const [house] = street?.[3] ?? []
  return house && unpackHouse(house as StoredHouse).point
}
