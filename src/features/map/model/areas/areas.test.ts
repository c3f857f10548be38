import { describe, expect, it } from 'vitest'
import type { PlaceChoice } from '#criteria/places.ts'
import { selectedAfter } from '#features/map/data/selected-place.ts'
import { pointAt } from '#shared/geo/sphere.ts'
import { offset } from '../plane.ts'
import { coversRim, radiusSides, sizeOnMap } from './chip-layout.ts'
import type { Polygons } from './imported-outline.ts'
import { boxAround, type Gazetteer, outlineOf } from './outline.ts'
import { changeText, placeText } from './place-text.ts'

const circle: PlaceChoice = {
  kind: 'circle',
  Latitude: 41.25,
  Longitude: -96,
  RadiusMiles: 5,
  excluded: false,
}
const area: PlaceChoice = {
  kind: 'polygon',
  Points: [
    { Latitude: 41, Longitude: -96 },
    { Latitude: 41, Longitude: -95 },
    { Latitude: 42, Longitude: -95 },
  ],
  excluded: false,
}
const state: PlaceChoice = { kind: 'state', StateProvince: 'NE', excluded: false }

describe('words', () => {
  it.each([
    [[circle], 0, 'Circle of 5 miles'],
    [[{ ...circle, RadiusMiles: 1 }], 0, 'Circle of 1 mile'],
    [[circle, area], 1, 'Drawn area 1 with 3 corners'],
    [[state], 0, 'Nebraska'],
    [[], 0, 'The area'],
  ])('%j at %i is %s', (places, index, text) => {
    expect(placeText(places, index, 'miles', undefined)).toBe(text)
  })

  it.each([
    [circle, { ...circle, RadiusMiles: 9.3 }, 'Circle 1 is now 9.3 miles'],
    [circle, { ...circle, Latitude: 42 }, 'Circle 1 moved'],
    [circle, { ...circle, excluded: true }, 'Circle 1 excluded'],
    [{ ...area, excluded: true }, area, 'Drawn area 1 included'],
    [area, { ...area, Points: area.Points.slice(1) }, 'Drawn area 1 now has 2 corners'],
    [area, { ...area, Points: area.Points.toReversed() }, 'Drawn area 1 moved'],
  ])('%j', (before, next, text) => {
    expect(changeText([before], 0, next, 'miles', undefined)).toBe(text)
  })
})

describe('the radius of a circle is written', () => {
  const nowhere: Gazetteer = { shapes: undefined, postalPoint: () => undefined, cityPoint: () => undefined }
  const rim = pointAt({ Latitude: 41.25, Longitude: -96 }, 5, 90)
  const around = (right: number, down: number): PlaceChoice => {
    const middle = offset(rim, right, down, 9)
    const corner = (x: number, y: number) => offset(middle, x, y, 9)
    return {
      kind: 'polygon',
      Points: [corner(-20, -20), corner(20, -20), corner(20, 20), corner(-20, 20)],
      excluded: true,
    }
  }
  it.each([
    ['beside the rim', [circle], 'right'],
    ['below it when something stands there', [circle, around(60, 0)], 'below'],
    ['above it when something stands there too', [circle, around(60, 0), around(0, 28)], 'above'],
    ['beside it when nothing is free', [circle, around(60, 0), around(0, 28), around(0, -28)], 'right'],
    ['away from the same circle', [circle, { ...circle, RadiusMiles: 5 }], 'right'],
  ] as [string, PlaceChoice[], string][])('%s', (_, places, side) => {
    expect(radiusSides(places, nowhere, 9)[0]).toBe(side)
  })
})

describe('the selected place', () => {
  const larger = { ...circle, RadiusMiles: 9 }
  it.each([
    ['none', [circle], [], undefined, undefined],
    ['stays', [circle, area], [circle, area, state], 1, 1],
    ['is changed', [circle, area], [larger, area], 0, 0],
    ['is new', [area], [circle, area], 0, 0],
    ['moves up with its place', [state, circle], [circle], 1, 0],
    ['is left out, and so the last', [circle, area], [area, { ...circle, excluded: true }], 0, 1],
    ['is gone', [circle, area], [area], 0, undefined],
    ['is gone, as others come', [circle, area], [area, state, larger], 0, undefined],
  ] as [string, PlaceChoice[], PlaceChoice[], number | undefined, number | undefined][])(
    '%s',
    (_, before, after, selected, expected) => {
      expect(selectedAfter(before, after, selected)).toBe(expected)
    },
  )
})

