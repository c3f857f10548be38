import type { CriteriaPlace } from '#criteria/places.ts'
import { readable } from '#shared/address/readable-name.ts'
import { editDistance } from '#shared/text/edit-distance.ts'
import type { CityRow, CountyRow, Located, PostalRow, StateRow } from './place-files.ts'
import { namedState, nameForms } from './place-names.ts'

/** A place that has a name, as a criterion holds it. */
export type NamedPlace = Extract<CriteriaPlace, { kind: 'state' | 'county' | 'city' | 'postal' }>

/** A found place with its point (degrees). */
export interface FoundPlace extends Located {
  place: NamedPlace
  /** "Papillion, NE" of a postal code; empty for the others, whose names say it. */
  detail: string
}

/** Rows of the place files, as read by `place-files.ts`. */
export interface PlaceRows {
  postal: readonly PostalRow[]
  cities: readonly CityRow[]
  counties: readonly CountyRow[]
  states: readonly StateRow[]
}

interface Entry {
  found: FoundPlace
  state: string
  /** The name as it is compared: words, and run together. */
  words: string
  run: string
  /** What its people weigh: each ten times as many one more. */
  weight: number
}

/** Names prepared for finding. */
interface Names {
  byInitial: ReadonlyMap<string, readonly Entry[]>
  byName: ReadonlyMap<string, readonly Entry[]>
  states: ReadonlyMap<string, Entry>
}

export interface PlaceIndex {
  /** Prepared on first use: the map needs only points, and it takes a tenth of a second. */
  names: () => Names
  postal: readonly PostalRow[]
  byCode: ReadonlyMap<string, PostalRow>
  cities: readonly CityRow[]
}

function entry(
  place: NamedPlace,
  name: string,
  row: Located & { StateProvince: string; People: number },
): Entry {
  const words = readable(name)
  return {
    found: { place, Latitude: row.Latitude, Longitude: row.Longitude, detail: '' },
    state: row.StateProvince,
    words,
    run: words.replaceAll(' ', ''),
    weight: Math.log10(row.People + 1),
  }
}

const cityEntry = (row: CityRow) =>
  entry({ kind: 'city', City: row.City, StateProvince: row.StateProvince }, row.City, row)
const countyEntry = (row: CountyRow) =>
  entry({ kind: 'county', County: row.County, StateProvince: row.StateProvince }, row.County, row)
const stateEntry = (row: StateRow) =>
  entry({ kind: 'state', StateProvince: row.StateProvince }, row.Name, row)

/** Entries by the first letter of each of their words. */
function sortByInitial(entries: readonly Entry[]): Map<string, Entry[]> {
  const sorted = new Map<string, Entry[]>()
  for (const one of entries)
    for (const initial of new Set(one.words.split(' ').map((word) => word.charAt(0)))) {
      const known = sorted.get(initial)
      if (known) known.push(one)
      else sorted.set(initial, [one])
    }
  return sorted
}

/** Entries by their whole name. */
function sortByName(entries: readonly Entry[]): Map<string, Entry[]> {
  const sorted = new Map<string, Entry[]>()
  for (const one of entries) {
    const known = sorted.get(one.words)
    if (known) known.push(one)
    else sorted.set(one.words, [one])
  }
  return sorted
}

function prepared({ cities, counties, states }: PlaceRows): Names {
  const stateEntries = states.map(stateEntry)
  const entries = [...stateEntries, ...cities.map(cityEntry), ...counties.map(countyEntry)]
  return {
    byInitial: sortByInitial(entries),
    byName: sortByName(entries),
    states: new Map(stateEntries.map((one) => [one.state, one])),
  }
}

/** Prepares the rows for `findPlaces` and `postalPoint`, once. */
export function placeIndex(rows: PlaceRows): PlaceIndex {
  const { postal, cities } = rows
  let names: Names | undefined
  return {
    names: () => {
      names ??= prepared(rows)
      return names
    },
    postal,
    byCode: new Map(postal.map((row) => [row.PostalCode, row])),
    cities,
  }
}

