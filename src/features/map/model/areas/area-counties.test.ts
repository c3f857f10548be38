import { beforeAll, expect, it } from 'vitest'
import type { CriteriaPlace } from '#criteria/places.ts'
import { loadShapes, type Shapes } from '../boundaries.ts'
import { countiesOf } from './area-counties.ts'

let shapes: Shapes
beforeAll(async () => {
  shapes = await loadShapes()
})

const circle = (Latitude: number, Longitude: number): CriteriaPlace => ({
  kind: 'circle',
  Latitude,
  Longitude,
  RadiusMiles: 5,
})
const papillion = circle(41.15, -96.04)

it.each<[what: string, places: CriteriaPlace[], counties: string[]]>([
  ['the county of its middle', [papillion], ['Sarpy, NE']],
  ['a county once', [papillion, circle(41.16, -96.05)], ['Sarpy, NE']],
  ['several', [papillion, circle(41.26, -95.94)], ['Sarpy, NE', 'Douglas, NE']],
  ['itself', [{ kind: 'county', County: 'Cass', StateProvince: 'NE' }], ['Cass, NE']],
  ['none for a state', [{ kind: 'state', StateProvince: 'NE' }], []],
  ['none at sea', [circle(40, -60)], []],
])('has %s', (_, places, counties) => {
  const gazetteer = { shapes, postalPoint: () => undefined, cityPoint: () => undefined }
  const found = countiesOf(
    places.map((place) => ({ ...place, excluded: false })),
    gazetteer,
  )
  expect(found?.map(({ County, StateProvince }) => `${County}, ${StateProvince}`)).toEqual(counties)
})
