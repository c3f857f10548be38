import { expect, it } from 'vitest'
import { townTint, withBuiltUp } from './tile-layers.ts'

const chicago = { Latitude: 41.88, Longitude: -87.63, People: 27_000 }

const at = (z: number, x: number, y: number, scale = 1) => ({
  z,
  dataTile: { z, x, y },
  origin: { x: 0, y: 0 } as never,
  data: new Map(),
  scale,
  dim: 512 * scale,
})

const discs = (...[z, x, y, scale]: readonly [number, number, number, number?]) =>
  (withBuiltUp(at(z, x, y, scale), [townTint(chicago)]).data.get('built-up') ?? []).map(({ props }) => props)

it.each([
  { says: 'the tile of the town has it', tile: [8, 65, 95], found: 1 },
  { says: 'the tile beside it has its rim', tile: [9, 130, 190], found: 1 },
  { says: 'a far tile has nothing', tile: [8, 70, 95], found: 0 },
  { says: 'at low zoom it would be a speck', tile: [0, 0, 0], found: 0 },
] as const)('$says', ({ tile, found }) => {
  expect(discs(tile[0], tile[1], tile[2])).toHaveLength(found)
})

it('grows with the tile when one is enlarged', () => {
  const [small] = discs(8, 65, 95)
  const [large] = discs(8, 65, 95, 4)
  expect(Number(large?.r) / Number(small?.r)).toBeCloseTo(4)
  expect(Number(large?.x) / Number(small?.x)).toBeCloseTo(4)
})

it('is as wide as the town is large: Chicago about 30 km', () => {
  const km = 40_075 * Math.cos((41.88 * Math.PI) / 180)
  expect(townTint(chicago).radius * km).toBeCloseTo(30.4, 1)
})
