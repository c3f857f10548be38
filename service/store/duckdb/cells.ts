import type { AddressParsed } from '#contract/company.ts'
import { type Band, bandNamed, bandOf } from '#contract/ranges.ts'
import { isAbroad } from '#shared/address/countries.ts'
import { searchText } from './schema.ts'

/** A cell of a search table; BIGINT columns are safe whole numbers, or the digits of others. */
export type Cell = string | number | boolean | null

const PLAIN = /^[!-~]+( [!-~]+)*$/

/** `searchText`, with the short way for plain ASCII, which needs no more than lower case. */
export function keyOf(text: string | undefined): string | null {
  if (!text) return null
  return PLAIN.test(text) ? text.toLowerCase() : searchText(text)
}

export const numberOf = (digits: string | undefined) =>
  digits && /^\d{1,15}$/.test(digits) ? Number(digits) : null

/** The area code of a record: its own, else the first three digits of a ten-digit phone. */
export function areaCodeOf(row: { AreaCode?: string; Phone?: string }): string | undefined {
  return row.AreaCode ?? (row.Phone?.length === 10 ? row.Phone.slice(0, 3) : undefined)
}

/** The index of the band that a row names, or of the one that holds its actual value. */
export function bandIndex(bands: readonly Band[], named: string | undefined, actual?: number) {
  const band = named === undefined ? bandOf(bands, actual) : bandNamed(bands, named)
  return band ? bands.indexOf(band) : null
}

const ISO_DATE = /^[1-9]\d{3}-\d\d-\d\d$/

/** `2026-03-31` as 20260331; undefined for what is no such date. */
export const dayNumber = (date: string | undefined) =>
  date && ISO_DATE.test(date) ? Number(date.replaceAll('-', '')) : undefined

/** `2026-03-31` as 202603; null for what is no such date. */
function monthNumber(date: string | undefined): number | null {
  const day = dayNumber(date)
  return day === undefined ? null : Math.floor(day / 100)
}

/** The cells of `statusColumns`. */
export const statusCells = (row: { FirstSeen?: string; UpdateDate?: string }, newSince: string): Cell[] => [
  isNew(row, newSince),
  dayNumber(row.UpdateDate) ?? null,
]

interface Trusted {
  Source?: string
  SourceId?: string
  LocationGrade?: string
  FirstSeen?: string
}

/** The cells of `trustColumns`. */
export const trustCells = (row: Trusted): Cell[] => [
  row.Source ?? null,
  row.SourceId ?? null,
  row.LocationGrade ?? null,
  monthNumber(row.FirstSeen),
]

export function isNew(row: { FirstSeen?: string }, newSince: string): boolean {
  return row.FirstSeen !== undefined && row.FirstSeen >= newSince
}

interface Contact {
  FirstName?: string
  LastName?: string
  Gender?: string
  Phone?: string
}

/** The cells of `contactColumns`. */
export const contactCells = (row: Contact): Cell[] => [
  keyOf(row.FirstName),
  keyOf(row.LastName),
  row.Gender ?? null,
  numberOf(row.Phone),
]

interface Placed {
  Country?: string
  AddressParsed?: AddressParsed
  City?: string
  County?: string
  StateProvince?: string
  PostalCode?: string
  CarrierRoute?: string
  AreaCode?: string
  Phone?: string
  Location?: { Latitude: number; Longitude: number }
}

/** The cells of `placeColumns`. A postal code or state of another country is not that of the US with the same letters, and is not searched. */
export function placeCells(row: Placed): Cell[] {
  const street = row.AddressParsed
  const here: Placed = isAbroad(row.Country) ? {} : row
  return [
    keyOf(street?.Name),
    keyOf(street?.Number),
    street?.PreDirectional?.toUpperCase() ?? null,
    street?.PostDirectional?.toUpperCase() ?? null,
    keyOf(street?.Suffix),
    keyOf(street?.UnitNumber),
    row.City ?? null,
    keyOf(row.City),
    here.County ?? null,
    keyOf(here.County),
    here.StateProvince ?? null,
    here.PostalCode ?? null,
    here.CarrierRoute ?? null,
    numberOf(areaCodeOf(here)),
    row.Location?.Latitude ?? null,
    row.Location?.Longitude ?? null,
  ]
}
