import { expect, it } from 'vitest'
import type { Labels } from '#features/map/model/label-placement.ts'
import { labelCandidates } from './label-candidates.ts'

const at = { Latitude: 0, Longitude: 0 }
const state = { ...at, Bounds: [0, 0, 0, 0] as [number, number, number, number], People: 0 }
const labels: Labels = {
  cities: [
    { ...at, Name: 'Elgin', Zoom: 8, People: 1100 },
    { ...at, Name: 'Aurora', Zoom: 8, People: 1800 },
    { ...at, Name: 'Chicago', Zoom: 4, People: 27000 },
    { ...at, Name: 'Wheaton', Zoom: 9, People: 500 },
  ],
  waters: [{ ...at, Name: 'Lake Michigan', Zoom: 5, People: 0 }],
  counties: [{ ...at, Fips: '17089', County: 'Kane', StateProvince: 'IL', People: 5000 }],
  states: [{ ...state, StateProvince: 'IL', Name: 'Illinois' }],
}

it.each([
  { zoom: 3, names: [] },
  { zoom: 4, names: ['IL', 'Chicago'] },
  { zoom: 6, names: ['ILLINOIS', 'Lake Michigan', 'Chicago'] },
  { zoom: 8, names: ['Lake Michigan', 'Chicago', 'KANE', 'Aurora', 'Elgin'] },
  { zoom: 9, names: ['Lake Michigan', 'Chicago', 'Aurora', 'Elgin', 'KANE', 'Wheaton'] },
])('at zoom $zoom needs $names', ({ zoom, names }) => {
  expect(labelCandidates(labels, zoom).map(({ text }) => text)).toEqual(names)
})
