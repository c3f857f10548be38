import { MAX_RADIUS_MILES, type Point } from '#contract/place.ts'
import { miles as milesText, placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { stateNames } from '#shared/address/states.ts'
import { amountAt } from './numbers.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import type { KnownPlace, Reading, Rule, RuleMatch } from './rule.ts'
import type { Token } from './tokens.ts'

const MAX_WORDS = 5
/** Tokens that are looked at for them: a name has at most two signs a word. */
const MAX_TOKENS = 3 * MAX_WORDS
/** People of a city that is known by its name alone; of one that a list of places or a capital letter hints at. */
const KNOWN_TO_ALL = 100_000
const KNOWN_IN_A_LIST = 10_000

const stateByWords = phraseBook(
  Object.entries(stateNames).map(([code, name]): [string, string] => [name, code]),
)
const isCode = (word: string) => /^[a-z]{2}$/.test(word) && word.toUpperCase() in stateNames

/** A place that was read, with the words to show and the point a distance is measured from. */
interface NamedAt {
  place: KnownPlace['place']
  point: Point
  people: number
  next: number
  note?: string | undefined
  /** Whether the words are certainly a place: a state, a ZIP code, a name with its state. */
  sure: boolean
}

/** Small words that may also be the letters of a state. */
const DOUBTFUL = new Set(['in', 'or'])

/** The state that begins at `at`: a name, or two letters where they cannot be a word. */
function stateAt({ tokens, text }: Reading, at: number, isAfterName: boolean) {
  const named = stateByWords.find(tokens, at)
  if (named) return named
  const token = tokens[at]
  if (!token || !isCode(token.word)) return undefined
  const capital = token.text === token.text.toUpperCase() && text !== text.toUpperCase()
  const end = !tokens[at + 1] || tokens[at + 1]?.word === ','
  const isCodeHere = capital
    ? isAfterName || !DOUBTFUL.has(token.word)
    : isAfterName && (!DOUBTFUL.has(token.word) || end)
  return isCodeHere ? { value: token.word.toUpperCase(), next: at + 1 } : undefined
}

/** The words from `at` on, one more at a time: the phrase and the token after it. */
function wordsFrom(tokens: readonly Token[], at: number): { name: string; next: number }[] {
  const runs: { name: string; next: number }[] = []
  let name = ''
  const end = Math.min(tokens.length, at + MAX_TOKENS)
  for (let i = at; i < end && runs.length < MAX_WORDS; i++) {
    const token = tokens[i] as Token
    const joins = ['.', '-', "'", '’', '–'].includes(token.word)
    if (token.sign && !joins) break
    if (token.sign) continue
    if (/^\d/.test(token.word) && i === at) break
    name = name ? `${name} ${token.word}` : token.word
    runs.push({ name, next: i + 1 })
  }
  return runs
}

const countyWords = listed('county, parish, borough, co')
const countyLead = listed('county of, counties of, parish of')
const cityLead = listed('city of, town of, the city of, the town of')
const stateLead = listed('state of, the state of')
const zipLead = listed('zip, zip code, zips, zipcode, postal code, post code, the zip code, the zip codes')

/** The place whose name, county or code begins at `at`; of several, the longest words win. */
function placeAt(reading: Reading, at: number): NamedAt | undefined {
  const start = reading.tokens[at]?.word === 'the' ? at + 1 : at
  return postalAt(reading, start) ?? ledAt(reading, start) ?? namedAt(reading, start)
}

function postalAt({ tokens, places, text }: Reading, at: number): NamedAt | undefined {
  const start = zipLead.find(tokens, at)?.next ?? at
  const [token, after] = [tokens[start], tokens[start + 1]]
  if (!token) return undefined
  const canadian = /^[a-z]\d[a-z]$/.test(token.word) && /^\d[a-z]\d$/.test(after?.word ?? '')
  const code = canadian ? `${token.word}${after?.word}` : token.word
  if (!/^(\d{5}|[a-z]\d[a-z]\d[a-z]\d)$/.test(code)) return undefined
  const [known] = places(code.toUpperCase())
  if (!known) return undefined
  const more = !canadian && /^-\d{4}(?!\d)/.test(text.slice(token.to)) ? 2 : 0
  return asNamed(known, start + (canadian ? 2 : 1) + more, true)
}

const asNamed = (
  { place, Latitude, Longitude, People }: KnownPlace,
  next: number,
  sure: boolean,
  note?: string,
): NamedAt => ({
  place,
  point: { Latitude, Longitude },
  people: People,
  next,
  sure,
  note,
})

/** "the state of Washington", "the county of Cook", "the city of Omaha". */
function ledAt(reading: Reading, at: number): NamedAt | undefined {
  const { tokens, places } = reading
  const state = stateLead.find(tokens, at)
  const named = state && stateByWords.find(tokens, state.next)
  const [found] = named ? places(stateNames[named.value] ?? '').filter((it) => it.place.kind === 'state') : []
  if (named && found) return asNamed(found, named.next, true)
  const county = countyLead.find(tokens, at)
  if (county) return namedAt(reading, county.next, 'county')
  const city = cityLead.find(tokens, at)
  return city && namedAt(reading, city.next, 'city')
}

function namedAt(reading: Reading, at: number, only?: 'county' | 'city'): NamedAt | undefined {
  const runs = wordsFrom(reading.tokens, at)
  const all = runs.flatMap(({ name, next }) => [readName(reading, name, next, only)])
  const code = only ? undefined : codeAt(reading, at)
  return [...all, code].reduce<NamedAt | undefined>(
    (best, one) => (one && (!best || one.next > best.next) ? one : best),
    undefined,
  )
}

/** A state by its letters alone. */
function codeAt(reading: Reading, at: number): NamedAt | undefined {
  const isAfterIn = ['in', 'at', 'from', 'throughout', 'across'].includes(reading.tokens[at - 1]?.word ?? '')
  const state = stateAt(reading, at, isAfterIn)
  const [found] = state
    ? reading.places(stateNames[state.value] ?? '').filter((it) => it.place.kind === 'state')
    : []
  return state && found && asNamed(found, state.next, true)
}

/** A name with what may follow it: "county", its state. */
function readName(
  reading: Reading,
  name: string,
  end: number,
  only?: 'county' | 'city',
): NamedAt | undefined {
  const { tokens, places } = reading
  if (places(name).length === 0 && tokens[end]?.word !== 'city') return undefined
  const county = only === 'county' ? { next: end } : only ? undefined : countyWords.find(tokens, end)
  if (county) {
    const counties = (state?: string) => places(name, state).filter((it) => it.place.kind === 'county')
    return withState(reading, counties, county.next, true)
  }
  const others = (state?: string) =>
    places(name, state).filter(
      ({ place }) => place.kind === 'city' || (place.kind === 'state' && !only && !state),
    )
  const tail = tokens[end]?.word
  const isState = tail === 'state' && others()[0]?.place.kind === 'state'
  if (isState) return asNamed(others()[0] as KnownPlace, end + 1, true)
  const cities = (state?: string) => places(name, state).filter(({ place }) => place.kind === 'city')
  if (tail === 'city' && !only && places(`${name} city`).length === 0 && cities().length > 0)
    return withState(reading, cities, end + 1, true)
  return withState(reading, others, end, false)
}

/** The largest place of a name, or the one in the state behind it. */
function withState(
  reading: Reading,
  find: (state?: string) => readonly KnownPlace[],
  end: number,
  sure: boolean,
): NamedAt | undefined {
  const all = find()
  const [largest, second] = all
  if (!largest) return undefined
  const comma = reading.tokens[end]?.word === ','
  const state = stateAt(reading, comma ? end + 1 : end, true)
  const [there] = state ? find(state.value) : []
  if (there && state) return asNamed(there, state.next, true)
  const isDoubtful = largest.place.kind !== 'state' && second && second.People > largest.People / 10
  const others = all.length - 1
  const note = isDoubtful
    ? `The largest of ${others + 1} places of this name; add a state for another`
    : undefined
  return asNamed(largest, end, sure || largest.place.kind === 'state', note)
}

const leads = listed(
  'in, at, from, inside, throughout, across, located in, based in, anywhere in, living in, who live in, residing in, resident in, around the state of, all over, within, based out of, out of',
)

/** "in Omaha", "in Cook County, IL", "68046", "Nebraska"; names of small places need a word such as "in" before them. */
export const inPlace: Rule = (reading, at) => {
  const lead = leads.find(reading.tokens, at)
  const ahead = lead ?? zipLead.find(reading.tokens, at)
  const named = placeAt(reading, lead ? lead.next : at)
  if (!named) return undefined
  if (!ahead && !named.sure && !isPlain(reading, named, at)) return undefined
  const circle =
    reading.before?.type === 'places' && reading.joined && !lead ? reading.before.miles : undefined
  if (circle) return around(named, circle)
  const { place, next, note } = named
  return { meaning: { type: 'places', places: [place], words: placeLabel(place), bare: !lead }, next, note }
}

/** Regions with undisputed states. */
const regions = phraseBook([['New England', ['CT', 'MA', 'ME', 'NH', 'RI', 'VT']] as const])

/** "in New England". */
export const inRegion: Rule = ({ tokens }, at) => {
  const lead = leads.find(tokens, at)
  const start = lead?.next ?? at
  const found = regions.find(tokens, start)
  if (!found || stateByWords.find(tokens, found.next)) return undefined
  const places = found.value.map((StateProvince) => ({ kind: 'state', StateProvince }) as const)
  const words = places.map((place) => placeLabel(place)).join(', ')
  return { meaning: { type: 'places', places, words, bare: !lead }, next: found.next }
}

/** Whether a bare name may be taken for a place: a large city, or one in a list of places. */
function isPlain({ before, tokens }: Reading, { people, place }: NamedAt, at: number): boolean {
  if (place.kind === 'city' && people >= KNOWN_TO_ALL) return true
  const capital = /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  return before?.type === 'places' && (capital || people >= KNOWN_IN_A_LIST)
}

const units = phraseBook([...each(1, 'mile, mi'), ...each(0.621371, 'km, kilometer, kilometre')])
const radiusLead = listed(
  'within, within a, inside, inside a, in a, less than, up to, within about, no more than, not more than, no farther than',
)
const centerLead = listed(
  'of, around, from, about, near, to, radius of, radius around, radius from, radius, circle around, away from, surrounding, of the center of',
)

/** "within 10 miles of 68046", "25 mi around Omaha", "a 5 km radius of 41.25, -96.01". */
export const circle: Rule = (reading, at) => {
  const { tokens } = reading
  const amount = amountAt(tokens, radiusLead.find(tokens, at)?.next ?? at)
  const unit =
    amount &&
    !amount.money &&
    units.find(tokens, tokens[amount.next]?.word === '-' ? amount.next + 1 : amount.next)
  const center = unit && centerLead.find(tokens, unit.next)
  if (!amount || !unit || !center) return undefined
  const radius = Math.round(amount.n * unit.value * 100) / 100
  const named = pointAt(reading, center.next) ?? placeAt(reading, center.next)
  if (!named)
    return {
      meaning: { type: 'unsupported', why: 'The distance needs a known place after it' },
      next: center.next,
    }
  if (radius <= 0 || radius > MAX_RADIUS_MILES)
    return {
      meaning: { type: 'unsupported', why: `A distance is over 0 and up to ${MAX_RADIUS_MILES} miles` },
      next: named.next,
    }
  const found = around(named, radius)
  const note =
    unit.value === 1 ? found.note : [`${amount.n} km are ${radius} mi`, found.note].filter(Boolean).join('; ')
  return { ...found, note }
}

interface PointAt {
  point: Point
  next: number
  place?: undefined
  note?: undefined
}

const coordinate = /^-?\d{1,3}(?:\.\d+)?$/

/** A latitude and a longitude, as "41.25, -96.01". */
function pointAt({ text, tokens }: Reading, at: number): PointAt | undefined {
  const token = tokens[at]
  const found = token && /^(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/.exec(text.slice(token.from))
  const [whole = '', lat = '', lng = ''] = found ?? []
  const point = { Latitude: Number(lat), Longitude: Number(lng) }
  const isOnEarth = Math.abs(point.Latitude) <= 90 && Math.abs(point.Longitude) <= 180
  if (!token || !coordinate.test(lat) || !isOnEarth) return undefined
  const end = token.from + whole.length
  return { point, next: tokens.findIndex(({ to }) => to >= end) + 1 }
}

function around(named: NamedAt | PointAt, RadiusMiles: number): RuleMatch {
  const { point, place, next, note } = named
  if (place && place.kind !== 'city' && place.kind !== 'postal') {
    const why = 'A distance is measured from a city, a ZIP code or a point'
    return { meaning: { type: 'unsupported', why }, next }
  }
  const { Latitude, Longitude } = point
  const found: CriteriaPlace =
    place?.kind === 'postal'
      ? { kind: 'postalCircle', PostalCode: place.PostalCode, RadiusMiles }
      : { kind: 'circle', Latitude, Longitude, RadiusMiles }
  const center = place ? placeLabel(place) : `${Latitude}, ${Longitude}`
  const words = `${milesText(RadiusMiles)} mi around ${center}`
  return { meaning: { type: 'places', places: [found], words, miles: RadiusMiles }, next, note }
}

const nears = listed('near, nearby, close to, around, next to, in the area of, by')

/** "near Omaha" says no distance, and none is made up. */
export const near: Rule = (reading, at) => {
  const lead = nears.find(reading.tokens, at)
  const named = lead && placeAt(reading, lead.next)
  if (!named) return undefined
  const why = `No distance is given, as in “within 10 miles of ${placeLabel(named.place)}”`
  return { meaning: { type: 'unsupported', why }, next: named.next }
}

const nearest = listed(
  'nearest first from, nearest first to, nearest to, closest to, closest first to, closest first from, sorted by distance from, ordered by distance from, by distance from',
)

/** "nearest first from 68046": the order of the records. */
export const nearestFirst: Rule = (reading, at) => {
  const lead = nearest.find(reading.tokens, at)
  const named = lead && (pointAt(reading, lead.next) ?? placeAt(reading, lead.next))
  if (!named) return undefined
  const { Latitude, Longitude } = named.point
  const first = reading.tokens[named.next]?.word === 'first' ? 1 : 0
  const words = `Nearest first from ${named.place ? placeLabel(named.place) : `${Latitude}, ${Longitude}`}`
  return {
    meaning: { type: 'criteria', criteria: { SortCenter: { Latitude, Longitude } }, words },
    next: named.next + first,
    note: named.note,
  }
}
