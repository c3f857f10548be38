import { placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace } from '#criteria/places.ts'
import { languageMessages as messages } from './messages.ts'
import { listed } from './phrase-book.ts'
import { placeLeads, stateAt, wordsFrom } from './place-at.ts'
import type { KnownPlace, Reading, Rule } from './rule.ts'

const MAX_LISTED = 20
const counties = listed('counties, parishes, boroughs')
const joints = listed(', and, and, or, &')
const beforeState = listed(', in, in, of')

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

/** "Cook, DuPage and Lake counties, Illinois": one word for all of them, and one state. */
export const countyList: Rule = (reading, at) => {
  const { tokens } = reading
  const lead = placeLeads.find(tokens, at)
  const names: (readonly KnownPlace[])[] = []
  let next = lead?.next ?? at
  for (let more = true; more && names.length < MAX_LISTED; ) {
    const county = countiesAt(reading, next)
    if (!county) return undefined
    names.push(county.found)
    const joint =
      joints.find(tokens, county.next) ??
      (tokens[county.next]?.word === ',' ? { next: county.next + 1 } : undefined)
    more = joint !== undefined
    next = joint?.next ?? county.next
  }
  const end = counties.find(tokens, next)?.next
  if (!end || names.length < 2) return undefined
  const stateStart = beforeState.find(tokens, end)?.next ?? (tokens[end]?.word === ',' ? end + 1 : end)
  const named = stateAt(reading, stateStart, true)
  const state = named?.value ?? sharedState(names)
  const places = names
    .flatMap((found) => found.filter((county) => stateOf(county) === state))
    .map(({ place }): CriteriaPlace => place)
  if (places.length < names.length)
    return { meaning: { type: 'unsupported', why: messages.otherStates }, next: named?.next ?? end }
  const words = places.map((place) => placeLabel(place)).join(', ')
  return { meaning: { type: 'places', places, words, bare: !lead }, next: named?.next ?? end }
}
