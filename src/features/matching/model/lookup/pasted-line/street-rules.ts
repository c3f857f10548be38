import { directions } from '#shared/address/directions.ts'
import { commonStreetEnds, rarerSuffixes, suffixes, units, variantsOf } from '#shared/address/street-words.ts'
import { type LineRule, partOf, type Span, segmentsOf, spanOf } from './segments.ts'

const either = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length).join('|')

const commonEnds = [...commonStreetEnds, 'pk']
/** More often states, islands or a surname than ends of street names. */
const MISLEADING = /^(?:ky|pr|is|fry)$/
/** Words that end the name of a street less often; they are also words of names and cities. */
const rarerEnds = [
  ...variantsOf(suffixes, rarerSuffixes).filter((word) => !MISLEADING.test(word)),
  ...['esplanade', 'rapids', 'rise', 'stream', 'track', 'viaduct'],
]

const NUMBER = String.raw`(?:\d+[a-z]?(?:-\d+[a-z]?)?(?: 1\/2|½)?|[nsew]\d+[nsew]\d+)`
const WORD = String.raw`[^\s,;|\uE000]+`
/** The end of a word: a blank, a separator, or the end of the text. */
const STOP = String.raw`(?![^\s,;|()\uE000])`
/** Not `no` and `so`, which are more often other words. */
const pastedDirections = [...directions.keys()].filter((word) => !/^[ns]o$/.test(word))
const DIRECTION = String.raw`(?:${either(pastedDirections)})\b\.?`
const endOf = (names: readonly string[]) =>
  String.raw`(?:${either(names)})\b\.?(?: ${DIRECTION}(?! [a-z]+ (?:${either(commonEnds)})\b))?(?: \d+\b)?`
const END = endOf(commonEnds)
/** Not Ofc and Ph, which are also before phone numbers. */
const pastedUnits = new Set(['Apt', 'Ste', 'Unit', 'Fl', 'Bldg', 'Rm', 'Lot', 'Spc', 'Trlr', 'Dept'])
const UNIT_WORD = either([...variantsOf(units, pastedUnits), 'no', 'level'])
const UNIT = String.raw`(?:(?:${UNIT_WORD})\b\.? ?#? ?(?:\d[\w-]*|[a-z]\d*)\b|# ?[\w-]+|\d+(?:st|nd|rd|th) (?:floor|fl)\b\.?)`
const UNITS = `(?:,? ${UNIT})*`

/** A number, words that do not begin with another number, the word that ends a street's name, and units. */
const streetWith = (end: string) =>
  new RegExp(
    String.raw`(?<![\w-])${NUMBER} (?!\d+ )(?:(?!\d+[a-z]? (?!${end}${STOP}))${WORD} ){0,5}?${end}${STOP}(?:(?: ${WORD}){0,2} ${END}${STOP})?${UNITS}`,
    'i',
  )
/** "4500 US Highway 281 N", "12 County Road 7", "88 FM 1960 W". */
const HIGHWAY = new RegExp(
  String.raw`(?<![\w-])${NUMBER} (?:${DIRECTION} )?(?:(?:us|state|county|old|[a-z]{2}) )?(?:highway|hwy|route|rte|road|rd|fm|cr|sr|us|interstate|i)[ -]\d+[a-z]?\b(?: ${DIRECTION})?${UNITS}`,
  'i',
)
/** Streets that begin with their type, and names that are streets without one. */
const NAMED = new RegExp(
  String.raw`(?<![\w-])${NUMBER} (?:${DIRECTION} )?(?:broadway|bowery|boardwalk|embarcadero|(?:el camino|camino|avenida|calle|via|paseo|rue|chemin|avenue) (?!of )${WORD}(?: ${WORD})?)${STOP}(?: ${DIRECTION})?${UNITS}`,
  'i',
)
/** "1251 Avenue of the Americas". */
const AVENUE_OF = new RegExp(
  String.raw`(?<![\w-])${NUMBER} (?:avenue|ave|boulevard|blvd|plaza|court) of (?:the )?${WORD}${UNITS}`,
  'i',
)
/** "One Microsoft Way". */
const WRITTEN_NUMBER = new RegExp(
  String.raw`(?<=^|[,;|\n\r\t\uE000]\s*)(?:one|two|three|four|five|ten) (?:${WORD} ){1,3}?(?:way|plaza|plz|place|pl|square|sq|center|ctr|centre|drive|dr|parkway|pkwy|park|boulevard|blvd|avenue|ave|street|st|circle|cir)\b\.?${STOP}${UNITS}`,
  'i',
)
const ROUTE = /\b(?:rr|rural route|hc|star route) ?#? ?\d+,? box \d+[a-z]?\b/i
const BOX = /\b(?:p\.? ?o\.? ?b(?:ox)?\b\.?|post office box|box|drawer) ?#?\d+\b/i
const UNIT_ALONE = new RegExp(`^${UNIT}$`, 'i')
const NUMBERED = /^\d+[a-z]?(?:-\d+)? +\S*\p{L}/iu

const patterns = [
  AVENUE_OF,
  streetWith(END),
  HIGHWAY,
  NAMED,
  streetWith(endOf(rarerEnds)),
  WRITTEN_NUMBER,
  ROUTE,
]

function matchIn(text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return undefined
}

/** Whether a text is a street, a box or a unit, and not a name. */
export const isAddress = (text: string): boolean =>
  matchIn(text) !== undefined || BOX.test(text) || UNIT_ALONE.test(text)

/** The text after the street; undefined if there is no street. */
export function afterStreet(text: string): string | undefined {
  const match = matchIn(text)
  return match ? text.slice(spanOf(match).to).trim() : undefined
}

/** The street with its number and unit; else a post office box, or a segment after the name that begins with a number. */
export const street: LineRule = ({ text, read }) => {
  const match = matchIn(text) ?? BOX.exec(text)
  if (match) return [partOf('StreetAddress', withUnit(text, spanOf(match)))]
  const isAfterName = (from: number, i: number) =>
    i > 0 || read.some((part) => part.field === 'Name' && part.from < from)
  const numbered = segmentsOf(text).find(
    ({ from, to }, i) => isAfterName(from, i) && NUMBERED.test(text.slice(from, to)),
  )
  return numbered ? [partOf('StreetAddress', withUnit(text, numbered))] : []
}

/** A unit may follow a comma: "1020 E 1st St, Suite 200". */
function withUnit(text: string, span: Span): Span {
  const next = segmentsOf(text).find(({ from }) => from >= span.to)
  const isNext = next && !/[^\s,]/.test(text.slice(span.to, next.from))
  return isNext && UNIT_ALONE.test(text.slice(next.from, next.to)) ? { from: span.from, to: next.to } : span
}

/** The other parts of an address: a box, or a unit in its own segment. */
export const restOfAddress: LineRule = ({ text, read }) => {
  if (!read.some(({ field }) => field === 'StreetAddress')) return []
  const box = BOX.exec(text)
  const units = segmentsOf(text).filter(({ from, to }) => UNIT_ALONE.test(text.slice(from, to)))
  return [...(box ? [spanOf(box)] : []), ...units].map((span) => partOf('Other', span))
}
