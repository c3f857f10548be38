import { placeLabel } from '#criteria/describe.ts'
import { around } from './around.ts'
import { distanceAt } from './circle-rule.ts'
import { languageMessages as messages } from './messages.ts'
import { areaTails } from './metro-rule.ts'
import { each, phraseBook } from './phrase-book.ts'
import { type NamedAt, nameBeginnings, namedAt, placeAt, placeLeads, zipLead } from './place-at.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'
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
  const area = areaAround(reading, named)
  if (area) return area
  if (isOfRegion(reading, named) || isOfLonger(reading, named, at, !ahead)) return undefined
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

/** Miles around a city that its area is taken as, where its counties are not known. */
const AREA_MILES = 20

/** "the Boise area", "Fargo and surrounding towns": a circle around a city, which is said. */
function areaAround({ tokens }: Reading, named: NamedAt): RuleMatch | undefined {
  const tail = named.place.kind === 'city' ? areaTails.find(tokens, named.next) : undefined
  if (!tail || (!named.isStated && named.people < KNOWN_IN_A_LIST)) return undefined
  const found = around({ ...named, next: tail.next }, AREA_MILES)
  const note = messages.areaTaken(placeLabel(named.place), AREA_MILES)
  return { ...found, note: [note, found.note].filter(Boolean).join('; ') }
}

const newEngland = 'CT MA ME NH RI VT'
/** Regions of states: those with a name of their own, and those of the Census Bureau. */
const regions = phraseBook([
  ...each(newEngland, 'New England'),
  ...each(`${newEngland} NJ NY PA`, 'Northeast, northeastern US, northeastern states'),
  ...each('NC SC', 'Carolinas'),
  ...each('ND SD', 'Dakotas'),
  ...each('CA OR WA', 'West Coast, west coast states'),
  ...each('ID OR WA', 'Pacific Northwest'),
  ...each('IA IL IN KS MI MN MO ND NE OH SD WI', 'Midwest, midwestern US, midwestern states'),
  ...each('DC DE MD NJ NY PA VA WV', 'Mid-Atlantic, mid atlantic states'),
  ...each(
    'CT NJ NY',
    'tri-state area, tristate area, tri-state, tristate, New York tri-state area, NY tri-state area',
  ),
  ...each('DC MD VA', 'DMV, DMV area, DC Maryland and Virginia'),
  ...each('AL FL GA KY MS NC SC TN', 'Southeast, southeastern US, southeastern states, southeast US'),
  ...each('AL GA LA MS SC', 'Deep South'),
  ...each('AL AR DC DE FL GA KY LA MD MS NC OK SC TN TX VA WV', 'the South, southern states, southern US'),
  ...each('AZ NM OK TX', 'Southwest, southwestern US, southwestern states, southwest US'),
  ...each('AZ CO NM UT', 'Four Corners, four corners states'),
  ...each(
    'AZ CO ID MT NM NV UT WY',
    'Mountain West, mountain states, Rocky Mountains, Rocky Mountain states, Rockies',
  ),
  ...each('ID OR WA', 'Northwest, northwestern US, PNW, northwest US'),
  ...each('IA MI MN ND SD WI', 'Upper Midwest'),
  ...each('KS NE ND OK SD TX', 'Great Plains, plains states'),
  ...each('IL IN MI MN NY OH PA WI', 'Great Lakes, Great Lakes states, Great Lakes region'),
  ...each('AL FL LA MS TX', 'Gulf Coast, gulf coast states, gulf states'),
  ...each(
    'CT DC DE FL GA MA MD ME NC NH NJ NY PA RI SC VA',
    'East Coast, east coast states, eastern seaboard',
  ),
])

/** "in New England". */
export const inRegion: Rule = (reading, at) => {
  const { tokens } = reading
  const lead = placeLeads.find(tokens, at)
  const afterLead = lead?.next ?? at
  const start = tokens[afterLead]?.word === 'the' ? afterLead + 1 : afterLead
  const found = regions.find(tokens, afterLead) ?? regions.find(tokens, start)
  if (!found || isPartOfMore(reading, found.next)) return undefined
  const places = found.value.split(' ').map((StateProvince) => ({ kind: 'state', StateProvince }) as const)
  const words = places.map((place) => placeLabel(place)).join(', ')
  return { meaning: { type: 'places', places, words, bare: !lead }, next: found.next }
}

const ofParts = new Set(['side', 'bay', 'end', 'shore', 'suburbs', 'part'])

/** Whether the name of a region is rather a part of the place behind it: "southwest Florida", "the South Bronx". */
const isPartOfMore = (reading: Reading, end: number) =>
  stateByWords.find(reading.tokens, end) !== undefined ||
  ofParts.has(reading.tokens[end]?.word ?? '') ||
  (reading.tokens[end]?.sign === false && namedAt(reading, end, 'city') !== undefined)

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

/** Cities that are named with an article. */
const withArticle = new Set(['bronx', 'dalles', 'village', 'woodlands'])

/** Whether a city is only a word of a longer name: "the Valley", "Lake Norman NC", "Black Hills". */
function isOfLonger(
  { tokens }: Reading,
  { place, next, people, isStated }: NamedAt,
  at: number,
  isBare: boolean,
): boolean {
  if (place.kind !== 'city') return false
  if (isBare && nameBeginnings.has(tokens[at - 1]?.word ?? '')) return true
  if (isStated || people >= KNOWN_TO_ALL) return false
  const [first, after] = [tokens[next - 1], tokens[next]]
  const hasThe = [at, at + 1].some((i) => i < next - 1 && tokens[i]?.word === 'the')
  const isThe = hasThe && !/^the /i.test(place.City) && !withArticle.has(first?.word ?? '')
  return isThe || ofLonger.has(after?.stem ?? '')
}

/** Words that make another name of the one before them. */
const ofLonger = new Set([
  'hill',
  'lake',
  'road',
  'plain',
  'delta',
  'panhandle',
  'district',
  'triangle',
  'basin',
  'us',
  'usa',
])

/** Whether the name of a place is only a part of that of a region: "the Bay Area", "the Chesapeake Bay". */
function isOfRegion({ tokens }: Reading, { sure, people, next }: NamedAt): boolean {
  const after = tokens[next]?.word ?? ''
  return !sure && (ofRegions.has(after) || (after === 'area' && people < KNOWN_TO_ALL))
}
