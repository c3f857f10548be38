import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { criteriaSchemas } from '#contract/criteria.ts'
import { kinds } from '#contract/kind.ts'
import { tidy } from '#criteria/tidy.ts'
import { circle, near } from './circle-rule.ts'
import { name } from './name-rule.ts'
import { inPlace } from './place-rule.ts'
import { readClauses } from './read-clauses.ts'
import { read, readerOf } from './reader.testing.ts'
import { sentenceReadings } from './sentence-readings.ts'
import { sentences } from './sentences.testing.ts'
import { fillers, isStop, negations } from './stop-words.ts'
import { tokensOf } from './tokens.ts'

/** How often a token is looked at. */
const looks = vi.hoisted(() => ({ count: 0 }))
vi.mock('./tokens.ts', async (original) => {
  const actual = await original<typeof import('./tokens.ts')>()
  const { countReads } = await import('#shared/counted.testing.ts')
  const onRead = () => {
    looks.count++
  }
  return { ...actual, tokensOf: (text: string) => countReads(actual.tokensOf(text), onRead) }
})

test('there are sentences enough, for both kinds', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(150)
  for (const kind of kinds) expect(sentences.filter((row) => row[0] === kind).length).toBeGreaterThan(60)
})

test('a filter of a field that the data does not have is ignored, and why', () => {
  const { criteria, unread } = readerOf([])('companies', 'closed bars with confidence over 80')
  expect(criteria).toEqual({ PrimarySic: '5813' })
  expect(unread.map(({ text, why }) => [text, why])).toEqual([
    ['closed', 'The data in use has no operating status'],
    ['with confidence over 80', 'The data in use has no confidence of the source'],
  ])
})

test.each(sentences)('%s: %s', (kind, text, criteria, unread = []) => {
  const sentence = read(kind, text)
  expect(sentence.criteria).toEqual(criteria)
  expect(sentence.unread.map((part) => part.text)).toEqual(unread)
  expect(sentence.kind).toBe(kind)
  expect(tidy(criteriaSchemas[kind].parse(sentence.criteria))).toEqual(sentence.criteria)
})

test.each([
  ['companies', 'people aged 30 to 45', 'people'],
  ['people', 'companies in Omaha', 'companies'],
  ['people', '20 employees for the whole company', 'people'],
  ['companies', 'company name Cedar', 'companies'],
] as const)('requested for %s, “%s” is about %s', (requested, text, kind) => {
  expect(read(requested, text).kind).toBe(kind)
})

test.each([
  ['people', 'plumbers in Omaha', ['companies', 'people']],
  ['people', 'seniors living alone in Omaha', ['people']],
  ['companies', 'college grads who rent in Omaha', ['people', 'companies']],
  ['people', 'vets in Omaha', ['people', 'companies']],
] as const)('requested for %s, “%s” is offered for %s', (requested, text, kindsOffered) => {
  expect(sentenceReadings(read, requested, text).map(({ kind }) => kind)).toEqual(kindsOffered)
})

const CROSSED = 'All of these are searched in all of the places: none is tied to one place'
const ADDED = 'Places add up: records in any one of them count'

