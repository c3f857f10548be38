import { parseAddress } from '#shared/address/parse-address.ts'
import { placeWords } from '#shared/address/place-words.ts'
import { fold } from '#shared/text/fold.ts'
import { ordinals } from '#shared/text/ordinals.ts'

const standardWords: ReadonlyMap<string, string> = new Map([...placeWords, ...ordinals])

const PLAIN = /^[a-z0-9]*$/

/** A place's name as it is compared: `N. Providence` and `North Providence` are both `northprovidence`. */
export function placeKey(name: string): string {
  if (PLAIN.test(name)) return standardWords.get(name) ?? name
  const words =
    fold(name)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => standardWords.get(word) ?? word).join('')
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
