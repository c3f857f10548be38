import { expect, it } from 'vitest'
import type { Labels } from './labels.ts'
import { wishes } from './wishes.ts'

const at = { lat: 0, lng: 0 }
const labels: Labels = {
  places: [
    { ...at, name: 'Elgin', minZoom: 8, rank: 2 },
    { ...at, name: 'Chicago', minZoom: 4, rank: 1 },
    { ...at, name: 'Wheaton', minZoom: 9, rank: 3 },
  ],
  counties: [{ ...at, name: 'Kane' }],
  states: [{ ...at, name: 'Illinois', abbreviation: 'IL' }],
  water: [{ ...at, name: 'Lake Michigan' }],
}

it.each([
  { zoom: 3, names: [] },
  { zoom: 4, names: ['IL', 'Chicago'] },
  { zoom: 6, names: ['ILLINOIS', 'Lake Michigan', 'Chicago'] },
  { zoom: 8, names: ['Lake Michigan', 'Chicago', 'KANE', 'Elgin'] },
  { zoom: 9, names: ['Lake Michigan', 'Chicago', 'Elgin', 'KANE', 'Wheaton'] },
])('at zoom $zoom wants $names', ({ zoom, names }) => {
  expect(wishes(labels, zoom).map(({ text }) => text)).toEqual(names)
})
