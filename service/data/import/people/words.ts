import type { Note, Reading } from '#service/normalize/notes.ts'
import type { PersonRow } from '#service/store/person-row.ts'
import { cleanText } from '#shared/text/clean-text.ts'

/** What a word means of a person; null when it says that nothing is known. */
type Words<T extends string> = Record<T | '', string>

/** Words in small letters without signs, to what they mean. */
function meanings<T extends string>(note: Note, words: Words<T>): (cell: string) => Reading<T> {
  const entries = Object.entries<string>(words)
  const table = new Map(
    entries.flatMap(([value, all]) => all.split(', ').map((word) => [word, value as T | ''])),
  )
  return (cell) => {
    const text = cleanText(cell).toLowerCase().replace(/[-_/]/g, ' ').replace(/\.$/, '')
    if (text === '') return {}
    const value = table.get(text)
    if (value === undefined) return { note }
    return value === '' ? {} : { value }
  }
}

const unknown = 'u, unknown, not known, 9, 99, none'
const yes = 'y, yes, true, t, 1, x'
const no = 'n, no, false, f, 0'

/** `Male` or `Female`. */
export const readPersonGender = meanings<'Male' | 'Female'>('genderUnknown', {
  Male: 'm, male, man, mr, boy',
  Female: 'f, female, woman, ms, mrs, miss, girl',
  '': `${unknown}, x, nonbinary, other, b`,
})

/** Whether the home is the person's own; rented is `No`. */
export const readOwner = meanings<'Yes' | 'No'>('ownerUnknown', {
  Yes: `${yes}, o, own, owns, owner, owned, homeowner, home owner, h, probable owner, probable homeowner, likely owner, definite owner`,
  No: `${no}, r, rent, rents, renter, rented, tenant, probable renter, likely renter, definite renter`,
  '': unknown,
})

export const readMarital = meanings<'Married' | 'Single'>('maritalUnknown', {
  Married: 'm, married, y, yes, 1, likely married, inferred married, probably married',
  Single:
    's, single, n, no, never married, divorced, d, widowed, widow, widower, w, separated, likely single, inferred single, probably single',
  '': `${unknown}, 0`,
})

const readAnyChildren = meanings<'Yes' | 'No'>('childrenUnknown', {
  Yes: yes,
  No: `${no}, none`,
  '': 'u, unknown, not known',
})

/** Whether there are children in the home, also out of their number. */
export function readChildren(cell: string): Reading<'Yes' | 'No'> {
  const count = /^\s*(\d{1,2})\s*(\+|\.0*)?\s*$/.exec(cell)
  return count ? { value: Number(count[1]) > 0 ? 'Yes' : 'No' } : readAnyChildren(cell)
}

/** Whether the person is the head of the household, also out of what they are to it. */
export const readHead = meanings<'Yes' | 'No'>('headUnknown', {
  Yes: `${yes}, h, head, head of household, hoh, primary, self, householder`,
  No: `${no}, s, spouse, partner, wife, husband, child, other, secondary, young adult, elderly parent`,
  '': 'u, unknown',
})

/** A kind of home in the API's words. */
export const readHousing = meanings<NonNullable<PersonRow['HousingType']>>('housingUnknown', {
  'Single Family Dwelling':
    's, sf, sfd, sfdu, single, single family, single family dwelling, single family dwelling unit, house, detached, 1',
  'Multi-Family Dwelling':
    'm, mf, mfd, mfdu, multi, multi family, multifamily, multi family dwelling, multiple family dwelling, multi family dwelling unit, apartment, apt, a, condo, condominium, c, townhouse, duplex, triplex, 2',
  'Retirement Home': 'retirement home, retirement, assisted living, senior living',
  'Nursing Home': 'nursing home, nursing',
  'Trailer Court': 'trailer court, trailer, trailer park, mobile home, manufactured home, t',
  Unknown: 'u, unknown',
  '': '',
})

export const readYes = meanings<'Yes' | 'No'>('interestUnknown', { Yes: yes, No: no, '': 'u, unknown' })
