import { open, type RootDatabase } from 'lmdb'
import type { StoredStreet } from './stored-streets.ts'

/** Streets by area and name: one value has all streets of one name in one area. One of a state takes some 5 microseconds to read. */
export type StreetFile = RootDatabase<StoredStreet[], string>

const layout = { encoding: 'msgpack', noSubdir: true } as const

/** A new, empty file. Keys must come in their order; await `flushed` before `close`. */
export const createStreetFile = (path: string): StreetFile => open({ ...layout, path, noSync: true })

/** The file of a finished import, for reading only. */
export const openStreetFile = (path: string): StreetFile => open({ ...layout, path, readOnly: true })

/** Bytes of the longest name of a street; those of the file's keys are limited. */
const MAX_NAME = 60

const BETWEEN = '\t'

/** The key of the streets of a name in an area. `near` is for those whose area is only the nearest one, as their source has no postal code. */
export const streetKey = (area: string, name: string, near: boolean): string =>
  `${near ? '~' : ''}${area}${BETWEEN}${name.slice(0, MAX_NAME)}`

/** The names of all streets of an area. */
export function namesInArea(file: StreetFile, area: string, near: boolean): string[] {
  const start = streetKey(area, '', near)
  const keys = file.getKeys({ start, end: `${start}\u{ffff}` })
  return [...keys].map((key) => key.slice(start.length))
}
