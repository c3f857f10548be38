import type { AddressParsed } from '#contract/company.ts'
import type { Point } from '#contract/place.ts'
import { type Packed, pack, unpack } from './packing.ts'

/** How bodies keep where a record is. */

const MICRO = 1e6

/** Degrees as whole millionths where nothing is lost; else as they are, which is never a whole number. */
function packDegrees(degrees: number | undefined): number | null {
  if (degrees === undefined) return null
  const millionths = Math.round(degrees * MICRO)
  return millionths / MICRO === degrees ? millionths : degrees
}

const unpackDegrees = (value: number) => (Number.isInteger(value) ? value / MICRO : value)

export function locationOf(latitude?: number | null, longitude?: number | null) {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { Latitude: unpackDegrees(latitude), Longitude: unpackDegrees(longitude) }
}

function addressLine(street: AddressParsed): string {
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
const packAddress = ({ Address, AddressParsed }: Addressed): Packed | true =>
  Address && AddressParsed && Address === addressLine(AddressParsed) ? true : pack(Address)

interface Placed extends Addressed {
  City?: string
  StateProvince?: string
  PostalCode?: string
  Location?: Point
  County?: string
}

/** Where a record is: the part of its values that both kinds have, in one order. */
export function packPlace(row: Placed) {
  return {
    City: pack(row.City),
    StateProvince: pack(row.StateProvince),
    PostalCode: pack(row.PostalCode),
    Latitude: packDegrees(row.Location?.Latitude),
    Longitude: packDegrees(row.Location?.Longitude),
    County: pack(row.County),
    Address: packAddress(row),
    Number: pack(row.AddressParsed?.Number),
    Name: pack(row.AddressParsed?.Name),
    Suffix: pack(row.AddressParsed?.Suffix),
  }
}

type StreetPart = keyof AddressParsed

/** The parts of a street from their texts; undefined when there are none. */
function streetOf(text: (key: StreetPart) => string | undefined): AddressParsed | undefined {
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

/** The address of a record: its line, and its parts. */
export function addressOf(line: Packed | true | undefined, text: (key: StreetPart) => string | undefined) {
  const parts = streetOf(text)
  return { line: line === true ? addressLine(parts ?? {}) : unpack(line), parts }
}

/** What follows the postal code; a list of one with the whole ZIP+4 when it does not begin with the postal code. */
type PackedZip = Packed | [string]

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
