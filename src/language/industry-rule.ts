import { everyday, sections } from './industry-words.ts'
import { languageMessages as messages } from './messages.ts'
import { each, listed, type PhraseBook, phraseBook } from './phrase-book.ts'
import type { Rule } from './rule.ts'
import { isStop } from './stop-words.ts'
import { type Token, tokensOf } from './tokens.ts'
import { tradeNames } from './trade-names.ts'
import { type TradeWords, tradeWords } from './trade-words.ts'

/** The industries as sentences name them. */
export interface IndustryBook {
  phrases: PhraseBook<NamedIndustry>
  /** The same by their words, in any order. */
  words: TradeWords<NamedIndustry>
  describe: (code: string) => string
}

interface NamedIndustry {
  codes: readonly string[]
  /** The description of the code, where it says something else than the phrase. */
  filedUnder?: string
}

type Entry = [phrase: string, industry: NamedIndustry]

/** The codes of a trade as such: "Dentists" (802101) are all of 8021. */
const MAIN_TRADE = /^\d{4}01$/
const trade = (code: string) => (MAIN_TRADE.test(code) ? code.slice(0, 4) : code)

/** Words behind which a trade is the same: "plumbing companies", "insurance firms". */
const tails = listed(
  'companies, cos, businesses, firms, shops, offices, places, facilities, locations, stores, practices, clinics, centers, services, agencies, joints, providers, specialists, outfits, spots, houses, operators, outlets, pros, professionals, experts, crews, practitioners, establishments, enterprises, guys',
)
/** Words behind trades that make, sell or build, with the first digits of those; behind others they name another trade. */
const sortedTails: readonly (readonly [tails: ReturnType<typeof listed>, digits: readonly string[]])[] = [
  [listed('plants, makers, factories, producers, mills, manufacturers, fabricators'), ['2', '3']],
  [
    listed('dealers, sellers, retailers, merchants, vendors, boutiques'),
    ['52', '53', '54', '55', '56', '57', '59'],
  ],
  [listed('dealers, sellers, suppliers, vendors, distributors, wholesalers'), ['50', '51']],
  [listed('contractors, installers, crews'), ['07', '15', '16', '17']],
  [listed('plants'), ['49', '72']],
]

/** Past the words behind a trade that say no more than it does. */
function tailEnd(tokens: readonly Token[], at: number, codes: readonly string[]): number {
  const own = sortedTails.find(
    ([book, digits]) =>
      book.find(tokens, at) && codes.every((code) => digits.some((digit) => code.startsWith(digit))),
  )
  return (tails.find(tokens, at) ?? own?.[0].find(tokens, at))?.next ?? at
}

const HAVING = new Set(['with', 'has', 'have', 'having', 'own', 'owns', 'owning'])
const BEFORE_HAVING = new Set(['you', 'we', 'i', 'to', 'can', 'could'])
const FAR = 4

/** What a company has is not its trade: "dentists with a swimming pool", "with free parking". */
function isHad(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - FAR); i--) {
    const { word, sign } = tokens[i] as Token
    if (sign || word === 'and' || word === 'or' || word === 'in') return false
    // "Do you have any dentists" says nothing of what they have.
    if (BEFORE_HAVING.has(tokens[i - 1]?.word ?? '')) return false
    // Who owns beauty salons is of that trade.
    if (word === 'own' && tokens[i - 1]?.word === 'who') return false
    if (HAVING.has(word)) return true
  }
  return false
}

/** "manufacturing companies", which the dictionary has as an industry of its own. */
const ofCompanies = (words: string) =>
  each('', words)
    .flatMap(([word]) => ['companies', 'businesses', 'firms'].map((tail) => `${word} ${tail}`))
    .join(', ')

/** Whether a description says all words of a phrase. */
function says(description: string, phrase: string): boolean {
  const stems = new Set(tokensOf(description).map(({ stem }) => stem))
  return tokensOf(phrase).every(({ stem, word }) => stems.has(stem) || isStop(word))
}

/**
 * Prepares the industries of the dictionary, and the other words for them by code, for sentences: everyday words first, then descriptions,
 * short codes before long ones. It takes long enough to be done once.
 */
export function industryBook(
  industries: Iterable<{ Id: string; Description: string }>,
  keywords: Readonly<Record<string, readonly string[]>>,
): IndustryBook {
  const all = [...industries]
  const named = new Map(all.map(({ Id, Description }) => [Id, Description]))
  const codes = all.filter(({ Id }) => Id.length % 2 === 0).toSorted((a, b) => a.Id.length - b.Id.length)
  const known = [...Object.entries(everyday).map(([code, words]) => [[code], words] as const), ...tradeNames]
    .map(([list, words]) => [list.filter((code) => named.has(code)), words] as const)
    .flatMap(([list, words]): Entry[] => each({ codes: list }, words))
  const described = codes.map(({ Id, Description }): Entry => [Description, { codes: [trade(Id)] }])
  const others = codes.flatMap(({ Id, Description }) =>
    (keywords[Id] ?? []).map((word): Entry => {
      const isNarrow = Id.length === 6 && !MAIN_TRADE.test(Id) && !says(Description, word)
      return [word, { codes: [trade(Id)], ...(isNarrow && { filedUnder: Description }) }]
    }),
  )
  const divisions = Object.entries(sections).map(([words, [first, last]]) => {
    const inside = codes.filter(({ Id }) => Id.length === 2 && Id >= first && Id <= last).map(({ Id }) => Id)
    return each({ codes: inside }, `${words}, ${ofCompanies(words)}`)
  })
  const phrases = [...known, ...divisions.flat(), ...described, ...others].filter(
    ([, { codes: list }]) => list.length > 0,
  )
  const byWords = [...described, ...others].map(([phrase, { codes: list }]) => ({
    phrase,
    value: { codes: list, filedUnder: named.get(list[0] ?? '') ?? '' },
  }))
  return {
    phrases: phraseBook(phrases),
    words: tradeWords(byWords),
    describe: (code) => named.get(code) ?? code,
  }
}

