import { describe } from 'vitest'
import { itReads } from '#shared/cases.testing.ts'
import { readAge, readYears } from './age.ts'

describe('readAge', () => {
  itReads(readAge, {
    clean: { '45': 45, '45.0': 45, '45 years old': 45, '0': 0 },
    empty: [''],
    ageMiddle: { '35-44': 39, '75+': 75, '65 and over': 65, 'Under 18': 17 },
    ageUnreadable: ['130', 'adult'],
  })
})

describe('readYears', () => {
  itReads(readYears, {
    clean: { '12': 12, '0': 0, '15+': 15, '12 years': 12, 'Less than 1 year': 0 },
    empty: [''],
    yearsUnreadable: ['1998'],
  })
})
