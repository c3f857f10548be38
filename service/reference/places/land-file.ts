import { gunzipSync, gzipSync } from 'node:zlib'

/**
 * Land as polygons: an outline, then its lakes. Each ring is a flat list of longitude and latitude in ten-thousandths of a
 * degree, with its first point again at the end; longitudes may pass 180 degrees.
 */
export type LandPolygon = readonly (readonly number[])[]

/** Packs polygons: how many, for each how many rings, for each how many numbers, then the steps from point to point. */
export function packLand(polygons: readonly LandPolygon[]): Buffer {
  const bytes: number[] = []
  const write = (value: number) => {
    let rest = value < 0 ? -2 * value - 1 : 2 * value
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
    bytes.push(rest)
  }
  write(polygons.length)
  for (const rings of polygons) {
    write(rings.length)
    for (const ring of rings) {
      write(ring.length)
      ring.forEach((value, i) => {
        write(value - (ring[i - 2] ?? 0))
      })
    }
  }
  return gzipSync(Uint8Array.from(bytes), { level: 9 })
}

/** The polygons of what `packLand` made. */
export function unpackLand(packed: Uint8Array): LandPolygon[] {
  const bytes = gunzipSync(packed)
  let at = 0
  const read = () => {
    let [value, place] = [0, 1]
    for (; (bytes[at] ?? 0) > 127; at++, place *= 128) value += ((bytes[at] ?? 0) & 127) * place
    value += (bytes[at++] ?? 0) * place
    return value % 2 ? -(value + 1) / 2 : value / 2
  }
  const list = <T>(make: () => T): T[] => {
    const length = read()
    const items: T[] = []
    while (items.length < length) items.push(make())
    return items
  }
  return list(() =>
    list(() => {
      const length = read()
      const ring: number[] = []
      while (ring.length < length) ring.push(read() + (ring[ring.length - 2] ?? 0))
      return ring
    }),
  )
}
