import { describe, expect, it } from 'vitest'
import type { Point } from '#contract/place.ts'
import { areaError } from '#criteria/areas/area-errors.ts'
import { normalizedPoint } from '#criteria/areas/coordinates.ts'
import { milesBetween, pointAt } from '#shared/geo/sphere.ts'
import { fromPlane, offset, pixelsBetween, toPlane } from '../plane.ts'
import {
  addCorner,
  centroidOf,
  circleOutline,
  handlePoints,
  middleOf,
  moveAll,
  moveCorner,
  radiusStep,
  removeCorner,
  roundMiles,
  simplifyPath,
  withoutOvershoot,
} from './shape-geometry.ts'

const point = (Latitude: number, Longitude: number): Point => ({ Latitude, Longitude })
const square = [point(41, -96), point(41, -95), point(42, -95), point(42, -96)]

describe('circle', () => {
  it.each([
    [point(41.25, -96), 5],
    [point(41.25, -96), 500],
    [point(64, -150), 120],
    [point(13.4, 144.7), 30],
    [point(51.9, 179.9), 200],
  ])('every point of the ring around %o is %i miles away', (center, miles) => {
    for (const on of circleOutline(center, miles)) expect(milesBetween(center, on)).toBeCloseTo(miles, 6)
  })

  it.each([
    [0, point(41.2895, -96)],
    [180, point(40.7105, -96)],
  ])('bearing %i of 20 miles from 41, -96', (bearing, at) => {
    const found = pointAt(point(41, -96), 20, bearing)
    expect(found.Latitude).toBeCloseTo(at.Latitude, 3)
    expect(found.Longitude).toBeCloseTo(at.Longitude, 3)
  })

  it.each([
    [0.4213, 0.42, 0.05],
    [9.34, 9.3, 0.5],
    [20.02, 20, 1],
    [123.4, 123, 5],
  ])('%d miles are shown as %d and change by %d', (miles, shown, by) => {
    expect([roundMiles(miles), radiusStep(miles)]).toEqual([shown, by])
  })
})

describe('plane', () => {
  it.each([point(41.25, -96), point(0, 0), point(-33, 151), point(84, 179)])('%o there and back', (at) => {
    const again = fromPlane(toPlane(at, 12), 12)
    expect(again.Latitude).toBeCloseTo(at.Latitude, 9)
    expect(again.Longitude).toBeCloseTo(at.Longitude, 9)
  })

  it('measures what it offsets', () => {
    expect(pixelsBetween(point(41, -96), offset(point(41, -96), 30, -40, 11), 11)).toBeCloseTo(50, 6)
  })

  it.each([
    [point(41.123456789, -96.987654321), point(41.12346, -96.98765)],
    [point(10, 190), point(10, -170)],
    [point(10, -540), point(10, 180)],
  ])('keeps %o as %o', (raw, remaining) => {
    const { Latitude, Longitude } = normalizedPoint(raw)
    expect([Latitude, Math.abs(Longitude)]).toEqual([remaining.Latitude, Math.abs(remaining.Longitude)])
  })
})

describe('reshaping', () => {
  it('moves all corners and keeps the shape on the map', () => {
    const moved = moveAll(square, point(41, -96), point(50, -90))
    expect(moved[0]).toEqual(point(50, -90))
    expect(pixelsBetween(moved[0] as Point, moved[2] as Point, 9)).toBeCloseTo(
      pixelsBetween(square[0] as Point, square[2] as Point, 9),
      1,
    )
  })

  it.each([
    ['one corner', moveCorner(square, 1, point(40.5, -94)), 4, point(40.5, -94)],
    ['a new one after it', addCorner(square, 0, point(41.2, -95.5)), 5, point(41.2, -95.5)],
    ['one fewer', removeCorner(square, 1), 3, point(42, -95)],
    ['three stay three', removeCorner(square.slice(0, 3), 1), 3, point(41, -95)],
  ])('%s', (_, points, many, second) => {
    expect([points.length, points[1]]).toEqual([many, second])
  })

  it('finds middles', () => {
    const { Latitude, Longitude } = centroidOf(square)
    expect([Latitude, Longitude].map((n) => n.toFixed(6))).toEqual(['41.500000', '-95.500000'])
    expect(middleOf(point(41, -96), point(41, -95)).Longitude).toBeCloseTo(-95.5, 9)
    expect(handlePoints([...square, point(41, -96)])).toHaveLength(4)
    expect(handlePoints([point(10, 170), point(10, -170), point(20, -170)])[1]).toEqual(point(10, 190))
  })
})

describe('simplify', () => {
  const wave = Array.from({ length: 3000 }, (_, i) => point(41 + Math.sin(i / 20) / 10, -96 + i / 1000))
  it('keeps at most 200 points and both ends', () => {
    const remaining = simplifyPath(wave, 10)
    expect(remaining.length).toBeLessThanOrEqual(200)
    expect([remaining[0], remaining.at(-1)]).toEqual([wave[0], wave.at(-1)])
  })

  it('drops what is on a line', () => {
    expect(simplifyPath([point(41, -96), point(41, -95.5), point(41, -95), point(42, -95)], 10)).toHaveLength(
      3,
    )
  })
})

describe('overshoot', () => {
  it.each([
    ['a closed outline stays', square, 4],
    [
      'an end that crosses the beginning is cut off',
      [...circleOutline(point(41, -96), 10), point(41.2, -95.99), point(41.1, -95.9)],
      181,
    ],
  ])('%s', (_, path, max) => {
    const rest = withoutOvershoot(path)
    expect(rest.length).toBeLessThanOrEqual(max)
    expect(areaError({ kind: 'polygon', Points: [...rest] })).toBeUndefined()
  })
})

describe('errors of a finished area', () => {
  it.each([
    ['a square', { kind: 'polygon' as const, Points: square }, undefined],
    [
      'a speck',
      {
        kind: 'polygon' as const,
        Points: square.map((p) => point(41 + p.Latitude / 1e6, -96 + p.Longitude / 1e6)),
      },
      /Too small/,
    ],
    [
      'a line',
      { kind: 'polygon' as const, Points: [point(41, -96), point(42, -96), point(43, -96)] },
      /Too small/,
    ],
    ['a dot of a circle', { kind: 'circle' as const, ...point(41, -96), RadiusMiles: 0.01 }, /Too small/],
    ['500 miles', { kind: 'circle' as const, ...point(41, -96), RadiusMiles: 500 }, undefined],
    ['501 miles', { kind: 'circle' as const, ...point(41, -96), RadiusMiles: 501 }, /at most 500/],
    ['a state', { kind: 'state' as const, StateProvince: 'NE' }, undefined],
  ])('%s', (_, place, text) => {
    const error = areaError(place)
    if (text) expect(error).toMatch(text)
    else expect(error).toBeUndefined()
  })
})
