import { parseAddress } from '../normalise/address.ts'

const written: Record<string, string> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  no: 'north',
  so: 'south',
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  pt: 'point',
  hts: 'heights',
  spgs: 'springs',
  twp: 'township',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

const PLAIN = /^[a-z0-9]*$/

/** A place's name to compare by: `N. Providence` and `North Providence` are both `northprovidence`. */
export function placeKey(name: string): string {
  if (PLAIN.test(name)) return written[name] ?? name
  const words =
    fold(name)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => written[word] ?? word).join('')
}

/** Parts of an address line. */
interface StreetWords {
  Number?: string
  Street: string
  Suffix?: string
  Unit?: string
}

/** The number, the street's name, its suffix and the unit in an address line; undefined when it has no street. */
export function streetOf(line: string): StreetWords | undefined {
  const parts = parseAddress(line)
  if (!parts?.Name) return undefined
  return {
    Number: parts.Number?.toLowerCase(),
    Street: fold(parts.Name),
    Suffix: parts.Suffix?.toLowerCase(),
    Unit: parts.UnitNumber?.toLowerCase(),
  }
}
