import { phoneOf } from './identity.ts'
import type { Lots, Terrain } from './terrain.ts'

/**
 * Gives every company of a sample its phone number by the index of its terrain and its own number: those of an area take turns with
 * its area codes, the oldest code first, and every code counts its companies all over the country.
 */
export function phoneBook({ terrains, starts }: Lots): (index: number, seq: number) => string {
  const used = new Map<string, number>()
  const before = terrains.map(({ area }, i) => {
    const size = (starts[i + 1] as number) - (starts[i] as number)
    return area.AreaCodes.map((code, position) => {
      const count = used.get(code) ?? 0
      used.set(code, count + Math.ceil((size - position) / area.AreaCodes.length))
      return count
    })
  })
  return (index, seq) => {
    const codes = (terrains[index] as Terrain).area.AreaCodes
    const nth = seq - (starts[index] as number)
    const position = nth % codes.length
    return phoneOf(
      codes[position] as string,
      (before[index]?.[position] as number) + Math.floor(nth / codes.length),
    )
  }
}
