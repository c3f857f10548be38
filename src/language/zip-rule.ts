import { jointEnd } from './joints.ts'
import { languageMessages as messages } from './messages.ts'
import { listed } from './phrase-book.ts'
import { placeLeads, zipLead } from './place-at.ts'
import type { Reading, Rule, RuleMatch } from './rule.ts'

const MAX_CODES = 1000
const joints = listed('to, -, –, —, through, thru')
const prefixLead = listed(
  'zip codes starting with, zip codes beginning with, zips starting with, zips beginning with, zip starting with, zip prefix, zip3, zip 3, three digit zip, 3 digit zip',
)
const prefixTail = listed(
  'zip, zips, zip area, zip code area, zip codes, zip code prefix, zip prefix, zip3, zip codes area',
)

interface ZipRange {
  low: number
  high: number
  label: string
  next: number
}

/** "10001-10010", "60600 to 60699". */
function fromTo({ tokens }: Reading, at: number): ZipRange | undefined {
  const [first, joint] = [tokens[at]?.word ?? '', joints.find(tokens, at + 1)]
  const last = (joint && tokens[joint.next]?.word) ?? ''
  if (!joint || ![first, last].every((word) => /^\d{5}$/.test(word)) || first > last) return undefined
  return { low: Number(first), high: Number(last), label: `${first}–${last}`, next: joint.next + 1 }
}

/** "606xx", "ZIP codes starting with 606", "the 606 zip area". */
function startingWith({ tokens }: Reading, at: number): ZipRange | undefined {
  const lead = prefixLead.find(tokens, at)
  const the = !lead && tokens[at]?.word === 'the' ? at + 1 : at
  const start = lead?.next ?? the
  const tail = lead ? undefined : prefixTail.find(tokens, start + 1)
  const word = tokens[start]?.word ?? ''
  const isBare = lead || tail
  const [, digits = ''] = (isBare ? /^(\d{3,4})$/ : /^(\d{3}(?=xx$)|\d{4}(?=x$))x+$/).exec(word) ?? []
  if (!digits) return undefined
  const [low, high] = ['0', '9'].map((digit) => Number(digits.padEnd(5, digit))) as [number, number]
  return { low, high, label: digits.padEnd(5, 'x'), next: tail?.next ?? start + 1 }
}

const MAX_PREFIXES = 20

/** "zip codes 681 and 685", "ZIPs starting with 681, 685 or 680": codes by their first three digits. */
function prefixesAt({ tokens }: Reading, at: number): { prefixes: string[]; next: number } | undefined {
  const lead = prefixLead.find(tokens, at) ?? zipLead.find(tokens, at)
  const prefixes: string[] = []
  let next = lead?.next ?? at
  for (
    let start: number | undefined = next;
    lead && prefixes.length < MAX_PREFIXES;
    start = jointEnd(tokens, next)
  ) {
    const word = tokens[start ?? -1]?.word ?? ''
    if (!/^\d{3}$/.test(word)) break
    prefixes.push(word)
    next = (start ?? next) + 1
  }
  return prefixes.length > 0 ? { prefixes, next } : undefined
}

const codesFrom = ({ places }: Reading, low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, i) => String(low + i).padStart(5, '0'))
    .filter((code) => places(code).length > 0)
    .map((PostalCode) => ({ kind: 'postal', PostalCode }) as const)

/** Every ZIP code with one of these first digits. */
function ofPrefixes(reading: Reading, at: number, bare: boolean): RuleMatch | undefined {
  const found = prefixesAt(reading, at)
  const places = found?.prefixes.flatMap((digits) => {
    const [low, high] = ['0', '9'].map((digit) => Number(digits.padEnd(5, digit))) as [number, number]
    return codesFrom(reading, low, high)
  })
  if (!found || !places || places.length === 0) return undefined
  const words = `ZIP ${found.prefixes.map((digits) => digits.padEnd(5, 'x')).join(', ')}`
  const meaning = { type: 'places', places, words, bare } as const
  return { meaning, next: found.next, note: messages.zipRange(places.length) }
}

/** Every ZIP code of a range: of the numbers between, those that exist. */
export const zipRange: Rule = (reading, at) => {
  const lead = placeLeads.find(reading.tokens, at)
  const afterLead = lead?.next ?? at
  const prefixed = ofPrefixes(reading, afterLead, !lead)
  if (prefixed) return prefixed
  const start = zipLead.find(reading.tokens, afterLead)?.next ?? afterLead
  const range = startingWith(reading, afterLead) ?? startingWith(reading, start) ?? fromTo(reading, start)
  if (!range) return undefined
  const { low, high, label, next } = range
  if (high - low >= MAX_CODES)
    return { meaning: { type: 'unsupported', why: messages.zipRangeTooLong(MAX_CODES) }, next }
  const places = codesFrom(reading, low, high)
  if (places.length === 0) return undefined
  const meaning = { type: 'places', places, words: `ZIP ${label}`, bare: !lead } as const
  return { meaning, next, note: messages.zipRange(places.length) }
}
