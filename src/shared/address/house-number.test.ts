import { itGives } from '#shared/cases.testing.ts'
import { readHouseNumber } from './house-number.ts'

const single = (first: number, text = String(first)) => ({ text, first, last: first })

itGives(readHouseNumber, {
  '': undefined,
  '12': single(12),
  ' 0012 ': single(12, '0012'),
  One: single(1),
  '12a': single(12, '12A'),
  '12-B': single(12, '12-B'),
  '590 1/2': single(590, '590 1/2'),
  '16-18': { text: '16-18', first: 16, last: 18, joined: 1618 },
  '1016-18': { text: '1016-18', first: 1016, last: 1018, joined: 101618 },
  '1016 – 1018': { text: '1016-1018', first: 1016, last: 1018, joined: 10161018 },
  '98-102': { text: '98-102', first: 98, last: 102, joined: 98102 },
  '37-12': { text: '37-12', first: 37, last: 37, joined: 3712 },
  '101-120': { text: '101-120', first: 101, last: 101, joined: 101120 },
  '10-99': { text: '10-99', first: 10, last: 10, joined: 1099 },
  N123W456: undefined,
  'PO Box 12': undefined,
  '12345678': undefined,
})
