import { readRange } from '#shared/address/house-range.ts'
import type { Line } from '#shared/geo/along-line.ts'
import type { StreetIndex } from './open.ts'
import {
  lessFirst,
  packHouse,
  packSegment,
  type StoredHouse,
  type StoredItem,
  type StoredStreet,
} from './stored-streets.ts'
import { streetKey } from './street-file.ts'
import { readStreetName } from './street-name.ts'

/** A street of a test in an area: its houses with their places, or a line with its ranges. */
export interface MadeUpStreet {
  area: string
  near?: boolean
  street: string
  houses?: Readonly<Record<string, readonly [longitude: number, latitude: number]>>
  line?: Line
  left?: readonly [first: string, last: string]
  right?: readonly [first: string, last: string]
}

function itemsOf({ houses = {}, line = [], left, right }: MadeUpStreet): StoredItem[] {
  const points = Object.entries(houses).map(([number, [Longitude, Latitude]]) =>
    packHouse({ number, point: { Latitude, Longitude } }),
  )
  const segments = [{ side: 'left', ends: left } as const, { side: 'right', ends: right } as const].flatMap(
    ({ side, ends }) => {
      const range = ends && readRange(ends[0], ends[1])
      return range ? [packSegment({ side, range, line })] : []
    },
  )
  return [...lessFirst(points as StoredHouse[]), ...segments]
}

/** Streets of a test as they are looked up. */
export function madeUpIndex(all: readonly MadeUpStreet[]): StreetIndex {
  const byKey = new Map<string, StoredStreet[]>()
  for (const made of all) {
    const name = readStreetName(made.street)
    if (!name) throw new Error(`${made.street} is no street`)
    const key = streetKey(made.area, name.key, made.near ?? false)
    byKey.set(key, [...(byKey.get(key) ?? []), [name.label, name.suffix, name.direction, itemsOf(made)]])
  }
  return {
    streets: (area, name, near) => byKey.get(streetKey(area, name, near)) ?? [],
    names(area, near) {
      const start = streetKey(area, '', near)
      return [...byKey.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
    },
  }
}