/** Words before what is made or sold, with the first digits of those trades. */
const sellers = phraseBook<readonly string[]>([
  ...each(
    ['50', '51'],
    'wholesalers of, distributors of, wholesale distributors of, suppliers of, sellers of',
  ),
  ...each(['2', '3'], 'manufacturers of, makers of, producers of, factories for'),
])

/** "wholesalers of restaurant equipment": the trade by what it sells, where there is one. */
function soldBy(book: IndustryBook, tokens: readonly Token[], at: number) {
  const lead = sellers.find(tokens, at)
  const found = lead && book.phrases.find(tokens, lead.next)
  const isOfThem = found?.value.codes.every((code) => lead?.value.some((digits) => code.startsWith(digits)))
  return isOfThem ? found : undefined
}

/** Words behind what is made or sold, with the first digits of those trades and a word of their descriptions. */
const makers = phraseBook<{ digits: readonly string[]; word: string }>([
  ...each(
    { digits: ['50', '51'], word: 'wholesale' },
    'suppliers, distributors, wholesalers, supply houses, supply companies, importers',
  ),
  ...each(
    { digits: ['2', '3'], word: 'manufacturers' },
    'manufacturers, makers, producers, factories, plants, fabricators, manufacturing companies, manufacturing plants',
  ),
])

/** "steel suppliers", "uniform manufacturers": the trade by what it makes or sells, where a description has its words. */
function madeBefore(book: IndustryBook, tokens: readonly Token[], at: number) {
  for (let end = plainEnd(tokens, at); end > at; end--) {
    const maker = makers.find(tokens, end)
    if (!maker) continue
    const { digits, word } = maker.value
    const [made] = tokensOf(word)
    const isOfThem = ({ codes }: NamedIndustry) =>
      codes.every((code) => digits.some((start) => code.startsWith(start)))
    const value = made && book.words.find([...tokens.slice(at, end), made], isOfThem)
    if (value) return { value, next: maker.next }
  }
  return undefined
}

const MAX_COMPOUND = 4
/** Words that begin something else: "other than" is in the dictionary too. */
const PARTING = new Set('other than not except excluding new named over under'.split(' '))

const isPlain = ({ sign, word }: Token) =>
  !sign && !isStop(word) && !PARTING.has(word) && /^\p{L}{3,}$/u.test(word)

/** Where the words end that may name a trade together. */
function plainEnd(tokens: readonly Token[], at: number): number {
  let last = at
  while (last < at + MAX_COMPOUND && tokens[last] && isPlain(tokens[last] as Token)) last++
  return last
}

/** "carpet cleaners", "wholesale bakeries": words that only together name a trade, longer than the phrase up to `end`. */
function byWords(book: IndustryBook, tokens: readonly Token[], at: number, end: number) {
  for (let next = plainEnd(tokens, at); next > end && next > at + 1; next--) {
    const value = book.words.find(tokens.slice(at, next))
    const isTail = tails.find(tokens, end)?.next === next && end > at
    if (value && !isTail && !book.phrases.find(tokens, next)) return { value, next }
  }
  return undefined
}

const endOf = (
  tokens: readonly Token[],
  found: { value: NamedIndustry; next: number } | undefined,
  at: number,
) => (found ? tailEnd(tokens, found.next, found.value.codes) : at)

/** "dentists", "roofing contractors", "manufacturers". */
export const industryRule =
  (book: IndustryBook): Rule =>
  ({ kind, tokens }, at) => {
    const exact = soldBy(book, tokens, at) ?? book.phrases.find(tokens, at)
    const wide = kind === 'companies' ? byWords(book, tokens, at, exact?.next ?? at) : undefined
    const named = wide ?? exact
    const made = kind === 'companies' ? madeBefore(book, tokens, at) : undefined
    const found = made && made.next > endOf(tokens, named, at) ? made : named
    if (!found || isHad(tokens, at)) return undefined
    const { codes, filedUnder } = found.value
    const next = tailEnd(tokens, found.next, codes)
    if (kind === 'people')
      return { meaning: { type: 'unsupported', why: messages.noIndustry, isWeak: true }, next }
    const words = codes.length > 3 ? `${codes.length} major groups` : codes.map(book.describe).join(', ')
    return {
      meaning: { type: 'criteria', criteria: { PrimarySic: [...codes] }, words: `Industry: ${words}` },
      next,
      ...(filedUnder && { note: messages.filedUnder(filedUnder) }),
    }
  }
