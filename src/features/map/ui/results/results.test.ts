import { describe, expect, it } from 'vitest'
import type { Company } from '#contract/company.ts'
import type { TallyItem } from '#contract/tally.ts'
import { toPlane } from '#features/map/model/plane.ts'
import {
  countPostalCodes,
  isPart,
  layOutPostalCodes,
  type Spread,
  spreadCounts,
} from '#features/map/model/results/density.ts'
import { type Grid, squareAt } from '#features/map/model/results/grid.ts'
import { boxAroundPoints, pointIndex } from '#features/map/model/results/points.ts'
import { sampleOf, sampleOffsets } from './useSample.ts'

describe('density', () => {
  const row = (PostalCode: string, Latitude: number, Longitude: number) => ({
    PostalCode,
    Latitude,
    Longitude,
  })
  const rows = [row('68046', 41.2, -96), row('68102', 41.2, -95.5), row('A1A', 47.5, -52.7)]
  const tally: TallyItem[] = [
    { PostalCode: '68046', Count: 60 },
    { PostalCode: '68102', Count: 8 },
    { PostalCode: 'A1A2B3', Count: 2 },
    { PostalCode: 'A1A9Z9', Count: 1 },
    { PostalCode: '00000', Count: 4 },
    { Count: 1 },
  ]
  const postalCounts = countPostalCodes(tally, layOutPostalCodes(rows))
  const around = (zoom: number, squares: number): Grid => {
    const { x, y } = toPlane(row('', 41.2, -95.75), zoom)
    const half = (squares / 2) * 7
    return { zoom, side: 7, left: x - half, top: y - half, columns: squares, rows: squares }
  }
  const sum = ({ values }: Spread) => values.reduce((a, b) => a + b, 0)

  it('lays the tally out and counts what has no place', () => {
    expect([[...postalCounts.counts], postalCounts.unlocated]).toEqual([[60, 8, 3], 5])
  })

  it.each([
    ['far away both codes share a square', 3, 20, undefined, 68, 1],
    ['near by each is spread over the squares nearest to it', 10, 80, undefined, 68, 1000],
    ['nothing is lost where no square is allowed', 10, 80, new Float32Array(6400), 68, 2],
  ])('%s', (_, zoom, squares, allowed, total, dots) => {
    const spread = spreadCounts(postalCounts, around(zoom, squares), allowed, 30)
    expect(sum(spread)).toBeCloseTo(total, 6)
    expect(spread.values.filter(Boolean).length).toBeGreaterThanOrEqual(dots)
    expect(spread.max).toBeLessThanOrEqual(dots === 1 ? 68 : 60)
  })

  it('goes no further than its reach and remains in allowed squares', () => {
    const grid = around(10, 80)
    const west = Float32Array.from({ length: 6400 }, (_, i) => (i % 80 < 40 ? 1 : 0))
    const spread = spreadCounts(postalCounts, grid, west, 5)
    const used = [...spread.values.keys()].filter((i) => spread.values[i])
    expect(used.length).toBeLessThan(2 * 81)
    expect(used.filter((i) => i % 80 >= 40)).toHaveLength(1)
  })

  it('has the maximum of the legend in its largest dot', () => {
    const { values, max } = spreadCounts(postalCounts, around(10, 80), undefined, 30)
    expect(Math.max(...values)).toBe(max)
    expect(isPart({ count: 60, share: max })).toBe(true)
    expect(isPart({ count: 68, share: 68 })).toBe(false)
  })

  it('finds the squares of a point', () => {
    const grid = around(10, 80)
    expect(squareAt(grid, { x: grid.left + 8, y: grid.top + 15 })).toBe(161)
    expect(squareAt(grid, { x: grid.left - 1, y: grid.top })).toBeUndefined()
  })
})

describe('points', () => {
  it.each([
    [0, 2000, [0]],
    [1_500, 50_000, [0]],
    [250_000, 2_000, [0]],
    [250_000, 10_000, [0, 25, 50, 75, 100]],
    [5_000, 10_000, [0, 1, 2]],
  ])('of %i companies a sample of %i begins at %j', (total, size, offsets) => {
    expect(sampleOffsets(total, size)).toEqual(offsets)
  })

  it('excludes companies without a place, and the same one twice', () => {
    const company = (Id: string, Location?: Company['Location']): Company => ({
      Id,
      ETag: '',
      Links: [],
      Location,
    })
    const here = { Latitude: 0, Longitude: 0 }
    const sample = sampleOf('companies', [company('1', here), company('2'), company('1', here)])
    expect([sample.ids, sample.names, [...sample.x], [...sample.y]]).toEqual([
      ['1'],
      ['No name'],
      [128],
      [128],
    ])
  })

  it('finds the nearest of many, as looking at each would', () => {
    const many = 3000
    const x = Float64Array.from({ length: many }, (_, i) => (i * 7919) % 256)
    const y = Float64Array.from({ length: many }, (_, i) => ((i * 104_729) % 25_600) / 100)
    const nearest = pointIndex({ x, y }, 3)
    for (let i = 0; i < 200; i++) {
      const [px, py] = [(i * 37.7) % 2048, (i * 91.3) % 2048]
      const distances = Array.from(x, (east, j) => Math.hypot(east * 8 - px, (y[j] ?? 0) * 8 - py))
      const best = Math.min(...distances)
      const found = nearest(px, py, 12)
      if (best > 12) expect(found).toBeUndefined()
      else expect(distances[found ?? -1]).toBeCloseTo(best, 9)
    }
  })
})

it('boxes most points and leaves far ones aside', () => {
  const points = Array.from({ length: 1000 }, (_, i) => ({ Latitude: 40 + i / 1000, Longitude: -96 }))
  const box = boxAroundPoints([...points, { Latitude: -14, Longitude: 170 }])
  expect(box?.[0][0]).toBeGreaterThan(39)
  expect(box?.[1][1]).toBe(-96)
  expect(boxAroundPoints([])).toBeUndefined()
})
