import type { Note } from '#service/normalize/notes.ts'
import type { HouseholdRole, PersonRow } from '#service/store/person-row.ts'
import { type KeyTable, newKeyTable } from '../key-table.ts'
import { keyOfMade, madeKey, spellId } from '../stable-id.ts'

/** Digits of the ids of addresses and households that are numbers of the source, as many as a person's. */
const DIGITS = 12
/** Years that partners are apart in age at most; who is farther from the head is taken for a parent or a child. */
const APART = 15

const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\d]+/gu, '')
const made = (text: string) => spellId(madeKey(text), DIGITS)

/** An id of the file: 1 to 12 digits filled up with zeros, one that was made here before as it is, any other one made of it. */
function ownId(text: string | undefined, what: string): string | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,12}$/.test(text)) return text.padStart(DIGITS, '0')
  return keyOfMade(text) ? text : made(`${what} ${text}`)
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

/** A household in one small number from 1, as there may be millions; 0 is none. */
const pack = ({ headBirthDate = -1, partner }: Household) => (headBirthDate + 1) * 2 + (partner ? 2 : 1)

const unpack = (packed: number): Household => ({
  headBirthDate: packed < 3 ? undefined : ((packed - 1) >> 1) - 1,
  partner: packed > 0 && packed % 2 === 0,
})

/** The households of a file while its rows are converted, in the order of the file. */
export interface Households {
  /** By the keys of their ids. */
  seen: KeyTable
  /** Year of the data's date. */
  year: number
}

export const newHouseholds = (date: string): Households => ({
  seen: newKeyTable(),
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
  row.Role = takeIn(row, HouseholdId, households)
  row.HeadOfHousehold = row.Role === 'Head' ? 'Yes' : 'No'
  return notes
}

function takeIn(row: PersonRow, id: string, { seen, year }: Households): HouseholdRole {
  const key = madeKey(id)
  const household = unpack(seen.get(key))
  const role = roleOf(row, household, year)
  seen.set(key, pack(household))
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

/** Takes note of a person who is in the data already, so that the household gets no second head. */
export function rememberHousehold(row: PersonRow, { seen, year }: Households): void {
  if (!row.HouseholdId) return
  const key = madeKey(row.HouseholdId)
  const household = unpack(seen.get(key))
  if (row.HeadOfHousehold === 'Yes') household.headBirthDate = birthYearIn(row, year)
  else if (row.Role !== 'Other') household.partner = true
  seen.set(key, pack(household))
}
