import { type PostalReading, parsePostalCode } from '#shared/address/postal-code.ts'
import { postalArea } from '../reference/places/places.ts'

const exists = (code: string) => postalArea(code) !== undefined

/** A postal code as `parsePostalCode` reads it, by the table of places. */
export const readPostalCode = (cell: string): PostalReading => parsePostalCode(cell, exists)
