import type { Kind } from '#contract/kind.ts'
import type { Vehicle } from '#contract/vehicle.ts'
import { streetAddress } from './address-rule.ts'
import { ageGroup } from './age-group-rule.ts'
import { assemble } from './assemble.ts'
import { withBareNames } from './bare-names.ts'
import { withBarePlace } from './bare-places.ts'
import { brandName } from './brand-rule.ts'
import { withStoresOfBrands } from './brand-stores.ts'
import { choice, doubleChoice, nextChoice } from './choice-rule.ts'
import { circle, landmarkArea, near, nearestFirst } from './circle-rule.ts'
import { cityList } from './city-list-rule.ts'
import { countyList } from './county-list-rule.ts'
import { type IndustryBook, industryRule } from './industry-rule.ts'
import { knownPlaces } from './known-places.ts'
import { measured, turning, wholeCompany } from './measure-rule.ts'
import { languageMessages } from './messages.ts'
import { countyRegion, metroArea } from './metro-rule.ts'
import { withoutMissing } from './missing-fields.ts'
import { respelledTokens } from './misspelled-words.ts'
import { literals, name, year } from './name-rule.ts'
import { withNarrowerPlaces } from './narrower-places.ts'
import { neighborhood } from './neighborhood-rule.ts'
import { childAges, children, homeAge, noFilter, partOfPlace } from './no-filter-rule.ts'
import { ownBusiness } from './own-business-rule.ts'
import { ownership } from './ownership-rule.ts'
import { ownsHome } from './owns-rule.ts'
import { familyName, firstWordName, nextLastName, titledName } from './person-name-rule.ts'
import { inPlace, inRegion } from './place-rule.ts'
import { withPlacesWithin } from './places-within.ts'
import { type Clause, type Gap, readClauses } from './read-clauses.ts'
import { freshRule, recent } from './recent-rule.ts'
import type { Meaning, PlacesNamed, Reading, Rule } from './rule.ts'
import type { ReadSentence, SentenceAddress, SentenceTravel, TextRange } from './sentence.ts'
import { inFull } from './short-words.ts'
import { stateList } from './state-list-rule.ts'
import { kindAt } from './stop-words.ts'
import { street } from './street-rule.ts'
import { type Token, tokensOf } from './tokens.ts'
import { travelTime } from './travel-rule.ts'
import { vague, withVagueWords } from './vague-rule.ts'
import { vehicleRule } from './vehicle-rule.ts'
import { withoutModifiers, withoutPartsOfCities, withWholeNames } from './whole-names.ts'
import { zipRange } from './zip-rule.ts'
import { withZipsBesidePost } from './zips-beside-post.ts'
import { withZipsOfCities } from './zips-of-cities.ts'

/** What sentences are read by, beside the tables of criteria. */
export interface Lookups {
  places: PlacesNamed
  industries: IndustryBook
  vehicles: readonly Vehicle[]
  /** Whether records of a kind have the field of a criterion. */
  isOffered: (kind: Kind, criterion: string) => boolean
  /** Whether areas of drive times can be requested. */
  hasDriveTimes?: boolean
}

/** "families" are people; in the singular it is of a trade or of who owns a company. */
const familiesAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'families' ? { value: 'people' as const, next: at + 1 } : undefined

const kindWord: Rule = ({ kind, tokens }, at) => {
  const found = kindAt(tokens, at) ?? (kind === 'people' ? familiesAt(tokens, at) : undefined)
  return found && { meaning: { type: 'kind', kind: found.value }, next: found.next }
}

/** The rules of the grammar, in the order in which two phrases of the same length are preferred. */
function rulesOf(book: IndustryBook, vehicles: readonly Vehicle[], hasDriveTimes: boolean): readonly Rule[] {
  const isFresh = (tokens: readonly Token[], at: number) =>
    book.phrases.find(tokens, at) !== undefined || kindAt(tokens, at) !== undefined
  return [
    measured,
    ageGroup,
    vague,
    turning,
    choice,
    doubleChoice,
    nextChoice,
    recent,
    freshRule(isFresh),
    ownership,
    ownsHome,
    noFilter,
    children,
    childAges,
    homeAge,
    partOfPlace,
    ownBusiness,
    brandName,
    ...(hasDriveTimes ? [travelTime] : []),
    circle,
    near,
    nearestFirst,
    landmarkArea,
    ...literals,
    name,
    familyName,
    titledName,
    firstWordName,
    nextLastName,
    wholeCompany,
    year,
    vehicleRule(vehicles),
    industryRule(book),
    kindWord,
    zipRange,
    metroArea,
    countyRegion,
    neighborhood,
    cityList,
    countyList,
    streetAddress,
    street,
    inRegion,
    inPlace,
    stateList,
  ]
}

