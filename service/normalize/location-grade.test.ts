import { expect, it } from 'vitest'
import { gradeOfText } from './location-grade.ts'

it.each([
  ['Rooftop', 'Rooftop'],
  ['ROOFTOP', 'Rooftop'],
  ['Point Address', 'Rooftop'],
  ['RANGE_INTERPOLATED', 'Street'],
  ['street_center', 'Street'],
  ['Zip Code Centroid', 'PostalCode'],
  ['PostalCode', 'PostalCode'],
  ['place', 'City'],
  ['APPROXIMATE', undefined],
  ['', undefined],
])('%s is %s', (text, expected) => {
  expect(gradeOfText(text)).toBe(expected)
})
