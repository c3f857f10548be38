import { placeLabel } from '#criteria/describe.ts'
import { around } from './around.ts'
import { distanceAt } from './circle-rule.ts'
import { each, phraseBook } from './phrase-book.ts'
import { type NamedAt, nameBeginnings, placeAt, placeLeads, zipLead } from './place-at.ts'
import type { Reading, Rule } from './rule.ts'
import { stateByWords } from './state-at.ts'

/** People of a city that is known by its name alone; of one that a list of places or a capital letter hints at. */
const KNOWN_TO_ALL = 100_000
const KNOWN_IN_A_LIST = 10_000

/** "in Omaha", "in Cook County, IL", "68046", "Nebraska"; names of small places need a word such as "in" before them. */
export const inPlace: Rule = (reading, at) => {
  const lead = placeLeads.find(reading.tokens, at) ?? movedTo(reading, at)
  const ahead = lead ?? zipLead.find(reading.tokens, at)
  const named = placeAt(reading, lead ? lead.next : at)
  if (!named) return undefined
  if (!ahead && !named.sure && !isPlain(reading, named, at)) return undefined
  if (isOfRegion(reading, named)) return undefined
  const circle =
    reading.before?.type === 'places' && reading.joined && !lead ? reading.before.miles : undefined
  if (circle) return around(named, circle)
  const { place, next, note } = named
  const distance =
    place.kind === 'city' || place.kind === 'postal' ? distanceAt(reading.tokens, next) : undefined
  if (distance) return around({ ...named, next: distance.next }, distance.miles)
  const { isLargest = false, isStated = false } = named
  const words = placeLabel(place)
  return { meaning: { type: 'places', places: [place], words, bare: !lead, isLargest, isStated }, next, note }
}

const newEngland = 'CT MA ME NH RI VT'
/** Regions of states: those with a name of their own, and those of the Census Bureau. */
const regions = phraseBook([
  ...each(newEngland, 'New England'),
  ...each(`${newEngland} NJ NY PA`, 'Northeast, northeastern US, northeastern states'),
  ...each('NC SC', 'Carolinas'),
  ...each('ND SD', 'Dakotas'),
  ...each('CA OR WA', 'West Coast'),
  ...each('ID OR WA', 'Pacific Northwest'),
  ...each('IA IL IN KS MI MN MO ND NE OH SD WI', 'Midwest, midwestern US, midwestern states'),
])

/** "in New England". */
export const inRegion: Rule = ({ tokens }, at) => {
  const lead = placeLeads.find(tokens, at)
  const afterLead = lead?.next ?? at
  const start = tokens[afterLead]?.word === 'the' ? afterLead + 1 : afterLead
  const found = regions.find(tokens, start)
  if (!found || stateByWords.find(tokens, found.next)) return undefined
  const places = found.value.split(' ').map((StateProvince) => ({ kind: 'state', StateProvince }) as const)
  const words = places.map((place) => placeLabel(place)).join(', ')
  return { meaning: { type: 'places', places, words, bare: !lead }, next: found.next }
}

/** Whether a bare name may be taken for a place: a large city, or one in a list of places. */
function isPlain(
  { before, tokens, places, isExcluded }: Reading,
  { people, place }: NamedAt,
  at: number,
): boolean {
  // "east hampton" is not Hampton, and "lake norman" is not Norman.
  const word = tokens[at - 1]
  if (word && nameBeginnings.has(word.word)) return false
  const longer = word && !word.sign && place.kind === 'city' ? `${word.word} ${place.City}` : undefined
  if (longer && places(longer).length > 0) return false
  if (place.kind === 'city' && people >= KNOWN_TO_ALL) return true
  const capital = /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  // "Fairfax County except Reston" goes on as a list does.
  return (before?.type === 'places' || isExcluded === true) && (capital || people >= KNOWN_IN_A_LIST)
}

const moves = new Set(['moved', 'moving', 'relocated', 'relocating', 'movers'])
const FAR = 8

/** "to" and "into" come before a place behind a move: "moved in the last 3 months to Phoenix". */
function movedTo({ tokens }: Reading, at: number): { next: number } | undefined {
  if (!['to', 'into'].includes(tokens[at]?.word ?? '')) return undefined
  return tokens.slice(Math.max(0, at - FAR), at).some(({ word }) => moves.has(word))
    ? { next: at + 1 }
    : undefined
}

/** Words that make a region or a water of the name of a place. */
const ofRegions = new Set([
  'bay',
  'country',
  'coast',
  'mountains',
  'shore',
  'river',
  'valley',
  'islands',
  'peninsula',
])

/** Whether the name of a place is only a part of that of a region: "the Bay Area", "the Chesapeake Bay". */
function isOfRegion({ tokens }: Reading, { sure, people, next }: NamedAt): boolean {
  const after = tokens[next]?.word ?? ''
  return !sure && (ofRegions.has(after) || (after === 'area' && people < KNOWN_TO_ALL))
}
