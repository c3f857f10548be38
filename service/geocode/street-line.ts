import { parseAddress, type StreetAddress } from '#shared/address/parse-address.ts'
import { suffixes, units } from '#shared/address/street-words.ts'
import { nameOfParts } from './street-name.ts'

/** What a street line is, and its parts: a street, a crossing of two, a post-office box, a unit without a street, or text without any name. */
export interface StreetLine {
  kind: 'street' | 'crossing' | 'box' | 'unit' | 'unreadable'
  parts: StreetAddress
}

/** Reads what is before the city of an address; undefined where there is nothing. */
export function readStreetLine(line: string): StreetLine | undefined {
  const parts = parseAddress(line)
  if (!parts) return undefined
  if (parts.Name === 'PO Box') return { kind: 'box', parts }
  const UnitNumber = unitAlone(line)
  if (UnitNumber) return { kind: 'unit', parts: { UnitNumber } }
  if (isCrossing(line)) return { kind: 'crossing', parts: { Name: line } }
  return { kind: nameOfParts(parts) ? 'street' : 'unreadable', parts }
}

/** `Ste 516` of a line that is no more. */
function unitAlone(line: string): string | undefined {
  const [, word = '', number = ''] =
    /^(#|[a-z]+\.?)\s*#?\s*([\da-z]*\d[\da-z]*|[a-z])$/i.exec(line.trim()) ?? []
  const unit = word === '#' ? '#' : units.get(word.toLowerCase().replace('.', ''))
  return unit && [unit, number].join(' ')
}

const SIGN = /^(?!\d+[a-z]?\s).*\S\s*[&@/]\s*\S/i
const AND = /^(.+?)\s+(?:and|at)\s+\S/i
const ORDINAL = /^\d+(?:st|nd|rd|th)$/i

/** Whether a line without a house number names two streets: `5th & Main`, `Oak Ave and 5th St`. Names of streets may have "and", too: `Rock and Rill Rd`. */
function isCrossing(line: string): boolean {
  if (SIGN.test(line)) return true
  const last = AND.exec(line)?.[1]?.split(' ').at(-1)?.toLowerCase().replace('.', '') ?? ''
  return !/^\d+[a-z]?\s/i.test(line) && (ORDINAL.test(last) || suffixes.has(last))
}
