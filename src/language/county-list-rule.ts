import { placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { jointEnd } from './joints.ts'
import { languageMessages as messages } from './messages.ts'
import { listed } from './phrase-book.ts'
import { placeLeads, wordsFrom } from './place-at.ts'
import type { KnownPlace, Reading, Rule } from './rule.ts'
import { stateBehind, stateByWords } from './state-at.ts'

const MAX_LISTED = 20
const counties = listed('counties, county, parishes, boroughs, cos, cnty, cnties, cntys, cty, ctys')
const listLeads = listed('counties of, the counties of, parishes of, the parishes of, counties :')

/** The counties of a name that begins at `at`, by the longest words that are one. */
function countiesAt({ tokens, places }: Reading, at: number) {
  return wordsFrom(tokens, at)
    .map(({ name, next }) => ({ found: places(name).filter(({ place }) => place.kind === 'county'), next }))
    .findLast(({ found }) => found.length > 0)
}

const stateOf = ({ place }: KnownPlace) => (place.kind === 'county' ? place.StateProvince : '')

/** The state that has a county of each name; of several, the one with the most people in them. */
function sharedState(names: readonly (readonly KnownPlace[])[]): string | undefined {
  const people = (state: string) =>
    names.flat().reduce((sum, county) => sum + (stateOf(county) === state ? county.People : 0), 0)
  return [...new Set(names.flat().map(stateOf))]
    .filter((state) => names.every((found) => found.some((county) => stateOf(county) === state)))
    .toSorted((a, b) => people(b) - people(a))[0]
}

/** The counties of a list as far as it goes, with or without commas. */
function namesFrom(reading: Reading, at: number) {
  const names: (readonly KnownPlace[])[] = []
  let next = at
  while (names.length < MAX_LISTED) {
    const start = (names.length > 0 ? jointEnd(reading.tokens, next) : next) ?? next
    const county = countiesAt(reading, start)
    if (!county || isStateFirst(reading, start, county.next)) break
    names.push(county.found)
    next = county.next
  }
  return { names, next }
}

/** Whether a name is rather a state before its counties: "Texas, Travis and Hays counties". */
const isStateFirst = ({ tokens }: Reading, at: number, end: number) =>
  stateByWords.find(tokens, at)?.next === end && tokens[end]?.word === ','

/** People of a county that is known without the word. */
const KNOWN = 200_000

/** Whether names are those of counties without the word: all are in the state behind them, or none is also a city. */
function isOfCounties(reading: Reading, names: readonly (readonly KnownPlace[])[], end: number): boolean {
  const state = stateBehind(reading, end)?.value
  if (state) return names.every((found) => found.some((county) => stateOf(county) === state))
  const isKnown = ([county]: readonly KnownPlace[]) =>
    county?.place.kind === 'county' &&
    county.People >= KNOWN &&
    !reading.places(county.place.County).some(({ place }) => place.kind === 'city')
  return sharedState(names) !== undefined && names.every(isKnown)
}

/** "Cook, DuPage and Lake counties, Illinois": one word for all of them, and one state. */
export const countyList: Rule = (reading, at) => {
  const { tokens } = reading
  const lead = placeLeads.find(tokens, at)
  const ahead = listLeads.find(tokens, lead?.next ?? at)
  const { names, next } = namesFrom(reading, ahead?.next ?? lead?.next ?? at)
  const end =
    counties.find(tokens, next)?.next ?? (ahead || isOfCounties(reading, names, next) ? next : undefined)
  if (!end || names.length < 2) return undefined
  const named = stateBehind(reading, end)
  const state = named?.value ?? sharedState(names)
  const places = names
    .flatMap((found) => found.filter((county) => stateOf(county) === state))
    .map(({ place }): CriteriaPlace => place)
  if (places.length < names.length)
    return { meaning: { type: 'unsupported', why: messages.otherStates }, next: named?.next ?? end }
  const words = places.map((place) => placeLabel(place)).join(', ')
  return { meaning: { type: 'places', places, words, bare: !lead }, next: named?.next ?? end }
}
