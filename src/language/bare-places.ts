import { placeLabel } from '#criteria/describe.ts'
import { languageMessages as messages } from './messages.ts'
import { nameBeginnings, namedAt, wordsFrom } from './place-at.ts'
import type { Clause, Gap } from './read-clauses.ts'
import type { KnownPlace, Meaning, Reading } from './rule.ts'

/** People of a city that unread words at the end may name: "homeowners minnetonka"; of one beside the city before it. */
const MIN_PEOPLE = 10_000
const MIN_BESIDE = 2_000
const KNOWN_COUNTY = 200_000
/** Degrees between two cities that are named together. */
const NEAR = 0.5

interface Read {
  clauses: readonly Clause[]
  gaps: readonly Gap[]
}

/** Words that begin something else behind a place. */
const ENDS = new Set(['with', 'who', 'that', 'aged', 'age', 'ages', 'over', 'under'])
const isSign = (word: string | undefined) => word === undefined || word === ',' || word === ';'

/** Whether unread words are by themselves: at the end of the text, or between commas. */
const isAlone = ({ tokens }: Reading, { from, to }: Gap) =>
  to === tokens.length ||
  (isSign(tokens[from - 1]?.word) && isSign(tokens[to]?.word)) ||
  (from > 0 && ENDS.has(tokens[to]?.word ?? ''))

/** A city without a word such as "in" that no rule has read: the only place of a sentence, or one beside the city before it. */
export function withBarePlace(reading: Reading, clauses: readonly Clause[], gaps: readonly Gap[]): Read {
  const hasPlace = clauses.some(({ meaning }) => meaning.type === 'places')
  const gap = gaps.findLast((one) => !one.why && isAlone(reading, one))
  const beside = withNeighbors(reading, clauses, gaps)
  return hasPlace || !gap ? beside : withOnlyPlace(reading, clauses, gaps, gap)
}

function withOnlyPlace(reading: Reading, clauses: readonly Clause[], gaps: readonly Gap[], gap: Gap): Read {
  for (let from = gap.from; from < gap.to; from++) {
    const named = from === gap.from ? bareAt(reading, from) : namedAt(reading, from, 'city')
    const isOfName = from > gap.from && nameBeginnings.has(reading.tokens[from - 1]?.word ?? '')
    if (isOfName || !named || named.next !== gap.to || named.people < MIN_PEOPLE) continue
    const words = placeLabel(named.place)
    const place = clauseOf(named.place, from, gap.to, named.note ?? messages.takenAsCity(words))
    const left = from > gap.from ? [{ ...gap, to: from }] : []
    return {
      clauses: [...clauses, place].toSorted((a, b) => a.from - b.from),
      gaps: gaps.flatMap((one) => (one === gap ? left : [one])),
    }
  }
  return { clauses, gaps }
}

/** A city, or a county that is much better known than the city of its name: "Westchester". */
function bareAt(reading: Reading, from: number) {
  const any = namedAt(reading, from)
  return any?.place.kind === 'county' && any.people >= KNOWN_COUNTY ? any : namedAt(reading, from, 'city')
}

function clauseOf(place: KnownPlace['place'], from: number, to: number, note: string): Clause {
  const meaning: Meaning = { type: 'places', places: [place], words: placeLabel(place), bare: false }
  return { meaning, from, to, negative: false, or: false, note }
}

/** "fargo moorhead": unread words right behind a city that are the name of another one near it. */
function withNeighbors(reading: Reading, clauses: readonly Clause[], gaps: readonly Gap[]): Read {
  const found = gaps.flatMap((gap): Clause[] => {
    const before = clauses.find(({ to }) => to === gap.from)
    const neighbor = before && !gap.why ? neighborOf(reading, before, gap) : undefined
    if (!neighbor) return []
    return [clauseOf(neighbor, gap.from, gap.to, messages.takenAsCity(placeLabel(neighbor)))]
  })
  if (found.length === 0) return { clauses, gaps }
  return {
    clauses: [...clauses, ...found].toSorted((a, b) => a.from - b.from),
    gaps: gaps.filter((gap) => !found.some(({ from }) => from === gap.from)),
  }
}

function neighborOf(reading: Reading, { meaning, negative }: Clause, gap: Gap) {
  const last = meaning.type === 'places' && !negative ? meaning.places.at(-1) : undefined
  if (last?.kind !== 'city') return undefined
  const [city] = reading.places(last.City, last.StateProvince)
  const name = wordsFrom(reading.tokens, gap.from).find(({ next }) => next === gap.to)?.name
  const near = ({ place, People, ...at }: KnownPlace) =>
    place.kind === 'city' &&
    People >= MIN_BESIDE &&
    city !== undefined &&
    Math.hypot(at.Latitude - city.Latitude, at.Longitude - city.Longitude) < NEAR
  return name ? reading.places(name).find(near)?.place : undefined
}
