import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, overlap } from './box.ts'
import { groupsByBox } from './groups.ts'

const box = fc
  .tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -180, max: 179 }), fc.nat(30), fc.nat(200))
  .map(([south, west, height, width]): Box => ({ south, north: south + height, west, east: west + width }))

const holds = ({ south, north, west, east }: Box, latitude: number, longitude: number) =>
  latitude >= south &&
  latitude <= north &&
  [0, 360].some((wrap) => longitude + wrap >= west && longitude + wrap <= east)

test('each item is in one group, within its box, and no two groups overlap', () => {
  const place = fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -180, max: 180 }))
  fc.assert(
    fc.property(fc.array(box, { maxLength: 12 }), fc.array(place, { minLength: 20 }), (boxes, places) => {
      const items = boxes.map((each) => ({ box: each }))
      const groups = groupsByBox(items)
      expect(new Set(groups.flatMap((group) => group.items))).toEqual(new Set(items))
      expect(groups.flatMap((group) => group.items)).toHaveLength(items.length)
      groups.forEach((a, i) => {
        for (const b of groups.slice(i + 1)) expect(overlap(a.box, b.box)).toBe(false)
      })
      for (const [latitude, longitude] of places)
        for (const group of groups)
          if (group.items.some((item) => holds(item.box, latitude, longitude)))
            expect(holds(group.box, latitude, longitude)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
