import { describe, expect, it } from 'vitest'
import type { Company } from '#contract/company'
import type { TallyItem } from '#contract/tally'
import { boxOfMost } from './box.ts'
import { classesOf, classOf } from './classes.ts'
import { cellAt, cellsAt, heapsOf, sideAt } from './densityCells.ts'
import { indexAt } from './pointIndex.ts'
import { sampleOf, sampleOffsets } from './useSample.ts'

describe('classes of a choropleth', () => {
  it.each([
    ['nothing', [], []],
    ['zeros', [0, 0], []],
    ['one place', [7], [{ low: 7, high: 7 }]],
    ['places alike', [3, 3, 3], [{ low: 3, high: 3 }]],
    [
      'few places',
      [1, 2],
      [
        { low: 1, high: 1 },
        { low: 2, high: 2 },
      ],
    ],
    [
      'many places',
      Array.from({ length: 1000 }, (_, i) => i + 1),
      [
        { low: 1, high: 200 },
        { low: 201, high: 400 },
        { low: 401, high: 600 },
        { low: 601, high: 800 },
        { low: 801, high: 1000 },
      ],
    ],
  ])('%s', (_, counts, classes) => {
    expect(classesOf(counts)).toEqual(classes)
  })

  it('holds every count in the class whose bounds say so', () => {
    const counts = [1, 9, 12, 55, 55, 301, 302, 4_711, 15_828, 0]
    const classes = classesOf(counts)
    for (const n of counts) {
      const found = classes[classOf(classes, n) ?? -1]
      if (n === 0) expect(found).toBeUndefined()
      else expect(n >= (found?.low ?? 1e9) && n <= (found?.high ?? 0)).toBe(true)
    }
  })
})

describe('density', () => {
  const at = { Latitude: 41.26, Longitude: -96 }
  const pointOf = (code: string) => (code.startsWith('68') ? at : undefined)

  it('counts what cannot be placed', () => {
    const tally: TallyItem[] = [
      { PostalCode: '68046', Count: 5 },
      { PostalCode: 'A1A1A1', Count: 2 },
      { Count: 1 },
    ]
    expect(heapsOf(tally, pointOf)).toEqual({ heaps: [{ PostalCode: '68046', at, count: 5 }], unplaced: 3 })
  })

  it('gathers heaps of one square, and finds the square again', () => {
    const near = { Latitude: 41.2601, Longitude: -96.0001 }
    const far = { Latitude: 45, Longitude: -90 }
    const cells = cellsAt(
      [
        { PostalCode: 'a', at, count: 5 },
        { PostalCode: 'b', at: near, count: 7 },
        { PostalCode: 'c', at: far, count: 1 },
      ],
      5,
    )
    expect([cells.byKey.size, cells.least, cells.most]).toEqual([2, 1, 12])
    const [cell] = [...cells.byKey.values()].filter(({ count }) => count === 12)
    expect(cell && cellAt(cells, cell)?.codes).toEqual(['a', 'b'])
  })

  it.each([
    [3, 7],
    [7, 7],
    [20, 44],
  ])('at zoom %i squares are %i pixels', (zoom, side) => {
    expect(sideAt(zoom)).toBe(side)
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

  it('leaves out companies without a place, and the same one twice', () => {
    const company = (Id: string, Location?: Company['Location']): Company => ({
      Id,
      ETag: '',
      Links: [],
      Location,
    })
    const here = { Latitude: 0, Longitude: 0 }
    const sample = sampleOf([company('1', here), company('2'), company('1', here)])
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
    const nearest = indexAt({ x, y }, 3)
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
  const box = boxOfMost([...points, { Latitude: -14, Longitude: 170 }])
  expect(box?.[0][0]).toBeGreaterThan(39)
  expect(box?.[1][1]).toBe(-96)
  expect(boxOfMost([])).toBeUndefined()
})
