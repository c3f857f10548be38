import type { LineString } from 'geojson'
import { openShapes } from '../boundaries/read/open-shapes.ts'

/** An address in the middle of a range of a file, and the middle of its line, computed without the code that is tested. */
export interface RangeMiddle {
  text: string
  house: number
  street: string
  place: string
  Latitude: number
  Longitude: number
}

/** The house number in the middle of each range of a TIGER file that has a postal code; ranges of one number are their own middle. */
export async function rangeMiddles(file: string): Promise<RangeMiddle[]> {
  const found: RangeMiddle[] = []
  for await (const { fields, geometry } of openShapes(file).read())
    for (const side of ['L', 'R']) {
      const [from, to] = [Number(fields[`${side}FROMHN`]), Number(fields[`${side}TOHN`])]
      const zip = String(fields[`ZIP${side}`] ?? '')
      if (!from || !to || !/^\d{5}$/.test(zip) || zip === '99999') continue
      const half = (to - from) / 2
      const house = from + (half % 2 === 0 || from % 2 !== to % 2 ? Math.trunc(half) : half + Math.sign(half))
      const street = String(fields.FULLNAME)
      const share = to === from ? 0.5 : (house - from) / (to - from)
      const { coordinates } = geometry as LineString
      found.push({
        text: `${house} ${street}, ${zip}`,
        house,
        street,
        place: zip,
        ...walked(coordinates as Corner[], share),
      })
    }
  return found
}

type Corner = [number, number]

/** The point at a share of a line, which is walked in steps of a hundredth of each part. */
function walked(line: readonly Corner[], share: number): { Latitude: number; Longitude: number } {
  const scale = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180)
  const steps = line.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = line[i] as Corner
    const length = Math.hypot((x2 - x1) * scale, y2 - y1) / 100
    return Array.from({ length: 100 }, (_, n) => ({
      length,
      at: [x1 + ((x2 - x1) * n) / 100, y1 + ((y2 - y1) * n) / 100] as Corner,
    }))
  })
  let rest = share * steps.reduce((sum, { length }) => sum + length, 0)
  const step = steps.find(({ length }) => {
    rest -= length
    return rest < 0
  })
  const [Longitude, Latitude] = step?.at ?? (line.at(-1) as Corner)
  return { Latitude, Longitude }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The address with one letter of the longest word of its street removed, doubled, replaced or swapped with the next one, in turns. A street without a
 * word of four letters is not changed.
 */
export function misspelledName({ house, street, place }: RangeMiddle, n: number): string {
  const words = street.split(' ')
  const longest = words.reduce(
    (best, word) => (/^[a-z]+$/i.test(word) && word.length > best.length ? word : best),
    '',
  )
  if (longest.length < 4) return `${house} ${street}, ${place}`
  const at = 1 + ((n * 7) % (longest.length - 2))
  const [before, letter, after] = [longest.slice(0, at), longest.charAt(at), longest.slice(at + 1)]
  const other = LETTERS[(n * 5) % 26] as string
  const wrong = [
    before + after,
    before + letter + letter + after,
    before + other + after,
    before + after[0] + letter + after.slice(1),
  ][n % 4]
  return `${house} ${words.map((word) => (word === longest ? wrong : word)).join(' ')}, ${place}`
}
