import type { BoundaryKind } from '#contract/boundaries.ts'
import { stateOfFips } from '#service/reference/places/state-fips.ts'
import { cityKey } from '#shared/address/city-key.ts'
import { stateNames } from '#shared/address/states.ts'
import { cityNames } from './city-names.ts'
import type { Shape } from './read/shape.ts'

type Fields = Shape['fields']

/** Fields with a ZIP code, in the files of the Census Bureau and in others. */
const zipFields = ['ZCTA5CE20', 'ZCTA5CE10', 'ZCTA5CE00', 'ZCTA5CE', 'ZIP', 'ZIPCODE', 'ZIP_CODE', 'GEOID20']
const stateFields = ['STUSPS', 'STATEFP', 'STATEFP20', 'STATEFP10']
const nameFields = ['NAME', 'NAME20', 'NAME10']

/** Fields of the Census Bureau's files for other areas, which have names and states too. */
const otherLevels: readonly (readonly [field: string, level: string])[] = [
  ['COUSUBFP', 'county subdivisions'],
  ['TRACTCE', 'census tracts'],
  ['COUNTYFP', 'counties'],
  ['STATENS', 'states'],
]

/** What the shapes of a file are: by its fields, or why they are neither ZIP codes nor cities. */
export type FileKind = { kind: BoundaryKind } | { level: string } | { unknown: readonly string[] }

/** Reads the kind of a file from the fields of one of its shapes. */
export function kindOfFields(fields: Fields): FileKind {
  const names = Object.keys(fields)
  const known = new Set(names.map((name) => name.toUpperCase()))
  const has = (name: string) => known.has(name)
  const level = otherLevels.find(([field]) => has(field))
  if (zipFields.some((name) => name !== 'GEOID20' && has(name))) return { kind: 'zip' }
  if (level && !has('PLACEFP')) return { level: level[1] }
  if (nameFields.some(has) && stateFields.some(has)) return { kind: 'city' }
  return has('GEOID20') ? { kind: 'zip' } : { unknown: names }
}

/** An outline's names: its keys, the first of them its own, and what is shown. */
export interface Named {
  keys: readonly string[]
  names: readonly string[]
  state?: string
}

/** The names of a shape; undefined when its fields have none. */
export function namedBy(kind: BoundaryKind, fields: Fields): Named | undefined {
  const textOf = (names: readonly string[]) => valueIn(fields, names)
  if (kind === 'zip') {
    const code = textOf(zipFields)
    return code !== undefined && /^\d{5}$/.test(code) ? { keys: [code], names: [code] } : undefined
  }
  const name = textOf(nameFields)
  const state = stateIn(textOf(stateFields))
  if (name === undefined || state === undefined) return undefined
  const names = cityNames(name)
  return { keys: [...new Set(names.map((one) => cityKey(one, state)))], names, state }
}

/** The first of these fields that has a value, as text; letter case does not count. */
function valueIn(fields: Fields, names: readonly string[]): string | undefined {
  for (const name of names)
    for (const [field, value] of Object.entries(fields)) {
      if (field.toUpperCase() !== name || value === null || value === undefined) continue
      const text = typeof value === 'number' ? String(value).padStart(5, '0') : String(value).trim()
      if (text !== '') return text
    }
  return undefined
}

/** The letters of a state that is written in letters or as a number of FIPS. */
function stateIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const letters = text.toUpperCase()
  if (Object.hasOwn(stateNames, letters)) return letters
  try {
    return stateOfFips(text.padStart(2, '0').slice(-2))
  } catch {
    return undefined
  }
}
