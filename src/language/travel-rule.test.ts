import { expect, test } from 'vitest'
import { readerOf } from './reader.testing.ts'
import type { SentenceTravel } from './sentence.ts'

const read = readerOf([], true)
const zip = { Latitude: 41.1218, Longitude: -96.0528, Name: '68046' }
type Row = [text: string, labels: string[], travel: Partial<SentenceTravel> | undefined, unread?: string[]]

test.each<Row>([
  ['within 10 minutes of 68046', ['10 min drive of 68046'], { Mode: 'Car', Unit: 'Minutes', Value: 10 }],
  [
    'dentists 15 min walk of 68046',
    ['Industry: Offices and clinics of dentists', '15 min walk of 68046'],
    { Mode: 'Foot', Value: 15, origin: zip },
  ],
  ['within a 10-minute drive of Omaha', ['10 min drive of Omaha, NE'], { Value: 10 }],
  ['30 minute drive from Boise', ['30 min drive of Boise, ID'], { Value: 30 }],
  ['a half hour drive from Boise', ['30 min drive of Boise, ID'], { Value: 30 }],
  ['20 minutes by bike from Omaha', ['20 min bike ride of Omaha, NE'], { Mode: 'Bike' }],
  ['3 mile drive from 68046', ['3 mi drive of 68046'], { Unit: 'Miles', Value: 3 }],
  ['10 minutes away from 68046', ['10 min drive of 68046'], { Value: 10 }],
  [
    'not within 5 minutes of 68046 in Nebraska',
    ['NOT 5 min drive of 68046', 'Nebraska'],
    { excluded: true, Value: 5 },
  ],
  [
    'within 10 minutes of 1020 E 1st St, Papillion NE',
    ['10 min drive of 1020 E 1st St, Papillion, NE'],
    { origin: { address: '1020 E 1st St, Papillion, NE' } },
  ],
  ['within 10 minutes of 41.25, -96.01', ['10 min drive of 41.2500, -96.0100'], { Value: 10 }],
  ['within 10 miles of 68046', ['Within 10 mi of ZIP 68046'], undefined],
  ['within 3 hours of Omaha', [], undefined, ['within 3 hours of Omaha']],
])('%s', (text, labels, travel, unread = []) => {
  const sentence = read('companies', text)
  expect(sentence.parts.map((part) => part.words)).toEqual(labels)
  expect(sentence.unread.map((part) => part.text)).toEqual(unread)
  const found = sentence.parts.find((part) => part.travel)?.travel
  if (travel) expect(found).toMatchObject(travel)
  else expect(found).toBeUndefined()
})

test('where there are no drive times the place is taken, and the rest is said', () => {
  const sentence = readerOf([])('companies', 'within 10 minutes of 68046')
  expect(sentence.criteria).toEqual({ PostalCode: ['68046'] })
  expect(sentence.unread.at(-1)?.why).toMatch(/^Travel times are not known/)
})
