import { crc32 } from 'node:zlib'
import type { AddressParsed } from '#contract/company.ts'
import type { Band } from '#contract/ranges.ts'

/** How bodies keep values: small, and without loss. */

/** The values of a record in an order of its kind, its Id first, without the empty ones at the end. */
export type Tuple = unknown[]

/** The values of a record in their order, as a tuple. */
export function tupleOf(packed: object): Tuple {
  const tuple: Tuple = Object.values(packed)
  while (tuple.at(-1) === null) tuple.pop()
  return tuple
}

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

const MICRO = 1e6

/** Degrees as whole millionths where nothing is lost; else as they are, which is never a whole number. */
export function packDegrees(degrees: number | undefined): number | null {
  if (degrees === undefined) return null
  const millionths = Math.round(degrees * MICRO)
  return millionths / MICRO === degrees ? millionths : degrees
}

const unpackDegrees = (value: number) => (Number.isInteger(value) ? value / MICRO : value)

export function locationOf(latitude?: number | null, longitude?: number | null) {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { Latitude: unpackDegrees(latitude), Longitude: unpackDegrees(longitude) }
}

export function addressLine(street: AddressParsed): string {
  let line = street.Number ?? ''
  const { PreDirectional, Name, Suffix, PostDirectional, UnitNumber } = street
  for (const part of [PreDirectional, Name, Suffix, PostDirectional, UnitNumber])
    if (part) line += line ? ` ${part}` : part
  return line
}

interface Addressed {
  Address?: string
  AddressParsed?: AddressParsed
}

/** True for a line that equals its parts. */
export const packAddress = ({ Address, AddressParsed }: Addressed): Packed | true =>
  Address && AddressParsed && Address === addressLine(AddressParsed) ? true : pack(Address)

type StreetPart = keyof AddressParsed

/** The parts of a street from their texts; undefined when there are none. */
export function streetOf(text: (key: StreetPart) => string | undefined): AddressParsed | undefined {
  const street = {
    Name: text('Name'),
    Number: text('Number'),
    PostDirectional: text('PostDirectional'),
    PreDirectional: text('PreDirectional'),
    Suffix: text('Suffix'),
    UnitNumber: text('UnitNumber'),
  }
  return Object.values(street).some((part) => part !== undefined) ? street : undefined
}

/** What follows the postal code; a list of one with the whole ZIP+4 when it does not begin with the postal code. */
export type PackedZip = Packed | [string]

export function packZipPlus4(row: { ZipPlus4?: string; PostalCode?: string }): PackedZip {
  const { ZipPlus4, PostalCode } = row
  if (!ZipPlus4) return null
  const begins = PostalCode && ZipPlus4.length > PostalCode.length && ZipPlus4.startsWith(PostalCode)
  return begins ? pack(ZipPlus4.slice(PostalCode.length)) : [ZipPlus4]
}

export function zipPlus4Of(rest: PackedZip | undefined, postalCode: Packed | undefined) {
  if (rest === null || rest === undefined) return undefined
  return Array.isArray(rest) ? rest[0] : `${postalCode}${rest}`
}

export const labelOf = (bands: readonly Band[], index: number | null | undefined) => bands[index ?? -1]?.label

/** Eight hex digits of a body's content. */
export const eTagOf = (body: Uint8Array) => crc32(body).toString(16).padStart(8, '0')
