import { expect, test } from 'vitest'
import type { Geocode } from '#contract/geocode.ts'
import { type Center, centerText, locatedCenter, typedCenter } from './center.ts'

test.each<[text: string, center: Center | undefined]>([
  ['68046', { PostalCode: '68046' }],
  [' 68046-1234 ', { PostalCode: '68046' }],
  ['v6c 0b9', { PostalCode: 'V6C0B9' }],
  ['41.25, -96', { Latitude: 41.25, Longitude: -96 }],
  [' 41.25 -96.01 ', { Latitude: 41.25, Longitude: -96.01 }],
  ['91, 0', undefined],
  ['0, 181', undefined],
  ['68046 68047', undefined],
  ['68046 Omaha', undefined],
  ['Omaha', undefined],
  ['', undefined],
])('the center %j', (text, center) => {
  expect(typedCenter(text)).toEqual(center)
  if (center) expect(typedCenter(centerText(center))).toEqual(center)
})

const nothing: Geocode = { Parsed: {}, Corrections: [], Alternatives: [] }
const Location = { Latitude: 41.15, Longitude: -96.03 }
const Address = '1020 E 1st St, Papillion, NE 68046'

test.each<[what: string, geocode: Geocode | null, answer: unknown]>([
  ['a service without addresses', null, { error: expect.stringContaining('does not locate addresses') }],
  ['no place', nothing, { error: 'No place found for “1020 e first”. Add a city or a ZIP code.' }],
  [
    'a building',
    { ...nothing, Location, Address, Grade: 'Rooftop' },
    { center: { ...Location, name: Address }, note: `${Address}: at the building`, others: [] },
  ],
  [
    'a corrected street, one of several',
    {
      ...nothing,
      Location,
      Address,
      Grade: 'Range',
      Corrections: [{ Field: 'Street', Written: 'Frst', Found: '1st' }],
      Alternatives: [{ Location, Address: '1020 W 1st St, Papillion, NE', Grade: 'Range' }],
    },
    {
      center: { ...Location, name: Address },
      note: `${Address}: by the house numbers of its block; “Frst” is read as 1st`,
      others: [{ Location, Address: '1020 W 1st St, Papillion, NE', Grade: 'Range' }],
    },
  ],
])('%s as a center', (_, geocode, answer) => {
  expect(locatedCenter('1020 e first', geocode)).toEqual(answer)
})
