import { expect, test } from 'vitest'
import { knownOf, type MatchField } from '#criteria/known.ts'
import { compareField, compareFields, type Verdict } from './field-differences.ts'
import { reasonOf, reasonsOf } from './reasons.ts'

/** Words that differ are in brackets, variants between tildes. */
const marked = (runs: { text: string; mark: string }[]) =>
  runs
    .map(({ text, mark }) => (mark === 'differs' ? `[${text}]` : mark === 'alike' ? `~${text}~` : text))
    .join('')

const cases: [MatchField, input: string, record: string, verdict: Verdict, string, string, reason: string][] =
  [
    ['Name', 'Infogroup', 'INFOGROUP', 'same', 'Infogroup', 'INFOGROUP', 'agrees'],
    [
      'Name',
      'Lakeside Plumbng & Sewer',
      'Lakeside Plumbing & Sewer',
      'near',
      'Lakeside [Plumbng] & Sewer',
      'Lakeside [Plumbing] & Sewer',
      'Plumbng, Plumbing: 1 letter differs',
    ],
    [
      'Name',
      'Lakeside Plumbing',
      'Lakeshore Sewer',
      'differs',
      '[Lakeside Plumbing]',
      '[Lakeshore Sewer]',
      'differs',
    ],
    ['Name', 'Acme', 'Acme Inc.', 'alike', 'Acme', 'Acme ~Inc~.', 'agrees'],
    ['Name', 'J C Penney Co', 'JC Penney', 'alike', '~J C~ Penney ~Co~', '~JC~ Penney', 'agrees: J C = JC'],
    [
      'Name',
      'Lake Side Intl',
      'Lakeside International',
      'alike',
      '~Lake Side Intl~',
      '~Lakeside International~',
      'agrees: Intl = International, Lake Side = Lakeside',
    ],
    ['Name', 'Café Olé', 'Cafe Ole', 'same', 'Café Olé', 'Cafe Ole', 'agrees'],
    ['Name', "Joe's Tires", 'Joes Tire', 'alike', "Joe's ~Tires~", 'Joes ~Tire~', 'agrees: Tires = Tire'],
    ['Name', 'Smith, John', 'John Q Smith', 'partly', 'Smith, John', 'John [Q] Smith', 'agrees in part'],
    ['Name', 'The Co', 'Other Company', 'differs', '~The Co~', '[Other] ~Company~', 'differs'],
    [
      'StreetAddress',
      '1020 E 1st St',
      '1020 East First Street',
      'alike',
      '1020 ~E 1st St~',
      '1020 ~East First Street~',
      'agrees: E = East, 1st = First, St = Street',
    ],
    [
      'StreetAddress',
      '2140 W Irving Pk Rd',
      '2140 W Irving Park Rd',
      'alike',
      '2140 W Irving ~Pk~ Rd',
      '2140 W Irving ~Park~ Rd',
      'agrees: Pk = Park',
    ],
    [
      'StreetAddress',
      '1020 Main St',
      '1028 Main St',
      'partly',
      '[1020] Main St',
      '[1028] Main St',
      'agrees in part',
    ],
    [
      'StreetAddress',
      '12 Elm Ave #4',
      '12 Elm Avenue Apt 4',
      'alike',
      '12 Elm ~Ave~ #4',
      '12 Elm ~Avenue Apt~ 4',
      'agrees: Ave = Avenue',
    ],
    ['City', 'St. Louis', 'Saint Louis', 'alike', '~St~. Louis', '~Saint~ Louis', 'agrees: St = Saint'],
    [
      'City',
      'Papilion',
      'Papillion',
      'near',
      '[Papilion]',
      '[Papillion]',
      'Papilion, Papillion: 1 letter differs',
    ],
    ['StateProvince', 'Nebraska', 'NE', 'same', 'Nebraska', 'NE', 'agrees'],
    ['StateProvince', 'IA', 'NE', 'differs', '[IA]', '[NE]', 'differs'],
    ['PostalCode', '68046-1234', '68046', 'same', '68046-1234', '68046', 'agrees'],
    ['PostalCode', '02903', '2903', 'differs', '[02903]', '[2903]', 'differs'],
    ['PostalCode', 'v6c 0b9', 'V6C0B9', 'same', 'v6c 0b9', 'V6C0B9', 'agrees'],
    [
      'Phone',
      '+1 402.555.0142',
      '4025550142',
      'same',
      '+1 402.555.0142',
      '4025550142',
      'all 10 digits agree',
    ],
    [
      'Phone',
      '(402) 555-0142',
      '(402) 555-0143',
      'partly',
      '(402) 555-[0142]',
      '(402) 555-[0143]',
      'agrees in part',
    ],
    [
      'Phone',
      '1-402-555-0142',
      '(402) 556-0142',
      'partly',
      '1-402-[555]-0142',
      '(402) [556]-0142',
      'agrees in part',
    ],
    ['Phone', '555-0142', '(402) 555-0142', 'differs', '[555-0142]', '[(402) 555-0142]', 'differs'],
    ['City', '', 'Omaha', 'unknown', '', 'Omaha', 'not given'],
    ['City', 'Omaha', '', 'unknown', 'Omaha', '', 'not in the record'],
  ]

