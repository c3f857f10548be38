import { crc32 } from 'node:zlib'
import type { MergedSource } from '#contract/merged-source.ts'
import type { Band } from '#contract/ranges.ts'
import { dayNumber } from './cells.ts'

/** How bodies keep values: small, and without loss. */

/** The values of a record in an order of its kind, its Id first, without the empty ones at the end. */
export type Tuple = unknown[]

/** The values of a record in their order, as a tuple. */
export function tupleOf(packed: object): Tuple {
  const tuple: Tuple = Object.values(packed)
  while (tuple.at(-1) === null) tuple.pop()
  return tuple
}

/** Reads the values of tuples by their keys, which are those of an empty record in their order. */
export function tupleReader<T extends object>(empty: T) {
  const indexOf = Object.fromEntries(Object.keys(empty).map((key, i) => [key, i])) as Record<keyof T, number>
  return (tuple: Tuple): TupleRead<T> =>
    (key) =>
      tuple[indexOf[key]] as never
}

/** Reads one value of a tuple by its key. */
export type TupleRead<T> = <K extends keyof T>(key: K) => T[K] | undefined

/** The keys of values that are text. */
export type TextKey<T> = { [K in keyof T]: T[K] extends Packed | true ? K : never }[keyof T]

/** Text, or the number it spells: plain whole numbers take half the room. */
export type Packed = string | number | null

const DIGIT_1 = 49
const DIGIT_9 = 57

export function pack(text: string | undefined): Packed {
  if (!text) return null
  const first = text.charCodeAt(0)
  if (first < DIGIT_1 || first > DIGIT_9) return text
  const n = Number(text)
  return Number.isSafeInteger(n) && String(n) === text ? n : text
}

export const unpack = (value: Packed | true | undefined) =>
  value === null || value === undefined ? undefined : String(value)

/** An ISO date as a number, or a text that is none as it is. */
export const packDate = (date: string | undefined): Packed => dayNumber(date) ?? date ?? null

export const unpackDate = (value: Packed | undefined) =>
  typeof value === 'number' ? String(value).replace(/(..)(..)$/, '-$1-$2') : (value ?? undefined)

export const labelOf = (bands: readonly Band[], index: number | null | undefined) => bands[index ?? -1]?.label

/** The position of a name in its list; null for another name. */
export function packName(names: readonly string[], name: string | undefined): number | null {
  const index = name === undefined ? -1 : names.indexOf(name)
  return index < 0 ? null : index
}

export const nameAt = (names: readonly string[], index: number | null | undefined) => names[index ?? -1]

type PackedSource = [source: Packed, id: Packed, fields: Packed]

/** The sources of a merged record; null for a record that was not merged, which then takes no room. */
export const packSources = (sources: readonly MergedSource[] | undefined): PackedSource[] | null =>
  sources?.length
    ? sources.map(({ Source, SourceId, Fields }) => [pack(Source), pack(SourceId), pack(Fields)])
    : null

export const unpackSources = (sources: PackedSource[] | null | undefined): MergedSource[] | undefined =>
  sources?.map(([source, id, fields]) => ({
    Source: unpack(source) ?? '',
    SourceId: unpack(id),
    Fields: unpack(fields),
  }))

/** Eight hex digits of a body's content. */
export const eTagOf = (body: Uint8Array) => crc32(body).toString(16).padStart(8, '0')
