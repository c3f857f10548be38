import { hashText, mixNumbers } from '#shared/hash.ts'

/** Numbers of a person, a household and an address. */

const FIRST_ID = 100_000_000_000
const IDS = 900_000_000_000
/** Has no divisor in common with IDS, so that everybody gets an Id of their own; times 50 million it is still exact. */
const ID_STEP = 170_140_183

export const personIdOf = (seq: number) => String(FIRST_ID + ((seq * ID_STEP) % IDS))

const FIRST_HOUSEHOLD = 1_000_000_000
const HOUSEHOLDS = 9_000_000_000
const HOUSEHOLD_STEP = 161_803_399

/** Ten digits out of the number of the household's first person; no two households share them. */
export const householdIdOf = (first: number) =>
  String(FIRST_HOUSEHOLD + ((first * HOUSEHOLD_STEP) % HOUSEHOLDS))

/** So many times 2 ** 32 fits into eight digits of base 36. */
const SPREAD = 656

const base36 = (n: number, width: number) => n.toString(36).toUpperCase().padStart(width, '0')

/** 12 letters and digits derived from the postal code and the address line; different for each address. */
export function locationIdOf(postalCode: string, address: string): string {
  const hash = hashText(address)
  const more = mixNumbers(address.length, address.charCodeAt(0) + 128 * Number.parseInt(address, 10)) % SPREAD
  return base36(Number(postalCode), 4) + base36(hash * SPREAD + more, 8)
}
