import { cleanText } from '../text/clean-text.ts'
import { directions } from './directions.ts'
import { wordNumbers } from './house-number.ts'
import { numberedRoads, suffixes, units } from './street-words.ts'

/** The parts of a street address, in the postal service's abbreviations. A part that is not there is absent. */
export interface StreetAddress {
  Name?: string
  Number?: string
  PostDirectional?: string
  PreDirectional?: string
  Suffix?: string
  UnitNumber?: string
}

const key = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[.,]+$/, '')
const NUMBER = /^(\d+[a-z]{0,2}|\d+-\d+|[nsew]\d+[nsew]?\d*)$/i
const ORDINAL = /^\d+(st|nd|rd|th)$/i
const BOX = /^(?:p\.?\s*o\.?\s*)?box\s+#?\s*([\w-]+)/i

/** Takes `PO Box 1419` from the end of a street address. */
function takeBox(words: string[]): string | undefined {
  if (words.length < 4 || !/^box$/i.test(words.at(-2) ?? '')) return undefined
  const box = /\bp\.?\s?o\.? box \S+$/i.exec(words.join(' '))
  if (!box) return undefined
  words.splice(-box[0].split(' ').length)
  return box[0].replace(/^\S+/, 'PO')
}

/** Takes `Ste 209`, `#4`, `Fl 55`, `9th Floor` from the end, or `2Ab` that follows a suffix. */
function takeUnit(words: string[]): string | undefined {
  const at = words.findIndex((_, i) => i > 0 && isUnitWord(words, i))
  if (at > 0) {
    const [first = '', ...rest] = words.splice(at)
    const sharp = /^#(.+)/.exec(first)
    return [sharp ? '#' : units.get(key(first)), sharp?.[1], ...rest].filter(Boolean).join(' ')
  }
  if (key(words.at(-1)) === 'floor' || key(words.at(-1)) === 'fl') {
    const [ordinal = ''] = words.splice(-2)
    return `Fl ${Number.parseInt(ordinal, 10)}`
  }
  return takeBareUnit(words)
}

/** A unit's word with what it names; `Fl` and `Space` may be a street's own words when nothing follows. */
function isUnitWord(words: readonly string[], i: number): boolean {
  const word = words[i] ?? ''
  if (/^#\S/.test(word)) return true
  if (!units.has(key(word))) return false
  const next = words[i + 1]
  if (next === undefined) return /^(bsmt|ofc|ph)$/.test(key(word))
  return /^#?[\dA-Z-]+$/i.test(next) && (/\d/.test(next) || next.length === 1) && !suffixes.has(key(next))
}

function takeBareUnit(words: string[]): string | undefined {
  const [before, last = ''] = words.slice(-2)
  const suffix = suffixes.get(key(before))
  const like =
    /^(\d+[a-z]{0,3}|[a-z]\d+|[a-z])$/i.test(last) && !directions.has(key(last)) && !ORDINAL.test(last)
  if (words.length < 3 || !suffix || numberedRoads.has(suffix) || !like) return undefined
  words.pop()
  return last
}

function takeNumber(words: string[]): string | undefined {
  const [first = '', second = ''] = words
  if (words.length < 2 || !(NUMBER.test(first) || wordNumbers.has(key(first)))) return undefined
  if (suffixes.has(key(second)) && words.length === 2 && !/\d/.test(first)) return undefined
  words.shift()
  if (!/^\d+\/\d+$/.test(second) || words.length < 2) return first.replace(/,$/, '')
  words.shift()
  return `${first} ${second}`
}

/** A direction before the name, when a name is left without it: `E 1st Ave`, not `N St`. */
function takePreDirectional(words: string[]): string | undefined {
  const direction = directions.get(key(words[0]))
  const enough = words.length > 2 || (words.length === 2 && !suffixes.has(key(words[1])))
  if (!direction || !enough) return undefined
  words.shift()
  return direction
}

function takePostDirectional(words: string[]): string | undefined {
  const direction = directions.get(key(words.at(-1)))
  if (!direction || words.length < 2) return undefined
  if (key(words.at(-1)).length > 2 && !suffixes.has(key(words.at(-2)))) return undefined
  words.pop()
  return direction
}

function takeSuffix(words: string[]): string | undefined {
  const suffix = suffixes.get(key(words.at(-1)))
  if (!suffix || words.length < 2) return undefined
  words.pop()
  return suffix
}

/** The address without the text before its number: `Lincoln Mall 622 George Washington Hwy`. */
function fromNumber(words: string[]): string[] {
  if (NUMBER.test(words[0] ?? '') || wordNumbers.has(key(words[0]))) return words
  const at = words.findIndex((word, i) => i > 0 && /^\d+$/.test(word) && words.length - i > 2)
  const road =
    at > 0 && (numberedRoads.has(suffixes.get(key(words[at - 1])) ?? '') || units.has(key(words[at - 1])))
  return at > 0 && !road && suffixes.has(key(words.at(-1))) ? words.slice(at) : words
}

function present(all: StreetAddress): StreetAddress {
  const parts: StreetAddress = {}
  for (const part in all) {
    const value = all[part as keyof StreetAddress]
    if (value) parts[part as keyof StreetAddress] = value
  }
  return parts
}

/**
 * The parts of a street address of the US or Canada, in the postal service's abbreviations. A part that is not there is
 * absent; undefined when nothing is left.
 */
export function parseAddress(cell: string): StreetAddress | undefined {
  const text = cleanText(cell).replace(/\s*,\s*/g, ' ')
  if (text === '') return undefined
  const box = BOX.exec(text)
  if (box) return { Number: box[1], Name: 'PO Box' }
  const words = fromNumber(text.split(' '))
  const number = takeNumber(words)
  const UnitNumber = takeBox(words) ?? takeUnit(words)
  const PreDirectional = takePreDirectional(words)
  const PostDirectional = takePostDirectional(words)
  const Suffix = takeSuffix(words)
  const parts = present({
    Name: words.join(' '),
    Number: number,
    PostDirectional,
    PreDirectional,
    Suffix,
    UnitNumber,
  })
  return Object.keys(parts).length ? parts : undefined
}
