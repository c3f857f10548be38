import { describe, expect, it } from 'vitest'
import { densityMessages } from '#features/map/messages/density.ts'
import { fromPlane, toPlane } from '../plane.ts'
import { bandwidthMiles, bandwidthsOf } from './bandwidth.ts'
import { countPostalCodes, layOutPostalCodes, nearestCode } from './density.ts'
import { densityBreaks, leastDrawn } from './density-classes.ts'
import { type Coverage, type Grid, middleOf } from './grid.ts'
import {
  cellSquareMiles,
  codesAt,
  croppedTo,
  densityAt,
  estimateSurface,
  gridAround,
  kernelsIn,
  maxIn,
  type Surface,
} from './surface.ts'

const ZOOM = 10
const row = (PostalCode: string, Latitude: number, Longitude: number) => ({ PostalCode, Latitude, Longitude })
/** Places a mile or so apart near Omaha, and a few far from all others. */
const rows = [
  ...Array.from({ length: 49 }, (_, i) =>
    row(`681${String(i).padStart(2, '0')}`, 41.2 + 0.02 * Math.floor(i / 7), -96 + 0.03 * (i % 7)),
  ),
  row('68949', 41.25, -95.3),
  row('68950', 41.9, -97.5),
]
const plane = layOutPostalCodes(rows)
const bandwidthOf = bandwidthsOf(plane)
const counted = (counts: Record<string, number>) =>
  countPostalCodes(
    Object.entries(counts).map(([PostalCode, Count]) => ({ PostalCode, Count })),
    plane,
  )
const middle = toPlane({ Latitude: 41.26, Longitude: -95.91 }, ZOOM)
const view = { zoom: ZOOM, left: middle.x - 400, top: middle.y - 300, width: 800, height: 600 }

interface Case {
  counts: Record<string, number>
  cover?: (x: number, y: number) => number
}

function surfaceOf({ counts, cover }: Case): { surface: Surface; coverage: Coverage; counts: Float64Array } {
  const postalCounts = counted(counts)
  const kernels = kernelsIn(postalCounts, bandwidthOf, view)
  const grid = gridAround(kernels, view)
  const cells = Array.from({ length: grid.columns * grid.rows }, (_, i) => middleOf(grid, i))
  const coverage = cover && Float32Array.from(cells, ({ x, y }) => cover(x - middle.x, y - middle.y))
  return {
    surface: estimateSurface(kernels, postalCounts.counts, grid, coverage),
    coverage,
    counts: postalCounts.counts,
  }
}

/** The records on what is covered. */
function totalOf({ grid, values }: Surface, coverage: Coverage): number {
  return values.reduce(
    (sum, value, i) =>
      sum + value * (coverage?.[i] ?? 1) * cellSquareMiles(grid, Math.floor(i / grid.columns)),
    0,
  )
}

const city = Object.fromEntries(rows.slice(0, 49).map(({ PostalCode }, i) => [PostalCode, i * i]))
const west = (x: number) => (x < 0 ? 1 : 0)
const slope = (x: number) => Math.min(1, Math.max(0, 0.5 - x / 40))
const strip = (x: number) => (Math.abs(x + 200) < 20 ? 1 : 0)

describe('the surface', () => {
  const cases: [string, Case][] = [
    ['of one ZIP code', { counts: { '68124': 7 } }],
    ['of a whole city', { counts: city }],
    ['of a city and its country', { counts: { ...city, '68949': 400 } }],
    ['on one side of a shore', { counts: city, cover: west }],
    ['at a shore through the cells', { counts: city, cover: slope }],
    ['in a strip that most codes are outside of', { counts: city, cover: strip }],
  ]
  it.each(cases)('has as many records as were counted, %s', (_, given) => {
    const { surface, coverage } = surfaceOf(given)
    const sum = Object.values(given.counts).reduce((a, b) => a + b, 0)
    expect(totalOf(surface, coverage)).toBeCloseTo(sum, 6)
  })

  it('excludes codes whose records reach no part of the view', () => {
    const { surface, coverage } = surfaceOf({ counts: { '68124': 7, '68950': 90 } })
    expect(totalOf(surface, coverage)).toBeCloseTo(7, 6)
  })

  it('is the same to all sides of a ZIP code, highest there, and nothing beyond its reach', () => {
    const { surface } = surfaceOf({ counts: { '68124': 7 } })
    const [kernel] = surface.kernels
    const { x = 0, y = 0, reach = 0 } = kernel ?? {}
    const around = (away: number) =>
      [0, 1, 2, 3].map((quarter) => {
        const angle = 0.4 + (quarter * Math.PI) / 2
        return densityAt(surface, { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) })
      })
    const peak = densityAt(surface, { x, y })
    for (const away of [0.2, 0.5, 0.8]) {
      const values = around(away * reach)
      expect(Math.max(...values)).toBeLessThan(peak)
      expect(Math.max(...values) - Math.min(...values)).toBeLessThan(0.05 * peak)
    }
    expect(around(reach + 12)).toEqual([0, 0, 0, 0])
  })

  it('does not move with the view', () => {
    const postalCounts = counted(city)
    const at = (moved: number) => {
      const there = { ...view, left: view.left + moved, width: view.width + 10 }
      const kernels = kernelsIn(postalCounts, bandwidthOf, there)
      return densityAt(
        estimateSurface(kernels, postalCounts.counts, gridAround(kernels, there), undefined),
        middle,
      )
    }
    expect(at(13)).toBeCloseTo(at(0), 9)
  })

  it('has no larger cells than it needs, and few enough', () => {
    const near = { ...view, zoom: 17, left: 128 * middle.x - 400, top: 128 * middle.y - 300 }
    const kernels = kernelsIn(counted({ '68949': 3, ...city }), bandwidthOf, near)
    const { columns, rows: many, side }: Grid = gridAround(kernels, near)
    expect(columns * many).toBeLessThan(82_000)
    expect(side).toBeGreaterThan(6)
    expect(gridAround([], view).side).toBe(6)
  })

  it('is drawn in the view as it is', () => {
    const { surface, coverage } = surfaceOf({ counts: city })
    const part = { ...view, left: middle.x - 40, top: middle.y - 30, width: 80, height: 60 }
    const drawn = croppedTo(surface, part)
    expect(drawn.values.length).toBeLessThan(surface.values.length / 10)
    for (const at of [middle, { x: part.left, y: part.top }, { x: part.left + 80, y: part.top + 60 }])
      expect(densityAt(drawn, at)).toBeCloseTo(densityAt(surface, at), 12)
    const max = maxIn(surface, part, coverage)
    expect(max).toBeLessThan(maxIn(surface, view, coverage))
    expect(max).toBeGreaterThanOrEqual(densityAt(surface, middle))
    expect(
      maxIn(
        surface,
        part,
        Float32Array.from(surface.values, () => 0),
      ),
    ).toBe(0)
  })

  it('finds the ZIP codes behind a place, the largest part first, and the nearest', () => {
    const counts = { '68124': 7, '68125': 90, '68949': 5 }
    const { surface, counts: byRow } = surfaceOf({ counts })
    const codes = codesAt(surface, byRow, { x: plane.x[24] ?? 0, y: plane.y[24] ?? 0 })
    expect(codes).toEqual([])
    const at = toPlane(rows[24] ?? row('', 0, 0), ZOOM)
    expect(codesAt(surface, byRow, at).map((i) => rows[i]?.PostalCode)).toEqual(['68125', '68124'])
    const postalCounts = counted(counts)
    const nearest = (i: number) => nearestCode(postalCounts, plane.x[i] ?? 0, plane.y[i] ?? 0)
    expect([nearest(24), nearest(25), nearest(49)]).toEqual([24, 25, 49])
  })
})

