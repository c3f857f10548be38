import { streetEnds, unitWords } from '../word-forms.ts'
import { found, type Rule, spanOf } from './reading.ts'
import { type Span, segmentsOf } from './segments.ts'

const either = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')

const NUMBER = String.raw`\d+[a-z]?(?:-\d+)?(?: 1\/2)?`
const WORD = String.raw`[^\s,;|\uE000]+`
/** Where a word ends: at a blank, a sign that parts, or the end. */
const STOP = String.raw`(?![^\s,;|()\uE000])`
const DIRECTION = String.raw`(?:[ns][ew]?|[ew]|north|south|east|west)\b\.?`
const END = String.raw`(?:${either(streetEnds)})\b\.?(?: ${DIRECTION})?(?: \d+\b)?`
const UNIT = String.raw`(?:(?:${either(unitWords)})\b\.? ?#? ?[\w-]+|# ?[\w-]+)`

/** A number, words that do not begin with another number, the word that ends a street's name, and a unit. */
const STREET = new RegExp(
  String.raw`(?<![\w-])${NUMBER} (?!\d+ )(?:${WORD} ){0,5}?${END}${STOP}(?:(?: ${WORD}){0,2} ${END}${STOP})?(?:,? ${UNIT})?`,
  'i',
)
const BOX = /\b(?:p\.? ?o\.? ?)?box #?\d+\b/i
const UNIT_ALONE = new RegExp(`^${UNIT}$`, 'i')
const NUMBERED = /^\d+[a-z]?(?:-\d+)? +\S*\p{L}/iu

/** What stands behind the street in a text; undefined where there is none. */
export function afterStreet(text: string): string | undefined {
  const match = STREET.exec(text)
  return match ? text.slice(spanOf(match).to).trim() : undefined
}

/** The street with its number and unit; else a post office box, or a stretch after the name that begins with a number. */
export const street: Rule = ({ text }) => {
  const match = STREET.exec(text) ?? BOX.exec(text)
  if (match) return [found('StreetAddress', withUnit(text, spanOf(match)))]
  const numbered = segmentsOf(text)
    .slice(1)
    .find(({ from, to }) => NUMBERED.test(text.slice(from, to)))
  return numbered ? [found('StreetAddress', withUnit(text, numbered))] : []
}

/** A unit may stand behind a comma: "1020 E 1st St, Suite 200". */
function withUnit(text: string, span: Span): Span {
  const next = segmentsOf(text).find(({ from }) => from >= span.to)
  const isUnit = next && UNIT_ALONE.test(text.slice(next.from, next.to))
  return isUnit ? { from: span.from, to: next.to } : span
}
