import type { CriteriaPlace } from '#criteria/places.ts'
import { languageMessages as messages } from './messages.ts'
import { metroAreas, metroNicknames, metroShortNames } from './metro-areas.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import { placeLeads } from './place-at.ts'
import type { Rule } from './rule.ts'

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
const tails = listed(
  'metro, metro area, metropolitan area, metropolitan statistical area, metroplex, msa, metropolitan region, area',
)

/** "NY: Bronx, Kings; NJ: Bergen" as places. */
function countiesOf(title: string): CriteriaPlace[] {
  return (metroAreas[title] ?? '').split('; ').flatMap((part) => {
    const [StateProvince = '', names = ''] = part.split(': ')
    return names.split(', ').map((County) => ({ kind: 'county', County, StateProvince }) as const)
  })
}

/** "Dallas-Fort Worth metro", "greater Boston", "Twin Cities": the counties of a metropolitan area. */
export const metroArea: Rule = ({ tokens }, at) => {
  const lead = placeLeads.find(tokens, at)
  const afterLead = lead?.next ?? at
  const start = tokens[afterLead]?.word === 'the' ? afterLead + 1 : afterLead
  const greater = tokens[start]?.word === 'greater' ? 1 : 0
  const nickname = nicknames.find(tokens, start)
  const found = nickname ?? areas.find(tokens, start + greater)
  const tail = found && tails.find(tokens, found.next)
  if (!found || !(nickname || greater || tail)) return undefined
  const { value: title } = found
  const places = countiesOf(title)
  return {
    meaning: { type: 'places', places, words: title, bare: !lead },
    next: tail?.next ?? found.next,
    note: messages.metroArea(title, places.length),
  }
}
