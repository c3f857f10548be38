import { expect, test } from 'vitest'
import { compareField, compareFields, type Verdict } from '#criteria/compare/field-differences.ts'
import { knownOf, type MatchField } from '#criteria/known.ts'
import { reasonOf, reasonsOf } from './reasons.ts'

/** Words that differ are in brackets, variants between tildes. */
const marked = (runs: { text: string; mark: string }[]) =>
  runs
    .map(({ text, mark }) => (mark === 'differs' ? `[${text}]` : mark === 'alike' ? `~${text}~` : text))
    .join('')

/** A field, the input and the record with their marks, and how they compare. */
const cases: [MatchField, input: string, record: string, verdict: Verdict, reason: string][] = [
  ['Name', 'Infogroup', 'INFOGROUP', 'same', 'agrees'],
  [
    'Name',
    'Lakeside [Plumbng] & Sewer',
    'Lakeside [Plumbing] & Sewer',
    'near',
    'Plumbng, Plumbing: 1 letter differs',
  ],
  ['Name', '[Lakeside Plumbing]', '[Lakeshore Sewer]', 'differs', 'differs'],
  ['Name', 'Acme', 'Acme ~Inc~.', 'alike', 'agrees'],
  ['Name', '~J C~ Penney ~Co~', '~JC~ Penney', 'alike', 'agrees: J C = JC'],
  [
    'Name',
    '~Lake Side Intl~',
    '~Lakeside International~',
    'alike',
    'agrees: Intl = International, Lake Side = Lakeside',
  ],
  ['Name', 'Café Olé', 'Cafe Ole', 'same', 'agrees'],
  ['Name', "Joe's ~Tires~", 'Joes ~Tire~', 'alike', 'agrees: Tires = Tire'],
  ['Name', 'Smith, John', 'John [Q] Smith', 'partly', 'agrees in part'],
  ['Name', '~The Co~', '[Other] ~Company~', 'differs', 'differs'],
  [
    'StreetAddress',
    '1020 ~E 1st St~',
    '1020 ~East First Street~',
    'alike',
    'agrees: E = East, 1st = First, St = Street',
  ],
  ['StreetAddress', '2140 W Irving ~Pk~ Rd', '2140 W Irving ~Park~ Rd', 'alike', 'agrees: Pk = Park'],
  ['StreetAddress', '[1020] Main St', '[1028] Main St', 'partly', 'agrees in part'],
  ['StreetAddress', '12 Elm ~Ave~ #4', '12 Elm ~Avenue Apt~ 4', 'alike', 'agrees: Ave = Avenue'],
  ['City', '~St~. Louis', '~Saint~ Louis', 'alike', 'agrees: St = Saint'],
  ['City', '[Papilion]', '[Papillion]', 'near', 'Papilion, Papillion: 1 letter differs'],
  ['StateProvince', 'Nebraska', 'NE', 'same', 'agrees'],
  ['StateProvince', '[IA]', '[NE]', 'differs', 'differs'],
  ['PostalCode', '68046-1234', '68046', 'same', 'agrees'],
  ['PostalCode', '[02903]', '[2903]', 'differs', 'differs'],
  ['PostalCode', 'v6c 0b9', 'V6C0B9', 'same', 'agrees'],
  ['Phone', '+1 402.555.0142', '4025550142', 'same', 'all 10 digits agree'],
  ['Phone', '(402) 555-[0142]', '(402) 555-[0143]', 'partly', 'agrees in part'],
  ['Phone', '1-402-[555]-0142', '(402) [556]-0142', 'partly', 'agrees in part'],
  ['Phone', '[555-0142]', '[(402) 555-0142]', 'differs', 'differs'],
  ['City', '', 'Omaha', 'unknown', 'not given'],
  ['City', 'Omaha', '', 'unknown', 'not in the record'],
]

const plain = (text: string) => text.replace(/[[\]~]/g, '')

test.each(cases)('%s: %s beside %s', (field, input, record, verdict, reason) => {
  const difference = compareField(field, plain(input), plain(record))
  expect([marked(difference.input), marked(difference.record)]).toEqual([input, record])
  expect(difference.verdict).toBe(verdict)
  expect(reasonOf(field, difference)).toBe(reason)
})

test('the runs of a text are the text, on either side', () => {
  for (const [field, ...texts] of cases) {
    const [input, record] = [plain(texts[0]), plain(texts[1])]
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