test.each(cases)('%s: %s beside %s', (field, input, record, verdict, inputMarked, recordMarked, reason) => {
  const difference = compareField(field, input, record)
  expect([marked(difference.input), marked(difference.record)]).toEqual([inputMarked, recordMarked])
  expect(difference.verdict).toBe(verdict)
  expect(reasonOf(field, difference)).toBe(reason)
})

test('the runs of a text are the text, on either side', () => {
  for (const [field, input, record] of cases) {
    const there = compareField(field, input, record)
    const back = compareField(field, record, input)
    const joined = (runs: { text: string }[]) => runs.map(({ text }) => text).join('')
    expect([joined(there.input), joined(there.record)]).toEqual([input, record])
    expect(back.verdict).toBe(there.verdict)
  }
})

test('a record is compared by what it says', () => {
  const record = { Id: '1', CompanyName: 'Acme', Address: '1 Elm St', City: 'Omaha', StateProvince: 'NE' }
  const known = knownOf('companies', record as never)
  expect(known).toEqual({ Name: 'Acme', StreetAddress: '1 Elm St', City: 'Omaha', StateProvince: 'NE' })
  const all = compareFields({ Name: 'ACME', Phone: '4025550142' }, known)
  expect([all.Name.verdict, all.Phone.verdict, all.City.verdict]).toEqual(['same', 'unknown', 'unknown'])
})

test('why a record was found is said in four parts', () => {
  const known = { Name: 'Lakeside Plumbng', City: 'Chicago', StateProvince: 'Illinois', PostalCode: '60618' }
  const right = { Name: 'Lakeside Plumbing', City: 'Chicago', StateProvince: 'IL', PostalCode: '60640' }
  const reasons = reasonsOf(compareFields(known, right))
  expect(reasons.map(({ label, text }) => [label, text])).toEqual([
    ['Name', 'Plumbng, Plumbing: 1 letter differs'],
    ['Street', 'not known'],
    ['Place', 'city, state agree; ZIP differs'],
    ['Phone', 'not known'],
  ])
})

test('a phone number that the service matched by agrees, also where the record does not carry it', () => {
  const phoneOf = (record: object, rule?: 'PhoneOnly' | 'NameCityState') =>
    reasonsOf(compareFields({ Phone: '4025550142' }, record), rule).at(-1)?.text
  expect(phoneOf({}, 'PhoneOnly')).toBe('agrees, by the service')
  expect(phoneOf({}, 'NameCityState')).toBe('not in the record')
  expect(phoneOf({ Phone: '4025550143' }, 'PhoneOnly')).toBe('agrees in part')
})