describe('outlines', () => {
  const omaha = { Latitude: 41.26, Longitude: -96 }
  const nowhere: Gazetteer = { shapes: undefined, postalPoint: () => undefined, cityPoint: () => undefined }
  const known: Gazetteer = {
    postalPoint: (code) => (code === '68046' ? omaha : undefined),
    cityPoint: (city) => (city === 'Omaha' ? omaha : undefined),
    shapes: {
      states: [
        {
          Fips: '31',
          StateProvince: 'NE',
          bounds: [-104, 40, -95, 43],
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [-104, 40],
                [-95, 40],
                [-95, 43],
                [-104, 43],
                [-104, 40],
              ],
            ],
          },
        },
      ],
      counties: [],
      nation: [],
    },
  }

  it.each([
    [circle, nowhere, 1],
    [area, nowhere, 1],
    [state, nowhere, undefined],
    [state, known, 1],
    [{ ...state, StateProvince: 'ON' }, known, undefined],
    [{ kind: 'county', County: 'Lake', StateProvince: 'IL', excluded: false }, known, undefined],
    [{ kind: 'postal', PostalCode: '68046', excluded: false }, known, 0],
    [{ kind: 'postal', PostalCode: '99999', excluded: false }, known, undefined],
    [{ kind: 'postalCircle', PostalCode: '68046', RadiusMiles: 3, excluded: false }, known, 1],
    [{ kind: 'city', City: 'Omaha', StateProvince: 'NE', excluded: false }, known, 0],
  ] as [PlaceChoice, Gazetteer, number | undefined][])('%j', (place, gazetteer, polygons) => {
    expect(outlineOf(place, gazetteer)?.polygons.length).toBe(polygons)
  })

  it('are boxed together, points included', () => {
    const outlines = [state, { kind: 'postal', PostalCode: '68046' } as const].flatMap(
      (place) => outlineOf(place, known) ?? [],
    )
    expect(boxAround(outlines)).toEqual([
      [40, -104],
      [43, -95],
    ])
    expect(boxAround([])).toBeUndefined()
  })
})

describe('the name of a ZIP circle is above its middle', () => {
  const zip: PlaceChoice = { kind: 'postalCircle', PostalCode: '68046', RadiusMiles: 25, excluded: false }
  const middle = { Latitude: 41.15, Longitude: -96.04 }
  it.each([
    [zip, 6, true],
    [zip, 9, false],
    [{ ...zip, RadiusMiles: 1 }, 9, true],
    [circle, 6, false],
  ] as const)('%j at zoom %i: %s', (place, zoom, isHigh) => {
    expect(coversRim(place, middle, zoom)).toBe(isHigh)
  })
})

describe('an imported outline is on the map', () => {
  const zip: PlaceChoice = { kind: 'postal', PostalCode: '68046', excluded: false }
  const middle = { Latitude: 41.15, Longitude: -96.04 }
  const box = (width: number, height: number) => {
    const corner = (x: number, y: number) => offset(middle, x, y, 9)
    return [[[corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)]]]
  }
  it.each([
    ['large', zip, box(200, 200), 9, 'large'],
    ['smaller than its name further out', zip, box(200, 200), 7, 'small'],
    ['narrower than its name', zip, box(40, 200), 9, 'small'],
    ['lower than its name', zip, box(200, 20), 9, 'small'],
    ['a speck', zip, box(200, 200), 5, 'speck'],
    ['no speck while it is long', zip, box(4, 20), 9, 'small'],
    ['a point', zip, [], 9, 'large'],
    ['a state', state, box(20, 20), 9, 'large'],
  ] as [string, PlaceChoice, Polygons, number, string][])('%s', (_, place, polygons, zoom, size) => {
    expect(sizeOnMap(place, { polygons, middle }, zoom)).toBe(size)
  })
})
