import { itGives } from '#shared/cases.testing.ts'
import { readAddressText } from './address-text.ts'

const street = { Number: '1020', Street: 'E 1st St' }
const papillion = { City: 'Papillion', StateProvince: 'NE' }

itGives((text) => readAddressText(text).parsed, {
  '1020 E 1st St, Papillion NE 68046': { ...street, ...papillion, PostalCode: '68046' },
  '1020 E 1st St, Papillion, NE, 68046': { ...street, ...papillion, PostalCode: '68046' },
  '1020 E 1st St Papillion NE 68046': { ...street, ...papillion, PostalCode: '68046' },
  '1020 E 1st St, Papillion NE 68046-2611, USA': {
    ...street,
    ...papillion,
    PostalCode: '68046',
    ZipPlus4: '680462611',
  },
  '1020 E 1st St Papillion Nebraska': { ...street, ...papillion },
  '1020 E 1st St Papillion': { ...street, City: 'Papillion' },
  '1020 E 1st St Ste 516 Papillion': { ...street, UnitNumber: 'Ste 516', City: 'Papillion' },
  '1020 E Papillion': { Number: '1020', Street: 'E Papillion' },
  '1020 E 1st St, Papillion': { ...street, City: 'Papillion' },
  '1020 E 1st St 68046': { ...street, StateProvince: 'NE', PostalCode: '68046' },
  '1020 E 1st St, Apt 4, Papillion NE': { ...street, UnitNumber: 'Apt 4', ...papillion },
  '1020 E 1st St Papilion NE': { ...street, ...papillion },
  '1020 E 1st St Shadow Lake NE 68046': { ...street, StateProvince: 'NE', PostalCode: '68046' },
  '1020 E 1st St, Shadow Lake, NE 68046': {
    ...street,
    City: 'Shadow Lake',
    StateProvince: 'NE',
    PostalCode: '68046',
  },
  '68046': { StateProvince: 'NE', PostalCode: '68046' },
  'Papillion, NE': papillion,
  'Papillion NE': papillion,
  '12 Main St NE': { Number: '12', Street: 'Main St NE' },
  '12 Main St NE, Washington DC': {
    Number: '12',
    Street: 'Main St NE',
    City: 'Washington',
    StateProvince: 'DC',
  },
  '100 Oak Ct': { Number: '100', Street: 'Oak Ct' },
  '100 Oak Ct Hartford CT': { Number: '100', Street: 'Oak Ct', City: 'Hartford', StateProvince: 'CT' },
  '1 Saint Paul Ave St. Paul MN': {
    Number: '1',
    Street: 'Saint Paul Ave',
    City: 'St. Paul',
    StateProvince: 'MN',
  },
  '350 5th Ave New York NY 10118': {
    Number: '350',
    Street: '5th Ave',
    City: 'New York',
    StateProvince: 'NY',
    PostalCode: '10118',
  },
  '10 Main St, Las Cruces New Mexico 88001': {
    Number: '10',
    Street: 'Main St',
    City: 'Las Cruces',
    StateProvince: 'NM',
    PostalCode: '88001',
  },
  '1101 State Hwy 360 White Sulphur Springs MT': {
    Number: '1101',
    Street: 'State Hwy 360',
    City: 'White Sulphur Springs',
    StateProvince: 'MT',
  },
  'PO Box 12, Papillion NE 68046': { Number: '12', ...papillion, PostalCode: '68046' },
  '101 Robson St, Vancouver BC V6B 1A1': {
    Number: '101',
    Street: 'Robson St',
    City: 'Vancouver',
    StateProvince: 'BC',
    PostalCode: 'V6B1A1',
  },
  '1016-18 Willow Avenue, Hoboken, NJ': {
    Number: '1016-18',
    Street: 'Willow Ave',
    City: 'Hoboken',
    StateProvince: 'NJ',
  },
})