const US = /^\d{5}$/
const CANADIAN = /^[A-Z]\d[A-Z]\d[A-Z]\d$/

/** The code under which a postal code is stored: five US digits, or the first three characters of a Canadian code. */
export function storedCode(code: string): string {
  const plain = code.replaceAll(' ', '').toUpperCase()
  return CANADIAN.test(plain) ? plain.slice(0, 3) : plain
}

/** The point of a postal code. */
export const postalPoint = (index: Pick<PlaceIndex, 'byCode'>, code: string): Located | undefined =>
  index.byCode.get(storedCode(code))

interface Reading {
  /** The words that a name has to begin with. */
  typed: string
  run: string
  state: string | undefined
  countiesOnly: boolean
}

/** How well an entry fits what was typed, in the scale of its weight; undefined when it does not. */
function fitOf(
  { found, words, run, weight }: Entry,
  { typed, run: wanted, countiesOnly }: Reading,
): number | undefined {
  const isStart = run.startsWith(wanted)
  if (!isStart && !words.includes(` ${typed}`)) return undefined
  const { kind } = found.place
  const isExact = run === wanted
  if (kind === 'county' && !countiesOnly) return weight - (isStart ? 1 : 3)
  return weight + (isExact ? 1.5 : 0) + (isStart ? 0 : -2) + (kind === 'state' ? 2 : 0)
}

const reading = (typed: string, state: string | undefined, countiesOnly: boolean): Reading => ({
  typed,
  run: typed.replaceAll(' ', ''),
  state,
  countiesOnly,
})

const COUNTY_WORD = / (county|co|parish|borough)$/

/** What was typed read as a name, and as a county where it says so. */
function namedReadings(text: string, state: string | undefined): Reading[] {
  return nameForms(text).flatMap((typed) => {
    const named = reading(typed, state, false)
    return COUNTY_WORD.test(typed) ? [named, reading(typed.replace(COUNTY_WORD, ''), state, true)] : [named]
  })
}

/** What was typed read as a name, and as a name with its state at the end. */
function readings(text: string): Reading[] {
  const parted = namedState(text)
  const whole = parted && text.includes(',') ? [] : namedReadings(text, undefined)
  return [...whole, ...(parted ? namedReadings(parted.name, parted.state) : [])]
}

/** A state typed as its two letters comes before all. */
const CODE_FIT = 20

function fits(index: PlaceIndex, one: Reading): [Entry, number][] {
  const found: [Entry, number][] = []
  for (const candidate of index.names().byInitial.get(one.typed.charAt(0)) ?? []) {
    if (one.state && candidate.state !== one.state) continue
    if (one.countiesOnly && candidate.found.place.kind !== 'county') continue
    const fit = fitOf(candidate, one)
    if (fit !== undefined) found.push([candidate, fit])
  }
  return found
}

function stateByCode({ names }: PlaceIndex, text: string): [Entry, number][] {
  const state = names().states.get(text.toUpperCase())
  return state ? [[state, CODE_FIT]] : []
}

function findNamed(index: PlaceIndex, text: string, limit: number): FoundPlace[] {
  const best = new Map(stateByCode(index, text))
  for (const one of readings(text))
    for (const [found, fit] of fits(index, one)) best.set(found, Math.max(fit, best.get(found) ?? fit))
  const sorted = [...best].sort((a, b) => b[1] - a[1])
  return sorted.slice(0, limit).map(([{ found }]) => found)
}

function foundPostal({ cities }: PlaceIndex, row: PostalRow, PostalCode: string): FoundPlace {
  const city = cities[row.city]
  const detail = city ? `${city.City}, ${city.StateProvince}` : ''
  return { place: { kind: 'postal', PostalCode }, Latitude: row.Latitude, Longitude: row.Longitude, detail }
}

function findCanadian(index: PlaceIndex, code: string): FoundPlace[] {
  const area = index.byCode.get(code.slice(0, 3))
  return area ? [foundPostal(index, area, code)] : []
}

