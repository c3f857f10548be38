import { expect, test } from 'vitest'
import { placesNamed } from '#reference/places.ts'
import { citiesBesidePost } from './cities-beside-post.ts'
import { countyRegions } from './named-regions.ts'
import { neighborhoods } from './neighborhoods.ts'
import { index } from './reader.testing.ts'

test('each ZIP code of a neighborhood or a city exists, in its state', () => {
  const besidePost = citiesBesidePost.map(({ City, StateProvince, codes }) => ({
    name: City,
    state: StateProvince,
    codes,
  }))
  expect(besidePost.filter(({ codes }) => codes.length === 0)).toEqual([])
  const wrong = [...neighborhoods, ...besidePost].flatMap(({ name, state, codes }) =>
    codes
      .filter((code) => placesNamed(index, code)[0]?.detail.slice(-2) !== state)
      .map((code) => `${name} ${code}`),
  )
  expect(wrong).toEqual([])
})

test('each county of a region exists', () => {
  const wrong = countyRegions.flatMap(([, { counties }]) =>
    counties.split('; ').flatMap((part) => {
      const [state = '', names = ''] = part.split(': ')
      return names
        .split(', ')
        .filter((county) => !placesNamed(index, county, state).some(({ place }) => place.kind === 'county'))
    }),
  )
  expect(wrong).toEqual([])
})
