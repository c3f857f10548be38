import { type PostalReading, parsePostalCode } from '#shared/address/postal-code.ts'
import { postalArea } from '../reference/places/places.ts'
import { remember } from './remember.ts'

const exists = (code: string) => postalArea(code) !== undefined

/** A postal code as `parsePostalCode` reads it, by the table of places. */
export const readPostalCode = remember((cell): PostalReading => parsePostalCode(cell, exists))
