import { expect, it } from 'vitest'
import { cityNames } from './city-names.ts'

it.each([
  ['Omaha', ['Omaha']],
  ['Winston-Salem', ['Winston-Salem']],
  ['Carson City', ['Carson City']],
  ['Boise City', ['Boise', 'Boise City']],
  ['Urban Honolulu', ['Honolulu', 'Urban Honolulu']],
  ['Indianapolis city (balance)', ['Indianapolis', 'Indianapolis city (balance)']],
  ['Butte-Silver Bow (balance)', ['Butte', 'Butte-Silver Bow (balance)']],
  ['Macon-Bibb County', ['Macon', 'Macon-Bibb County']],
  [
    'Lynchburg, Moore County metropolitan government',
    ['Lynchburg', 'Lynchburg, Moore County metropolitan government'],
  ],
  [
    'Nashville-Davidson metropolitan government (balance)',
    ['Nashville', 'Nashville-Davidson metropolitan government (balance)'],
  ],
  [
    'Louisville/Jefferson County metro government (balance)',
    ['Louisville', 'Louisville/Jefferson County metro government (balance)'],
  ],
  ['San Buenaventura (Ventura)', ['Ventura', 'San Buenaventura (Ventura)']],
])('%s', (written, names) => {
  expect(cityNames(written)).toEqual(names)
})
