import type { Point } from '#contract/place.ts'
import { stateNames } from '#shared/address/states.ts'
import { cityNicknames } from './city-nicknames.ts'
import { languageMessages as messages } from './messages.ts'
import { listed } from './phrase-book.ts'
import type { KnownPlace, Reading } from './rule.ts'
import { loneState, stateAt, stateBehind, stateByWords } from './state-at.ts'
import { isStop } from './stop-words.ts'
import type { Token } from './tokens.ts'

const MAX_WORDS = 5
/** Tokens that are looked at for them: a name has at most two signs a word. */
const MAX_TOKENS = 3 * MAX_WORDS

/** A place that was read, with the words to show and the point a distance is measured from. */
export interface NamedAt {
  place: KnownPlace['place']
  point: Point
  people: number
  next: number
  note?: string | undefined
  /** Whether the words are certainly a place: a state, a ZIP code, a name with its state. */
  sure: boolean
  /** Whether other places of about its size have the name. */
  isLargest?: boolean
  /** Whether its state is named with it. */
  isStated?: boolean
}

/** The words from `at` on, one more at a time: the phrase and the token after it. */
export function wordsFrom(tokens: readonly Token[], at: number): { name: string; next: number }[] {
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

export const countyWords = listed('county, parish, borough, co, cnty, cty')
const countyLead = listed('county of, counties of, parish of')
const cityLead = listed('city of, town of, the city of, the town of')
const stateLead = listed('state of, the state of')
export const zipLead = listed(
  'zip, zip code, zips, zipcode, postal code, post code, the zip code, the zip codes',
)

const zipTail = listed('zip, zip code, zipcode, zip area, area, postal code')
const directionNames = new Set(['west', 'east', 'north', 'south', 'central', 'northern', 'southern'])

/** Words that are the beginning of a longer name of a place: "Lake Norman" is not Norman. */
export const nameBeginnings = new Set('lake mount mt fort ft san santa port camp cape glen'.split(' '))

/** Words before a place. */
export const placeLeads = listed(
  'in, at, from, serving, that serve, inside, throughout, across, located in, based in, anywhere in, living in, who live in, residing in, resident in, around the state of, all over, within, based out of, out of',
)

/** The place whose name, county or code begins at `at`; of several, the longest words win. */
export function placeAt(reading: Reading, at: number): NamedAt | undefined {
  const isThe = reading.tokens[at]?.word === 'the'
  const start = isThe ? at + 1 : at
  const whole = isThe ? namedAt(reading, at) : undefined
  return whole ?? postalAt(reading, start) ?? ledAt(reading, start) ?? namedAt(reading, start)
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
  const next = start + (canadian ? 2 : 1) + more
  return asNamed(known, zipTail.find(tokens, next)?.next ?? next, true)
}

const asNamed = (
  { place, Latitude, Longitude, People }: KnownPlace,
  next: number,
  sure: boolean,
  note?: string,
): NamedAt => ({ place, point: { Latitude, Longitude }, people: People, next, sure, note })

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

export function namedAt(reading: Reading, at: number, only?: 'county' | 'city'): NamedAt | undefined {
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
  const isListed =
    reading.before?.type === 'places' && reading.before.places.every(({ kind }) => kind === 'state')
  const state = stateAt(reading, at, isAfterIn || isListed) ?? loneState(reading, at)
  const [found] = state
    ? reading.places(stateNames[state.value] ?? '').filter((it) => it.place.kind === 'state')
    : []
  return state && found && asNamed(found, state.next, true)
}

/** Whether "co" behind a name is Colorado and not "county": a city of Colorado has the name, and no state follows. */
const isInColorado = (reading: Reading, name: string, end: number) =>
  reading.tokens[end]?.word === 'co' &&
  !stateAt(reading, reading.tokens[end + 1]?.word === ',' ? end + 2 : end + 1, true) &&
  reading.places(name, 'CO').some(({ place }) => place.kind === 'city')

/** Small places whose names say something else without their state: "lived in home 10 years". */
const noPlaces = new Set(
  'home business income good town parks friendship university college continental lake valley panhandle peninsula black finger southwest northwest southeast northeast western eastern northern southern'.split(
    ' ',
  ),
)

/** A name with what may follow it: "county", its state. */
function readName(
  reading: Reading,
  name: string,
  end: number,
  only?: 'county' | 'city',
): NamedAt | undefined {
  const { tokens, places } = reading
  const isAlone = !only && !hasState(reading, end) && !countyWords.find(tokens, end)
  if (isStop(name) || (noPlaces.has(name) && isAlone)) return undefined
  if (places(name).length === 0 && tokens[end]?.word !== 'city') return undefined
  // "West Texas" is a part of the state; the city is "West, TX".
  if (directionNames.has(name) && stateByWords.find(tokens, end)) return undefined
  const isCounty = !isInColorado(reading, name, end)
  const county =
    only === 'county' ? { next: end } : only || !isCounty ? undefined : countyWords.find(tokens, end)
  if (county) {
    const counties = (state?: string) => countiesNamed(reading, name, state)
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
  const counties = (state?: string) => places(name, state).filter(({ place }) => place.kind === 'county')
  const [largestCounty, largestCity] = [counties()[0], others()[0]]
  const isCountyLikelier =
    !only &&
    !isBesideCity(reading, others) &&
    largestCounty &&
    largestCity?.place.kind === 'city' &&
    largestCounty.People > largestCity.People * MUCH_BETTER_KNOWN
  if (isCountyLikelier && !hasState(reading, end) && largestCity.People < KNOWN)
    return { ...asNamed(largestCounty, end, false, messages.takenAsCounty), isLargest: true }
  return withState(reading, others, end, false, only ? undefined : counties)
}

/** The counties of a name, or of the city that it is a short name of: "LA county". */
function countiesNamed({ places }: Reading, name: string, state?: string): KnownPlace[] {
  const [city, cityState = ''] = cityNicknames.get(name) ?? []
  const isElsewhere = city && state && state !== cityState
  const found = city && !isElsewhere ? places(city, cityState) : places(name, state)
  return found.filter(({ place }) => place.kind === 'county')
}

/** Whether a city was named right before, and one of its state has this name too: "Napa and Sonoma". */
function isBesideCity({ before }: Reading, cities: (state?: string) => readonly KnownPlace[]): boolean {
  const last = before?.type === 'places' ? before.places.at(-1) : undefined
  return last?.kind === 'city' && cities(last.StateProvince).length > 0
}

/** A county that has so many times the people of a city of its name is read from the name alone, if that city is small. */
const MUCH_BETTER_KNOWN = 30
const KNOWN = 50_000

const hasState = (reading: Reading, end: number) => stateBehind(reading, end) !== undefined

/** A place that is so much smaller than another one of its name is hardly intended. */
const MUCH_LARGER = 100

const stateOf = (place: KnownPlace['place']) => ('StateProvince' in place ? place.StateProvince : '')

/** The largest place of a name, or the one in the state behind it; `otherwise` where nothing is found so. */
function withState(
  reading: Reading,
  find: (state?: string) => readonly KnownPlace[],
  end: number,
  sure: boolean,
  otherwise: (state?: string) => readonly KnownPlace[] = () => [],
): NamedAt | undefined {
  const named = find()
  const all = named.length > 0 ? named : otherwise()
  const [largest, second] = all
  if (!largest) return undefined
  const state = stateBehind(reading, end)
  const elsewhere = largest.place.kind === 'state' ? [] : otherwise(state?.value)
  const [there] = state ? [...find(state.value), ...elsewhere] : []
  if (there && state) return { ...asNamed(there, state.next, true), isStated: true }
  // "Pittsburg PA": no place of the name is in the state behind it, and one elsewhere is hardly intended.
  if (state && !there && largest.place.kind === 'city' && !reading.tokens[end]?.sign) return undefined
  const isDoubtful = largest.place.kind !== 'state' && second && second.People > largest.People / 10
  if (!isDoubtful) return asNamed(largest, end, sure || largest.place.kind === 'state')
  const beside = all.find(
    ({ place, People }) => reading.states?.has(stateOf(place)) && People > largest.People / MUCH_LARGER,
  )
  const ofSeveral = all.some(({ People }) => People > largest.People)
    ? messages.bestKnownOf
    : messages.largestOf
  const note = beside ? messages.besideState(stateOf(beside.place)) : ofSeveral(all.length)
  return { ...asNamed(beside ?? largest, end, sure, note), isLargest: true }
}