/** US codes that begin with the digits, in their order. */
function findPostal(index: PlaceIndex, digits: string, limit: number): FoundPlace[] {
  const found: FoundPlace[] = []
  for (const row of index.postal) {
    if (found.length === limit) break
    if (row.PostalCode.startsWith(digits)) found.push(foundPostal(index, row, row.PostalCode))
  }
  return found
}

/** Two digits and more of a ZIP code, with or without its four more. */
const ZIP = /^(\d{2,5})(-\d{0,4})?$/

/**
 * Places whose names begin with what is typed, the likeliest first and at most `limit`: states, cities and counties
 * ("oma", "lake county"), each also with its state ("springfield il", "lake county, in"), and postal codes ("680").
 * Letter case, accents, "St" and "Saint" are alike.
 */
export function findPlaces(index: PlaceIndex, text: string, limit: number): FoundPlace[] {
  const plain = text.trim()
  const digits = ZIP.exec(plain)?.[1]
  if (digits) return findPostal(index, digits, limit)
  const code = plain.replaceAll(' ', '').toUpperCase()
  return CANADIAN.test(code) ? findCanadian(index, code) : findNamed(index, plain, limit)
}

/** Letters in which a typed name may differ from a known one; short names differ in fewer. */
const maxEdits = (name: string) => (name.length < 6 ? 1 : 2)

function nearestNames(index: PlaceIndex, text: string): Entry[] {
  const { name, state } = namedState(text) ?? { name: text, state: undefined }
  const wanted = readable(name).replaceAll(' ', '')
  const max = maxEdits(wanted)
  const near = (index.names().byInitial.get(wanted.charAt(0)) ?? [])
    .filter((one) => !state || one.state === state)
    .map((one) => ({ one, edits: editDistance(one.run, wanted, max) }))
    .filter(({ edits }) => edits <= max)
  return near.sort((a, b) => a.edits - b.edits || b.one.weight - a.one.weight).map(({ one }) => one)
}

/**
 * The known places nearest to one that is not known, at most `limit`: of a ZIP code those with the same first three digits, the
 * closest numbers first; of a name those that differ in a letter or two, the closest and largest first.
 */
export function nearestPlaces(index: PlaceIndex, text: string, limit: number): FoundPlace[] {
  const plain = text.trim()
  if (!US.test(plain))
    return nearestNames(index, plain)
      .slice(0, limit)
      .map(({ found }) => found)
  const distance = ({ PostalCode }: PostalRow) => Math.abs(Number(PostalCode) - Number(plain))
  return index.postal
    .filter(({ PostalCode }) => PostalCode.length === 5 && PostalCode.startsWith(plain.slice(0, 3)))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, limit)
    .map((row) => foundPostal(index, row, row.PostalCode))
}

/** A place with how many live there, roughly. */
const peopled = ({ found, weight }: Entry) => ({
  ...found,
  People: Math.round((10 ** weight - 1) * HUNDREDS),
})
const HUNDREDS = 100

const rank = ({ found, weight }: Entry) => weight + (found.place.kind === 'state' ? CODE_FIT : 0)

/**
 * The states, cities and counties with exactly this name, a state first and then the largest, or the postal code that is
 * written so; with `state` (two letters) those in it. Letter case, accents, "St" and "Saint" are equal.
 */
export function placesNamed(
  index: PlaceIndex,
  name: string,
  state?: string,
): (FoundPlace & { People: number })[] {
  const code = name.replaceAll(' ', '').toUpperCase()
  const area = index.byCode.get(CANADIAN.test(code) ? code.slice(0, 3) : US.test(code) ? code : '')
  if (area) return [{ ...foundPostal(index, area, code), People: 0 }]
  const named = index.names().byName.get(readable(name)) ?? []
  return named
    .filter((one) => !state || one.state === state)
    .toSorted((a, b) => rank(b) - rank(a))
    .map(peopled)
}
