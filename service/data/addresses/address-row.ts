import { areaOf, areasNear } from '#service/geocode/areas.ts'
import type { StoredItem } from '#service/geocode/stored-streets.ts'
import { streetKey } from '#service/geocode/street-file.ts'
import type { StreetName } from '#service/geocode/street-name.ts'
import { zipPlus4Key, zipPlus4Text } from '#service/geocode/zip-plus4.ts'
import { parsePostalCode } from '#shared/address/postal-code.ts'
import type { Point } from '#shared/geo/point.ts'

/** A house or a range of a file, with what it is sorted by. */
export interface AddressRow {
  key: string
  label: string
  suffix: string
  direction: string
  /** Its lowest house number. */
  number: number
  item: StoredItem
  /** Nine digits, where the file has them. */
  zipPlus4?: string | undefined
}

/** Why a row of a file is not imported. */
export const skipReasons = ['noStreet', 'noNumber', 'noPoint', 'abroad'] as const
export type SkipReason = (typeof skipReasons)[number]

/**
 * The key of a street: by its postal code or, where there is none that exists (files have none, and TIGER has `99999`), by the postal area whose
 * point is nearest.
 */
export function keyOf({ key }: StreetName, postalCode: string, point: Point): string {
  const code = parsePostalCode(postalCode).PostalCode
  const stated = code === undefined ? undefined : areaOf(code)
  const area = stated ?? areasNear(point, 1)[0]
  return streetKey(area?.PostalCode ?? '', key, stated === undefined)
}

/** The row by which a house is one of its ZIP+4. */
export const zipPlus4Row = (row: AddressRow, zipPlus4: string): AddressRow => ({
  ...{ key: zipPlus4Key(zipPlus4), label: zipPlus4Text(zipPlus4), suffix: '', direction: '' },
  ...{ number: row.number, item: row.item },
})
