import { MAX_RADIUS_MILES } from '#contract/place.ts'
import { addressAt } from './address-rule.ts'
import { around, centerText, type PointAt } from './around.ts'
import { landmarks } from './landmarks.ts'
import { languageMessages as messages } from './messages.ts'
import { partsAt } from './numbers.ts'
import { each, listed, phraseBook } from './phrase-book.ts'
import { placeAt, placeLeads } from './place-at.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'
import { stateBehind } from './state-at.ts'

const units = phraseBook([...each(1, 'mile, mi'), ...each(0.621371, 'km, kilometer, kilometre')])
const halfMore = listed('and a half')
export const radiusLead = listed(
  'within, within a, w/in, anywhere within, located within, living within, inside, inside a, in a, less than, up to, within about, no more than, not more than, no farther than',
)
export const centerLead = listed(
  'of, around, from, about, near, to, radius of, radius around, radius from, radius, circle around, away from, surrounding, of the center of',
)

/** "10 miles", "5-mile", "25 km": miles to two places, and the kilometers where those were given. */
function lengthAt(tokens: Reading['tokens'], at: number) {
  const amount = partsAt(tokens, at)
  const unit = amount && units.find(tokens, tokens[amount.next]?.word === '-' ? amount.next + 1 : amount.next)
  if (!unit) return undefined
  const half = halfMore.find(tokens, unit.next)
  const next = half?.next ?? (tokens[unit.next]?.word === '.' ? unit.next + 1 : unit.next)
  const n = amount.n + (half ? 1 / 2 : 0)
  const miles = Math.round(n * unit.value * 100) / 100
  return { miles, km: unit.value === 1 ? undefined : n, next }
}

/** "within 10 miles of 68046", "25 mi around Omaha", "a 5 km radius of 41.25, -96.01". */
export const circle: Rule = (reading, at) => {
  const { tokens } = reading
  const start = radiusLead.find(tokens, at)?.next ?? at
  const length = lengthAt(tokens, start) ?? (start > at ? lengthAt(tokens, start - 1) : undefined)
  const center = length && centerLead.find(tokens, length.next)
  if (!length || !center) return undefined
  const radius = length.miles
  const isPossible = radius > 0 && radius <= MAX_RADIUS_MILES
  const address = isPossible && addressAt(reading, center.next, radius)
  if (address) return address
  const named = pointAt(reading, center.next) ?? placeAt(reading, center.next)
  if (!named)
    return {
      meaning: { type: 'unsupported', why: 'The distance needs a known place after it' },
      next: center.next,
    }
  if (!isPossible)
    return {
      meaning: { type: 'unsupported', why: `A distance is over 0 and up to ${MAX_RADIUS_MILES} miles` },
      next: named.next,
    }
  const found = around(named, radius)
  const note = length.km
    ? [`${length.km} km are ${radius} mi`, found.note].filter(Boolean).join('; ')
    : found.note
  return { ...found, note }
}

const coordinate = /^-?\d{1,3}(?:\.\d+)?$/

const landmarkNames = phraseBook(landmarks)
const airportTail = listed('airport, international airport, international')

/** "ohare airport", "Times Square". */
function landmarkAt(reading: Reading, at: number): PointAt | undefined {
  const { tokens } = reading
  const the = tokens[at]?.word === 'the' ? at + 1 : at
  const found = landmarkNames.find(tokens, at) ?? landmarkNames.find(tokens, the)
  if (!found) return undefined
  const { name, latitude, longitude, miles } = found.value
  const next = airportTail.find(tokens, found.next)?.next ?? found.next
  const state = miles ? stateBehind(reading, next) : undefined
  return {
    point: { Latitude: latitude, Longitude: longitude },
    label: name,
    miles,
    next: state?.next ?? next,
  }
}

/** A latitude and a longitude, as "41.25, -96.01", or a landmark. */
export function pointAt(reading: Reading, at: number): PointAt | undefined {
  return coordinatesAt(reading, at) ?? landmarkAt(reading, at)
}