test.each([
  ['companies', 'over 20 employees', '20 is included: the band begins there'],
  [
    'companies',
    'between 10 and 30 employees',
    'Sizes come in bands; using 10–19. Say “10 to 49” for the next wider',
  ],
  ['companies', 'in Springfield', 'The largest of 24 places of this name; add a state for another'],
  ['companies', 'within 25 km of Omaha', '25 km are 15.53 mi; Measured from the center of Omaha, NE'],
  ['companies', 'dentists within 5 miles of Omaha NE', 'Measured from the center of Omaha, NE'],
  [
    'companies',
    'near Omaha',
    'No distance given; using 10 miles. Say “within 5 miles of” for another; Measured from the center of Omaha, NE',
  ],
  ['companies', 'registered nurses', 'Filed under Nurse practitioners'],
  ['companies', 'companies run by women', 'The gender of the contact'],
  ['companies', 'not Starbucks', 'Taken as a company name'],
  ['companies', 'subway in Omaha', 'Taken as a company name'],
  ['companies', 'in Wicker Park', 'Wicker Park in Chicago taken as ZIP codes 60622, 60647'],
  [
    'companies',
    'lawyers in Sandy Springs, GA',
    'Addresses in Sandy Springs name another city; taken as ZIP codes 30328, 30342, 30350',
  ],
  ['companies', 'in Silicon Valley', 'Silicon Valley taken as these counties: CA: San Mateo, Santa Clara'],
  ['companies', 'in Avon and Hartford', 'Taken in CT, as the places beside it; add a state for another'],
  ['companies', 'in Westchester', 'Taken as the county; add a state for a place of this name'],
  ['companies', 'opened in the last 30 days', 'New means the last 90 days'],
  ['companies', 'new businesses this month in Omaha', 'New means the last 90 days'],
  ['people', 'moved to Phoenix this year', 'New means the last 90 days'],
  [
    'companies',
    '10-50 employees',
    'Sizes come in bands; using 10–19 and 20–49. Say “10 to 99” for the next wider',
  ],
  [
    'people',
    'income $55k to $95k',
    'Income comes in bands; using $60,000–69,999, $70,000–79,999 and $80,000–89,999. Say “$50,000 to $100,000” for the next wider',
  ],
  ['people', 'seniors', '“seniors” taken as Age: 65–69 and up; say it in numbers for another'],
  ['people', 'John Smith', 'Taken as a first and last name'],
  ['people', '10001-10010', '10 ZIP codes in this range'],
  ['people', 'Dallas-Fort Worth metro', 'Dallas-Fort Worth-Arlington, TX metropolitan area, 11 counties'],
  ['companies', '350 5th Ave, New York', 'Only 350 5th Ave; remove the street for all of New York, NY'],
  [
    'companies',
    '2 miles around 350 5th Ave New York',
    '350 5th Ave is a street address, whose point is not known; measured from the center of New York, NY',
  ],
  [
    'companies',
    '2 miles around 350 5th Ave, Cook County IL',
    '350 5th Ave is a street address, whose point is not known; using all of Cook County, IL',
  ],
  [
    'companies',
    '2 miles around 350 5th Ave, New York, NY 10118',
    '350 5th Ave is a street address, whose point is not known; measured from the center of ZIP 10118',
  ],
  ['companies', 'dentists in Omaha; lawyers in Lincoln, NE', CROSSED],
  ['companies', 'in Omaha dentists, in Lincoln, NE lawyers', CROSSED],
  ['companies', 'in Omaha within 10 miles of 68046', ADDED],
  ['people', 'likely to move', 'The likeliest fifth, grade 5; say “grade 4” for another'],
  ['people', 'named Smith', 'Taken as a last name; say “first name” for the other'],
] as const)('of %s, “%s” is noted: %s', (kind, text, note) => {
  expect(read(kind, text).parts.map((part) => part.note)).toContain(note)
})

test.each([
  'dentists and lawyers in Omaha and Lincoln, NE',
  'dentists in Omaha, not lawyers in Omaha',
  'in Omaha with 20-49 employees, dentists',
  'dentists in Omaha or within 10 miles of 68046',
])('“%s” has no note: it says what is requested', (text) => {
  const notes = read('companies', text).parts.map((part) => part.note)
  expect(notes.filter((note) => note === CROSSED || note === ADDED)).toEqual([])
})

