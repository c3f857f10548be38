import type { CriteriaPlace } from '#criteria/places.ts'
import { stateNames } from '#shared/address/states.ts'
import { languageMessages as messages } from './messages.ts'
import { metroAreas, metroNicknames, metroShortNames } from './metro-areas.ts'
import { countyRegions } from './named-regions.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import { placeLeads } from './place-at.ts'
import type { Reading, Rule } from './rule.ts'
import { stateByWords } from './state-at.ts'

/** The names of an area: each of its cities, and its first ones together ("Dallas", "Fort Worth", "Dallas-Fort Worth"). */
function namesOf(title: string): string[] {
  const cities = (title.split(', ')[0] ?? '').split('-')
  const together = cities.slice(1).map((_, i) => cities.slice(0, i + 2).join(' '))
  const names = [...together, ...cities]
  return [...names, ...names.map((name) => name.replace('St. ', 'Saint '))]
}

const areas = phraseBook([
  ...Object.keys(metroAreas).flatMap((title) => namesOf(title).map((name) => [name, title] as const)),
  ...Object.entries(metroShortNames).flatMap(([title, names]) => each(title, names)),
])
const nicknames = phraseBook(Object.entries(metroNicknames).flatMap(([title, names]) => each(title, names)))
const greaters = listed('greater, metro, metropolitan, the greater')
/** Words behind a city that mean it with the places around it. */
export const areaTails = listed(
  [
    'metro, metro area, metropolitan area, metropolitan statistical area, metroplex, msa, metropolitan region, area, region, market',
    ...['area', 'suburbs', 'communities', 'towns', 'cities', 'counties'].map(
      (word) => `and surrounding ${word}, and the surrounding ${word}, and nearby ${word}, and its ${word}`,
    ),
    'and suburbs, and the suburbs, and vicinity, and surrounding, and surroundings, and environs, and outlying areas',
  ].join(', '),
)

/** "NY: Bronx, Kings; NJ: Bergen" as places. */
function countiesOf(list: string): CriteriaPlace[] {
  return list.split('; ').flatMap((part) => {
    const [StateProvince = '', names = ''] = part.split(': ')
    return names.split(', ').map((County) => ({ kind: 'county', County, StateProvince }) as const)
  })
}

/** Where the name of an area begins, past "in the". */
function nameStart(tokens: Reading['tokens'], at: number): { lead: boolean; start: number } {
  const lead = placeLeads.find(tokens, at)
  const afterLead = lead?.next ?? at
  return { lead: lead !== undefined, start: tokens[afterLead]?.word === 'the' ? afterLead + 1 : afterLead }
}

/** "Dallas-Fort Worth metro", "greater Boston", "Twin Cities": the counties of a metropolitan area. */
export const metroArea: Rule = ({ tokens }, at) => {
  const { lead, start } = nameStart(tokens, at)
  const greater = greaters.find(tokens, start)
  const nickname = nicknames.find(tokens, start)
  const found = nickname ?? areas.find(tokens, greater?.next ?? start)
  const tail = found && areaTails.find(tokens, found.next)
  if (!found || !(nickname || greater || tail)) return undefined
  const { value: title } = found
  const places = countiesOf(metroAreas[title] ?? '')
  return {
    meaning: { type: 'places', places, words: title, bare: !lead },
    next: tail?.next ?? found.next,
    note: messages.metroArea(title, places.length),
  }
}

const regions = phraseBook(countyRegions)

/** "the Bay Area", "long island", "SoCal": regions without borders of their own, as the counties that people mean. */
export const countyRegion: Rule = ({ tokens }, at) => {
  const { lead, start } = nameStart(tokens, at)
  const greater = tokens[start]?.word === 'greater' ? 1 : 0
  // "the Cape" has its article.
  const withThe = tokens[start - 1]?.word === 'the' ? regions.find(tokens, start - 1) : undefined
  const found = withThe ?? regions.find(tokens, start + greater)
  if (!found) return undefined
  const { title, counties } = found.value
  const stateNext = stateAfter(tokens, found.next, counties)
  if (stateNext === undefined) return undefined
  const places = countiesOf(counties)
  return {
    meaning: { type: 'places', places, words: title, bare: !lead },
    next: stateNext,
    note: messages.region(title, counties),
  }
}

/** The token after the region and its state; undefined where the state is another one. */
function stateAfter(tokens: Reading['tokens'], at: number, counties: string): number | undefined {
  const start = tokens[at]?.word === ',' ? at + 1 : at
  const named = stateByWords.find(tokens, start)
  const word = tokens[start]?.word.toUpperCase() ?? ''
  const code =
    named?.value ?? (word.length === 2 && word in stateNames && !['IN', 'OR'].includes(word) ? word : '')
  if (!code) return at
  return counties.includes(`${code}: `) ? (named?.next ?? start + 1) : undefined
}
