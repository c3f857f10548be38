import { phoneOf } from './identity.ts'
import type { Ground, Lots } from './terrain.ts'

/**
 * Gives every company of a sample its phone number by the index of its ground and its own number: those of an area take turns with
 * its area codes, the oldest code first, and every code counts its companies all over the country.
 */
export function phoneBook({ grounds, starts }: Lots): (index: number, seq: number) => string {
  const used = new Map<string, number>()
  const before = grounds.map(({ area }, i) => {
    const size = (starts[i + 1] as number) - (starts[i] as number)
    return area.AreaCodes.map((code, turn) => {
      const count = used.get(code) ?? 0
      used.set(code, count + Math.ceil((size - turn) / area.AreaCodes.length))
      return count
    })
  })
  return (index, seq) => {
    const codes = (grounds[index] as Ground).area.AreaCodes
    const nth = seq - (starts[index] as number)
    const turn = nth % codes.length
    return phoneOf(codes[turn] as string, (before[index]?.[turn] as number) + Math.floor(nth / codes.length))
  }
}
