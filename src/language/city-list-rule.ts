import { placeLabel } from '#criteria/describe.ts'
import { around } from './around.ts'
import { jointEnd } from './joints.ts'
import { languageMessages as messages } from './messages.ts'
import { listed } from './phrase-book.ts'
import { countyWords, placeLeads, wordsFrom } from './place-at.ts'
import type { KnownPlace, Reading, Rule, RuleMatch } from './rule.ts'
import { stateAt, stateBehind } from './state-at.ts'

const MAX_LISTED = 20
/** People of a city that is in a list without commas, or in one without a state. */
const MIN_UNPARTED = 2_000
const MIN_UNSTATED = 10_000
/** A city that has so many times fewer people than another one of its name is hardly intended without its state. */
const MUCH_LARGER = 20
const leads = listed('cities of, the cities of, towns of, the towns of')
/** Words that make something else than a city of the name before them. */
const tails = listed('county, counties, parish, metro, metro area, area, msa, bay, valley, beach, coast')

interface Listed {
  name: string
  found: readonly KnownPlace[]
  next: number
  isJoined: boolean
}

const stateOf = ({ place }: KnownPlace) => (place.kind === 'city' ? place.StateProvince : '')

/** The cities of the longest name that begins at `at`, unless it is rather a state. */
function citiesAt(reading: Reading, at: number) {
  const state = stateAt(reading, at, true)
  return wordsFrom(reading.tokens, at)
    .map(({ name, next }) => ({
      name,
      found: reading.places(name).filter(({ place }) => place.kind === 'city'),
      next,
    }))
    .findLast(({ found, next }) => found.length > 0 && next > (state?.next ?? 0))
}

/** The names of a list as far as it goes. */
function namesFrom(reading: Reading, at: number): Listed[] {
  const { tokens } = reading
  const names: Listed[] = []
  for (let next = at; names.length < MAX_LISTED; ) {
    const joint = names.length > 0 ? jointEnd(tokens, next) : undefined
    const city = citiesAt(reading, joint ?? next)
    if (!city || tails.find(tokens, city.next) || countyWords.find(tokens, city.next)) break
    names.push({ ...city, isJoined: joint !== undefined })
    next = city.next
  }
  return names
}

/** The city of each name in one state; undefined where one has none of at least so many people. */
function citiesIn(names: readonly Listed[], state: string, min: (name: Listed) => number) {
  const cities = names.flatMap((name) =>
    name.found.filter((city) => stateOf(city) === state && city.People >= min(name)).slice(0, 1),
  )
  return cities.length === names.length ? cities : undefined
}

const largestOf = ({ found }: Listed) => Math.max(...found.map(({ People }) => People))

/** The cities with the state behind the last of them. */
function stated(reading: Reading, names: readonly Listed[]) {
  const state = stateBehind(reading, names.at(-1)?.next ?? 0)
  const unparted = (name: Listed) =>
    names.indexOf(name) === names.length - 1 || names[names.indexOf(name) + 1]?.isJoined ? 0 : MIN_UNPARTED
  const cities = state && citiesIn(names, state.value, unparted)
  if (!cities) return undefined
  return { cities, next: state.next, note: undefined }
}

/** Degrees between a known city and smaller ones that are named with it. */
const NEAR = 0.7

const apart = (a: KnownPlace, b: KnownPlace) => Math.hypot(a.Latitude - b.Latitude, a.Longitude - b.Longitude)

/** People of a city that is in a list without a state: fewer where it is near the first city of the list. */
function leastOf([first]: readonly Listed[], name: Listed): number {
  const center = first?.found[0]
  const isNear =
    center && center.People >= MIN_UNSTATED && name.found.some((one) => apart(one, center) < NEAR)
  return isNear ? MIN_UNPARTED : MIN_UNSTATED
}

/** The cities in the one state that has them all, where it is not named. */
function unstated(names: readonly Listed[]) {
  const isFirst = ({ found: [first] }: Listed) =>
    first && stateOf(first) === stateOf(names[0]?.found[0] as KnownPlace)
  // Two names side by side are a list only where neither is better known elsewhere: "orlando kissimmee".
  if (!names.slice(1).every(({ isJoined }) => isJoined) && !names.every(isFirst)) return undefined
  const least = (name: Listed) => Math.max(leastOf(names, name), largestOf(name) / MUCH_LARGER)
  const states = [...new Set(names[0]?.found.map(stateOf))]
  const all = states.flatMap((state) => {
    const cities = citiesIn(names, state, least)
    return cities ? [{ state, cities, people: cities.reduce((sum, { People }) => sum + People, 0) }] : []
  })
  const best = all.toSorted((a, b) => b.people - a.people)[0]
  const isPlain = names.every(({ found }) => stateOf(found[0] as KnownPlace) === best?.state)
  return (
    best && {
      cities: best.cities,
      next: names.at(-1)?.next ?? 0,
      note: isPlain ? undefined : messages.besideState(best.state),
    }
  )
}

/** "Reno & Sparks, Nev.", "Kennewick Pasco Richland wash.", "Hoboken or Jersey City": cities of one state, which is named last or not at all. */
export const cityList: Rule = (reading, at) => {
  const { tokens, before } = reading
  const lead = placeLeads.find(tokens, at)
  const start = leads.find(tokens, lead?.next ?? at)?.next ?? lead?.next ?? at
  const names = namesFrom(reading, start)
  if (names.length < 2) return undefined
  const found = stated(reading, names) ?? unstated(names)
  if (!found) return undefined
  const { cities, next, note } = found
  const miles = before?.type === 'places' && !lead ? before.miles : undefined
  if (miles) return circlesOf(cities, miles, next, note)
  const places = cities.map(({ place }) => place)
  const words = places.map((place) => placeLabel(place)).join('; ')
  return { meaning: { type: 'places', places, words, bare: !lead, isStated: true }, next, note }
}

/** A circle around each city, as around the one before them: "near Durham, Chapel Hill and Cary NC". */
function circlesOf(cities: readonly KnownPlace[], miles: number, next: number, note?: string): RuleMatch {
  const circles = cities.flatMap(({ place, Latitude, Longitude, People }) => {
    const point = { Latitude, Longitude }
    const { meaning } = around({ place, point, people: People, next, sure: true }, miles)
    return meaning.type === 'places' ? [meaning] : []
  })
  const places = circles.flatMap((circle) => circle.places)
  const words = circles.map((circle) => circle.words).join('; ')
  return { meaning: { type: 'places', places, words, miles }, next, note }
}