function coordinatesAt({ text, tokens }: Reading, at: number): PointAt | undefined {
  const token = tokens[at]
  const found = token && /^(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/.exec(text.slice(token.from))
  const [whole = '', lat = '', lng = ''] = found ?? []
  const point = { Latitude: Number(lat), Longitude: Number(lng) }
  const isOnEarth = Math.abs(point.Latitude) <= 90 && Math.abs(point.Longitude) <= 180
  if (!token || !coordinate.test(lat) || !isOnEarth) return undefined
  const end = token.from + whole.length
  return { point, next: tokens.findIndex(({ to }) => to >= end) + 1 }
}

/** A distance behind its center: "near Tampa within 10 miles", "in Boise, 20 mile radius", "Omaha 5 miles". */
export function distanceAt(
  tokens: Reading['tokens'],
  at: number,
): { miles: number; next: number } | undefined {
  const comma = tokens[at]?.word === ',' ? at + 1 : at
  const lead = radiusLead.find(tokens, comma)
  const length = lengthAt(tokens, lead?.next ?? comma)
  if (!length) return undefined
  const { miles } = length
  const radius = tokens[length.next]?.word === 'radius' ? length.next + 1 : undefined
  const next = radius ?? length.next
  const isLast = tokens[next] === undefined || tokens[next].sign
  const isDistance =
    (lead || radius || isLast) && miles > 0 && miles <= MAX_RADIUS_MILES && !centerLead.find(tokens, next)
  return isDistance ? { miles, next } : undefined
}

const nears = listed('near, nearby, close to, around, next to, in the area of, by')

const nearMe = listed('near me, close to me, around me, near here, around here, close by, in my area')
/** Miles around a place that something is near to, where no distance is given. */
const NEAR_MILES = 10

/** "near Omaha": a distance that is common, and said. */
export const near: Rule = (reading, at) => {
  const here = nearMe.find(reading.tokens, at)
  if (here) return { meaning: { type: 'unsupported', why: messages.hereUnknown }, next: here.next }
  const lead = nears.find(reading.tokens, at)
  const address = lead && addressAt(reading, lead.next, NEAR_MILES)
  const named = lead && (pointAt(reading, lead.next) ?? placeAt(reading, lead.next))
  if (address) return withDefault(address)
  if (!named) return undefined
  const distance = distanceAt(reading.tokens, named.next)
  if (distance) return around({ ...named, next: distance.next }, distance.miles)
  const miles = 'miles' in named && named.miles ? named.miles : NEAR_MILES
  return withDefault(around(named, miles), miles)
}

/** "at Lake Norman", "Lake of the Ozarks": a lake or a park by itself is the land around it. */
export const landmarkArea: Rule = (reading, at) => {
  const { tokens } = reading
  const start = placeLeads.find(tokens, at)?.next ?? at
  const found = landmarkAt(reading, start)
  const isLake = /lake/i.test(found?.label ?? '')
  if (!found?.miles || (start === at && !isLake)) return undefined
  return withDefault(around(found, found.miles), found.miles)
}

/** A circle of the usual distance says so. */
function withDefault(found: RuleMatch, miles = NEAR_MILES): RuleMatch {
  if (found.meaning.type !== 'places' || found.meaning.miles === undefined) return found
  return { ...found, note: [messages.defaultRadius(miles), found.note].filter(Boolean).join('; ') }
}

const nearest = listed(
  'nearest first from, nearest first to, nearest to, closest to, closest first to, closest first from, sorted by distance from, ordered by distance from, by distance from',
)

/** "nearest first from 68046": the order of the records. */
export const nearestFirst: Rule = (reading, at) => {
  const lead = nearest.find(reading.tokens, at)
  const named = lead && (pointAt(reading, lead.next) ?? placeAt(reading, lead.next))
  if (!named) return undefined
  const { Latitude, Longitude } = named.point
  const first = reading.tokens[named.next]?.word === 'first' ? 1 : 0
  const words = `Nearest first from ${centerText(named)}`
  return {
    meaning: { type: 'criteria', criteria: { SortCenter: { Latitude, Longitude } }, words },
    next: named.next + first,
    note: named.note,
  }
}