describe('the bandwidth', () => {
  it.each([
    [0, 1],
    [0.3, 1],
    [1.5, 3],
    [4, 8],
    [40, 12],
  ])('where ZIP codes are %d miles apart is %d miles', (spacing, expected) => {
    expect(bandwidthMiles(spacing)).toBe(expected)
  })

  it('is never smaller where ZIP codes are farther apart', () => {
    const widths = Array.from({ length: 300 }, (_, i) => bandwidthMiles(i / 20))
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(bandwidthOf(24)).toBeLessThan(bandwidthOf(0))
    expect(bandwidthOf(0)).toBeLessThan(bandwidthOf(50))
  })

  it('takes codes with one point as one place', () => {
    const post = Array.from({ length: 30 }, (_, i) => row(`999${i}`, 41.2, -96))
    const doubled = layOutPostalCodes([...rows, ...post])
    expect(bandwidthsOf(doubled)(24)).toBe(bandwidthOf(24))
    const { Latitude } = fromPlane({ x: plane.x[24] ?? 0, y: plane.y[24] ?? 0 }, 0)
    expect(Latitude).toBeCloseTo(41.26, 6)
    expect(bandwidthsOf(layOutPostalCodes([row('1', 41, -96)]))(0)).toBeGreaterThan(0)
  })
})

describe('the classes of a density', () => {
  it.each([
    [0, []],
    [2, [0.1, 0.2, 0.5, 1]],
    [3.9, [0.1, 0.2, 0.5, 1]],
    [4, [0.2, 0.5, 1, 2]],
    [37, [1, 2, 5, 10]],
    [1234, [50, 100, 200, 500]],
    [0.021, [0.001, 0.002, 0.005, 0.01]],
  ])('up to %d are cut at %j', (max, expected) => {
    expect(densityBreaks(max)).toEqual(expected)
  })

  it('are round and increasing for any density, and the highest is used', () => {
    for (let max = 0.003; max < 1e6; max *= 1.07) {
      const breaks = densityBreaks(max)
      expect(breaks).toHaveLength(4)
      expect(breaks).toEqual(breaks.toSorted((a, b) => a - b))
      expect(breaks.every((n) => /^[125]e/.test(n.toExponential()))).toBe(true)
      expect(breaks[3]).toBeLessThanOrEqual(max / 2)
      expect(breaks[3]).toBeGreaterThan(max / 6)
      expect(leastDrawn(breaks)).toBeLessThan(breaks[0] ?? 0)
      expect(leastDrawn(breaks)).toBeGreaterThan(0)
    }
  })
})

describe('the words of an estimate', () => {
  it.each([
    [1234, 'miles', 'About 1,200 companies per square mile'],
    [118, 'miles', 'About 120 companies per square mile'],
    [0.0437, 'miles', 'About 0.044 companies per square mile'],
    [1.01, 'km', 'About 1 company per square kilometer'],
  ] as const)('%d, %s', (density, units, expected) => {
    expect(densityMessages.estimate('companies', density, units)).toBe(expected)
  })

  it('name the nearest ZIP code with its records', () => {
    expect(densityMessages.here('people', 34.2, 'miles', { code: '80202', count: 1204 })).toBe(
      'About 34 people per square mile. The nearest ZIP code, 80202, has 1,204 people.',
    )
  })
})