/** Prepares the reading of sentences, once for each set of look-ups. */
export function sentenceReader({
  places,
  industries,
  vehicles,
  isOffered,
  hasDriveTimes = false,
}: Lookups): ReadSentence {
  const tradeEnd = (tokens: readonly Token[], at: number) => industries.phrases.find(tokens, at)?.next ?? at
  const rules = rulesOf(industries, vehicles, hasDriveTimes)
  return (requestedKind, text) => {
    const tokens = inFull(tokensOf(text))
    const kind = kindNamed(tokens, tradeEnd) ?? requestedKind
    const reading = { kind, text, tokens, places: knownPlaces(places) }
    const spoken = readBeside(reading, rules)
    const read = withVagueWords(reading, spoken.clauses, spoken.gaps)
    const whole = withWholeNames(reading, read.clauses, read.gaps)
    const plain = withoutModifiers(reading, whole.clauses, whole.gaps)
    const placed = withBarePlace(reading, plain.clauses, plain.gaps)
    const known = withoutPartsOfCities(withZipsOfCities(reading, placed.clauses), placed.gaps)
    const named = withBareNames(reading, known.clauses, known.gaps)
    const stores = withStoresOfBrands(reading, named.clauses, named.gaps)
    const { clauses: stored, gaps } = withoutMissing(stores, (name) => isOffered(kind, name), kind)
    const clauses = withZipsBesidePost(withPlacesWithin(reading, withNarrowerPlaces(reading, stored)))
    const { criteria, outcomes } = assemble(kind, clauses)
    const refused = outcomes.flatMap(({ clause: { from, to }, why }) =>
      why === undefined ? [] : [{ from, to, why }],
    )
    const unread: Gap[] = [...gaps, ...refused].toSorted((a, b) => a.from - b.from)
    const parts = outcomes
      .filter(({ why }) => why === undefined)
      .map(({ clause, words, note }) => ({
        ...textRangeOf(text, tokens, clause),
        words,
        ...(note && { note }),
        ...addressOf(clause.meaning),
        ...travelIn(clause),
      }))
    return {
      kind,
      criteria,
      parts,
      unread: unread.map((gap) => ({
        ...textRangeOf(text, tokens, gap),
        ...(gap.why && { why: gap.why }),
        ...(gap.isClear && { isClear: true }),
      })),
    }
  }
}

function travelIn({ meaning, negative }: Clause): { travel?: SentenceTravel } {
  if (meaning.type !== 'travel') return {}
  return { travel: { ...meaning.travel, origin: meaning.origin, excluded: negative } }
}

function addressOf(meaning: Meaning): { address?: SentenceAddress } {
  const place = meaning.type === 'places' ? meaning.places[0] : undefined
  if (meaning.type !== 'places' || !meaning.address || !place) return {}
  const { address, miles } = meaning
  return { address: { ...address, place, ...(miles !== undefined && { miles }) } }
}

/** The clauses of a text; once more where a name that several places have is read beside places of one state. */
function readBeside(reading: Reading, rules: readonly Rule[]): ReturnType<typeof readClauses> {
  const read = readSpelled(reading, rules)
  const named = read.clauses.flatMap(({ meaning }) => (meaning.type === 'places' ? [meaning] : []))
  if (!named.some(({ isLargest }) => isLargest)) return read
  const states = new Set(
    named
      .filter(({ isLargest }) => !isLargest)
      .flatMap(({ places }) =>
        places.flatMap((place) => ('StateProvince' in place ? [place.StateProvince] : [])),
      ),
  )
  return states.size === 1 ? readSpelled({ ...reading, states }, rules) : read
}

/** The clauses of a text; once more with its unknown words respelled, where that reads more of them. */
function readSpelled(reading: Reading, rules: readonly Rule[]): ReturnType<typeof readClauses> {
  const read = readClauses(reading, rules)
  const isPlace = (word: string) => reading.places(word).some(({ People }) => People >= MIN_PEOPLE)
  const tokens = respelledTokens(reading.tokens, read.gaps, isPlace)
  if (!tokens) return read
  const { clauses, gaps } = readClauses({ ...reading, tokens }, rules)
  if (unreadTokens(gaps) >= unreadTokens(read.gaps)) return read
  const spelledIn = ({ from, to }: Gap) =>
    tokens.slice(from, to).filter(({ word }, i) => word !== reading.tokens[from + i]?.word)
  return {
    gaps,
    clauses: clauses.map((clause) => {
      const notes = spelledIn(clause).map(({ text, word }) => languageMessages.spelled(text, word))
      return notes.length > 0
        ? { ...clause, note: [...notes, clause.note].filter(Boolean).join('; ') }
        : clause
    }),
  }
}

/** People of a place whose name is no misspelled word. */
const MIN_PEOPLE = 5_000

const unreadTokens = (gaps: readonly Gap[]) => gaps.reduce((sum, { from, to }) => sum + to - from, 0)

/** The kind that the text names: its first word for one that is not of a trade ("household appliance stores"). */
function kindNamed(
  tokens: readonly Token[],
  tradeEnd: (tokens: readonly Token[], at: number) => number,
): Kind | undefined {
  for (let i = 0; i < tokens.length; i++) {
    const end = tradeEnd(tokens, i)
    if (end > i + 1) {
      i = end - 1
      continue
    }
    const found = kindAt(tokens, i)
    if (found && !isOfSomethingElse(tokens, i)) return found.value
  }
  return undefined
}

/** "the whole company", "20 people", "company name" name no kind. */
function isOfSomethingElse(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '']
  return (
    /\d$|^(whole|entire|more|fewer|the|per)$/.test(before) ||
    (['name', 'wide', 'named'].includes(after) && before !== '')
  )
}

function textRangeOf(text: string, tokens: readonly Token[], { from, to }: Gap): TextRange {
  const [start, end] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? text.length]
  return { text: text.slice(start, end), from: start, to: end }
}
