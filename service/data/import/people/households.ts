import type { Note } from '#service/normalize/notes.ts'
import type { HouseholdRole, PersonRow } from '#service/store/person-row.ts'
import { digest, spellId } from '../stable-id.ts'

/** Ids of addresses and households have as many characters as a person's. */
const DIGITS = 12
/** Years that partners are apart in age at most; who is farther from the head is taken for a parent or a child. */
const APART = 15

const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\d]+/gu, '')
const made = (text: string) => spellId(digest(text, DIGITS).start, DIGITS)

/** An id of the file, filled up with zeros; one that is not of 1 to 12 digits is made into one that is. */
function ownId(text: string | undefined, what: string): string | undefined {
  if (text === undefined) return undefined
  return /^\d{1,12}$/.test(text) ? text.padStart(DIGITS, '0') : made(`${what} ${text}`)
}

/** The address as a key of the home, in any format; undefined when it is incomplete. */
function homeOf({ AddressParsed, City, PostalCode, StateProvince }: PersonRow): string | undefined {
  if (!AddressParsed?.Name || !(PostalCode || (City && StateProvince))) return undefined
  const { PreDirectional, Name, Suffix, PostDirectional, UnitNumber } = AddressParsed
  const line = [AddressParsed.Number, PreDirectional, Name, Suffix, PostDirectional, unitOf(UnitNumber)]
  return [...line, PostalCode ?? `${City} ${StateProvince}`].map(plain).join('|')
}

/** `Apt 4`, `#4` and `Unit 4` are one. */
const unitOf = (unit: string | undefined) => unit?.replace(/^(apt|unit|ste|#|no)\.?\s*/i, '')

/** What is known of a household so far: the head's year of birth (0 where it is not known), once there is a head, and whether it has a partner. */
interface Household {
  headBirthDate?: number
  partner: boolean
}

/** A household in one small number, as there may be millions. */
const pack = ({ headBirthDate = -1, partner }: Household) => (headBirthDate + 1) * 2 + (partner ? 1 : 0)

const unpack = (packed = 0): Household => ({
  headBirthDate: packed < 2 ? undefined : (packed >> 1) - 1,
  partner: packed % 2 === 1,
})

/** The households of a file while its rows are converted, in the order of the file. */
export interface Households {
  /** By their ids. */
  seen: Map<number, number>
  /** Year of the data's date. */
  year: number
}

export const newHouseholds = (date: string): Households => ({
  seen: new Map(),
  year: Number(date.slice(0, 4)),
})

/** What the file itself says of a person's home. */
export interface StatedHome {
  LocationId?: string
  HouseholdId?: string
}

/**
 * Gives a person the ids of the home and the household, and the place in it. The same address is the same home, the same last name there the
 * same household; the first of a household is its head unless the file says who is, the next who may be the head's partner is.
 */
export function resolveHousehold(row: PersonRow, stated: StatedHome, households: Households): Note[] {
  const home = homeOf(row)
  const LocationId = ownId(stated.LocationId, 'location') ?? (home && made(`location ${home}`))
  const family = home && row.LastName && made(`household ${home}|${plain(row.LastName)}`)
  const HouseholdId = ownId(stated.HouseholdId, 'household') ?? (family || undefined)
  const notes: Note[] = []
  if (LocationId && !stated.LocationId) notes.push('locationMade')
  if (HouseholdId && !stated.HouseholdId) notes.push('householdMade')
  if (LocationId) row.LocationId = LocationId
  if (!HouseholdId) return notes
  row.HouseholdId = HouseholdId
  if (row.HeadOfHousehold === undefined) notes.push('headFound')
  row.Role = takeIn(row, Number(HouseholdId), households)
  row.HeadOfHousehold = row.Role === 'Head' ? 'Yes' : 'No'
  return notes
}

function takeIn(row: PersonRow, id: number, { seen, year }: Households): HouseholdRole {
  const household = unpack(seen.get(id))
  const role = roleOf(row, household, year)
  seen.set(id, pack(household))
  return role
}

const birthYearIn = ({ BirthMonthYear, Age }: PersonRow, year: number) =>
  BirthMonthYear ? Number(BirthMonthYear.slice(0, 4)) : Age === undefined ? 0 : year - Age

function roleOf(row: PersonRow, household: Household, year: number): HouseholdRole {
  const birthYear = birthYearIn(row, year)
  const { HeadOfHousehold } = row
  const isHead = HeadOfHousehold ? HeadOfHousehold === 'Yes' : household.headBirthDate === undefined
  if (isHead && household.headBirthDate === undefined) {
    household.headBirthDate = birthYear
    return 'Head'
  }
  if (household.partner || row.MaritalStatus === 'Single') return 'Other'
  const head = household.headBirthDate ?? 0
  if (head && birthYear && Math.abs(head - birthYear) > APART) return 'Other'
  household.partner = true
  return 'Partner'
}
