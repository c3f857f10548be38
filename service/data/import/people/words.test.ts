import { expect, it } from 'vitest'
import { readChildren, readHead, readHousing, readMarital, readOwner, readPersonGender } from './words.ts'

it.each([
  [readPersonGender, 'M', 'Male'],
  [readPersonGender, 'female', 'Female'],
  [readPersonGender, 'U', undefined],
  [readOwner, 'O', 'Yes'],
  [readOwner, 'Probable Renter', 'No'],
  [readOwner, 'Homeowner', 'Yes'],
  [readMarital, 'Divorced', 'Single'],
  [readMarital, 'M', 'Married'],
  [readMarital, 'Unknown', undefined],
  [readChildren, '3', 'Yes'],
  [readChildren, '0', 'No'],
  [readChildren, 'Y', 'Yes'],
  [readHead, 'Spouse', 'No'],
  [readHead, 'Y', 'Yes'],
  [readHousing, 'Single-Family', 'Single Family Dwelling'],
  [readHousing, 'MULTI-FAMILY DWELLING', 'Multi-Family Dwelling'],
  [readHousing, 'Condo', 'Multi-Family Dwelling'],
  [readHousing, '', undefined],
])('%o reads %s', (read, cell, value) => {
  expect(read(cell)).toEqual(value === undefined ? {} : { value })
})

it('excludes an unknown word', () => {
  expect(readOwner('perhaps')).toEqual({ note: 'personWordUnknown' })
})