test.each([
  ['companies', 'within 600 miles of Omaha', /up to 500 miles/],
  ['companies', 'within 10 miles of Nebraska', /measured from a city, a ZIP code or a point/],
  ['companies', 'established in 1998', /there is no filter for it/],
  ['companies', 'driving a Ford', /have no vehicles/],
  ['people', 'dentists', /no industry/],
  ['people', 'under 18', /Ages go from 18/],
  ['people', 'income of 60000', /comes in bands.*“\$60,000 to \$70,000”/],
  ['companies', 'women owned', /Who owns a company is not known/],
  ['companies', '500 5th Ave', /street address/],
  ['companies', 'near Nebraska', /measured from a city/],
  ['companies', 'John Smith in Dallas', /person’s name/],
  ['companies', 'opened in the past 5 years', /last 90 days/],
  ['companies', 'headquarters only', /headquarters and branches/],
  ['companies', 'hospitals in northern Idaho', /Parts of a state/],
  ['people', 'homes built before 1980', /when a home was built/],
  ['people', 'with kids under 10', /not their ages/],
] as const)('of %s, “%s” is not requested: %s', (kind, text, why) => {
  expect(
    read(kind, text)
      .unread.map((part) => part.why)
      .join(),
  ).toMatch(why)
})

const words = [
  ...new Set(sentences.flatMap(([, text]) => text.split(' '))),
  ...[
    'not',
    'or',
    'and',
    ',',
    '-',
    '“',
    '"',
    '(',
    '$',
    '99999',
    '-5',
    'ÿ',
    '1e9',
    '“a”',
    '\u{1f600}',
    'constructor',
    '__proto__',
  ],
]
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((list) => list.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

test('any text is read: nothing is thrown, lost or reported twice, and the result can be requested', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), anyText, (requested, text) => {
      const { kind, criteria, parts, unread } = read(requested, text)
      expect(criteriaSchemas[kind].safeParse(criteria).success).toBe(true)
      for (const { text: part, from, to } of [...parts, ...unread]) expect(part).toBe(text.slice(from, to))
      for (const list of [parts, unread])
        expect(list.map(({ from }) => from)).toEqual(list.map(({ from }) => from).toSorted((a, b) => a - b))
      const covered = (from: number) => [...parts, ...unread].some((it) => it.from <= from && from < it.to)
      const tokens = tokensOf(text)
      const known = partsOfPhrases(tokens)
      const lost = tokens.filter(
        ({ sign, word, from }, i) => !sign && !isStop(word) && !covered(from) && !known.has(i),
      )
      expect(lost.map(({ word }) => word).filter((word) => !JOINTS.has(word))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

/** Words that join the phrases beside them. */
const JOINTS = new Set(['and', 'or'])

/** The tokens that are in a phrase which says nothing or turns over what follows. */
function partsOfPhrases(tokens: ReturnType<typeof tokensOf>): ReadonlySet<number> {
  const phrases = tokens.flatMap((_, i) =>
    [fillers, negations].flatMap((book) => {
      const found = book.find(tokens, i)
      return found ? [[i, found.next] as const] : []
    }),
  )
  return new Set(phrases.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)))
}

test('the order of the phrases does not matter', () => {
  const phrases = ['dentists', 'within 10 miles of 68046', 'with 20-49 employees', 'not in Omaha']
  const expected = read('companies', phrases.join(', ')).criteria
  fc.assert(
    fc.property(fc.shuffledSubarray(phrases, { minLength: phrases.length }), (order) => {
      expect(read('companies', order.join(', ')).criteria).toEqual(expected)
    }),
  )
})

/** How often tokens are looked at during some work. */
function looksAt(work: () => unknown): number {
  looks.count = 0
  work()
  return looks.count
}

test('the work for a text of 2,000 characters is about twice that for its half', () => {
  const half = sentences
    .map(([, text]) => text)
    .join(', ')
    .slice(0, 1000)
  const [once, twice] = [half, `${half}, ${half}`].map((text) => looksAt(() => read('companies', text)))
  expect((twice as number) / (once as number)).toBeLessThan(2.5)
})

test.each(['-', '"', "'", '.', 'san ', 'san - ', '"san '])(
  'the work for a long text grows with its length: %j over and over',
  (filter) => {
    const looksFor = (count: number) => {
      const text = filter.repeat(count)
      const reading = { kind: 'companies', text, tokens: tokensOf(text), places: () => [] } as const
      return looksAt(() => readClauses(reading, [inPlace, circle, near, name]))
    }
    expect(looksFor(8000) / looksFor(1000)).toBeLessThan(10)
  },
)
