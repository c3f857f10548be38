import { itReads } from '#shared/cases.testing.ts'
import { readChildren, readHead, readHousing, readMarital, readOwner, readPersonGender } from './words.ts'

itReads(readPersonGender, { clean: { M: 'Male', female: 'Female' }, empty: ['U'] })
itReads(readOwner, {
  clean: { O: 'Yes', 'Probable Renter': 'No', Homeowner: 'Yes' },
  ownerUnknown: ['perhaps'],
})
itReads(readMarital, { clean: { Divorced: 'Single', M: 'Married' }, empty: ['Unknown'] })
itReads(readChildren, { clean: { '3': 'Yes', '0': 'No', Y: 'Yes' } })
itReads(readHead, { clean: { Spouse: 'No', Y: 'Yes' } })
itReads(readHousing, {
  clean: {
    'Single-Family': 'Single Family Dwelling',
    'MULTI-FAMILY DWELLING': 'Multi-Family Dwelling',
    Condo: 'Multi-Family Dwelling',
  },
  empty: [''],
})
