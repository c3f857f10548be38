import { fold } from '#shared/text/fold.ts'
import { cityNicknames } from './city-nicknames.ts'
import { languageMessages as messages } from './messages.ts'
import { type Neighborhood, neighborhoods } from './neighborhoods.ts'
import { phraseBook } from './phrase-book.ts'
import { placeLeads, wordsFrom } from './place-at.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'
import { stateAt } from './state-at.ts'

/** The neighborhoods of each name, as several cities may have one. */
const byName = new Map<string, Neighborhood[]>()
for (const one of neighborhoods) byName.set(one.name, [...(byName.get(one.name) ?? []), one])
const book = phraseBook(byName)

interface CityEnd {
  /** The city or state that is named behind it, in plain small letters. */
  city?: string
  state?: string | undefined
  next: number
}

/** What is behind the name: nothing, a state, or a city with or without its state. */
function endsAt(reading: Reading, at: number): CityEnd[] {
  const start = reading.tokens[at]?.word === ',' || reading.tokens[at]?.word === 'in' ? at + 1 : at
  const state = stateAt(reading, start, true)
  const cities = wordsFrom(reading.tokens, start).map(({ name, next }): CityEnd => {
    const comma = reading.tokens[next]?.word === ',' ? next + 1 : next
    const after = stateAt(reading, comma, true)
    const [city, own] = cityNicknames.get(name) ?? [name, undefined]
    return { city: plainCity(city), state: after?.value ?? own, next: after?.next ?? next }
  })
  return [...cities.toReversed(), ...(state ? [{ state: state.value, next: state.next }] : []), { next: at }]
}

/** A city's name to be compared: without dots, and without the "s" of "Chicago's". */
const plainCity = (city: string) => fold(city).replaceAll('.', '')

const isOf = ({ city, state, isAlone }: Neighborhood, end: CityEnd) =>
  (end.city ? [end.city, end.city.replace(/s$/, '')].includes(plainCity(city)) : isAlone) &&
  (!end.state || end.state === state)

/** A city right before its part: "the Chicago Loop", "Seattle's Capitol Hill". */
function cityBefore(reading: Reading, at: number): { one: Neighborhood; next: number } | undefined {
  const ends = wordsFrom(reading.tokens, at).flatMap(({ name, next }) => {
    const [city, state] = cityNicknames.get(name) ?? [name, undefined]
    const found = book.find(reading.tokens, next)
    const one = found?.value.find((each) => isOf(each, { city: plainCity(city), state, next }))
    return one && found ? [{ one, next: found.next }] : []
  })
  return ends[0]
}

/** "wicker park", "Lincoln Park, Chicago", "buckhead atlanta ga": a well-known part of a city by its ZIP codes. */
export const neighborhood: Rule = (reading, at) => {
  const { tokens } = reading
  const lead = placeLeads.find(tokens, at)
  const afterLead = lead?.next ?? at
  const skipsThe = tokens[afterLead]?.word === 'the' ? afterLead + 1 : afterLead
  const found = book.find(tokens, afterLead) ?? book.find(tokens, skipsThe)
  const behind = found ? undefined : cityBefore(reading, skipsThe)
  if (behind) return asZipCodes(reading, behind.one, lead === undefined, behind.next)
  if (!found) return undefined
  const ends = endsAt(reading, found.next)
  const fit = ends.flatMap((end) => {
    const one = found.value.find((each) => isOf(each, end))
    return one ? [{ one, end }] : []
  })[0]
  const isElsewhere =
    fit && !fit.end.city && ends.some(({ city, state }) => !city && state && state !== fit.one.state)
  if (!fit || isElsewhere) return undefined
  return asZipCodes(reading, fit.one, lead === undefined, fit.end.next)
}

/** A part of a city as its ZIP codes. */
function asZipCodes(reading: Reading, one: Neighborhood, bare: boolean, next: number): RuleMatch {
  const { name, city, state, codes } = one
  const places = codes
    .filter((code) => reading.places(code).length > 0)
    .map((PostalCode) => ({ kind: 'postal', PostalCode }) as const)
  const words = `${name}, ${city}, ${state}`
  return {
    meaning: { type: 'places', places, words, bare },
    next,
    note: messages.neighborhood(name, city, codes),
  }
}
